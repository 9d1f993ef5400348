import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { RenderPage } from '#contract/page.ts';
import { startTestApp } from './testing/test-app.ts';

const atEnd: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of atEnd.splice(0).reverse()) await end();
});

async function listen(renderPage: RenderPage) {
  const test = await startTestApp({ renderPage });
  atEnd.push(() => test.close());
  const origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
  return { app: test.app, origin, port: Number(new URL(origin).port) };
}

/** Connections that stay open. */
function keepAlive(maxSockets: number): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets });
  atEnd.push(() => agent.destroy());
  return agent;
}

/** An answer on a connection of this agent, read to its end. */
function ask(url: string, agent: Agent): Promise<IncomingMessage & { length: number }> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      let length = 0;
      response.on('data', (part: Buffer) => {
        length += part.length;
      });
      response.once('error', reject);
      response.once('end', () => resolve(Object.assign(response, { length })));
    }).once('error', reject);
  });
}

/** Something that is waited for, and what ends the waiting. */
function gate(): { opened: Promise<void>; open(): void } {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

describe('a server that is shutting down', () => {
  it('answers the pages under way, those that wait and what comes on open connections, with data of their own', async () => {
    const drawing = gate();
    const finish = gate();
    const { app, origin } = await listen(async ({ getJson }) => {
      drawing.open();
      await finish.opened;
      return { status: 200, html: JSON.stringify(await getJson('/api/v1/data/areas')), language: 'en' };
    });
    const eight = keepAlive(8);
    const kept = keepAlive(1);
    await ask(`${origin}/healthz`, kept);
    const pages = Array.from({ length: 8 }, (_, at) => ask(`${origin}/en/page-${at}`, eight));
    await drawing.opened;
    const ended = app.answerEverybody();
    const late = ask(`${origin}/healthz`, kept);
    expect((await late).headers.connection).toBe('close');
    await expect.poll(() => app.server.listening).toBe(false);
    finish.open();
    for (const { statusCode, headers } of [...(await Promise.all(pages)), await late])
      expect([statusCode, headers.connection]).toEqual([200, 'close']);
    await ended;
  });

  it('lets a slow client have the whole answer', async () => {
    const length = 30_000_000;
    const { app, port } = await listen(async () => ({
      status: 200,
      html: 'x'.repeat(length),
      language: 'en',
    }));
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET /en HTTP/1.1\r\nHost: x\r\nAccept-Encoding: identity\r\n\r\n'),
    );
    let read = 0;
    await once(socket, 'readable');
    const ended = app.answerEverybody();
    await expect.poll(() => app.server.listening).toBe(false);
    socket.on('data', (part) => {
      read += part.length;
    });
    await once(socket, 'close');
    expect(read).toBeGreaterThan(length);
    await ended;
  });

  it('ends connections on which nothing, or half a request, has come', async () => {
    const { app, port } = await listen(async () => ({ status: 200, html: '', language: 'en' }));
    const idle = connect(port, '127.0.0.1');
    const half = connect(port, '127.0.0.1', () => half.write('GET / HTTP/1.1\r\nHost: x\r\n'));
    const closed = [idle, half].map((socket) =>
      once(
        socket.on('error', () => {}),
        'close',
      ),
    );
    await Promise.all([idle, half].map((socket) => once(socket, 'connect')));
    await app.answerEverybody();
    await Promise.all(closed);
  });
});
