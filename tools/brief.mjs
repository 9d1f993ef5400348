import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuild, ensurePackages, ensureRelease, requireNode } from './bootstrap.mjs';
import { ensureChromium } from './chromium.mjs';
import { root } from './tree.mjs';

const usage = `Writes the brief of a country or region, two pages of A4, as a PDF file.

  npm run brief -- KEN [--lang en|es|pt] [--to FILE] [--from ORIGIN]

The code is an ISO3 code, or an M49 code of a region (014). Without --from the observatory of this folder is started for it.`;

/** Milliseconds that a server may take to be ready. */
const mostStart = 60_000;

/** What the command line asks; `null` where it cannot be understood. */
export function readBriefAsk(args) {
  const ask = { code: '', lang: 'en', to: '', from: '' };
  for (let at = 0; at < args.length; at += 1) {
    const name = /^--(lang|to|from)$/.exec(args[at])?.[1];
    if (name !== undefined) {
      at += 1;
      ask[name] = args[at] ?? '';
      if (ask[name] === '') return null;
    } else if (ask.code === '' && /^([a-z]{3,8}|\d{3})$/i.test(args[at])) ask.code = args[at].toUpperCase();
    else return null;
  }
  if (ask.code === '' || !['en', 'es', 'pt'].includes(ask.lang)) return null;
  return { ...ask, to: ask.to || `brief-${ask.code}-${ask.lang}.pdf` };
}

/** Path of an area's page. */
export function briefPath({ code, lang }) {
  return `/${lang}/${/^[A-Z]{3}$/.test(code) ? 'country' : 'region'}/${code}`;
}

function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

/** Starts the built server; `stop` ends it. */
async function serveHere() {
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    WARM_UP: 'off',
    NODE_ENV: 'production',
  };
  const child = spawn(process.execPath, [join(root, 'dist/server/server.js')], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  const stop = () => child.kill('SIGTERM');
  for (const started = Date.now(); Date.now() - started < mostStart; ) {
    const ready = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return { origin, stop };
    await new Promise((wait) => setTimeout(wait, 100));
  }
  stop();
  throw new Error('The observatory was not ready within a minute.');
}

async function main() {
  const ask = readBriefAsk(process.argv.slice(2));
  if (ask === null) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  requireNode();
  await ensurePackages({ forChecks: true });
  let served = { origin: ask.from.replace(/\/$/, ''), stop: () => undefined };
  if (ask.from === '') {
    await ensureBuild();
    await ensureRelease();
    served = await serveHere();
  }
  const executablePath = await ensureChromium();
  if (executablePath === null) {
    served.stop();
    process.exitCode = 1;
    return;
  }
  // It may only just have been installed.
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const answer = await page.goto(`${served.origin}${briefPath(ask)}`, { waitUntil: 'networkidle' });
    if (answer === null || !answer.ok())
      throw new Error(`There is no page of ${ask.code} (${answer?.status()}).`);
    await page.pdf({ path: resolve(ask.to), preferCSSPageSize: true, printBackground: true, format: 'A4' });
    console.log(ask.to);
  } finally {
    await browser.close();
    served.stop();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  main().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
