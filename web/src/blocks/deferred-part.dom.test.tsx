import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../api/queries.ts';
import { createWords, WordsProvider } from '../i18n/words.tsx';
import { one } from '../testing/mount.ts';
import { type DeferredCode, DeferredPart } from './deferred-part.tsx';

const Shown = createContext('');

/** What the button of the drawing heard. */
const pressed: string[] = [];

/** What the server draws, and the browser once it has the code. */
function Content({ code }: { code: string }): ReactNode {
  return (
    <>
      <p data-drawn="">
        {code} of {useContext(Shown)}
      </p>
      <button type="button" value="table" onClick={() => pressed.push(code)}>
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

function Part({ of }: { of: DeferredCode<string, string> }): ReactNode {
  const [live, setLive] = useState('Kenya');
  return (
    <>
      <button type="button" value="Malawi" onClick={() => setLive('Malawi')}>
        Malawi
      </button>
      <DeferredPart of={of} live={live} viewOf={(value) => value} className={undefined} />
    </>
  );
}

const page = (of: DeferredCode<string, string>): ReactNode => (
  <QueryClientProvider client={client}>
    <WordsProvider language="en" words={words}>
      <Part of={of} />
    </WordsProvider>
  </QueryClientProvider>
);

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('leaves what the server drew where its code cannot be fetched, whatever was chosen, until Retry brings the code', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  // A drawing that waits for its code is work that `act` would wait for.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const base = { name: 'part', Provider: Shown.Provider, Content };
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(page({ ...base, load: async () => 'Chart', atHand: () => 'Chart' }));
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('No network'));
  load.mockResolvedValue('Chart');
  const root = hydrateRoot(box, page({ ...base, load, atHand: () => null }));
  expect(one(box, '[data-drawn]').textContent).toBe('Chart of Kenya');
  // Another view needs the code, which does not come.
  await vi.waitFor(() => {
    one(box, 'button[value=Malawi]').click();
    expect(box.textContent).toContain('As it came.');
  });
  expect(load).toHaveBeenCalledTimes(1);
  expect(one(box, '[data-drawn]').textContent).toBe('Chart of Kenya');
  await vi.waitFor(() => {
    box.querySelector<HTMLElement>('button:not([value])')?.click();
    expect(one(box, '[data-drawn]').textContent).toBe('Chart of Malawi');
  }, 5000);
  expect(box.textContent).not.toContain('As it came.');
  expect(load).toHaveBeenCalledTimes(2);
  root.unmount();
});

/** Who wants the code: what happened before the page listened, and what is done now. */
const visitors: readonly (readonly [who: string, before: () => void, act: () => void])[] = [
  ['came near before the page listened', () => void vi.stubGlobal('scrollY', 900), () => undefined],
  [
    'chooses in one of its fields',
    () => undefined,
    () => void one(document, '[data-drawn]').dispatchEvent(new Event('change', { bubbles: true })),
  ],
  ['presses one of its buttons', () => undefined, () => one(document, '[value=table]').focus()],
];

it.each(visitors)('fetches its code for a visitor who %s', async (_, before, act) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      tell: (entries: readonly { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.tell = tell;
      }
      observe(): void {
        this.tell([{ isIntersecting: true }]);
      }
      disconnect(): void {}
    },
  );
  const base = { name: 'part', Provider: Shown.Provider, Content };
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(page({ ...base, load: async () => 'Chart', atHand: () => 'Chart' }));
  before();
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('Chart');
  const root = hydrateRoot(box, page({ ...base, load, atHand: () => null }));
  await vi.waitFor(() => {
    act();
    expect(load).toHaveBeenCalledTimes(1);
  });
  root.unmount();
});

it('does once what was pressed before its code came', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const base = { name: 'part', Provider: Shown.Provider, Content };
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(page({ ...base, load: async () => 'Chart', atHand: () => 'Chart' }));
  let come: (code: string) => void = () => undefined;
  const load = vi.fn(
    () =>
      new Promise<string>((resolve) => {
        come = resolve;
      }),
  );
  const root = hydrateRoot(box, page({ ...base, load, atHand: () => null }));
  const button = one<HTMLButtonElement>(box, '[value=table]');
  await vi.waitFor(() => {
    button.focus();
    expect(load).toHaveBeenCalledTimes(1);
  });
  button.click();
  expect(pressed).toEqual([]);
  come('Chart');
  await vi.waitFor(() => expect(pressed).toEqual(['Chart']));
  button.click();
  expect(pressed).toEqual(['Chart', 'Chart']);
  root.unmount();
});
