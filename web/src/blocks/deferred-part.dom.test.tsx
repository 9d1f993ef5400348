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

/** What the server draws, and the browser once it has the code. */
function Content({ code }: { code: string }): ReactNode {
  return (
    <p data-drawn="">
      {code} of {useContext(Shown)}
    </p>
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
