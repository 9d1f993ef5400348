import { describe, expect, it } from 'vitest';
import { crops } from '#catalog/crops/index.ts';
import { macroRegions } from '#catalog/regions/index.ts';
import type { AreaSummary, Cube } from '#contract/data.ts';
import { routes } from '#contract/routes.ts';
import { baseUrl, uncompressed } from './browser.ts';
import { answer } from './figures.ts';

/** Amounts with changes on pages: harvested area, production, food. */
const amounts = [
  { element: 5312, indicator: 'production' },
  { element: 5510, indicator: 'production' },
  { element: 5142, indicator: 'balance' },
] as const;

/** The World, the continents and their regions. */
const aggregates = [...new Set(macroRegions.flatMap(({ code, regions }) => [code, ...regions]))];
const regionsOf = (area: string): readonly string[] =>
  macroRegions.find(({ code }) => code === area)?.regions ?? [area];

/** What a reader works out from the cube alone, by the rule of the definitions. */
interface Recomputed {
  from: number;
  to: number;
  countries: number | null;
  share: number | null;
}

/** A figure and a mark of what keeps it from being compared. */
function cell(cube: Cube, area: string, year: number) {
  const [row, column] = [cube.areas.indexOf(area), cube.years.indexOf(year)];
  return {
    value: cube.rows[row]?.[column] ?? null,
    isBound: cube.flags[row]?.[column] === 'L',
    isSum: cube.sums[area]?.[column] != null,
  };
}

const breaksBetween = (cube: Cube, area: string, since: number, year: number): boolean =>
  (cube.areaBreaks[area] ?? cube.breaks).some((at) => since < at && at <= year);

const isDoubtful = (cube: Cube, area: string, year: number): boolean =>
  cube.doubts[area]?.[year] !== undefined;

/** The mean of an area's figures of some years; `null` where one has none. */
function meanOf(cube: Cube, area: string, years: readonly number[]): number | null {
  const values = years.flatMap((year) => cell(cube, area, year).value ?? []);
  return values.length < years.length ? null : values.reduce((sum, value) => sum + value, 0) / years.length;
}

/** Adds up the countries whose figures of all the years may be compared: of two, or of several on each side. */
function recompute(
  cube: Cube,
  areas: readonly AreaSummary[],
  { area, before, after }: { area: string; before: readonly number[]; after: readonly number[] },
): Recomputed | null {
  const years = [...before, ...after];
  const [since = 0, year = 0] = [before[0], after.at(-1)];
  const cells = years.map((each) => cell(cube, area, each));
  const [from, to] = [meanOf(cube, area, before), meanOf(cube, area, after)];
  if (from === null || to === null || cells.some(({ isBound }) => isBound)) return null;
  const isSum = cells.some((each) => each.isSum);
  const whole = { from, to, countries: null, share: null };
  if (!isSum && breaksBetween(cube, area, since, year)) return null;
  // Two published figures that a reader chose are compared as they are.
  if (!isSum && years.length === 2) return whole;
  const inside = new Set(regionsOf(area));
  const both = areas
    .filter(({ code, kind }) => kind !== 'aggregate' || partsOf[code] !== undefined)
    .filter(({ region }) => area === 'WLRD' || inside.has(region ?? ''))
    .filter(({ code }) => !breaksBetween(cube, code, since, year))
    // Two years that a reader chose are compared as they are.
    .filter(({ code }) => years.length === 2 || !years.some((each) => isDoubtful(cube, code, each)))
    .map(({ code, kind }) => ({
      code,
      kind,
      from: meanOf(cube, code, before),
      to: meanOf(cube, code, after),
    }))
    .filter(({ from, to }) => from !== null && to !== null);
  const sum = (list: typeof both, end: 'from' | 'to'): number =>
    list.reduce((total, figures) => total + (figures[end] ?? 0), 0);
  let all = both.filter(({ kind }) => kind === 'country');
  // A former state, and China as a whole, replace their parts where their figure is over a twentieth larger.
  for (const state of both.filter(({ code }) => partsOf[code] !== undefined)) {
    const isPart = ({ code }: { code: string }): boolean => partsOf[state.code]?.includes(code) ?? false;
    const parts = all.filter(isPart);
    if (parts.length === 0 || (state.to ?? 0) > sum(parts, 'to') * 1.05)
      all = [...all.filter((figures) => !isPart(figures)), state];
  }
  const isLeftOut = ({ code, kind, region }: AreaSummary): boolean =>
    kind === 'country' &&
    (area === 'WLRD' || inside.has(region ?? '')) &&
    meanOf(cube, code, after) !== null &&
    !all.some((each) => each.code === code);
  if (!isSum && !areas.some(isLeftOut)) return whole;
  // Nothing is all of nothing.
  const share = to === 0 ? Number(sum(all, 'to') === 0) : sum(all, 'to') / to;
  if (all.length === 0 || !(share >= 0.895)) return null;
  return { from: sum(all, 'from'), to: sum(all, 'to'), countries: all.length, share };
}

