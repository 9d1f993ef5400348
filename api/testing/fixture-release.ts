import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import type { Release } from '#contract/release.ts';
import {
  type AreaTable,
  type BreaksTable,
  type CoverageTable,
  type EditionTable,
  type ObservationTable,
  type RankingListTable,
  type RankingTable,
  releaseDdl,
  type SeriesBreakTable,
  type TradeFlowTable,
  type WorldSumTable,
} from '#contract/release-tables.ts';
import {
  explainedCoverage,
  explainedObservations,
  explainedRankingLists,
  explainedRankings,
  members,
  publishedUnits,
  summed,
} from './fixture-explained.ts';
import { type FixtureOptions, manifestOf } from './fixture-manifest.ts';

const area = (
  code: string,
  kind: AreaTable['kind'],
  m49: string | null,
  region: string | null,
  macro: string | null,
  lastYear: number | null = null,
  fao: number | null = null,
): AreaTable => ({
  code,
  kind,
  m49,
  fao,
  iso2: null,
  region,
  macro,
  first_year: null,
  last_year: lastYear,
});

export const areas: readonly AreaTable[] = [
  area('014', 'aggregate', '014', null, null),
  area('BRA', 'country', '076', '005', '019', null, 21),
  area('FRA', 'country', '250', '155', '150'),
  area('KEN', 'country', '404', '014', '002'),
  area('SUN', 'former', null, '151', '150', 1991),
  area('TUV', 'country', '798', '061', '009'),
  area('TZA', 'country', '834', '014', '002'),
  area('WLRD', 'aggregate', '001', null, null),
];

type Cell = [element: number, year: number, area: string, value: number, extra?: Partial<ObservationTable>];

const cells: readonly Cell[] = [
  [6, 1990, 'SUN', 0.001],
  [6, 2019, 'TZA', 0.079],
  [6, 2020, 'BRA', 0.05, { rank: 2, percentile: 0.5 }],
  [6, 2020, 'TZA', 0.08, { rank: 1, percentile: 1 }],
  [6, 2020, 'WLRD', 0.02],
  [6, 2021, 'BRA', 0.051, { rank: 2, percentile: 0.5, flag: 'E' }],
  [6, 2021, 'KEN', 0.06, { rank: 1, percentile: 1 }],
  [6, 2021, 'WLRD', 0.021, { contributors: 2 }],
  [14, 2020, '014', 14.5, { contributors: 2, source: null }],
  [14, 2020, 'WLRD', 2.6],
  [645, 2020, 'BRA', 15.25, { rank: 2, percentile: 0.5, flag: 'I' }],
  [645, 2020, 'TZA', 18.5, { rank: 1, percentile: 1 }],
  [5142, 2010, 'KEN', 500, { flag: 'A' }],
  [5142, 2010, 'WLRD', 15000],
  [5142, 2019, 'BRA', 3000, { flag: 'A' }],
  // Less than half a kilocalorie, yet some of the food use of the same year.
  [664, 2019, 'BRA', 0],
  [664, 2019, 'FRA', 0],
  [5142, 2019, 'KEN', 500],
  [5142, 2020, 'BRA', 3100, { flag: 'A' }],
  [5142, 2020, 'KEN', 620, { flag: 'E' }],
  [5142, 2020, 'SUN', 9000],
  [5142, 2020, 'TZA', 620],
  [5142, 2020, 'FRA', 100],
  [5142, 2020, 'WLRD', 20000],
  [23, 2020, 'BRA', 0.155],
  [12, 2020, 'BRA', 97.5],
  // Land use is no crop's: it stands under its own item.
  [205, 2020, 'BRA', 300.5, { indicator: 6620, rank: 1, percentile: 1 }],
  [5622, 2019, 'BRA', 48_000, { indicator: 176, flag: 'A' }],
  [5510, 2019, 'BRA', 2_794_854, { indicator: 176, flag: 'A' }],
  [5312, 2019, 'BRA', 2_709_485, { indicator: 176, flag: 'A' }],
  [5510, 2020, 'BRA', 2_872_474, { indicator: 176, flag: 'A' }],
  [5312, 2020, 'BRA', 2_635_041, { indicator: 176, flag: 'A' }],
  [5622, 2020, 'BRA', 51_663, { indicator: 176, flag: 'L' }],
  [5922, 2020, 'BRA', 63_454, { indicator: 176, flag: 'A' }],
  [5610, 2020, 'BRA', 79_000, { indicator: 176, flag: 'E' }],
  [5622, 2020, 'BRA', 14_952, { indicator: 27, flag: 'L' }],
  [152, 2020, 'BRA', 1_234_567, { indicator: 176, flag: 'C' }],
  [152, 2020, 'KEN', 98_765, { indicator: 176 }],
  // 30 from Brazil and 12.5 from Tanzania of one product, 4 from France of another.
  [5622, 2020, 'KEN', 46.5, { indicator: 27, flag: 'L', source: null }],
];

