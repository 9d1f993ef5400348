import { expect, it } from 'vitest';
import { AREA_HARVESTED, FOOD, SEED } from '#catalog/elements/codes.ts';
import { getFormats } from '../../i18n/formats.ts';
import { loadPageWords } from '../../i18n/page-words.ts';
import { createWords } from '../../i18n/words.tsx';
import { languages } from '../../url/paths.ts';
import { breakEvidence, breakTexts, gapTexts } from './break-texts.ts';

const speech = {
  words: createWords('en', await loadPageWords(['frame', 'crops', 'charts'], 'en')),
  formats: getFormats('en'),
};
const all = { first: 1961, last: 2023 };

it('says of food balances which break is their method, and of the others that a release begins', () => {
  const textsOf = (breaks: readonly number[], range = all) =>
    breakTexts([{ element: FOOD, breaks }], range, speech);
  expect(textsOf([2010, 2013, 2019])).toEqual([
    speech.words('figure.break.method', { years: '2010' }),
    speech.words('figure.break.release', { years: '2013 and 2019' }),
  ]);
  expect(textsOf([2013, 2017, 2019])).toEqual([
    speech.words('figure.break.balances', { years: '2017' }),
    speech.words('figure.break.release', { years: '2013 and 2019' }),
  ]);
  // Of figures that begin with the new method.
  expect(textsOf([2019], { first: 2014, last: 2023 })).toEqual([
    speech.words('figure.break.release', { years: '2019' }),
  ]);
});

it('says nothing of food balances where the figures are not theirs', () => {
  expect(breakTexts([{ element: AREA_HARVESTED, breaks: [2010] }], all, speech)).toEqual([
    speech.words('figure.break.release', { years: '2010' }),
  ]);
});

it('names a year once, with its strongest cause, and none outside the chart', () => {
  const series = [
    { element: AREA_HARVESTED, breaks: [2010] },
    { element: SEED, breaks: [1961, 2010, 2030] },
  ];
  expect(breakTexts(series, all, speech)).toEqual([speech.words('figure.break.method', { years: '2010' })]);
  expect(breakTexts([{ element: FOOD, breaks: [] }], all, speech)).toEqual([]);
});

it('names years between others without any figure, from four on', () => {
  const years = Array.from({ length: 12 }, (_, at) => 2000 + at);
  const valuesIn = (known: readonly number[]) => ({
    values: years.map((year) => (known.includes(year) ? 1 : null)),
  });
  const textsOf = (...known: readonly number[][]) => gapTexts({ years, series: known.map(valuesIn) }, speech);
  expect(textsOf([2000, 2005, 2011], [2001])).toEqual([
    speech.words('figure.gap', { years: '2002–2004, 2006–2010' }),
  ]);
  expect(textsOf([2004, 2007])).toEqual([]);
});

it.each(languages)(
  'claims no cause that the figures do not tell, only what is probable: %s',
  async (language) => {
    const words = createWords(language, await loadPageWords(['charts'], language));
    const textOf = (cause: string): string => words(`figure.break.${cause}`, { years: '2013' });
    expect(breakEvidence).toEqual({ method: 'year', balances: 'year', release: 'edition' });
    // FAO published the year of its new method; that a release passes to the new balances follows from the year alone.
    expect(textOf('balances')).toMatch(/probabl|provável|provavel/);
    // The release has the beginning of another edition.
    expect(textOf('release')).not.toMatch(/probabl|provavel/);
    for (const cause of Object.keys(breakEvidence)) {
      expect(textOf(cause)).toContain('2013');
      // One line under a chart.
      expect(textOf(cause).length).toBeLessThanOrEqual(90);
      expect(textOf(cause)).not.toMatch(
        /is not a real|are not comparable|no es una variación|no son comp|não é uma variação|não são comp/,
      );
    }
  },
);
