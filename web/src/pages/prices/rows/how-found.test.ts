import { expect, it, test } from 'vitest';
import { readSpeech } from '../../../i18n/testing/speech.ts';
import { pricesParams } from '../../../url/prices-params.ts';
import { explainedMedian } from '../median-sentence.tsx';
import { readPage, showPrices } from '../shown-prices.ts';
import { kenya } from '../testing/price-page.ts';
import { conversionTexts } from './rows-panel.tsx';

const known = readPage(kenya);
const speech = readSpeech('en');

function stepsOf(view: 'nominal' | 'ipc' | 'usd' | 'usdeflac'): readonly string[] {
  const shownPrices = showPrices(known, { ...pricesParams.initial, country: 'KEN', view, base: 2020 });
  const median = shownPrices === null ? null : explainedMedian(shownPrices, '2021-01');
  if (median === null) throw new Error('January 2021 has a median.');
  return conversionTexts(speech, median.shownPrices, median.month, { median: 150, isDollarsOnly: false });
}

// 150 shillings; consumer prices 100 → 200; 125 shillings for one US$; consumer prices of the USA 100 → 110.
it.each([
  ['nominal', []],
  ['ipc', ['150 × 100 ÷ 200 = 75 Kenyan shillings']],
  ['usd', ['150 ÷ 125 = US$\u00a01.20']],
  ['usdeflac', ['150 ÷ 125 = US$\u00a01.20', 'US$ 1.2 × 100 ÷ 110 = US$\u00a01.09']],
] as const)('writes out each step to %s', (view, steps) => {
  const texts = stepsOf(view);
  expect(texts).toHaveLength(steps.length);
  for (const [at, step] of steps.entries()) expect(texts[at]).toContain(step);
});

test('a key names a month of the line shown, or of a crop type; any other has no median', () => {
  const shownPrices = showPrices(known, { ...pricesParams.initial, country: 'KEN' });
  if (shownPrices === null) throw new Error('Kenya has prices.');
  expect(explainedMedian(shownPrices, '2021-01')?.address).toBe(
    '/api/v1/prices/rows/beans/KEN/2021-01?type=retail&source=wfp',
  );
  expect(explainedMedian(shownPrices, '2020-01.beans-red')?.address).toBe(
    '/api/v1/prices/rows/beans/KEN/2020-01?type=retail&source=wfp&crop_type=beans-red',
  );
  expect(explainedMedian(shownPrices, '2020-02')).toBeNull();
  expect(explainedMedian(shownPrices, '2020-01.beans-blue')).toBeNull();
});
