import { describe, expect, it } from 'vitest';
import { beans } from '#catalog/crops/beans.ts';
import {
  AREA_HARVESTED,
  EXPORT_VALUE,
  FOOD,
  IMPORT_SHARE,
  IMPORT_VALUE,
  PRODUCTION,
  SELF_SUFFICIENCY,
  TRADE_BALANCE,
  YIELD,
} from '#catalog/elements/codes.ts';
import { consumption } from '#catalog/sections/consumption.ts';
import { sections } from '#catalog/sections/index.ts';
import { production } from '#catalog/sections/production.ts';
import { trade } from '#catalog/sections/trade.ts';
import type { AreaSummary, Cube } from '#contract/data.ts';
import { languages } from '#locales/words.ts';
import { CubeStore } from '../../api/cube-store.ts';
import type { ShownData } from '../../api/data-view.tsx';
import { loadedPart } from '../../api/loaded.ts';
import type { ShownFlows } from '../../api/trade-flows.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { plainFacts } from '../../testing/plain-facts.ts';
import { leadOf } from './lead.ts';

const years = Array.from({ length: 34 }, (_, at) => 1990 + at);

/** Tonnes: 500,000 around 2012, 600,000 around 2022, 660,000 in 2023, and less in all earlier years. */
const kenya = years.map((year) =>
  year < 2011
    ? 400_000 + year
    : ({ 2011: 490_000, 2012: 500_000, 2013: 510_000, 2021: 560_000, 2022: 580_000, 2023: 660_000 }[year] ??
      520_000),
);

function cubeOf(element: number, change: Partial<Cube> = {}): Cube {
  return {
    ...plainFacts,
    table: 'beans_production',
    element,
    indicator: 176,
    unit: 't',
    years,
    areas: ['KEN', 'IND', 'UGA', 'MMR', 'WLRD'],
    rows: [
      kenya,
      years.map(() => 6_000_000),
      years.map(() => 865_000),
      years.map(() => 2_000_000),
      years.map(() => 20_000_000),
    ],
    flags: [],
    countries: years.map(() => 4),
    defaultYear: 2023,
    ...change,
  };
}

const areas = new Map(
  ['KEN', 'IND', 'UGA', 'MMR', 'WLRD'].map((code) => [
    code,
    { code, kind: code === 'WLRD' ? 'aggregate' : 'country' } as AreaSummary,
  ]),
);

const lead = (
  area: string,
  {
    cube = cubeOf(PRODUCTION),
    language = 'en' as (typeof languages)[number],
    year = 2023,
    section = production as ShownData['section'],
    harvested = null as Cube | null,
    crop = beans as ShownData['crop'],
  } = {},
): string | null =>
  leadOf(
    {
      ...{ crop, section, area, areas, areasFailed: false, year, flows: loadedPart(null) },
      view: { element: cube.element, officialOnly: false } as ShownData['view'],
      cubes: CubeStore.of(harvested === null ? [cube] : [cube, harvested]),
    },
    readSpeech(language),
  )?.text ?? null;

