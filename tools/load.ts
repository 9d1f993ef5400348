import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { beans } from '#catalog/crops/beans.ts';
import { crops } from '#catalog/crops/index.ts';
import { FOOD_PER_CAPITA } from '#catalog/elements/codes.ts';
import { listSections } from '#catalog/sections/index.ts';
import { sectionPath } from '#catalog/sections/section-facts.ts';
import { figureAddresses } from '#contract/addresses.ts';
import { languages } from '#locales/words.ts';
import { type Served, serve } from './bench/served.ts';

/** Longest wait of a neighbour for an uncached page, p95 in milliseconds. */
const longestForNeighbours = 300;

const page = '/en/beans/data/consumption';
const countries = ['BRA', 'IND', 'MEX', 'KEN', 'UGA', 'RWA', 'TZA', 'CHN', 'USA', 'ETH', 'COL', 'NIC'];
const [greedy, neighbour, crowd] = ['198.51.100.1', '203.0.113.7', '192.0.2.33'];

const [first = '10', ...further] = process.argv.slice(2);
const seconds = Number(first);

let sentCount = 0;
/** An uncached view: hiding a series of a chart makes another page. */
const uncachedPage = (): string => `${page}?hide=x${sentCount++}`;

function newView(): { area: string; year: number } {
  sentCount += 1;
  return { area: countries[sentCount % countries.length] ?? 'BRA', year: 1965 + (sentCount % 50) };
}

/** A file beside the view of a country and year. */
const uncachedFile = (ending: string) => (): string => {
  const { area, year } = newView();
  return `${page}.${ending}?country=${area}&year=${year}`;
};

function uncachedAnswer(): string {
  const { area, year } = newView();
  return `/api/v1/data/value/beans_consumption/VALUE/${area}/${FOOD_PER_CAPITA}/${beans.items.balance}/${year}`;
}

/** Addresses that one client requests over 80 connections while its neighbour reads pages. */
const greed: Readonly<Record<string, (() => string) | null>> = {
  nothing: null,
  'pages kept': () => page,
  pages: uncachedPage,
  images: uncachedFile('png'),
  files: uncachedFile('csv'),
  answers: uncachedAnswer,
  'whole sections': () => `${page}.csv?rows=all`,
  'pages that are none': () => `/en/nothing/${sentCount++}`,
};

const headersOf = (client: string): Record<string, string> => ({
  'x-forwarded-for': client,
  'accept-encoding': 'br',
});

/** What came back of a flood. */
interface Flood {
  perSecond: number;
  answered: number;
}

/** Sends requests of a kind of greed without pause. */
async function send(
  kind: string,
  origin: string,
  client: string,
  duration: number,
  connections: number,
): Promise<Flood> {
  const next = greed[kind];
  if (next == null) return { perSecond: 0, answered: 0 };
  const result = await autocannon({
    ...{ url: origin, connections, duration, timeout: 30, headers: headersOf(client) },
    requests: [{ setupRequest: (request) => ({ ...request, path: next() }) }],
  });
  return { perSecond: Math.round(result.requests.average), answered: result['2xx'] };
}

/** The same in a process of its own, which does not block this one. */
function flood(
  kind: string,
  origin: string,
  client: string,
  duration: number,
  connections = 80,
): Promise<Flood> {
  const options = [
    '--import',
    'tsx',
    import.meta.filename,
    'flood',
    kind,
    origin,
    client,
    String(duration),
    String(connections),
  ];
  const child = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (part) => {
      text += String(part);
    });
    child.once('exit', (code) =>
      code === 0 ? resolve(JSON.parse(text)) : reject(new Error(`The flood ended with ${code}.`)),
    );
  });
}

/** Most resident memory of a process so far, in MB of 10^6 bytes. */
function mostResident(pid: number): number {
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round((Number(kilobytes) * 1024) / 1e6);
}

function quantile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
}

/** Timeout in milliseconds. */
const longestWait = 30_000;

