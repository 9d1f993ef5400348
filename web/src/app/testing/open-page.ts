import { vi } from 'vitest';
import type { PageRequest } from '#contract/page.ts';
import { answers } from './answers.ts';
import { pageRequest } from './page-request.ts';

/** A test's control of a page and its surroundings. */
export interface OpenPage {
  /** Scrolls an element's container into view. */
  reach(element: Element): Promise<void>;
  /** Waits until scripts have taken an element over. */
  takenOver(element: Element): Promise<void>;
  /** Waits for pending rendering. */
  settle(): Promise<void>;
}

type Watcher = { act: IntersectionObserverCallback; targets: Set<Element>; self: IntersectionObserver };

/** Observers of the page: without layout, the test triggers their entries. */
class TestObserver implements IntersectionObserver {
  static readonly watchers = new Set<Watcher>();
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #own: Watcher;

  constructor(callback: IntersectionObserverCallback) {
    this.#own = { act: callback, targets: new Set(), self: this };
    TestObserver.watchers.add(this.#own);
  }

  observe(target: Element): void {
    this.#own.targets.add(target);
  }

  unobserve(target: Element): void {
    this.#own.targets.delete(target);
  }

  disconnect(): void {
    TestObserver.watchers.delete(this.#own);
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

/** Runs due tasks and timers several times: code loads, renders, and requests more. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise<void>((resolve) => void setTimeout(resolve, 5));
}

/** Whether an element is hydrated: React marks its own. */
const isTakenOver = (element: Element | null): boolean =>
  Object.keys(element ?? {}).some((name) => name.startsWith('__reactProps'));

const documents = new Map<string, string>();

/** The server's document, drawn by modules of its own: the browser does not share the server's loaded modules. */
async function documentOf(url: URL): Promise<string> {
  const address = url.pathname + url.search;
  const known = documents.get(address);
  if (known !== undefined) return known;
  vi.resetModules();
  const { render } = await import('./render.ts');
  const { html = '' } = await render(
    pageRequest({ path: url.pathname, search: url.search, getJson: answers }),
  );
  documents.set(address, html);
  return html;
}

const listening: (() => void)[] = [];

/** Records the page's listeners outside of its own elements, to remove them for the next page in this window. */
function trackListeners(target: Window | Document): void {
  const add = target.addEventListener.bind(target);
  vi.spyOn(target, 'addEventListener').mockImplementation(
    (...[type, listener, options]: Parameters<typeof add>) => {
      add(type, listener, options);
      listening.push(() => target.removeEventListener(type, listener, options));
    },
  );
}

const waiting: ReturnType<typeof setTimeout>[] = [];

/** Records the page's timers, which would fire after its window is gone. */
function trackTimers(): void {
  const { setTimeout: putOff } = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((...args: Parameters<typeof putOff>) => {
    const timer = putOff(...args);
    waiting.push(timer);
    return timer;
  }) as typeof putOff);
}

/** Leaves a test's page after its pending requests, which would meet the modules of the next one. */
export async function leavePage(): Promise<void> {
  await settle();
  for (const timer of waiting.splice(0)) clearTimeout(timer);
  for (const stop of listening.splice(0)) stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
}

/**
 * Opens a page as a browser does: the server's document first, then its own code, which takes the document over. The
 * interface answers what a release would. `leavePage` has to follow.
 */
export async function openPage(
  address: string,
  getJson: PageRequest['getJson'] = answers,
): Promise<OpenPage> {
  const url = new URL(address, 'http://localhost');
  const html = await documentOf(url);
  TestObserver.watchers.clear();
  vi.stubGlobal('IntersectionObserver', TestObserver);
  // The page's own code renders when it likes, as in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, url);
    return Response.json(await getJson(pathname + search));
  });
  trackListeners(window);
  trackListeners(document);
  trackTimers();
  history.replaceState(null, '', url.pathname + url.search);
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  vi.resetModules();
  await import('../entry-client.tsx');
  const takenOver = (element: Element | null): Promise<void> =>
    vi.waitFor(() => {
      if (!isTakenOver(element)) throw new Error('The page has not taken this over.');
    }, 20_000);
  await takenOver(document.querySelector('#content'));
  await settle();
  return {
    settle,
    takenOver,
    reach: async (element) => {
      // Watching begins with the first scrolling.
      window.dispatchEvent(new Event('scroll'));
      for (const { act, targets, self } of TestObserver.watchers)
        for (const target of targets) {
          if (!target.contains(element)) continue;
          act([{ isIntersecting: true, target } as unknown as IntersectionObserverEntry], self);
        }
      await settle();
    },
  };
}
