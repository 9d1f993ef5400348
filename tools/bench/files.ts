import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { buildApp } from '#api/app.ts';
import { openExportDesk } from '#api/export-form/export-desk.ts';
import { readAssets } from '#api/plugins/assets.ts';
import { FolderPlace } from '#api/release/folder-place.ts';
import { ReleaseStore } from '#api/release/release-store.ts';
import { readWords } from '#api/words.ts';
import { ENERGY_PER_CAPITA } from '#catalog/elements/codes.ts';
import { BEANS } from '#catalog/items/codes.ts';
import type { Figures } from './report.ts';
import { freePort, untilAnswer } from './served.ts';
import { benchRows, writeRows } from './workbook-rows.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const atOnce = 10;
const whole = '/en/beans/data/consumption.xlsx?rows=all&permit=bench';
const hot = `/api/v1/data/value/beans_consumption/VALUE/KEN/${ENERGY_PER_CAPITA}/${BEANS}/2017`;

/** Runs a function of a file beside this one in a process of its own, with the memory that `npm start` gives. */
function inChild(file: string, call: string): ChildProcess {
  const code = `import(${JSON.stringify(new URL(file, import.meta.url).href)}).then((own) => own.${call})`;
  const flags = ['--max-semi-space-size=4', '--max-old-space-size=1536', '--import', 'tsx'];
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, [...flags, '-e', code], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  return child;
}

/** Serves the built site with a permit for everybody, until it is ended. */
export async function serveWorkbooks(port: number): Promise<void> {
  const { render, readFigures, pageSearch } = await import(
    pathToFileURL(`${root}/dist/server/entry-server.js`).href
  );
  const logger = pino({ level: 'error' });
  const store = new ReleaseStore({
    place: new FolderPlace(`${root}/data/releases`),
    logger,
    cacheBytes: 64_000_000,
    pollMs: 0,
  });
  await store.start();
  // Never opened: nobody sends the form.
  const desk = openExportDesk({
    ...{ place: { file: `${root}/data/requests/bench.sqlite` }, retentionMonths: 1 },
    ...{ captchaKey: undefined, google: undefined, clock: () => new Date(), fetch, logger },
  });
  const app = await buildApp({
    store,
    words: readWords(`${root}/locales`),
    assets: readAssets(`${root}/dist/client`),
    logger,
    renderPage: render,
    readFigures,
    pageSearch,
    exportDesk: { ...desk, permits: { take: async () => async () => undefined } },
  });
  await app.listen({ port, host: 'localhost' });
}

/** Status and bytes of an answer, and milliseconds until its end. */
function ask(url: string, agent?: Agent): Promise<{ status: number; bytes: number; milliseconds: number }> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    get(url, agent === undefined ? {} : { agent }, (response) => {
      let bytes = 0;
      response.on('data', (piece: Buffer) => {
        bytes += piece.length;
      });
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, bytes, milliseconds: performance.now() - started }),
      );
    }).once('error', reject);
  });
}

/** Latency of a kept answer while workbooks of a whole section are written. */
async function measureBeside(): Promise<Figures> {
  const port = await freePort();
  const server = inChild('files.ts', `${serveWorkbooks.name}(${port})`);
  const origin = `http://localhost:${port}`;
  const agent = new Agent({ keepAlive: true });
  try {
    if ((await untilAnswer(`${origin}${hot}`, performance.now(), 60)) === null)
      throw new Error('The server of workbooks did not start.');
    const alone = await ask(origin + whole);
    let isWriting = true;
    const started = performance.now();
    const files = Promise.all(Array.from({ length: atOnce }, () => ask(origin + whole))).finally(() => {
      isWriting = false;
    });
    const waits: number[] = [];
    while (isWriting) {
      waits.push((await ask(origin + hot, agent)).milliseconds);
      await new Promise((next) => setTimeout(next, 5));
    }
    const seconds = (performance.now() - started) / 1000;
    const failed = (await files).filter(
      ({ status, bytes }) => status !== 200 || bytes !== alone.bytes,
    ).length;
    waits.sort((a, b) => a - b);
    const at = (share: number): number =>
      Math.round((waits[Math.floor(share * waits.length)] ?? 0) * 10) / 10;
    return {
      'a whole section, MB': Math.round(alone.bytes / 1e4) / 100,
      'a whole section, s': Math.round(alone.milliseconds / 10) / 100,
      'ten at once, s': Math.round(seconds * 10) / 10,
      'ten at once: not whole': failed,
      'ten at once: hot answers asked': waits.length,
      'ten at once: hot answer, median ms': at(0.5),
      'ten at once: hot answer, p95 ms': at(0.95),
    };
  } finally {
    agent.destroy();
    server.kill('SIGKILL');
  }
}

/** What a large workbook takes by itself, and what ten of them take from others. */
export async function measureFiles(): Promise<Figures> {
  const child = inChild('workbook-rows.ts', `${writeRows.name}()`);
  let text = '';
  child.stdout?.on('data', (piece: Buffer) => {
    text += piece.toString();
  });
  await once(child, 'close');
  const { seconds, cpu, megabytes, bytes } = JSON.parse(text) as Record<string, number>;
  const round = (value = Number.NaN): number => Math.round(value * 100) / 100;
  return {
    'rows of ten cells': benchRows,
    'workbook, s': round(seconds),
    'workbook, processor s': round(cpu),
    'workbook: resident at most, MB': Math.round(megabytes ?? Number.NaN),
    'workbook, MB': round((bytes ?? Number.NaN) / 1e6),
    ...(await measureBeside()),
  };
}