/** Sends a request and returns its duration, its status (0 is no response), and after how many seconds to ask again. */
async function ask(
  origin: string,
  path: string,
  headers: Record<string, string>,
): Promise<[ms: number, status: number, retryAfter: number | null]> {
  const began = performance.now();
  const [status, retryAfter] = await fetch(origin + path, {
    headers,
    signal: AbortSignal.timeout(longestWait),
  })
    .then((answer) =>
      answer.arrayBuffer().then(() => [answer.status, answer.headers.get('retry-after')] as const),
    )
    .catch(() => [0, null] as const);
  return [performance.now() - began, status, retryAfter === null ? null : Number(retryAfter)];
}

/** Milliseconds for which somebody waits for a page. */
const patience = 60_000;

/** Seconds by which those who were refused together ask again apart. */
const jitter = 5;

/** Asks as browsers do: what is refused for now is asked for again by itself. Returns the last status, and how long somebody refused had to wait. */
async function askOn(
  origin: string,
  path: string,
  headers: Record<string, string>,
): Promise<[status: number, waited: number]> {
  const began = performance.now();
  for (let waited = 0; ; waited = performance.now() - began) {
    const [, status, retryAfter] = await ask(origin, path, headers);
    if (retryAfter === null) return [status, waited && performance.now() - began];
    const pause = (retryAfter + Math.random() * jitter) * 1000;
    if (performance.now() - began + pause > patience) return [status, performance.now() - began];
    await wait(pause);
  }
}

function tell(name: string, found: string, isGood: boolean): void {
  if (!isGood) process.exitCode = 1;
  console.log(`${isGood ? '' : 'MISSED '}${name}: ${found}`);
}

/** Uncached pages of a neighbour, three a second. */
async function readAsNeighbour(origin: string): Promise<{ times: number[]; refused: number }> {
  const times: number[] = [];
  let refused = 0;
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    const [ms, status] = await ask(origin, uncachedPage(), headersOf(neighbour));
    times.push(ms);
    if (status !== 200) refused += 1;
    await wait(Math.max(0, 333 - ms));
  }
  return { times, refused };
}

/** One address requests one thing over 80 connections; the neighbour's pages must come, and soon. */
async function besideGreed({ origin }: Served, kind: string): Promise<void> {
  const sent = flood(kind, origin, greedy, seconds + 2);
  await wait(2000);
  const { times, refused } = await readAsNeighbour(origin);
  const { perSecond, answered } = await sent;
  const p95 = quantile(times, 0.95);
  tell(
    `beside 80 connections for ${kind}`,
    `a neighbour's page p50 ${quantile(times, 0.5)}, p95 ${p95} ms, ${refused} of ${times.length} refused; the flood ${perSecond}/s, ${answered} answered`,
    refused === 0 && p95 <= longestForNeighbours,
  );
}

/**
 * 400 people behind one address open pages within 50 s, while a script there sends requests without pause. A page that is refused comes by
 * itself a little later; broken is one that never comes.
 */
async function behindOneAddress({ origin }: Served): Promise<void> {
  const sections = crops.flatMap((crop) => listSections(crop).map((section) => ({ crop, section })));
  const broken: number[] = [];
  const waits: number[] = [];
  const visit = async (at: number): Promise<void> => {
    await wait((at * 50_000) / 400);
    const { crop, section } = sections[at % sections.length] ??
      sections[0] ?? { crop: beans, section: undefined };
    if (section === undefined) return;
    const path = `/${languages[at % 3]}${sectionPath(crop, section)}?country=${countries[at % countries.length]}`;
    const { cubes } = figureAddresses(crop, section) ?? {};
    const answers = [await askOn(origin, path, headersOf(crowd))];
    const headers = { ...headersOf(crowd), 'sec-fetch-site': 'same-origin' };
    if (cubes !== undefined) answers.push(await askOn(origin, cubes, headers));
    const failed = answers.find(([status]) => status !== 200);
    const waited = answers.reduce((sum, [, ms]) => sum + ms, 0);
    if (failed !== undefined) broken.push(failed[0]);
    else if (waited > 0) waits.push(waited);
  };
  const script = flood('answers', origin, crowd, 50, 4);
  await Promise.all(Array.from({ length: 400 }, (_, at) => visit(at)));
  const { answered } = await script;
  tell(
    '400 visits behind one address in 50 s',
    `${broken.length} broken (${[...new Set(broken)].join(', ')}); ${waits.length} refused at first, whose pages came after p95 ${Math.round(quantile(waits, 0.95) / 1000)} s; a script over 4 connections there got ${answered} answers`,
    broken.length === 0,
  );
}

