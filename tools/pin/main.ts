import { createReadStream, createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGunzip, createGzip } from 'node:zlib';
import { routes } from '#contract/routes.ts';
import { serve } from '../bench/served.ts';
import { type Asked, listApi } from './api-addresses.ts';
import { findDifference, type Kept } from './difference.ts';
import { isOfOtherReleases, normalise, type Run, toReadableText } from './normalise.ts';
import { listFigures, texts } from './page-addresses.ts';

const usage =
  'npm run pin -- write DIR, or npm run pin -- compare DIR [--only PREFIX]; BASE_URL names a server that runs without limits of requests (RATE_LIMIT_API=0 RATE_LIMIT_FILES=0).';
/** A file each in the folder. */
const groups = ['api', 'figures', 'texts'] as const;
/** Questions that are asked at a time: the server answers them one after the other, and this process reads meanwhile. */
const atOnce = 8;
/** Of what an answer says beside its body, what is kept. */
const keptHeaders = ['content-type', 'content-disposition', 'location'];

/** A command line or a folder that cannot be meant. */
class WrongUse extends Error {}

/** What a server answers to an address, without what differs from run to run. */
async function ask(origin: string, run: Run, { route, address }: Asked): Promise<Kept> {
  const response = await fetch(`${origin}${address.replace('{release}', run.release)}`, {
    redirect: 'manual',
    headers: { 'accept-encoding': 'identity', 'accept-language': 'en' },
  });
  const text = await response.text();
  const headers = keptHeaders.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, normalise(value, run)]];
  });
  const isPage = /^text\/html/.test(response.headers.get('content-type') ?? '');
  const read = isPage ? toReadableText(text) : text;
  const body = response.ok && isOfOtherReleases(address) ? '' : normalise(read, run);
  return { route, address, status: response.status, headers: Object.fromEntries(headers), body };
}

async function* inTurn<T, U>(items: AsyncIterable<T> | Iterable<T>, work: (item: T) => Promise<U>) {
  let waiting: T[] = [];
  for await (const item of items) {
    waiting.push(item);
    if (waiting.length < atOnce) continue;
    yield* await Promise.all(waiting.map(work));
    waiting = [];
  }
  yield* await Promise.all(waiting.map(work));
}

/** Asks all addresses and keeps the answers. */
async function write(directory: string, origin: string, run: Run): Promise<void> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const asked = { api: listApi(Object.values(routes)), figures: listFigures(sitemap), texts };
  mkdirSync(directory, { recursive: true });
  const answered = new Set<string>();
  for (const group of groups) {
    const began = performance.now();
    let bytes = 0;
    async function* lines() {
      for await (const kept of inTurn(asked[group], (one) => ask(origin, run, one))) {
        if (kept.status === 200) answered.add(kept.route);
        bytes += kept.body.length;
        yield `${JSON.stringify(kept)}\n`;
      }
    }
    const file = createWriteStream(join(directory, `${group}.ndjson.gz`));
    await pipeline(Readable.from(lines()), createGzip(), file);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    process.stdout.write(
      `${group}: ${asked[group].length} addresses, ${(bytes / 1e6).toFixed(1)} MB, as kept ${(file.bytesWritten / 1e6).toFixed(1)} MB, ${seconds} s\n`,
    );
  }
  const never = Object.values(routes).filter(({ path }) => !answered.has(path));
  for (const { path } of never) process.stdout.write(`Never answered with 200: ${path}\n`);
}

async function* readKept(directory: string): AsyncGenerator<Kept> {
  for (const group of groups) {
    const file = createReadStream(join(directory, `${group}.ndjson.gz`));
    for await (const line of createInterface({ input: file.pipe(createGunzip()) }))
      yield JSON.parse(line) as Kept;
  }
}

/** Asks what was asked when the folder was written, and prints each answer that is another one now. Whether there was any. */
async function compare(directory: string, origin: string, run: Run, only: string): Promise<boolean> {
  const known = new Set<string>();
  const counts = new Map<string, number>();
  let compared = 0;
  async function* wanted() {
    for await (const kept of readKept(directory)) {
      known.add(kept.route);
      if (kept.address.startsWith(only)) yield kept;
    }
  }
  const pairs = inTurn(wanted(), async (kept) => [kept, await ask(origin, run, kept)] as const);
  for await (const [kept, now] of pairs) {
    compared += 1;
    const difference = findDifference(kept, now);
    if (difference === null) continue;
    counts.set(kept.route, (counts.get(kept.route) ?? 0) + 1);
    process.stdout.write(`${kept.address}\n${difference.map((line) => `  ${line}\n`).join('')}`);
  }
  for (const { path } of Object.values(routes))
    if (!known.has(path)) process.stdout.write(`Not in ${directory}, a route since then: ${path}\n`);
  for (const [route, count] of counts) process.stdout.write(`${String(count).padStart(5)} of ${route}\n`);
  const different = [...counts.values()].reduce((sum, count) => sum + count, 0);
  process.stdout.write(`${compared} answers compared, ${different} different.\n`);
  return different > 0 || compared === 0;
}

function readCommand(argv: readonly string[]): { command: string; directory: string; only: string } {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: { only: { type: 'string', default: '' } },
  });
  const [command = '', directory = '', ...more] = positionals;
  if (!['write', 'compare'].includes(command) || directory === '' || more.length > 0)
    throw new WrongUse(usage);
  const folder = resolve(directory);
  if (command === 'write' && !relative(process.cwd(), folder).startsWith('..'))
    throw new WrongUse(`${folder} lies in the repository; what is kept is no part of it.`);
  const missing = groups.find((group) => !existsSync(join(folder, `${group}.ndjson.gz`)));
  if (command === 'compare' && missing !== undefined)
    throw new WrongUse(`${folder} has no ${missing}.ndjson.gz: write it first.`);
  return { command, directory: folder, only: values.only };
}

async function main(): Promise<void> {
  const { command, directory, only } = readCommand(process.argv.slice(2));
  const base = process.env['BASE_URL'];
  const server = base === undefined ? await serve({ settings: { RECOMPRESS: 'off' } }) : null;
  try {
    const { origin, host } = new URL(server?.origin ?? base ?? '');
    const { id } = (await (await fetch(`${origin}/api/v1/release`)).json()) as { id: string };
    const run = { host, release: id };
    if (command === 'write') await write(directory, origin, run);
    else if (await compare(directory, origin, run, only)) process.exitCode = 1;
  } finally {
    await server?.stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof WrongUse ? error.message : error instanceof Error ? error.stack : error}\n`,
  );
  process.exitCode = 1;
});
