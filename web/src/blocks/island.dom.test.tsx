import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../api/queries.ts';
import { createWords, WordsProvider } from '../i18n/words.tsx';
import { one } from '../testing/mount.ts';
import { Island, type LaterCode, laterCode, Waking } from './island.tsx';

const Shown = createContext('');

/** What the server draws, and the browser once the part is awake. */
function Drawn({ code }: { code: string }): ReactNode {
  const place = useContext(Shown);
  const [open, setOpen] = useState(false);
  return (
    <>
      <p data-drawn="">{`${code} of ${place}`}</p>
      <button type="button" value="table" aria-expanded={open} onClick={() => setOpen(!open)}>
        Table
      </button>
    </>
  );
}

const words = createWords('en', {
  'dataPage.state.drawn': ['As it came.'],
  'dataPage.state.failed': ['Failed.'],
  'dataPage.state.retry': ['Retry'],
  'dataPage.state.loading': ['Loading'],
});

const client = createQueryClient();

interface Kind {
  code?: LaterCode<string>;
  isStill?: boolean;
}

function Page({ code, isStill = false }: Kind): ReactNode {
  const [place, setPlace] = useState('Kenya');
  const draw = (loaded: string | true): ReactNode => (
    <Shown.Provider value={place}>
      <Drawn code={loaded === true ? 'Map' : loaded} />
    </Shown.Provider>
  );
  return (
    <>
      <button type="button" value="Malawi" onClick={() => setPlace('Malawi')}>
        Malawi
      </button>
      {code === undefined ? (
        <Island name="part" shows={place} isStill={isStill}>
          {draw}
        </Island>
      ) : (
        <Island name="part" code={code} shows={place}>
          {draw}
        </Island>
      )}
    </>
  );
}

const page = (kind: Kind, isOver: boolean): ReactNode => (
  <QueryClientProvider client={client}>
    <WordsProvider language="en" words={words}>
      <Waking.Provider value={{ isOver }}>
        <Page {...kind} />
      </Waking.Provider>
    </WordsProvider>
  </QueryClientProvider>
);

let tell: (isIntersecting: boolean) => void = () => {};
let root: Root | undefined;

beforeEach(() => {
  // A drawing that waits is work that `act` would wait for.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: readonly { isIntersecting: boolean }[]) => void) {
        tell = (isIntersecting) => report([{ isIntersecting }]);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const drawn = (): HTMLElement => one(document, '[data-drawn]');
const table = (): HTMLElement => one(document, 'button[value=table]');
const isAwake = (): boolean => Object.keys(table()).some((name) => name.startsWith('__reactProps'));

/** The server's document, taken over by the browser as far as it goes by itself. */
async function open(kind: Kind = {}, before: Kind = kind): Promise<void> {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(page(before, true));
  root = hydrateRoot(box, page(kind, false));
  const other = one(box, 'button[value=Malawi]');
  await expect.poll(() => Object.keys(other).some((name) => name.startsWith('__react'))).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 50));
}

const code = async (): Promise<LaterCode<string>> => {
  const made = laterCode(async () => 'Chart');
  await made.load('en');
  return made;
};

it('sleeps as the server drew it, and wakes as it stands when it is near', async () => {
  await open();
  const before = drawn();
  expect(isAwake()).toBe(false);
  tell(true);
  await expect.poll(isAwake).toBe(true);
  expect(drawn()).toBe(before);
});

it('wakes for a touch alone where nothing of it moves', async () => {
  await open({ isStill: true });
  tell(true);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isAwake()).toBe(false);
  table().focus();
  await expect.poll(isAwake).toBe(true);
  expect(document.activeElement).toBe(table());
});

it('fetches code of its own for who has scrolled near, and not before', async () => {
  const load = vi.fn(async () => 'Chart');
  await open({ code: laterCode(load) }, { code: await code() });
  tell(true);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('scroll'));
  await expect.poll(isAwake).toBe(true);
  expect(load).toHaveBeenCalledTimes(1);
});

it('follows another view at once where it is near, and out of the window when the visitor rests', async () => {
  await open();
  const before = drawn();
  one(document, 'button[value=Malawi]').click();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(drawn().textContent).toBe('Map of Kenya');
  await expect.poll(() => drawn().textContent).toBe('Map of Malawi');
  expect(drawn()).toBe(before);
});

it('leaves what the server drew where its code cannot be fetched, whatever was chosen, until Retry brings the code', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('No network'));
  load.mockResolvedValue('Chart');
  await open({ code: laterCode(load) }, { code: await code() });
  one(document, 'button[value=Malawi]').click();
  await expect.poll(() => document.body.textContent).toContain('As it came.');
  expect(drawn().textContent).toBe('Chart of Kenya');
  await vi.waitFor(() => {
    document.querySelector<HTMLElement>('button:not([value])')?.click();
    expect(drawn().textContent).toBe('Chart of Malawi');
  }, 5000);
  expect(document.body.textContent).not.toContain('As it came.');
  expect(load).toHaveBeenCalledTimes(2);
});
