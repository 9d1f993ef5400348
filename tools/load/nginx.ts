import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, untilAnswer } from '../bench/served.ts';

export interface StaticNginx {
  origin: string;
  stop(): Promise<void>;
}

/** Debian's nginx with one worker and these very bytes as a file, compressed as they are: what a server of files can do here. */
export async function serveBytes(path: string, bytes: Buffer): Promise<StaticNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'beans-nginx-'));
  const port = await freePort();
  mkdirSync(join(folder, 'files'));
  writeFileSync(join(folder, 'files', 'page'), bytes);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${folder}/pid; worker_processes 1; events { worker_connections 4096; }
http { ${temporary} access_log off; sendfile on; open_file_cache max=10; keepalive_requests 10000000;
server { listen 127.0.0.1:${port};
location = ${path} { default_type text/html; add_header Content-Encoding br; alias ${folder}/files/page; } } }\n`,
  );
  const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };
  const args = ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  const child: ChildProcess = spawn('nginx', args, { env, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  if ((await untilAnswer(origin + path, performance.now(), 30)) !== null) return { origin, stop };
  await stop();
  throw new Error('nginx did not answer; is it installed (npm run check:deploy installs it)?');
}
