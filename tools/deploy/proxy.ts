import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../bench/served.ts';
import { root } from '../tree.mjs';

interface ProxyAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface ProxyRequest {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

export interface FrontDoor {
  /** Its address over TLS, with a certificate of its own. */
  origin: string;
  /** The proxy's response on TLS to a path. */
  ask(path: string, request?: ProxyRequest): Promise<ProxyAnswer>;
  /** Has the script of `deploy/nginx` read the release being served, and nginx read it. */
  follow(releases: string): void;
  /** Lines of the access log. */
  log(): string;
  stop(): Promise<void>;
}

const nginx = (folder: string, ...args: string[]): [string, string[]] => [
  'nginx',
  ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log'), ...args],
];
const environment = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };

/** Debian's nginx with the files of `deploy/nginx` as they are, but for ports and folders, before a server on a port. */
export async function startProxy(server: number): Promise<FrontDoor> {
  const folder = mkdtempSync(join(tmpdir(), 'beans-nginx-'));
  const [port, plain] = [await freePort(), await freePort()];
  for (const name of ['snippets', 'cache', 'beans']) mkdirSync(join(folder, name));
  const certificate = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=beans.example'];
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  execFileSync('openssl', ['req', ...certificate, ...files], { stdio: 'ignore' });
  const place = (name: string, to: string): void => {
    const text = readFileSync(join(root, 'deploy/nginx', name), 'utf8')
      .replace('127.0.0.1:3000', `127.0.0.1:${server}`)
      .replaceAll('/var/cache/nginx', join(folder, 'cache'))
      .replaceAll('/var/log/nginx', folder)
      .replaceAll('/etc/nginx', folder)
      .replaceAll('/etc/ssl/beans', folder)
      .replace(/listen \[::\].*/g, '')
      .replace('listen 443', `listen 127.0.0.1:${port}`)
      .replace('listen 80;', `listen 127.0.0.1:${plain};`);
    writeFileSync(join(folder, to), text);
  };
  place('cache.conf', 'cache.conf');
  place('site.conf', 'snippets/beans-site.conf');
  place('beans.conf', 'beans.conf');
  writeFileSync(
    join(folder, 'nginx.conf'),
    // A worker of another user could not write into this folder.
    `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${folder}/pid; worker_processes 1; events {}\n` +
      `http { client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;\n` +
      'include cache.conf; include beans.conf; }\n',
  );
  execFileSync(...nginx(folder, '-t'), { env: environment, stdio: 'pipe' });
  const child: ChildProcess = spawn(...nginx(folder), { env: environment, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ask: FrontDoor['ask'] = (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const asking = request(
        {
          host: '127.0.0.1',
          port,
          path,
          method,
          headers: { host: 'beans.example', ...headers },
          // A connection that is kept ends with its worker.
          agent: false,
          rejectUnauthorized: false,
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.once('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
          );
        },
      );
      asking.once('error', reject);
      asking.end(body);
    });
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await ask('/healthz').then(
        () => true,
        () => false,
      )
    )
      break;
    await sleep(50);
  }
  const [program, reload] = nginx(folder, '-s', 'reload');
  return {
    origin: `https://127.0.0.1:${port}`,
    ask,
    follow: (releases) =>
      void execFileSync('sh', [join(root, 'deploy/nginx/follow-release.sh')], {
        env: {
          ...environment,
          RELEASES_DIR: releases,
          ORIGIN: `http://127.0.0.1:${server}`,
          RELEASE_MAP: join(folder, 'beans/release.map'),
          RELOAD: [program, ...reload].join(' '),
        },
        stdio: 'pipe',
      }),
    log: () => readFileSync(join(folder, 'beans.log'), 'utf8'),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