describe('leadOf', () => {
  it.each(languages)('says level, record, change and place in %s', (language) => {
    const text = lead('KEN', { language }) ?? '';
    for (const figure of ['660', '1990', '20']) expect(text).toContain(figure);
    expect(text.match(/\./g)).toHaveLength(2);
  });

  it('counts the change by means of three years: 600,000 ÷ 500,000', () => {
    expect(lead('KEN')).toContain('20%');
  });

  it('says no record of a year that is none, nor across a break', () => {
    expect(lead('KEN', { year: 2022 })).toContain('1990');
    expect(lead('KEN', { year: 2020 })).not.toContain('1990');
    expect(lead('KEN', { cube: cubeOf(PRODUCTION, { areaBreaks: { KEN: [2000] } }) })).not.toContain('1990');
  });

  it('says since when no figure was as low, where the newest is far below the mean of three years', () => {
    const rowOf = (last: number): Partial<Cube> => ({
      areas: ['KEN'],
      rows: [[...kenya.slice(0, -3), 600_000, 580_000, last]],
    });
    expect(lead('KEN', { cube: cubeOf(PRODUCTION, rowOf(402_010)) })).toContain('2010');
    expect(lead('KEN', { cube: cubeOf(PRODUCTION, rowOf(520_000)) })).not.toContain('2010');
    const areaBreaks = { KEN: [2015] };
    const broken = lead('KEN', { cube: cubeOf(PRODUCTION, { ...rowOf(402_010), areaBreaks }) });
    expect(broken).not.toContain('2010');
  });

  it('spans no break with a change', () => {
    const broken = lead('KEN', { cube: cubeOf(PRODUCTION, { areaBreaks: { KEN: [2018] } }) });
    expect(broken).toContain('660,000');
    expect(broken).not.toContain('20%');
  });

  it('is led by no doubtful figure', () => {
    const doubts = { KEN: { 2023: 'isolated' } } satisfies Cube['doubts'];
    expect(lead('KEN', { cube: cubeOf(PRODUCTION, { doubts }) })).toBeNull();
  });

  it('counts no country with a doubtful figure in a place, as the ranking does', () => {
    const doubts = { MMR: { 2023: 'isolated' } } satisfies Cube['doubts'];
    expect(lead('UGA', { cube: cubeOf(PRODUCTION, { doubts }) })).toContain('second');
  });

  it('compares a rate with the newest of the World where few countries have the year', () => {
    const rates = cubeOf(YIELD, {
      countries: years.map((year) => (year === 2023 ? 1 : 4)),
      defaultYear: 2022,
      rows: [kenya, kenya, kenya, kenya, years.map(() => 914)],
    });
    expect(lead('KEN', { cube: rates })).toContain('914 kg/ha (2022)');
  });

  it('names the three that have most of the World: 8,865,000 of 20,000,000', () => {
    expect(lead('WLRD')).toContain('44%');
  });

  it('names where a rate is highest', () => {
    expect(lead('WLRD', { cube: cubeOf(YIELD) })).toContain('India');
  });

  it('names the highest yield only where it is official, with the least area', () => {
    const harvested = cubeOf(AREA_HARVESTED);
    const leadWith = (flag: string) =>
      lead('WLRD', { cube: cubeOf(YIELD, { flags: Array(5).fill(flag.repeat(years.length)) }), harvested }) ??
      '';
    expect(leadWith('A')).toMatch(/India.*2,500 ha/);
    expect(leadWith('E')).not.toContain('India');
  });

  it('says of a balance which side was larger and by how much, and its means without a rate', () => {
    // 1000 US$: −600 around 2012, −1,200 around 2022.
    const rows = [years.map((year) => (year < 2021 ? -600_000 : -1_200_000)), years.map(() => 5_000_000)];
    const cube = cubeOf(TRADE_BALANCE, { unit: '1000-usd', areas: ['KEN', 'IND'], rows });
    const text = lead('KEN', { cube, section: trade }) ?? '';
    expect(text).toContain('US$ 1.2 billion less');
    expect(text).toContain('600 million');
    expect(text).not.toContain('%');
    expect(lead('IND', { cube, section: trade })).toContain('5 billion more');
  });

  it('says nothing of a year without a figure', () => {
    expect(lead('KEN', { year: 1980 })).toBeNull();
  });
});

it('says what became of imports beyond all use', () => {
  const doubted = (reason: 're-exports' | 'isolated') =>
    lead('KEN', {
      cube: cubeOf(IMPORT_SHARE, {
        ...{ areas: ['KEN'], years: [2023], rows: [[155]], doubts: { KEN: { 2023: reason } } },
      }),
      section: consumption,
    });
  expect(doubted('re-exports')).toContain('155%');
  expect(doubted('isolated')).toBeNull();
});

