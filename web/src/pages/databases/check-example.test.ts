import { describe, expect, it } from 'vitest';
import { listWordGroups } from '../../app/page-table.ts';
import { getFormats } from '../../i18n/formats.ts';
import { loadPageWords } from '../../i18n/page-words.ts';
import { createWords } from '../../i18n/words.tsx';
import { exampleText } from './check-list.tsx';

const page = ['databases', '/beans/about/databases'] as const;
/** The words of the page's groups, and the names of crops, which every document has. */
const [en, es, pt] = await Promise.all(
  (['en', 'es', 'pt'] as const).map(async (language) => {
    const crops = Object.entries(await loadPageWords(['crops'], language));
    const messages = {
      ...(await loadPageWords(listWordGroups(...page), language)),
      ...Object.fromEntries(crops.filter(([key]) => key.endsWith('.name'))),
    };
    return { words: createWords(language, messages), formats: getFormats(language) };
  }),
);

describe('an example of a check', () => {
  it.each([
    [
      '2805 159 1990 uses 10170.3 supply 119783.0',
      'Rice, China (total), 1990: the uses are 10.2 million t, the supply 120 million t',
    ],
    [
      '2531 SUN 1973 computed 108121.4 published 95276.0',
      'Potato, USSR, 1973: the parts make 108 million t, published are 95.3 million t',
    ],
    [
      '1127 152 2017 countries 1087284.0 World 1973161.0 published-otherwise',
      'Meat of camels, Gross production value at world prices, 2017: the countries are Int$\u00a01.09 billion, the World Int$\u00a01.97 billion',
    ],
    ['2531 5171 030 2017 -4.0', 'Potato, Tourist consumption, Eastern Asia, 2017: −4,000\u00a0t'],
    ['faostat-tcl: FAOSTAT Crops and Livestock Products (trade)', 'Trade in crops and livestock products'],
  ])('%s', (example, text) => {
    expect(en && exampleText(example, en)).toBe(text);
  });

  it('is told with the names of the language', () => {
    const example = '2805 159 1990 uses 10170.3 supply 119783.0';
    expect(es && exampleText(example, es)).toMatch(/^Arroz, China \(total\), 1990: .* 10,2 millones de t/);
    expect(pt && exampleText(example, pt)).toMatch(/^Arroz, China \(total\), 1990: .* 10,2 milhões de t/);
  });

  it('stays as it is where nobody knows how it is built', () => {
    expect(en && exampleText('Something else, entirely', en)).toBeNull();
  });
});
