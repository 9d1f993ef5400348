import type { z } from 'zod';
import { routes } from '#contract/routes.ts';
import { rounded, roundedPercent } from '#domain/rounding.ts';
import { baseUrl, uncompressed } from './browser.ts';

/** Food-balance item of each crop whose page is checked. */
const indicatorOf = { beans: 2546, rice: 2805, cassava: 2532 } as const;
export type PageCrop = keyof typeof indicatorOf;

/** The answer of a route, checked against what the contract promises of it. */
async function answer<T>(route: { answer: z.ZodType<T> }, path: string): Promise<T> {
  const response = await fetch(baseUrl + path, uncompressed);
  if (!response.ok) throw new Error(`${response.status} for ${path}`);
  return route.answer.parse(await response.json());
}

const listed = (ids: readonly number[]): string => encodeURIComponent(JSON.stringify(ids));

/** The published API, as any client uses it. */
export const api = {
  value: (crop: PageCrop, area: string, element: number, year: number) => {
    // The ratio is no food-balance figure: the published page reads it from the general table.
    const table = element === 12 ? 'OBSERVATIONS' : `${crop}_consumption`;
    return answer(
      routes.value,
      `/api/v1/data/value/${table}/VALUE/${area}/${element}/${indicatorOf[crop]}/${year}`,
    );
  },
  release: () => answer(routes.release, '/api/v1/release'),
  cube: (table: string, element: number, indicator: number) =>
    answer(routes.cube, `/api/v1/cube/${table}/${element}/${indicator}`),
  podium: (crop: PageCrop, area: string, element: number, year: number) =>
    answer(routes.podium, `/api/v1/data/podium/${area}/${element}/${indicatorOf[crop]}/${year}`),
  chart: async (crop: PageCrop, area: string, elements: readonly number[]) => {
    const query = `elementIds=${listed(elements)}&cropIds=${listed([indicatorOf[crop]])}`;
    const { data } = await answer(routes.chart, `/api/v1/chart/default/${crop}_consumption/${area}?${query}`);
    return data.observations;
  },
  map: (crop: PageCrop, element: number, year: number) =>
    answer(
      routes.adminIds,
      `/api/v1/data/adminIds/${crop}_consumption/World/WLRD/${indicatorOf[crop]}/${year}?id_elements=${listed([element])}`,
    ),
};

/** A number as English readers see it, with at most two decimals. */
export const englishNumber = (value: number): string =>
  new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(rounded(value, 2));

/** A fraction as the specification wants it: times 100, two decimals, `~0%` when that is 0 but the value is not. */
export function englishShare(value: number): string {
  const percent = roundedPercent(value, 2);
  return percent === 0 && value > 0 ? '~0%' : `${englishNumber(percent)}%`;
}

/** The number in a text of any of the three languages: grouping and decimal marks differ, digits do not. */
export function numberIn(text: string, language: 'en' | 'es' | 'pt'): number {
  const digits = /[-−]?[\d.,\u00a0\u202f]*\d/.exec(text)?.[0] ?? '';
  const bare = digits.replace(/[\u00a0\u202f]/g, '').replace('−', '-');
  return Number(language === 'en' ? bare.replaceAll(',', '') : bare.replaceAll('.', '').replace(',', '.'));
}
