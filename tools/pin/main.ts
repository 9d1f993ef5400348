import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { routes } from '#contract/routes.ts';
import { serve } from '../bench/served.ts';
import { listApi, type RoutedAddress } from './api-addresses.ts';
import { isOfOtherReleases, type Kept, normalise, type Run, toLines, toReadableText } from './normalise.ts';
import { listFigures, texts } from './page-addresses.ts';

const usage =
  'npm run pin -- write DIR, or npm run pin -- compare DIR [--only PREFIX]; BASE_URL names a server that runs without limits of requests (RATE_LIMIT_API=0 RATE_LIMIT_FILES=0).';
/** A file each in the folder. */
const groups = ['api', 'figures', 'texts'] as const;
/** Parallel requests: the server answers them one after the other, and this process reads meanwhile. */
const atOnce = 8;
/** Response headers that are kept. */
const keptHeaders = ['content-type', 'content-disposition', 'location'];

/** A command line or a folder that cannot be meant. */
class WrongUse extends Error {}

/** A server's response to an address, without values that differ from run to run. */
async function ask(origin: string, run: Run, address: string): Promise<Kept> {
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
  return { address, status: response.status, headers: Object.fromEntries(headers), body };
}

/** The answers to addresses, in their order, as the text of a file in which each begins with its address. */
async function askAll(origin: string, run: Run, addresses: readonly string[]): Promise<[string, Kept[]]> {
  const limit = pLimit(atOnce);
  const answers = await Promise.all(addresses.map((address) => limit(() => ask(origin, run, address))));
  return [answers.map((answer) => `${toLines(answer).join('\n')}\n`).join(''), answers];
}

const fileOf = (directory: string, group: string): string => join(directory, `${group}.txt`);

/** Asks all addresses and keeps the answers. */
async function write(directory: string, origin: string, run: Run): Promise<void> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const requests: Record<string, readonly RoutedAddress[]> = {
    api: listApi(Object.values(routes)),
    figures: listFigures(sitemap),
    texts,
  };
  mkdirSync(directory, { recursive: true });
  const answered = new Set<string>();
  for (const group of groups) {
    const began = performance.now();
    const list = requests[group] ?? [];
    const [text, answers] = await askAll(
      origin,
      run,
      list.map(({ address }) => address),
    );
    for (const [at, { status }] of answers.entries()) if (status === 200) answered.add(list[at]?.route ?? '');
    writeFileSync(fileOf(directory, group), text);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    process.stdout.write(
      `${group}: ${answers.length} addresses, ${(text.length / 1e6).toFixed(1)} MB, ${seconds} s\n`,
    );
  }
  const never = Object.values(routes).filter(({ path }) => !answered.has(path));
  for (const { path } of never) process.stdout.write(`Never answered with 200: ${path}\n`);
}

/** Repeats the requests of the stored folder, and has git print the responses that differ now. Returns whether there are any. */
async function compare(directory: string, origin: string, run: Run, only: string): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'pin-'));
  try {
    let compared = 0;
    for (const side of ['before', 'now']) mkdirSync(join(folder, side));
    for (const group of groups) {
      const all = readFileSync(fileOf(directory, group), 'utf8').split(/^(?=GET )/m);
      const answers = all.filter((answer) => answer.startsWith(`GET ${only}`));
      const addresses = answers.map((answer) => answer.slice('GET '.length, answer.indexOf('\n')));
      compared += addresses.length;
      writeFileSync(fileOf(join(folder, 'before'), group), answers.join(''));
      writeFileSync(fileOf(join(folder, 'now'), group), (await askAll(origin, run, addresses))[0]);
    }
    // Each @@ is followed by the address; line breaks of a page follow from its elements and are no difference.
    const args = ['diff', '--no-index', '--unified=0', '--ignore-all-space', 'before', 'now'];
    const { status } = spawnSync('git', args, { cwd: folder, stdio: 'inherit' });
    process.stdout.write(`${compared} answers compared, ${status === 0 ? 'none' : 'some'} different.\n`);
    return status !== 0 || compared === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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
  const missing = groups.find((group) => !existsSync(fileOf(folder, group)));
  if (command === 'compare' && missing !== undefined)
    throw new WrongUse(`${folder} has no ${missing}.txt: write it first.`);
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
