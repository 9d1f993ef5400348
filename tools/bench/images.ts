import type { Figures } from './report.ts';
import { type Served, serve } from './served.ts';

/** Years of which no image has been drawn: every one is a page, a drawing and a file of its own. */
const years = Array.from({ length: 15 }, (_, at) => 1995 + at);

/** Kept images are asked for so often. */
const kept = 200;

const page = '/en/beans/data/consumption.png';

/** Milliseconds until the end of an answer; throws where it is none. */
async function timeOf({ origin }: Served, address: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(origin + address);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  return performance.now() - started;
}

const at = (times: readonly number[], share: number): number =>
  Math.round((times.toSorted((a, b) => a - b)[Math.floor(share * times.length)] ?? Number.NaN) * 10) / 10;

/** What an image takes that nobody has asked for, and one that is kept. */
export async function measureImages(): Promise<Figures> {
  const server = await serve();
  const measure = async (parameters: string): Promise<readonly number[]> => {
    const times: number[] = [];
    for (const year of years) times.push(await timeOf(server, `${page}?year=${year}${parameters}`));
    return times;
  };
  try {
    // The first has the faces made, and the program compiled.
    for (const year of [2011, 2012, 2013]) await timeOf(server, `${page}?year=${year}`);
    const map = await measure('');
    const chart = await measure('&figure=chart-uses');
    const podium = await measure('&figure=podium');
    const card = await measure('&size=card');
    const hot: number[] = [];
    for (let asked = 0; asked < kept; asked += 1) hot.push(await timeOf(server, `${page}?year=${years[0]}`));
    return {
      'map, median ms': at(map, 0.5),
      'chart, median ms': at(chart, 0.5),
      'podium, median ms': at(podium, 0.5),
      'card, median ms': at(card, 0.5),
      'kept, median ms': at(hot, 0.5),
      'kept, p95 ms': at(hot, 0.95),
    };
  } finally {
    await server.stop();
  }
}