const flow = (
  item: number,
  reporter: string,
  element: number,
  partner: string,
  value: number,
  flag = '',
): TradeFlowTable => ({ item, year: 2020, reporter, partner, element, value, flag, source: 1 });

/** Brazil reports on Kenya and Tanzania, Kenya on Brazil, and France, which nobody else mentions, on Tanzania. */
const flows: readonly TradeFlowTable[] = [
  flow(176, 'BRA', 5622, 'KEN', 120),
  flow(176, 'BRA', 5610, 'KEN', 100),
  flow(176, 'BRA', 5922, 'TZA', 50, 'A'),
  flow(176, 'FRA', 5622, 'TZA', 7),
  flow(176, 'KEN', 5922, 'BRA', 110, 'E'),
  flow(27, 'KEN', 5622, 'TZA', 12.5, 'E'),
  flow(27, 'KEN', 5622, 'BRA', 30),
  flow(31, 'KEN', 5622, 'FRA', 4, 'A'),
  flow(128, 'TZA', 5922, 'KEN', 5, 'E'),
  flow(129, 'TZA', 5922, 'KEN', 2, 'A'),
];

export const observations: readonly ObservationTable[] = cells.map(
  ([element, year, code, value, extra]): ObservationTable => ({
    indicator: 2546,
    element,
    year,
    area: code,
    value,
    flag: '',
    source: 1,
    contributors: null,
    rank: null,
    percentile: null,
    published: null,
    edition: 1,
    ...extra,
  }),
);

const place = (
  element: number,
  code: string,
  year: number,
  item: string,
  ranking: number,
  value: number,
): Omit<RankingTable, 'ranked'> => ({
  element,
  area: code,
  year,
  item,
  ranking,
  value,
});

/** Beans are second in Brazil in 2020 and sixth in 2021; in Tanzania two items share the first rank. */
const places = [
  place(664, 'BRA', 2020, '2805', 1, 400),
  place(664, 'BRA', 2020, '2546', 2, 300),
  place(664, 'BRA', 2020, '2511', 3, 200),
  place(664, 'BRA', 2020, '2514', 4, 100),
  place(664, 'BRA', 2020, '2531', 5, 50),
  place(664, 'BRA', 2021, '2805', 1, 400),
  place(664, 'BRA', 2021, '2511', 2, 300),
  place(664, 'BRA', 2021, '2514', 3, 200),
  place(664, 'BRA', 2021, '2531', 4, 100),
  place(664, 'BRA', 2021, '2532', 5, 50),
  place(664, 'BRA', 2021, '2546', 6, 40),
  place(664, 'TZA', 2020, '2514', 1, 500),
  place(664, 'TZA', 2020, '2532', 1, 500),
  place(664, 'WLRD', 2020, '2805', 1, 380),
  place(645, 'BRA', 2020, '2546', 1, 15.25),
  place(14, 'WLRD', 2020, '2546', 1, 2.6),
  // Of primary crops the release serves the first places and its own; the list is longer.
  place(5510, 'BRA', 2020, '156', 1, 700_000_000),
  place(5510, 'BRA', 2020, '176', 12, 3_035_290),
];
const listLength: Readonly<Record<number, number>> = { 5510: 65 };

export const rankings: readonly RankingTable[] = places.map((row) => ({
  ...row,
  ranked:
    listLength[row.element] ??
    places.filter(
      ({ element, area: code, year }) => element === row.element && code === row.area && year === row.year,
    ).length,
}));

const ranked = (
  element: number,
  code: string,
  year: number,
  crops: readonly (readonly [item: string, value: number, flag?: string])[],
): RankingListTable => ({
  element,
  area: code,
  year,
  items: crops.map(([item]) => item).join(','),
  item_values: crops.map(([, value]) => value).join(','),
  item_flags: crops.map(([, , flag = ' ']) => flag).join(''),
});

/** Whole lists behind places above, and one with flags and a tie in its middle. */
const rankingLists: readonly RankingListTable[] = [
  ranked(14, 'WLRD', 2020, [['2546', 2.6]]),
  ranked(664, 'BRA', 2020, [
    ['2805', 400],
    ['2546', 300],
    ['2511', 200],
    ['2514', 100],
    ['2531', 50],
  ]),
  ranked(664, 'BRA', 2021, [
    ['2805', 400],
    ['2511', 300],
    ['2514', 200],
    ['2531', 100],
    ['2532', 50],
    ['2546', 40],
  ]),
  ranked(5510, 'BRA', 2020, [
    ['156', 700_000_000, 'A'],
    ['236', 121_797_712.5, 'A'],
    ['125', 3_035_290],
    ['176', 3_035_290, 'E'],
    ['116', 1000, 'I'],
  ]),
];

