import { expect, it } from 'vitest';
import type { PricePage } from '#contract/price-page.ts';
import { readSpeech } from '../../../i18n/testing/speech.ts';
import { kenya } from '../testing/price-page.ts';
import { producerFigure, yearFigure } from './year-figure.ts';

type Year = PricePage['years'][number];

const speech = readSpeech('en');
const year = (fields: Partial<Year>): Year => ({
  ...{ type: 'retail', year: 2020, value: 0.9, months: 12, flag: '', source: 0 },
  ...fields,
});
const figureOf = (...years: Year[]) => yearFigure({ ...kenya, years }, speech);

it('leads with the newest market price that is not doubtful where every producer price is doubtful', () => {
  const producer = year({ type: 'producer', year: 2023, value: 0.02, doubt: 'currency' });
  const doubtful = year({ year: 2022, value: 90, doubt: 'price' });
  const figure = figureOf(producer, doubtful, year({ type: 'wholesale', value: 0.7 }), year({}));
  for (const text of ['2020', 'US$\u00a00.90']) expect(figure?.finding).toContain(text);
  expect(figureOf(year({ year: 2019, value: 0.75 }), year({}))?.finding).toContain('20% more');
  expect(figure?.title).toBe(figureOf(year({}), year({ type: 'producer' }))?.title);
  expect(figure?.title).not.toBe(figureOf(year({}))?.title);
  expect(figureOf(producer, doubtful)?.finding).toBeUndefined();
});

it('says how producer prices changed over ten years where these are chosen', () => {
  // 0.7 on average against 1.
  const producers = [2008, 2009, 2010].map((at) => year({ type: 'producer', year: at, value: 1 }));
  const newest = [0.6, 0.7, 0.8].map((value, at) => year({ type: 'producer', year: 2018 + at, value }));
  const years = [...producers, ...newest, year({ year: 2021 })];
  for (const text of ['30% less', '2018', '2020', '2008'])
    expect(producerFigure({ ...kenya, years }, speech)?.finding).toContain(text);
  expect(yearFigure({ ...kenya, years }, speech)?.finding).toContain('2021');
});
