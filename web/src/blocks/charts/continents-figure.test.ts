import { describe, expect, it } from 'vitest';
import { PRODUCTION, SELF_SUFFICIENCY, WORLD_PRODUCTION_SHARE, YIELD } from '#catalog/elements/codes.ts';
import { consumption } from '#catalog/sections/consumption.ts';
import { production } from '#catalog/sections/production.ts';
import type { Cube } from '#contract/data.ts';
import { continentLines } from '../../api/continent-lines.ts';
import { CubeStore } from '../../api/cube-store.ts';
import type { ShownData } from '../../api/data-view.tsx';
import { loadPageWords } from '../../i18n/page-words.ts';
import { toSpeech } from '../../i18n/speech.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { createWords } from '../../i18n/words.tsx';
import { plainFacts } from '../../testing/plain-facts.ts';
import { languages } from '../../url/paths.ts';
import { continentsFinding } from './continents-figure.tsx';

const years = [2020, 2021, 2022, 2023];

/** Tonnes of Africa, the Americas, Asia, Europe and the World; Oceania has no figure, and the Americas none of 2023. */
const amounts: Readonly<Record<string, readonly (number | null)[]>> = {
  '002': [20, 20, 21, 22],
  '019': [24, 24, 24, null],
  '142': [45, 46, 50, 51],
  '150': [3, 4, 5, 5],
  WLRD: [92, 94, 100, 104],
};

const cubeOf = (element: number, facts: Partial<Cube> = {}): Cube => ({
  ...plainFacts,
  table: 'beans_production',
  indicator: 176,
  element,
  unit: 't',
  years,
  areas: Object.keys(amounts),
  rows: Object.values(amounts).map((row) => [...row]),
  flags: Object.keys(amounts).map(() => 'CCCC'),
  countries: years.map(() => 9),
  defaultYear: 2023,
  ...facts,
});

const linesOf = (element = PRODUCTION, of: { area?: string; facts?: Partial<Cube> } = {}) =>
  continentLines({
    section: production,
    area: of.area ?? 'WLRD',
    view: { element } as ShownData['view'],
    cubes: CubeStore.of([cubeOf(element, of.facts)]),
  });

describe('the lines of the continents', () => {
  it('are those of the World alone, of continents with figures, from the first year to the last', () => {
    expect(linesOf(PRODUCTION, { area: 'KEN' })).toBeNull();
    const found = linesOf();
    expect(found?.lines.map(({ area }) => area)).toEqual(['002', '019', '142', '150']);
    expect(found?.years).toEqual(years);
  });

  it('have the World among them where they do not add up, but not of its own shares', () => {
    expect(linesOf(YIELD)?.lines.at(-1)?.area).toBe('WLRD');
    expect(linesOf(WORLD_PRODUCTION_SHARE)?.lines.at(-1)?.area).toBe('150');
  });

  it('have a continent with a year that is too high to be drawn in the table alone', () => {
    const rows = Object.values({ ...amounts, '002': [20, 2400, 20, 600] }).map((row) => [...row]);
    const of = {
      section: consumption,
      area: 'WLRD',
      view: { element: SELF_SUFFICIENCY } as ShownData['view'],
    };
    const found = continentLines({ ...of, cubes: CubeStore.of([cubeOf(SELF_SUFFICIENCY, { rows })]) });
    expect(found).toMatchObject({ limit: 500 });
    expect(found?.lines.map(({ area }) => area)).toContain('002');
    expect(found?.continents.map(({ area }) => area)).not.toContain('002');
    expect(found && continentsFinding(found, readSpeech('en'))).toMatch(/51.* in Asia/);
  });

  it('are none where one is not loaded, and where fewer than two have a line', () => {
    const cubes = CubeStore.of([], [cubeOf(PRODUCTION)]);
    const view = { element: PRODUCTION } as ShownData['view'];
    expect(continentLines({ section: production, area: 'WLRD', view, cubes })).toBeNull();
    expect(linesOf(PRODUCTION, { facts: { areas: ['002', 'WLRD'] } })).toBeNull();
  });
});

describe.each(languages)('what is said of them: %s', async (language) => {
  const words = await loadPageWords(['frame', 'crops', 'charts', 'production'], language);
  const speech = toSpeech(language, createWords(language, words));
  const findingOf = (element?: number, facts?: Partial<Cube>): string | undefined => {
    const lines = linesOf(element, facts === undefined ? {} : { facts });
    return lines === null ? undefined : continentsFinding(lines, speech);
  };

  it('is the largest part of an amount in the newest year of the World: 51 of 104', () => {
    for (const part of [/49\s?%/, /51/]) expect(findingOf()).toMatch(part);
    expect(findingOf()).not.toContain('2023');
  });

  it('is the highest and the lowest rate, and the World’s', () => {
    for (const part of [/51/, /\b5\b/, /104/]) expect(findingOf(YIELD)).toMatch(part);
  });

  it('rests on no doubtful figure, and names a year that is not the newest: 22 of 104, and 50 of 100 in 2022', () => {
    expect(findingOf(PRODUCTION, { doubts: { '142': { 2023: 'isolated' } } })).toMatch(/21\s?%/);
    const doubted = findingOf(PRODUCTION, { doubts: { WLRD: { 2023: 'isolated' } } });
    for (const part of [/50\s?%/, /2022/]) expect(doubted).toMatch(part);
  });
});
