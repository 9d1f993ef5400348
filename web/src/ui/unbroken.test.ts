import { expect, it } from 'vitest';
import { unbroken } from './unbroken.ts';

it('keeps a number with its sign, scale and short unit on one line', () => {
  const lines = (text: string) => unbroken(text).split(' ');
  expect(lines('at least US$ 3.33 billion in 2023')).toEqual([
    'at',
    'least',
    'US$\u00a03.33\u00a0billion',
    'in',
    '2023',
  ]);
  expect(lines('10,5 millones de ha y 12 mil millones de t')).toEqual([
    ...['10,5\u00a0millones\u00a0de\u00a0ha', 'y', '12\u00a0mil\u00a0millones\u00a0de\u00a0t'],
  ]);
  expect(lines('In 2020 the 86 countries')).toHaveLength(5);
});
