import type { Language } from '../url/paths.ts';
import { type KeepResult, keptPart, partOfStore, titleHeader, type WorkerMessage } from './saving-rules.ts';

export interface SavedPage {
  href: string;
  title: string;
  date: string;
}

export async function listSaved(language: Language): Promise<readonly SavedPage[]> {
  const pages = new Map<string, SavedPage>();
  const names = (await caches.keys()).filter((name) => /^(?:visited|kept\/)/.test(name));
  for (const name of names) {
    const store = await caches.open(name);
    const [requests, answers] = await Promise.all([store.keys(), store.matchAll()]);
    for (const [at, { url }] of requests.entries()) {
      const title = answers[at]?.headers.get(titleHeader);
      const { pathname, search } = new URL(url);
      if (title == null || !pathname.startsWith(`/${language}`) || pathname.endsWith('/offline')) continue;
      const html = `<title>${decodeURIComponent(title)}</title>`;
      const text = new DOMParser().parseFromString(html, 'text/html').title;
      pages.set(url, { href: pathname + search, title: text, date: answers[at]?.headers.get('date') ?? '' });
    }
  }
  return [...pages.values()].sort((a, b) => a.title.localeCompare(b.title, language));
}

const storesOf = async (id: string, language: Language): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => partOfStore(name) === keptPart(id, language));

/** Whether pages can be saved: the site offers it, and the browser has workers and stores. */
export const canKeep = (): boolean =>
  'serviceWorker' in navigator && 'caches' in window && document.querySelector('link[rel=manifest]') !== null;

/** Which of the pages of a country are saved: all, a part as far as there was room, or none. */
export async function savedPart(
  id: string,
  language: Language,
  pages: readonly string[],
): Promise<'kept' | 'partly' | 'open'> {
  const stores = await Promise.all((await storesOf(id, language)).map((name) => caches.open(name)));
  if (stores.length === 0) return 'open';
  const found = await Promise.all(
    pages.map(async (page) => (await Promise.all(stores.map((store) => store.match(page)))).some(Boolean)),
  );
  return found.every(Boolean) ? 'kept' : 'partly';
}

export async function dropKept(id: string, language: Language): Promise<void> {
  for (const name of await storesOf(id, language)) await caches.delete(name);
}

/** Calls `report` with its progress.  @throws where no worker has been started. */
export async function keepPages(
  { id, language, addresses }: { id: string; language: Language; addresses: readonly string[] },
  report: (result: KeepResult) => void,
): Promise<void> {
  // Without permission the browser may delete it when storage runs out.
  await navigator.storage?.persist?.().catch(() => false);
  const active = (await navigator.serviceWorker.getRegistration())?.active;
  if (active == null) throw new Error('No worker is at work.');
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => report(data);
  active.postMessage({ type: 'keep', id, language, addresses } satisfies WorkerMessage, [port2]);
}
