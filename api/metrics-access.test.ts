import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let test: TestApp;
afterEach(() => test.close());

const from = (remoteAddress: string, headers: Readonly<Record<string, string>> = {}) =>
  test.app.inject({ url: '/metrics', remoteAddress, headers });

describe('the metrics', () => {
  it('are for this machine alone, and not for clients of a proxy', async () => {
    test = await startTestApp({});
    for (const address of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])
      expect((await from(address)).statusCode, address).toBe(200);
    for (const address of ['10.0.0.7', '203.0.113.7', '::ffff:10.0.0.7', '2001:db8::1'])
      expect((await from(address)).json(), address).toMatchObject({ status: 404, code: 'unknown-path' });
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
      expect((await from('127.0.0.1', { [header]: '127.0.0.1' })).statusCode, header).toBe(404);
  });

  it('are refused to a client whose address comes from a trusted proxy', async () => {
    test = await startTestApp({ trustProxy: '10.0.0.0/8' });
    expect((await from('10.0.0.7', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
    expect((await from('10.0.0.7')).statusCode).toBe(404);
  });

  it('are for any client with the token, where one is set', async () => {
    const token = 'a-token-of-prometheus';
    test = await startTestApp({ metricsToken: token });
    expect((await from('203.0.113.7', { authorization: `Bearer ${token}` })).statusCode).toBe(200);
    expect((await from('127.0.0.1')).statusCode).toBe(404);
    for (const authorization of [token, 'Bearer ', `Bearer ${token}x`])
      expect((await from('127.0.0.1', { authorization })).statusCode).toBe(404);
  });

  it('have no token that is guessed', async () => {
    test = await startTestApp({});
    expect(() => readConfig({ METRICS_TOKEN: 'short' }, '/')).toThrow('METRICS_TOKEN: Needs at least 16');
    expect(readConfig({}, '/').metricsToken).toBeUndefined();
  });
});
