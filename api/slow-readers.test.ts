import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startTestApp } from './testing/test-app.ts';

it('those who do not read on are cut after two minutes, and delay no others meanwhile', async () => {
  const renderPage = async () => ({ status: 200, html: 'x'.repeat(12_000_000), language: 'en' }) as const;
  const test = await startTestApp({ renderPage });
  try {
    const { server } = test.app;
    const origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
    expect(server.timeout).toBe(120_000);
    // The time that such connections have, as if it were over sooner.
    server.timeout = 3000;
    const readers = Array.from({ length: 8 }, (_, at) => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1', () =>
        socket.write(`GET /en/page-${at} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: identity\r\n\r\n`),
      );
      // The cut ends it with an error.
      return socket.on('error', () => undefined);
    });
    // A byte, and no more.
    await Promise.all(readers.map((socket) => once(socket, 'readable').then(() => socket.read(1))));
    expect((await fetch(`${origin}/en/another`)).status).toBe(200);
    expect((await test.app.inject('/metrics')).body).toMatch(/work_running\{kind="page"\} 0/);
    const open = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
    await expect.poll(open, { timeout: 60_000 }).toBeLessThan(2);
    for (const socket of readers) socket.destroy();
  } finally {
    await test.close();
  }
});
