import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount, one } from '../testing/mount.ts';
import { useAnyFailed, useAskAgain, useFailedPart, useRefusedFor } from './failed-parts.ts';
import { createQueryClient } from './queries.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

/** A request that has gone out, to be answered by the test. */
interface SentRequest {
  answer(value: string): void;
  fail(): void;
}

function Part({ requests }: { requests: SentRequest[] }): ReactNode {
  const askAgain = useAskAgain();
  const { data, error } = useQuery({
    queryKey: ['part'],
    queryFn: () =>
      new Promise<string>((answer, reject) => {
        requests.push({ answer, fail: () => reject(new Error('503')) });
      }),
    retry: false,
  });
  return (
    <button type="button" onClick={askAgain}>
      {data ?? (error === null ? 'on its way' : 'failed')}
    </button>
  );
}

function show(): { requests: SentRequest[]; button: HTMLElement } {
  const requests: SentRequest[] = [];
  const { box } = mount(
    <QueryClientProvider client={createQueryClient()}>
      <Part requests={requests} />
    </QueryClientProvider>,
  );
  return { requests, button: one(box, 'button') };
}

/** Lets what has been answered reach the page. */
const settle = (step: () => void): Promise<void> =>
  act(async () => {
    step();
    for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => setTimeout(done, 0));
  });

it('asks again for what was on its way at the press, and failed after it', async () => {
  const { requests, button } = show();
  await settle(() => button.click());
  expect(requests).toHaveLength(1);
  await settle(() => requests[0]?.fail());
  expect(requests).toHaveLength(2);
  await settle(() => requests[1]?.answer('there'));
  expect(button.textContent).toBe('there');
});

it('asks once for what had failed, and no more until the next press', async () => {
  const { requests, button } = show();
  await settle(() => requests[0]?.fail());
  expect(button.textContent).toBe('failed');
  await settle(() => button.click());
  await settle(() => requests[1]?.fail());
  expect(requests).toHaveLength(2);
  expect(button.textContent).toBe('failed');
});

it('leaves alone what comes in spite of the press', async () => {
  const { requests, button } = show();
  await settle(() => button.click());
  await settle(() => requests[0]?.answer('there'));
  expect(requests).toHaveLength(1);
  expect(button.textContent).toBe('there');
});

it('logs a fetch that failed, and neither an answer that there is no such thing nor one that came', async () => {
  const client = createQueryClient();
  const fetched = (key: string, queryFn: () => Promise<string>): Promise<unknown> =>
    client.fetchQuery({ queryKey: [key], queryFn, retry: false }).catch(() => undefined);
  const cause = new TypeError('Failed to fetch');
  await fetched('failing', () => Promise.reject(cause));
  for (const status of [400, 404])
    await fetched(`unknown ${status}`, () =>
      Promise.reject(Object.assign(new Error(String(status)), { status })),
    );
  await fetched('there', () => Promise.resolve('there'));
  expect(vi.mocked(console.error).mock.calls).toEqual([['Error fetching data:', cause]]);
});

it('logs of code that failed again that it is code', async () => {
  const cause = new TypeError('Failed to fetch');
  function Code(): ReactNode {
    useFailedPart('chart', true, () => Promise.reject(cause));
    const askAgain = useAskAgain();
    return (
      <button type="button" onClick={askAgain}>
        again
      </button>
    );
  }
  const { box } = mount(
    <QueryClientProvider client={createQueryClient()}>
      <Code />
    </QueryClientProvider>,
  );
  await settle(() => one(box, 'button').click());
  expect(vi.mocked(console.error).mock.calls).toContainEqual(['Error loading the chart:', cause]);
});

it('says of a part that was refused for now when it is asked for again, which mends it', async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  const answers: unknown[] = [Object.assign(new Error('429'), { status: 429, retryAfter: 40 }), 'there'];
  function Refused(): ReactNode {
    const { data } = useQuery({
      queryKey: ['refused'],
      queryFn: async () => {
        const answer = answers.shift();
        if (answer instanceof Error) throw answer;
        return answer;
      },
    });
    const [failed, seconds] = [useAnyFailed(), useRefusedFor()];
    return <p>{`${String(data)} ${failed} ${seconds}`}</p>;
  }
  const { box } = mount(
    <QueryClientProvider client={client}>
      <Refused />
    </QueryClientProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(39_000));
  expect(box.textContent).toBe('undefined false 40');
  // Up to half as long again, so that pages that were refused together do not retry together.
  await act(() => vi.advanceTimersByTimeAsync(22_000));
  expect(box.textContent).toBe('there false 0');
  vi.useRealTimers();
});
