import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import type { Figures } from './report.ts';
import { serve } from './served.ts';

/** Years of which no image has been drawn: every one is a page, a drawing and a file of its own. */
const years = Array.from({ length: 15 }, (_, at) => 1995 + at);

/** Kept images are asked for so often: a server that has just started is still compiling the way to them for the first hundreds. */
const kept = 1000;

const page = '/en/beans/data/consumption.png';

/** One connection that stays, as a browser's. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

interface Timed {
  milliseconds: number;
  body: Buffer;
}

/** An answer and the milliseconds until its end; rejects where it is not one. */
function take(url: string): Promise<Timed> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(url, { agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () => {
        const milliseconds = performance.now() - started;
        if (response.statusCode === 200) resolve({ milliseconds, body: Buffer.concat(parts) });
        else reject(new Error(`${url} was answered with ${response.statusCode}.`));
      });
    });
    request.once('error', reject);
  });
}

/** A server that does nothing but hand out these bytes, as far as Node can, in a thread of its own. */
async function serveBare(body: Buffer): Promise<{ origin: string; stop: () => Promise<unknown> }> {
  const code = `const { createServer } = require('node:http');
const { parentPort, workerData } = require('node:worker_threads');
const body = Buffer.from(workerData);
const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'image/png', 'content-length': body.length }).end(body);
});
server.listen(0, 'localhost', () => parentPort.postMessage(server.address()));`;
  const worker = new Worker(code, { eval: true, workerData: body });
  const { port } = await new Promise<AddressInfo>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  return { origin: `http://localhost:${port}`, stop: () => worker.terminate() };
}

const at = (times: readonly number[], share: number): number =>
  Math.round((times.toSorted((a, b) => a - b)[Math.floor(share * times.length)] ?? Number.NaN) * 10) / 10;

/** A kept image and the same bytes from a bare server, in turn. */
async function measureKept(url: string): Promise<{ kept: readonly number[]; bare: readonly number[] }> {
  const { body } = await take(url);
  const server = await serveBare(body);
  const times = { kept: [] as number[], bare: [] as number[] };
  try {
    for (let asked = 0; asked < kept; asked += 1) {
      times.kept.push((await take(url)).milliseconds);
      times.bare.push((await take(server.origin)).milliseconds);
    }
  } finally {
    await server.stop();
  }
  return times;
}

/** What an image takes that nobody has asked for, and one that is kept. */
export async function measureImages(): Promise<Figures> {
  const server = await serve();
  const url = (year: number, parameters: string): string =>
    `${server.origin}${page}?year=${year}${parameters}`;
  const measure = async (parameters: string): Promise<number> => {
    const times: number[] = [];
    for (const year of years) times.push((await take(url(year, parameters))).milliseconds);
    return at(times, 0.5);
  };
  try {
    // The first have the faces made, and the program compiled.
    for (const year of [2011, 2012, 2013]) await take(url(year, ''));
    const single = {
      'map, median ms': await measure('&scale=1'),
      'chart, median ms': await measure('&figure=chart-uses&scale=1'),
      'podium, median ms': await measure('&figure=podium&scale=1'),
      'card, median ms': await measure('&size=card'),
    };
    const double = {
      'twice the size: map, median ms': await measure(''),
      'twice the size: chart, median ms': await measure('&figure=chart-uses'),
      'twice the size: podium, median ms': await measure('&figure=podium'),
    };
    const times = await measureKept(url(years[0] ?? 1995, '&scale=1'));
    return {
      ...single,
      ...double,
      'kept, median ms': at(times.kept, 0.5),
      'kept, p95 ms': at(times.kept, 0.95),
      'the same bytes from a bare server, median ms': at(times.bare, 0.5),
      'the same bytes from a bare server, p95 ms': at(times.bare, 0.95),
    };
  } finally {
    agent.destroy();
    await server.stop();
  }
}
