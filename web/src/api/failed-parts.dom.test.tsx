import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { mount, one } from '../testing/mount.ts';
import { useAskAgain } from './failed-parts.ts';
import { createQueryClient } from './queries.ts';

/** A request that has gone out, to be answered by the test. */
interface Asked {
  answer(value: string): void;
  fail(): void;
}

function Part({ asked }: { asked: Asked[] }): ReactNode {
  const askAgain = useAskAgain();
  const { data, error } = useQuery({
    queryKey: ['part'],
    queryFn: () =>
      new Promise<string>((answer, reject) => {
        asked.push({ answer, fail: () => reject(new Error('503')) });
      }),
    retry: false,
  });
  return (
    <button type="button" onClick={askAgain}>
      {data ?? (error === null ? 'on its way' : 'failed')}
    </button>
  );
}

function show(): { asked: Asked[]; button: HTMLElement } {
  const asked: Asked[] = [];
  const { box } = mount(
    <QueryClientProvider client={createQueryClient()}>
      <Part asked={asked} />
    </QueryClientProvider>,
  );
  return { asked, button: one(box, 'button') };
}

/** Lets what has been answered reach the page. */
const settle = (step: () => void): Promise<void> =>
  act(async () => {
    step();
    for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => setTimeout(done, 0));
  });

it('asks again for what was on its way at the press, and failed after it', async () => {
  const { asked, button } = show();
  await settle(() => button.click());
  expect(asked).toHaveLength(1);
  await settle(() => asked[0]?.fail());
  expect(asked).toHaveLength(2);
  await settle(() => asked[1]?.answer('there'));
  expect(button.textContent).toBe('there');
});

it('asks once for what had failed, and no more until the next press', async () => {
  const { asked, button } = show();
  await settle(() => asked[0]?.fail());
  expect(button.textContent).toBe('failed');
  await settle(() => button.click());
  await settle(() => asked[1]?.fail());
  expect(asked).toHaveLength(2);
  expect(button.textContent).toBe('failed');
});

it('leaves alone what comes in spite of the press', async () => {
  const { asked, button } = show();
  await settle(() => button.click());
  await settle(() => asked[0]?.answer('there'));
  expect(asked).toHaveLength(1);
  expect(button.textContent).toBe('there');
});