const worldSum = (
  element: number,
  year: number,
  parts: number,
  reason: WorldSumTable['reason'],
): WorldSumTable => ({
  indicator: 2546,
  element,
  year,
  world: 20_000,
  countries_sum: parts,
  countries: 4,
  reason,
});
const worldSums: readonly WorldSumTable[] = [
  worldSum(5142, 2019, 20_000, 'equal'),
  worldSum(5142, 2020, 19_000, 'few-countries'),
  worldSum(5510, 2020, 1, 'equal'),
];

const covered = (
  element: number,
  year: number,
  countries: number,
  regions: number,
  isDefault: 0 | 1,
  indicator = 2546,
): CoverageTable => ({
  indicator,
  element,
  year,
  countries,
  regions,
  is_default: isDefault,
});

const coverage: readonly CoverageTable[] = [
  covered(6, 1990, 0, 0, 0),
  covered(6, 2020, 2, 0, 1),
  covered(6, 2021, 2, 0, 0),
  covered(14, 2020, 0, 1, 1),
  covered(645, 2020, 2, 0, 1),
  covered(5142, 2019, 1, 0, 0),
  covered(5142, 2020, 1, 0, 1),
  covered(12, 2020, 1, 0, 1),
  covered(205, 2020, 1, 0, 1, 6620),
  ...[116, 176, 125].map((indicator) => covered(5510, 2020, 1, 0, 1, indicator)),
  covered(152, 2020, 2, 0, 1, 176),
  covered(5312, 2019, 1, 0, 0, 176),
  covered(5622, 2020, 1, 0, 1, 27),
];

const limits = (element: number, year: number, text: string): BreaksTable => ({
  indicator: 2546,
  element,
  year,
  limits: text,
  has_zero: 0,
});

const breaks: readonly BreaksTable[] = [limits(6, 0, '[0.01,0.05]'), limits(6, 2020, '[0.06]')];
const seriesBreaks: readonly SeriesBreakTable[] = [
  ...['BRA', 'WLRD'].map((code) => ({ indicator: 2546, element: 6, area: code, year: 2021 })),
  { indicator: 2546, element: 5142, area: 'BRA', year: 2020 },
];
const editions: readonly EditionTable[] = [
  { id: 1, key: 'FBS-2024-07' },
  { id: 2, key: 'FBS-2024-07 + OA-2024-07' },
];

/** Writes `releases/<id>` below `directory`; nobody serves it until `publish` names it. */
export function writeRelease(directory: string, id: string, options: FixtureOptions = {}): void {
  const folder = join(directory, id);
  mkdirSync(folder, { recursive: true });
  const db = new Libsql(join(folder, 'release.sqlite'));
  db.exec(releaseDdl);
  // One transaction: else each row waits for the disk.
  db.exec('BEGIN');
  const insert = (table: string, rows: readonly object[]): void => {
    for (const row of rows) {
      const names = Object.keys(row);
      db.prepare(`INSERT INTO ${table} (${names}) VALUES (${names.map(() => '?')})`).run(
        ...Object.values(row),
      );
    }
  };
  const changed = observations.map((row) =>
    row.element === 645 && row.area === 'BRA' ? { ...row, value: options.perCapita ?? row.value } : row,
  );
  insert('area', areas);
  insert(
    'source',
    releaseInfo(id).sources.map((source, at) => ({
      id: at + 1,
      ...source,
      computed: Number(source.computed),
    })),
  );
  insert('observation', [...changed, ...explainedObservations]);
  insert('ranking', [...rankings, ...explainedRankings]);
  insert('ranking_list', [...rankingLists, ...explainedRankingLists]);
  insert('member', members);
  insert('summed', summed);
  insert('published_unit', publishedUnits);
  insert('trade_flow', flows);
  insert('world_sum', worldSums);
  insert('coverage', [...coverage, ...explainedCoverage]);
  insert('breaks', breaks);
  insert('series_break', seriesBreaks);
  insert('edition', editions);
  insert('change', options.changes?.rows ?? []);
  db.exec('COMMIT');
  db.close();
  writeFileSync(join(folder, 'release.json'), JSON.stringify(releaseInfo(id, options)));
}

/** Names the release that is to be served. */
export function publish(directory: string, id: string): void {
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'current.json'), JSON.stringify({ id }));
}

/** What the release's `release.json` says. */
export const releaseInfo = (id: string, options: FixtureOptions = {}): Release =>
  manifestOf(
    id,
    { areas: areas.length, observations: observations.length, rankings: rankings.length },
    options,
  );