describe('the World by several elements', () => {
  const leadBy = (
    of: { section: ShownData['section']; element: number; language?: (typeof languages)[number] },
    figures: Readonly<Record<number, Readonly<Record<string, number>>>>,
    { doubts = {}, flows = null }: { doubts?: Cube['doubts']; flows?: ShownFlows | null } = {},
  ): string => {
    const cubes = Object.entries(figures).map(([element, row]) =>
      cubeOf(Number(element), {
        ...{ areas: Object.keys(row), rows: Object.values(row).map((value) => [value]) },
        ...{ years: [2023], countries: [4], doubts },
      }),
    );
    const codes = Object.values(figures).flatMap((row) => Object.keys(row));
    const kindOf = (code: string) => (code === 'WLRD' ? 'aggregate' : 'country');
    const all = new Map(codes.map((code) => [code, { code, kind: kindOf(code) } as AreaSummary]));
    const { section, element, language = 'en' } = of;
    return (
      leadOf(
        {
          ...{ crop: beans, section, area: 'WLRD', areas: all, areasFailed: false, year: 2023 },
          ...{ flows: loadedPart(flows), cubes: CubeStore.of(cubes) },
          view: { element, officialOnly: false, choices: {} } as unknown as ShownData['view'],
        },
        readSpeech(language),
      )?.text ?? ''
    );
  };

  const traded = {
    [IMPORT_VALUE]: { IND: 90, NLD: 95, WLRD: 300 },
    [EXPORT_VALUE]: { IND: 350, WLRD: 800 },
  };
  const ofTrade = { section: trade, element: IMPORT_VALUE };
  const sold = (imported: number) =>
    ({
      ...{ area: 'WLRD', year: 2023, measure: 'value', indicator: 176 },
      answer: {
        flows: [{ origin: 'MMR', destination: 'IND', exported: null, imported }],
        reporters: [],
        unreported: [],
      },
    }) as unknown as ShownFlows;

  it('names the largest traders where none without a report has more by its partners', () => {
    expect(leadBy(ofTrade, traded, { flows: sold(340) })).toMatch(/Netherlands bought the most and India/);
    expect(leadBy(ofTrade, traded, { flows: sold(500) })).not.toContain('the most');
    expect(leadBy(ofTrade, traded)).not.toContain('the most');
  });

  it('has what a country reports first, and then what its partners report, where that is more', () => {
    const own = cubeOf(IMPORT_VALUE, {
      ...{ areas: ['KEN'], rows: [[14_328]], years: [2023], countries: [1], flags: ['L'] },
    });
    const sold = cubeOf(EXPORT_VALUE, {
      ...{ areas: ['KEN'], rows: [[12_691]], years: [2023], countries: [1], flags: ['L'] },
    });
    const flow = (origin: string, exported: number | null, imported: number | null) => ({
      ...{ origin, destination: 'KEN', exported, imported },
    });
    const flows = {
      ...{ area: 'KEN', year: 2023, measure: 'value', indicator: 176 },
      answer: {
        flows: [flow('UGA', 29_056, null), flow('ETH', 27_873, 4_647), flow('TZA', null, 8_783)],
        unreported: [],
      },
    } as unknown as ShownFlows;
    const textOf = (loaded: ShownFlows | null) =>
      leadOf(
        {
          ...{ crop: beans, section: trade, area: 'KEN', areas, areasFailed: false, year: 2023 },
          ...{ flows: loadedPart(loaded), cubes: CubeStore.of([own, sold]) },
          view: { element: IMPORT_VALUE, officialOnly: false, choices: {} } as unknown as ShownData['view'],
        },
        readSpeech('en'),
      )?.text ?? '';
    // 29,056 + 27,873 = 56,929: the report of Kenya itself is none of its suppliers'.
    expect(textOf(flows)).toMatch(/14\.3 million.*56\.9 million.*29\.1 million/);
    expect(textOf(null)).toMatch(/14\.3 million.* own reports/);
  });

  it('has verbs that agree with the largest buyer', () => {
    const spanish = { ...ofTrade, language: 'es' } as const;
    expect(leadBy(spanish, traded, { flows: sold(1) })).toContain('Los Países Bajos fueron');
  });

  it('names the least of the largest eaters where all of them are known', () => {
    const of = { section: consumption, element: SELF_SUFFICIENCY };
    const figures = { [SELF_SUFFICIENCY]: { KEN: 80, IND: 120 }, [FOOD]: { KEN: 500, IND: 900 } };
    expect(leadBy(of, figures)).toMatch(/Of the 2 .*Kenya/);
    expect(leadBy(of, { ...figures, [FOOD]: { ...figures[FOOD], UGA: 700 } })).not.toContain('Of the');
    expect(leadBy(of, figures, { doubts: { KEN: { 2023: 'isolated' } } })).not.toContain('Of the');
    expect(leadBy(of, { [SELF_SUFFICIENCY]: { KEN: 80 }, [FOOD]: { KEN: 500 } })).toBe('');
  });
});

it.each(languages)('has a sentence for the first element of every section in %s', (language) => {
  const { words } = readSpeech(language);
  const without = sections.filter(
    ({ id, mapElements, ...section }) =>
      !words.has(`${id}.lead.${'named' in section ? 'named' : mapElements[0]?.country}`),
  );
  expect(without.map(({ id }) => id)).toEqual([]);
});