/** Twenty readers ask for whole sections and read nothing; others must get theirs. */
async function besideSlowReaders({ origin }: Served): Promise<void> {
  const { hostname, port } = new URL(origin);
  const readers = Array.from({ length: 20 }, (_, at) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(
      `GET ${page}.csv?rows=all HTTP/1.1\r\nHost: ${hostname}:${port}\r\nX-Forwarded-For: 198.51.100.${at + 2}\r\n\r\n`,
    );
    return socket.pause();
  });
  await wait(2000);
  const [ms, status] = await ask(origin, `${page}.csv?rows=all`, headersOf(neighbour));
  const { times, refused } = await readAsNeighbour(origin);
  for (const reader of readers) reader.destroy();
  const p95 = quantile(times, 0.95);
  tell(
    'beside 20 readers of whole sections who stopped',
    `another got ${status} after ${Math.round(ms)} ms; a page p95 ${p95} ms, ${refused} refused`,
    status === 200 && refused === 0 && p95 <= longestForNeighbours,
  );
}

/** Pages that are being made or wait, by the server's metrics. */
async function pagesUnderWay(origin: string): Promise<number> {
  const metrics = await fetch(`${origin}/metrics`).then((answer) => answer.text());
  const counts = [...metrics.matchAll(/^work_(?:running|waiting)\{kind="page"\} (\d+)$/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Pages in progress when the server is stopped are completed, ten times. */
async function whileEnding(settings: Record<string, string>): Promise<void> {
  let completed = 0;
  for (let round = 0; round < 10; round += 1) {
    const server = await serve({ settings: { ...settings, WARM_UP: 'off', READY_WHEN: 'open' } });
    await ask(server.origin, page, headersOf(neighbour));
    let answered = 0;
    const pages = Array.from({ length: 8 }, async (_, at) => {
      const answer = await ask(server.origin, uncachedPage(), headersOf(`198.51.100.${at + 1}`));
      answered += 1;
      return answer;
    });
    // A connection that is still on its way when the server ends is refused, as at any server that is down.
    while (answered + (await pagesUnderWay(server.origin)) < pages.length) await wait(10);
    const ended = server.stop();
    completed += (await Promise.all(pages)).filter(([, status]) => status === 200).length;
    await ended;
  }
  tell('pages under way at SIGTERM', `${completed} of 80 answered whole`, completed === 80);
}

/** Sends each load to a built server on this machine, prints what came back, and ends with 1 where a budget was missed. */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'beans-load-'));
  const settings = {
    REQUESTS_FILE: join(folder, 'requests.sqlite'),
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'fatal',
    RATE_LIMIT_ALL: '12000',
    RATE_LIMIT_FILES: '60',
    RATE_LIMIT_API: '600',
    RATE_LIMIT_PAGES: '6000',
    // As operators run it.
    WARM_UP: 'on',
    READY_WHEN: 'warm',
  };
  const server = await serve({ settings });
  try {
    await ask(server.origin, page, headersOf(neighbour));
    for (const kind of Object.keys(greed)) await besideGreed(server, kind);
    await behindOneAddress(server);
    await besideSlowReaders(server);
    console.log(`at most ${mostResident(server.pid)} MB`);
  } finally {
    await server.stop();
  }
  await whileEnding(settings);
  rmSync(folder, { recursive: true, force: true });
}

const [kind = '', origin = '', client = '', duration = '', connections = ''] = further;
if (first === 'flood')
  console.log(JSON.stringify(await send(kind, origin, client, Number(duration), Number(connections))));
else if (seconds > 0) await main();
else {
  console.error('Usage: npm run load -- [SECONDS of each load]');
  process.exitCode = 2;
}
