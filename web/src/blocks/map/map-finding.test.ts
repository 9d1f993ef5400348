import { expect, it } from 'vitest';
import { beans } from '#catalog/crops/beans.ts';
import { lowerBoundFlag } from '#catalog/flags.ts';
import { consumption } from '#catalog/sections/consumption.ts';
import { production } from '#catalog/sections/production.ts';
import { trade } from '#catalog/sections/trade.ts';
import type { CubeStore } from '../../api/cube-store.ts';
import { loadedPart } from '../../api/loaded.ts';
import type { ShownFlows } from '../../api/trade-flows.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import type { ViewState } from '../../url/view-state.ts';
import type { PlaceRank } from './map-figures.ts';
import { mapFinding } from './map-finding.ts';

const data = {
  crop: beans,
  section: production,
  view: { element: 5510, country: null, officialOnly: false } as unknown as ViewState,
  year: 2023,
  cubes: { isRoundedAway: () => false, slice: () => undefined } as unknown as CubeStore,
  allCubes: { figure: () => undefined } as unknown as CubeStore,
  facts: undefined,
  areas: new Map(),
  flows: loadedPart<ShownFlows | null>(null),
};
const entry = (area: string, value: number, rank: number) => ({ area, value, flag: 'A', summed: null, rank });
const usa = entry('USA', 9_890_000, 1);

it.each([
  ['en', 'Only one country has a value: United States 9.89 million t.'],
  ['es', 'Solo un país tiene valor: Estados Unidos 9,89 millones de t.'],
  ['pt', 'Só um país tem valor: Estados Unidos 9,89 milhões de t.'],
] as const)('says of a map of one country that it is the only one: %s', (language, sentence) => {
  const of = { signed: false, chosen: null };
  const titleOf = (ranked: readonly (typeof usa)[]) =>
    mapFinding(data, readSpeech(language), { ...of, ranked })?.replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(titleOf([usa])).toBe(sentence);
  expect(titleOf([usa, entry('CAN', 1, 2)])).not.toContain(sentence.slice(0, 7));
});

it('sets the highest before the next where there is no sum of all, but before no equal one', () => {
  const findingOf = (next: number) =>
    mapFinding(data, readSpeech('en'), {
      ...{ signed: false, chosen: null },
      ranked: [usa, entry('CAN', next, next === usa.value ? 1 : 2)],
    });
  expect(findingOf(1_000_000)).toContain('ahead of Canada');
  expect(findingOf(usa.value)).not.toContain('ahead');
});

it.each(['en', 'es', 'pt'] as const)('ranks a chosen country within its region first: %s', (language) => {
  const kenya = entry('KEN', 860_973, 8);
  const findingOf = (region: string | null, inside: PlaceRank['inside']) =>
    mapFinding({ ...data, view: { ...data.view, country: 'KEN', region } }, readSpeech(language), {
      signed: false,
      ranked: [kenya],
      chosen: { found: { area: 'KEN', figure: kenya }, rank: { rank: 8, count: 108, inside } },
    })?.replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(findingOf('014', { rank: 3, count: 15 })).toMatch(/(?=.*861.(?:000|mil) t).* 3\S* .* 8\S* /);
  expect(findingOf(null, null)).toMatch(/(?=.*861.(?:000|mil) t).* 8\S* /);
});

