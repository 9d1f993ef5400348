import { connect, type Socket } from 'node:net';
import { BEANS } from '#catalog/items/codes.ts';
import { startProxy } from '../deploy/proxy.ts';
import { hotPage, mixedAddresses, unaskedPages } from './addresses.ts';
import { inTurn, type Met, shoot } from './cannon.ts';
import { readMetrics } from './metrics.ts';
import { serveBytes } from './nginx.ts';
import { type LoadedNode, startNode } from './node.ts';
import type { LoadOptions, LoadPart } from './parts.ts';

/** Runs work on the server that is named, or on one that is started for it. */
async function on<T>(
  { origin }: LoadOptions,
  settings: Record<string, string>,
  work: (node: Pick<LoadedNode, 'origin'> & { memory: LoadedNode['memory'] | null }) => Promise<T>,
): Promise<T> {
  if (origin !== null) return work({ origin, memory: null });
  const node = await startNode({ settings });
  try {
    return await work(node);
  } finally {
    await node.stop();
  }
}

/** Asks for each address once, so that it is kept. */
async function prime(origin: string, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const answer = await fetch(origin + address, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${address} was answered with ${answer.status}.`);
  }
}

const figuresOf = (name: string, met: Met): Record<string, number> => ({
  [`${name}: answers/s`]: met.perSecond,
  [`${name}: median ms`]: met.p50,
  [`${name}: p99 ms`]: met.p99,
  [`${name}: failed`]: met.failed,
});

/** A kept answer of the API, a few hundred bytes. */
const hotAnswer = `/api/v1/data/value/beans_consumption/VALUE/WLRD/645/${BEANS}/2013`;

export const steadyPart: LoadPart = {
  title: 'Steady',
  how: 'One kept page and one kept answer of the API at 50 connections, from the node itself; the same compressed bytes of the page as a file from nginx with one worker; and the page through nginx as `deploy/nginx` sets it up, over TLS. Whoever asks shares the two cores with whoever answers.',
  budgets: { 'page: failed': '≤ 0', 'API: failed': '≤ 0' },
  minutes: 20,
  seconds: 10,
  measure: (options) =>
    on(options, { TRUST_PROXY: '127.0.0.1' }, async ({ origin }) => {
      const { seconds } = options;
      await prime(origin, [hotPage, hotAnswer]);
      const asked = { connections: 50, seconds, headers: {} };
      const page = await shoot({ ...asked, origin, next: () => hotPage });
      const api = await shoot({ ...asked, origin, next: () => hotAnswer });
      const bytes = Buffer.from(await rawBytes(origin + hotPage));
      const files = await serveBytes(hotPage, bytes);
      const beside = await shoot({ ...asked, origin: files.origin, next: () => hotPage }).finally(files.stop);
      const proxy = await startProxy(Number(new URL(origin).port));
      const headers = { host: 'beans.example' };
      const through = await proxy
        .ask(hotPage, { headers: { 'accept-encoding': 'br' } })
        .then(() => shoot({ ...asked, origin: proxy.origin, headers, next: () => hotPage }))
        .finally(proxy.stop);
      return {
        'bytes of the page': bytes.length,
        ...figuresOf('page', page),
        ...figuresOf('page as a file of nginx', beside),
        ...figuresOf('page through nginx, TLS', through),
        ...figuresOf('API', api),
      };
    }),
};

/** The bytes of an answer as they travel. */
async function rawBytes(url: string): Promise<Uint8Array> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('end', () => resolve(Buffer.concat(parts)));
    }).once('error', reject);
  });
}

export const rampPart: LoadPart = {
  title: 'Ramp and spike',
  how: 'Kept pages and figures in three languages, mixed: 10, 50, 100 and 200 requests a second for a while each, then 40, ten times as many, and 40 again. Times count from when a request was due, so that waiting before it is sent counts as well.',
  budgets: { 'spike of 400/s: failed': '≤ 0' },
  minutes: 30,
  seconds: 10,
  measure: (options) =>
    on(options, {}, async ({ origin }) => {
      const addresses = mixedAddresses().filter((_address, at) => at % 8 === 0);
      await prime(origin, addresses);
      const figures: Record<string, number> = { addresses: addresses.length };
      const steps = [
        ...[10, 50, 100, 200].map((rate) => [`ramp, ${rate}/s`, rate] as const),
        ...([
          ['before the spike, 40/s', 40],
          ['spike of 400/s', 400],
          ['after the spike, 40/s', 40],
        ] as const),
      ];
      for (const [name, rate] of steps)
        Object.assign(
          figures,
          figuresOf(
            name,
            await shoot({ origin, next: inTurn(addresses), connections: 40, seconds: options.seconds, rate }),
          ),
        );
      return figures;
    }),
};

/** Sockets that send a request byte by byte, or ask for a page and read nothing of it. */
function openSlow(origin: string, count: number): { sockets: Socket[]; end(): void } {
  const { hostname, port } = new URL(origin);
  const request = `GET ${hotPage} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: identity\r\n`;
  const sockets = Array.from({ length: count }, (_, number) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => socket.destroy());
    if (number % 2 === 0) {
      socket.pause();
      socket.write(`${request}\r\n`);
    } else socket.write(request);
    return socket;
  });
  const drip = setInterval(() => {
    for (const [number, socket] of sockets.entries())
      if (number % 2 === 1 && socket.writable) socket.write('x');
  }, 500);
  return {
    sockets,
    end: () => {
      clearInterval(drip);
      for (const socket of sockets) socket.destroy();
    },
  };
}

export const slowPart: LoadPart = {
  title: 'Slow clients and floods',
  how: 'A kept page at 10 connections: alone, and beside 400 connections of which half send a request byte by byte and half read nothing of their answer. Then a flood of the API from one address with the published limit of 600 a minute, and the page after it.',
  budgets: {
    'beside slow clients: failed': '≤ 0',
    'dripping connections still open after 20 s': '≤ 0',
    'flood: failed': '≤ 0',
    'page after the flood: failed': '≤ 0',
  },
  minutes: 20,
  seconds: 10,
  measure: (options) =>
    on(options, { RATE_LIMIT_API: '600' }, async ({ origin }) => {
      await prime(origin, [hotPage]);
      const asked = { origin, connections: 10, seconds: options.seconds, next: () => hotPage };
      const alone = await shoot(asked);
      const slow = openSlow(origin, 400);
      const [beside] = await Promise.all([shoot({ ...asked, seconds: Math.max(20, options.seconds) })]);
      const dripping = slow.sockets.filter((socket, number) => number % 2 === 1 && !socket.closed).length;
      slow.end();
      const next = inTurn([hotAnswer, '/api/v1/nothing', '/api/v1/sources']);
      const flood = await shoot({ ...asked, connections: 100, next });
      const after = await shoot(asked);
      return {
        ...figuresOf('alone', alone),
        ...figuresOf('beside slow clients', beside),
        'dripping connections still open after 20 s': dripping,
        ...figuresOf('flood', flood),
        'flood: refused with 4xx': flood.refused,
        ...figuresOf('page after the flood', after),
      };
    }),
};

export const uniquePart: LoadPart = {
  title: 'Pages that nobody asked for',
  how: 'Data pages of beans in three languages, each with a view of its own, at 10 connections, on a server of one core that is ready by `READY_WHEN=warm`, as behind a balancer, and has drawn 600 pages since; processor time as the server counts it, with drawing, first compression and all else.',
  budgets: { 'pages/s': '≥ 80', 'p97.5 ms': '≤ 60', failed: '≤ 0' },
  minutes: 30,
  seconds: 10,
  async measure({ seconds }) {
    const node = await startNode({
      cores: '0',
      settings: { RECOMPRESS: 'off', READY_WHEN: 'warm' },
      warmUp: true,
      startsWithin: 600,
    });
    try {
      await shoot({ origin: node.origin, next: unaskedPages('warm'), connections: 4, amount: 600 });
      const before = await readMetrics(node.origin);
      const met = await shoot({ origin: node.origin, next: unaskedPages('x'), connections: 10, seconds });
      const after = await readMetrics(node.origin);
      const cpu = after.cpuSeconds - before.cpuSeconds;
      return {
        pages: met.answers,
        'pages/s': Math.round((met.answers / seconds) * 10) / 10,
        'median ms': met.p50,
        'p97.5 ms': met.p97,
        failed: met.failed,
        'processor ms a page': Math.round((cpu / Math.max(1, met.answers)) * 1000),
        'pages a second of processor': Math.round((met.answers / Math.max(0.001, cpu)) * 10) / 10,
        'most resident, MB': node.memory().most,
      };
    } finally {
      await node.stop();
    }
  },
};

/** What docs/operations.md prescribes for a node that may take no more than 256 MB. */
export const smallNode = {
  flags: ['--max-semi-space-size=2', '--max-old-space-size=112'],
  settings: { CACHE_MB: '16', RECOMPRESS: 'off' },
};

export const ceilingPart: LoadPart = {
  title: 'Memory of a small node',
  how: 'A node with the settings for 256 MB of docs/operations.md: pages that nobody asked for and kept ones in three languages, at 10 connections. Resident memory at its most since the start, as the system counts it.',
  budgets: { 'most resident, MB': '≤ 256', failed: '≤ 0' },
  minutes: 60,
  seconds: 10,
  async measure({ seconds }) {
    const node = await startNode(smallNode);
    try {
      const start = node.memory().now;
      const kept = await shoot({
        origin: node.origin,
        next: inTurn(mixedAddresses()),
        connections: 4,
        seconds,
      });
      const unique = await shoot({ origin: node.origin, next: unaskedPages('m'), connections: 10, seconds });
      return {
        'resident at the start, MB': start,
        'most resident, MB': node.memory().most,
        answers: kept.answers + unique.answers,
        failed: kept.failed + unique.failed,
      };
    } finally {
      await node.stop();
    }
  },
};
