import { beans } from '#catalog/crops/beans.ts';
import * as codes from '#catalog/elements/codes.ts';
import type { Figures } from './report.ts';
import { serve } from './served.ts';

const table = 'beans_consumption';
const uses = [
  codes.FOOD,
  codes.SEED,
  codes.FEED,
  codes.PROCESSING,
  codes.LOSSES,
  codes.OTHER_USES,
  codes.FOOD_PER_CAPITA,
];

/** Addresses by kind, each made from the release on first use. */
const addresses: Readonly<Record<string, (area: string, year: number) => string>> = {
  value: (area, year) =>
    `/api/v1/data/value/${table}/VALUE/${area}/${codes.ENERGY_PER_CAPITA}/${beans.items.balance}/${year}`,
  series: (area, year) =>
    `/api/v1/chart/default/${table}/${area}?elementIds=${JSON.stringify(uses.slice(year % uses.length))}`,
  slice: (area, year) =>
    `/api/v1/data/adminIds/${table}/World/WLRD/${beans.items.balance}/${year}?id_elements=[${uses[area.charCodeAt(0) % uses.length]}]`,
  podium: (area, year) => `/api/v1/data/podium/${area}/${codes.ENERGY_RANK}/${beans.items.balance}/${year}`,
  page: (area, year) => `/en/beans/data/consumption?country=${area}&year=${year}`,
};

export const budgets: Readonly<Record<string, number>> = Object.fromEntries(
  ['value', 'series', 'slice', 'podium'].map((kind) => [`${kind}: p95, ms`, 5]),
);

const areas = ['BRA', 'IND', 'MEX', 'KEN', 'UGA', 'RWA', 'TZA', 'CHN', 'USA', 'ETH'];

/** Requested first, so that the measured time does not include Node's compilation. */
const before = ['ARG', 'COL', 'DEU', 'ESP', 'FRA', 'HND', 'ITA', 'NIC', 'PER', 'TUR'];

/** Server time in milliseconds of uncached responses, requested one after the other. */
export async function measureAnswers(): Promise<Figures> {
  const server = await serve({ settings: { RECOMPRESS: 'off' } });
  const figures: Record<string, number> = {};
  try {
    for (const [kind, address] of Object.entries(addresses)) {
      const from = (places: readonly string[], first: number): Set<string> =>
        new Set(places.flatMap((area) => Array.from({ length: 12 }, (_, at) => address(area, first + at))));
      const unmeasured = from(before, 1988);
      const times: number[] = [];
      for (const path of [...unmeasured, ...from(areas, 2000)]) {
        const answer = await fetch(server.origin + path);
        await answer.arrayBuffer();
        const [, total] = /^total;dur=([\d.]+)/.exec(answer.headers.get('server-timing') ?? '') ?? [];
        // Without the time of the network and of the client.
        if (!unmeasured.has(path)) times.push(Number(total));
        if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
      }
      times.sort((a, b) => a - b);
      figures[`${kind}: median, ms`] = times[times.length >> 1] ?? Number.NaN;
      figures[`${kind}: p95, ms`] = times[Math.floor(0.95 * times.length)] ?? Number.NaN;
    }
    return figures;
  } finally {
    await server.stop();
  }
}
