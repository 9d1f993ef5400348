import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { type Fault, FaultWebhook } from './fault-webhook.ts';

const fault: Fault = { kind: 'answer', status: 500, method: 'GET', path: '/en', requestId: 'a-1' };

describe('the webhook for faults', () => {
  const sent: { text: string; more: number }[] = [];
  const warned: object[] = [];
  let status = 204;
  const webhook = () =>
    new FaultWebhook({
      url: 'https://hooks.example/secret',
      fetch: async (_url, init) => {
        sent.push(JSON.parse(String(init?.body)));
        return new Response(null, { status });
      },
      clock: () => new Date(Date.now()),
      logger: { warn: (details: object) => void warned.push(details) },
    });

  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 2) });
    sent.length = 0;
    warned.length = 0;
    status = 204;
  });
  afterEach(() => void vi.useRealTimers());

  it('gets the first fault at once, and a thousand more in one message a minute later', async () => {
    const hook = webhook();
    for (let at = 0; at < 1001; at += 1) hook.tell(fault);
    expect(sent).toMatchObject([
      { event: 'fault', text: 'GET /en was answered 500', more: 0, requestId: 'a-1' },
    ]);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({
      text: 'GET /en was answered 500, and 999 more requests since',
      more: 999,
    });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent).toHaveLength(2);
    hook.tell(fault);
    expect(sent[2]).toMatchObject({ more: 0 });
  });

  it('gets a message a minute later as well when the clock is set back by two hours', async () => {
    const hook = webhook();
    hook.tell(fault);
    vi.setSystemTime(Date.UTC(2026, 0, 1, 22));
    await vi.advanceTimersByTimeAsync(60_000);
    hook.tell(fault);
    expect(sent).toHaveLength(2);
    hook.close();
  });

  it('gets a crash whenever the last message was, without the message of the error', async () => {
    const hook = webhook();
    hook.tell(fault);
    await hook.crash(new TypeError('of ana@bean.example'));
    expect(sent[1]).toMatchObject({ kind: 'crash', text: 'the server ended by a fault (TypeError)' });
    expect(JSON.stringify(sent)).not.toContain('bean.example');
    hook.close();
  });

  it('does not fail requests: its answer is logged, without its address', async () => {
    status = 500;
    const hook = webhook();
    await hook.crash(null);
    expect(warned).toEqual([{ reason: 'it answered 500' }]);
  });
});

it('the server logs failed answers only, without the query of the address', async () => {
  const faults: Fault[] = [];
  const renderPage = () => Promise.reject(new Error('broken'));
  const test = await startTestApp({ renderPage, tellFault: (each) => void faults.push(each) });
  try {
    await test.app.inject('/api/v1/nothing');
    expect(faults).toEqual([]);
    const { statusCode, headers } = await test.app.inject('/en/beans/data?permit=secret');
    expect(statusCode).toBe(500);
    expect(faults).toEqual([
      {
        kind: 'answer',
        status: 500,
        method: 'GET',
        path: '/en/beans/data',
        requestId: headers['x-request-id'],
      },
    ]);
  } finally {
    await test.close();
  }
});
