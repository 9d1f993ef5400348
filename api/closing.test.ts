import { Agent, get, type IncomingMessage } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const tests: TestApp[] = [];
afterEach(async () => {
  for (const test of tests.splice(0)) await test.close();
});

/** An answer on a connection of this agent, read to its end. */
function ask(url: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume();
      response.once('end', () => resolve(response));
    }).once('error', reject);
  });
}

it('an answer that is being made when the server closes says that the connection ends with it', async () => {
  let finish = (): void => {};
  let begun = (): void => {};
  const drawing = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const test = await startTestApp({
    renderPage: async () => {
      begun();
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return { status: 200, html: 'drawn', language: 'en' };
    },
  });
  tests.push(test);
  const origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  const asked = ask(`${origin}/en/beans`, agent);
  await drawing;
  const closed = test.app.close();
  await expect.poll(() => test.app.server.listening).toBe(false);
  finish();
  const answer = await asked;
  expect(answer.statusCode).toBe(200);
  expect(answer.headers.connection).toBe('close');
  await closed;
  agent.destroy();
});