/** Successors of the states that have ended, and what FAO counted as China. */
const partsOf: Readonly<Record<string, readonly string[]>> = {
  SUN: 'ARM AZE BLR EST GEO KAZ KGZ LTU LVA MDA RUS TJK TKM UKR UZB'.split(' '),
  YUG: 'BIH HRV MKD MNE SRB SVN XKX'.split(' '),
  SCG: ['MNE', 'SRB', 'XKX'],
  CSK: ['CZE', 'SVK'],
  BLX: ['BEL', 'LUX'],
  SDF: ['SDN', 'SSD'],
  ETF: ['ERI', 'ETH'],
  ANT: ['BES', 'CUW', 'SXM'],
  PCI: ['FSM', 'MHL', 'MNP', 'PLW'],
  '159': ['CHN', 'HKG', 'MAC', 'TWN'],
};

const decadesOf = (years: readonly number[]): readonly number[] => [
  ...years.filter((year) => year % 10 === 1 && year >= 1971),
  ...years.slice(-1),
];

/** `+12.4%` as a number. */
const percent = (text: string): number => Number(text.replaceAll(',', '').replace('−', '-').replace('%', ''));

/** Changes that homes state, over all crops. */
let stated = 0;

describe.each(crops.map(({ id, items }) => [id, items] as const))('changes of %s', (id, items) => {
  const cubes = new Map<string, Promise<Cube>>();
  const cubeOf = (element: number, indicator: number): Promise<Cube> => {
    const path = `/api/v1/cube/OBSERVATIONS/${element}/${indicator}`;
    const made = cubes.get(path) ?? answer(routes.cube, path);
    cubes.set(path, made);
    return made;
  };

  it('over ten years are of the same countries in every region and decade, or not told', async () => {
    const areas = await answer(routes.areas, '/api/v1/data/areas');
    let compared = 0;
    for (const { element, indicator: kind } of amounts) {
      const indicator = items[kind];
      if (indicator === null) continue;
      const cube = await cubeOf(element, indicator);
      const years = new Set(cube.years);
      for (const area of aggregates.filter((code) => cube.areas.includes(code)))
        for (const year of decadesOf(cube.years).filter((at) => years.has(at - 10))) {
          const since = year - 10;
          const expected = recompute(cube, areas, { area, before: [since], after: [year] });
          const place = `${element} ${area} ${since}–${year}`;
          const path = `/api/v1/explain/OBSERVATIONS/${area}/${element}/${indicator}/${year}?since=${since}&change=relative`;
          const { figures } = await answer(routes.explain, path);
          const value = figures[0]?.value ?? null;
          if (expected === null || expected.from <= 0) {
            expect(value, place).toBeNull();
            continue;
          }
          expect(value, place).toBeCloseTo(expected.to / expected.from - 1, 9);
          expect(figures[0]?.same?.countries ?? null, place).toBe(expected.countries);
          if (expected.share !== null) expect(figures[0]?.same?.share, place).toBeCloseTo(expected.share, 9);
          compared += 1;
        }
    }
    // A test that compares nothing proves nothing.
    if (items.balance !== null) expect(compared).toBeGreaterThan(20);
  });

  it('on its home are those of the means of three years, ten years apart', async () => {
    const areas = await answer(routes.areas, '/api/v1/data/areas');
    const home = await (await fetch(`${baseUrl}/en/${id}`, uncompressed)).text();
    const links = [
      ...home.matchAll(
        /href="\/en\/([a-z-]+)[^">]*explain=WLRD\.(\d+)\.(\d{4})(?:\.(\d+))?~growth-decade[^>]*aria-label="([^"]*)"/g,
      ),
    ];
    for (const [, crop = '', element = '', year = '', item, label = ''] of links) {
      // The strip has changes of the other crops, too.
      const cropItems = crops.find((each) => each.id === crop)?.items;
      if (cropItems === undefined) throw new Error(`${label} leads to no crop.`);
      const { indicator } = amounts.find((amount) => amount.element === Number(element)) ?? {};
      if (indicator === undefined) continue;
      const cube = await cubeOf(Number(element), Number(item ?? cropItems[indicator]));
      const upTo = (last: number): readonly number[] =>
        [last - 2, last - 1, last].filter(
          (each) => cell(cube, 'WLRD', each).value !== null && !isDoubtful(cube, 'WLRD', each),
        );
      const [before, after] = [upTo(Number(year) - 10), upTo(Number(year))];
      expect(Math.min(before.length, after.length), label).toBeGreaterThanOrEqual(2);
      const expected = recompute(cube, areas, { area: 'WLRD', before, after });
      if (expected === null) throw new Error(`${label} is told of figures that cannot be compared.`);
      const labelled = percent(/[+−-]?[\d.,]+%/.exec(label)?.[0] ?? 'nothing');
      expect(Math.abs(labelled - (expected.to / expected.from - 1) * 100), label).toBeLessThanOrEqual(0.0501);
      stated += 1;
    }
  });
});

it('are on the home of some crop', () => expect(stated).toBeGreaterThan(0));