it('says what a chosen country and the largest of its continent have together, where that is much', () => {
  const macroOf = { KEN: '002', TZA: '002', UGA: '002', RWA: '002', EGY: '002', IND: '142' };
  const areas = new Map(Object.entries(macroOf).map(([code, macro]) => [code, { macro }])) as never;
  const ranked = [
    entry('IND', 6490, 1),
    entry('TZA', 1500, 2),
    entry('UGA', 900, 3),
    entry('KEN', 600, 4),
    entry('RWA', 400, 5),
    entry('EGY', 400, 6),
  ];
  const findingOf = (area: string, ofTotal: { doubt?: 'input'; flag?: string; value?: number } = {}) => {
    const figure = ranked.find((one) => one.area === area) ?? entry(area, 1, 9);
    const total = { value: 5000, flag: 'A', ...ofTotal };
    const allCubes = {
      figure: (_: number, of: string) => (of === '002' ? total : undefined),
    } as unknown as CubeStore;
    return mapFinding({ ...data, allCubes, areas, view: { ...data.view, country: area } }, readSpeech('en'), {
      signed: false,
      ranked,
      chosen: { found: { area, figure }, rank: { rank: figure.rank, count: 6, inside: null } },
    });
  };
  // 3,000 of Africa's 5,000, which are more than those that the map has.
  expect(findingOf('KEN')).toMatch(/^Tanzania, Uganda,? and Kenya .*60%.*Africa$/);
  expect(findingOf('KEN')).not.toContain('12%');
  // Of which Rwanda has little itself.
  expect(findingOf('RWA')).toMatch(/^Tanzania, Uganda, Kenya,? and Rwanda .*68%.*Rwanda.*8%/);
  // With more than half the first is named alone, and the chosen one in brackets.
  expect(findingOf('KEN', { value: 2900 })).toMatch(/^Tanzania \D*52%.*Africa \(Kenya: 20.7%\)$/);
  // The total may be doubtful, or no more than a lower bound.
  for (const ofTotal of [{ doubt: 'input' }, { flag: lowerBoundFlag }] as const)
    expect(findingOf('KEN', ofTotal)).toMatch(/ ranks /);
  // The fifth of them, and one that is alone on its continent, have their own figure.
  for (const area of ['EGY', 'IND']) expect(findingOf(area)).toMatch(/ ranks /);
});

it('adds up those of the region where the largest of the continent are in another', () => {
  const regionOf = { USA: '021', BRA: '005', PER: '005', COL: '005', ARG: '005' };
  const areas = new Map(
    Object.entries(regionOf).map(([code, region]) => [code, { macro: '019', region }]),
  ) as never;
  const ranked = [
    ...[entry('USA', 900, 1), entry('PER', 600, 2), entry('BRA', 400, 3)],
    ...[entry('COL', 200, 4), entry('ARG', 100, 5)],
  ];
  const allCubes = {
    figure: (_: number, of: string) => ({ value: of === '005' ? 2000 : 4000, flag: 'A' }),
  } as unknown as CubeStore;
  const finding = mapFinding(
    { ...data, allCubes, areas, view: { ...data.view, country: 'PER' } },
    readSpeech('en'),
    {
      signed: false,
      ranked,
      chosen: {
        found: { area: 'PER', figure: entry('PER', 600, 2) },
        rank: { rank: 2, count: 5, inside: null },
      },
    },
  );
  // 600, 400 and 200 of South America's 2,000.
  expect(finding).toMatch(/^Peru, Brazil,? and Colombia .*60%.*South America$/);
});

it('sets the highest beside the world: amounts as a part, shares as so many times', () => {
  const world = (value: number) => ({
    ...data,
    allCubes: { figure: () => ({ value, flag: '' }) } as unknown as CubeStore,
  });
  const of = { signed: false, chosen: null };
  const ranked = [usa, entry('CAN', 1, 2)];
  expect(mapFinding(world(39_560_000), readSpeech('en'), { ...of, ranked })).toMatch(
    /United States.*9\.89.*25%/,
  );
  const share = { ...world(0.0078), view: { ...data.view, element: 6 } };
  const shares = [entry('RWA', 0.123, 1), entry('UGA', 0.055, 2)];
  expect(mapFinding(share, readSpeech('en'), { ...of, ranked: shares })).toMatch(
    /Rwanda .*12\.3%.* 16 times .*0\.78%/,
  );
});

it('names no first trader where one without a report has more by its partners: 300 + 200 against 350', () => {
  const sold = (imported: number) => [
    { origin: 'MMR', destination: 'IND', exported: null, imported: 300 },
    { origin: 'MMR', destination: 'CHN', exported: null, imported },
  ];
  const findingOf = (imported: number | null) => {
    const ranked = [entry('CHN', 350, 1), entry('CAN', 1, 2)];
    const slice = new Map(ranked.map((each) => [each.area, each]));
    const allCubes = {
      figure: () => ({ value: 1000, flag: '' }),
      slice: () => slice,
    } as unknown as CubeStore;
    const answer = { flows: imported === null ? [] : sold(imported), reporters: [], unreported: [] };
    const flows = { area: 'WLRD', year: 2023, measure: 'value', indicator: 176, answer };
    const view = { ...data.view, region: null, element: 5922 };
    return mapFinding(
      {
        ...{ ...data, allCubes, view, section: trade },
        flows: loadedPart(imported === null ? null : (flows as unknown as ShownFlows)),
      },
      readSpeech('en'),
      { signed: false, chosen: null, ranked },
    );
  };
  expect(findingOf(40)).toMatch(/^Mainland China exports the most/);
  expect(findingOf(200)).toMatch(/^Highest: China \(mainland\)/);
  expect(findingOf(null)).toMatch(/^Highest: China \(mainland\)/);
});

