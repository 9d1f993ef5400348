import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyRelease, publish, figureAddress as value } from './testing/altered-release.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const directory = mkdtempSync(join(tmpdir(), 'observatory-server-'));

interface Server {
  output: () => string;
  /** Waits until the output matches. */
  until: (pattern: RegExp) => Promise<RegExpExecArray>;
  stop: (signal?: NodeJS.Signals) => void;
  exit: Promise<number | null>;
}

/** The server as an operator starts it. */
function startServer(environment: Readonly<Record<string, string>>): Server {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'api', 'server.ts')], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      RELEASES_DIR: directory,
      DIST_DIR: directory,
      HOST: '127.0.0.1',
      ...environment,
    },
  });
  let output = '';
  const listeners: (() => void)[] = [];
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    output: () => output,
    until: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = pattern.exec(output);
          if (found) resolve(found);
        };
        listeners.push(look);
        look();
        void exit.then(() => reject(new Error(`The server ended: ${output}`)));
      }),
    stop: (signal = 'SIGTERM') => void child.kill(signal),
    exit,
  };
}

const securityHeaders = [
  'content-security-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'x-content-type-options',
  'access-control-allow-origin',
];

/** An answer to a request on a connection of this agent, read to its end. */
function answerOn(agent: Agent, port: number): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = get({ agent, port, host: '127.0.0.1', path: value }, (response) => {
      response.resume();
      response.once('end', () => resolve(response));
    });
    request.once('error', reject);
  });
}

/** The server's answer to some bytes on a raw connection. */
function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('the server', { timeout: 120_000 }, () => {
  let server: Server;
  let port: number;
  beforeAll(async () => {
    copyRelease(directory, 'r1');
    publish(directory, 'r1');
    server = startServer({ PORT: '0' });
    port = Number((await server.until(/http:\/\/localhost:(\d+)/))[1]);
  }, 120_000);
  afterAll(() => {
    server.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  it('prints its address, answers, and refuses unreadable connections', async () => {
    const response = await fetch(`http://127.0.0.1:${port}${value}`);
    expect(await response.json()).toMatchObject({ value: 15.25 });

    // The settings name no contact for questions on stored personal data.
    expect(server.output().match(/"level":40[^\n]*name no contact/g)).toHaveLength(1);
    const refused = await exchange(port, 'NONSENSE\r\n\r\n');
    expect(refused).toMatch(/^HTTP\/1.1 400 [\s\S]*"code":"unreadable-request"/);
    const same = await fetch(`http://127.0.0.1:${port}${value}?foo=1`);
    for (const name of securityHeaders) {
      expect(response.headers.get(name), name).not.toBeNull();
      expect(same.headers.get(name), name).toBe(response.headers.get(name));
      expect(refused).toContain(`${name}: ${response.headers.get(name)}\r\n`);
    }
    expect(refused).toContain('cache-control: no-store\r\n');
    const long = `GET /${'a'.repeat(10_240)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
    expect(await exchange(port, long)).toMatch(/^HTTP\/1.1 414 [\s\S]*"code":"url-too-long"/);
    const huge = `GET / HTTP/1.1\r\nHost: x\r\nX-Big: ${'a'.repeat(100_000)}\r\n\r\n`;
    expect(await exchange(port, huge)).toMatch(/^HTTP\/1.1 431 [\s\S]*"code":"headers-too-large"/);
    const odd = 'PROPFIND / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    expect(await exchange(port, odd)).toMatch(/^HTTP\/1.1 40[45] [\s\S]*"code":"/);
    const wide = `GET /${'%C3%A9'.repeat(3)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
    expect(await exchange(port, wide)).toMatch(/^HTTP\/1.1 404 [\s\S]*"code":"unknown-path"/);

    expect((await fetch(`http://127.0.0.1:${port}${value}`)).status).toBe(200);
  });

  it('follows a new release by itself', async () => {
    copyRelease(directory, 'r2', { figure: 2 });
    publish(directory, 'r2');
    await expect
      .poll(async () => (await fetch(`http://127.0.0.1:${port}${value}`)).json(), { timeout: 100_000 })
      .toMatchObject({ value: 2 });
  });

  it('cuts a client that sends its headers byte by byte after 15 s', { tags: ['sweep'] }, async () => {
    const started = performance.now();
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '));
      const trickle = setInterval(() => socket.write('a'), 500);
      socket.on('data', (chunk) => {
        text += chunk.toString();
      });
      socket.on('error', () => {});
      socket.on('close', () => {
        clearInterval(trickle);
        resolve(text);
      });
    });
    const seconds = (performance.now() - started) / 1000;
    expect(answer).toMatch(/^HTTP\/1.1 408 [\s\S]*"code":"request-timeout"/);
    expect(seconds).toBeGreaterThan(14);
    expect(seconds).toBeLessThan(19);
  });

  it('ends while clients are connected, and notifies them', async () => {
    const idle = connect(port, '127.0.0.1');
    const half = connect(port, '127.0.0.1', () => half.write('GET / HTTP/1.1\r\nHost: x\r\n'));
    const closed = [idle, half].map((socket) => new Promise((resolve) => socket.on('close', resolve)));
    for (const socket of [idle, half]) socket.on('error', () => {});
    const kept = new Agent({ keepAlive: true, maxSockets: 1 });
    const first = await answerOn(kept, port);
    expect(first.headers.connection).toBe('keep-alive');
    server.stop();
    expect(await server.exit).toBe(0);
    await Promise.all(closed);
    kept.destroy();
  });

  it('names PORT when the port is taken', { tags: ['sweep'] }, async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const address = taken.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const server = startServer({ PORT: String(port) });
    expect(await server.exit).toBe(1);
    expect(server.output()).toContain(`Port ${port} is already in use. Choose another one with PORT`);
    expect(server.output()).not.toContain('    at ');
    taken.close();
  });

  it.each([
    ['PORT', 'eighty'],
    ['HOST', '192.0.2.1'],
  ])('names %s when it is %s', { tags: ['sweep'] }, async (name, wrong) => {
    const server = startServer({ [name]: wrong });
    expect(await server.exit).toBe(1);
    expect(server.output()).toContain(`Wrong environment. ${name}:`);
  });
});