it('says of official figures alone that others may have figures that are not', () => {
  const official = { ...data, view: { ...data.view, officialOnly: true } };
  const of = { signed: false, chosen: null, ranked: [usa] };
  expect(mapFinding(official, readSpeech('es'), of)).toMatch(/^Solo un país tiene un valor oficial: /);
});

it('tells of balances the largest surplus and the largest deficit', () => {
  const balance = { ...data, section: trade, view: { ...data.view, element: 131 } };
  const ranked = [entry('USA', 5000, 1), entry('IND', -7000, 2)];
  expect(mapFinding(balance, readSpeech('en'), { signed: true, chosen: null, ranked })).toMatch(
    /the largest surplus was that of the United States.*the largest deficit/,
  );
});

it('is not led by the yield of a few fields', () => {
  const area = (iso3: string, value: number) => [iso3, { value, flag: 'A', summed: null }] as const;
  const harvested = new Map([area('MNE', 42), area('TJK', 31_000), area('USA', 503_000)]);
  const cubes = { ...data.cubes, slice: () => harvested } as unknown as CubeStore;
  const ranked = [entry('MNE', 6118, 1), entry('TJK', 2600, 2), entry('USA', 2400, 3)];
  const finding = mapFinding({ ...data, cubes, view: { ...data.view, element: 5412 } }, readSpeech('en'), {
    signed: false,
    ranked,
    chosen: null,
  });
  expect(finding).toMatch(/2,500 ha: Tajikistan .*United States/);
  expect(finding).not.toContain('Montenegro');
  expect(finding).not.toContain('estimate');
  const estimated = ranked.map((each) => ({ ...each, flag: each.area === 'TJK' ? 'E' : 'A' }));
  const ofEstimates = mapFinding(
    { ...data, cubes, view: { ...data.view, element: 5412 } },
    readSpeech('en'),
    {
      ...{ signed: false, ranked: estimated, chosen: null },
    },
  );
  expect(ofEstimates).toMatch(/Tajikistan .*estimate.*United States/);
  const alone = mapFinding({ ...data, cubes, view: { ...data.view, element: 5412 } }, readSpeech('en'), {
    signed: false,
    ranked: ranked.slice(0, 2),
    chosen: null,
  });
  expect(alone).toMatch(/2,500 ha: Tajikistan/);
});

it('is not led by a doubtful figure, and says of a chosen one that it is unusual instead of its rank', () => {
  const qatar = { ...entry('QAT', 23_494, 1), doubt: 'yield' as const };
  const ranked = [qatar, entry('TJK', 7_792, 2), entry('MNE', 6_118, 3)];
  const ofYield = { ...data, view: { ...data.view, element: 5412 } };
  const titleOf = (chosen: Parameters<typeof mapFinding>[2]['chosen']) =>
    mapFinding(ofYield, readSpeech('en'), { signed: false, ranked, chosen });
  expect(titleOf(null)).toMatch(/Tajikistan/);
  expect(titleOf(null)).not.toContain('Qatar');
  const rank = { rank: 1, count: 3, inside: null };
  expect(titleOf({ found: { area: 'QAT', figure: qatar }, rank })).toMatch(/^Qatar: .*unusual/);
});

it('counts countries by a ratio, since the first may use next to nothing, without doubtful figures', () => {
  const view = { ...data.view, element: 13, region: null };
  const ranked = [
    { ...entry('AAA', 269, 1), doubt: 'isolated' as const },
    entry('BEL', 269, 1),
    entry('CRI', 50, 2),
    entry('KEN', 10, 3),
  ];
  const findingIn = (language: 'en' | 'es' | 'pt') =>
    mapFinding({ ...data, section: consumption, view }, readSpeech(language), {
      signed: false,
      chosen: null,
      ranked,
    });
  for (const language of ['en', 'es', 'pt'] as const) expect(findingIn(language)).toMatch(/ 2 (of|de) 3 /);
});
