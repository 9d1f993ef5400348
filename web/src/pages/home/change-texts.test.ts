import { expect, it } from 'vitest';
import { getFormats } from '../../i18n/formats.ts';
import { changeTexts } from './change-texts.ts';

it('says no direction of a change that is too small to name', () => {
  const texts = (change: number | null) => changeTexts(change, getFormats('en'));
  expect(texts(0.02)).toEqual({ change: 'more', size: '2%' });
  expect(texts(-0.12)).toEqual({ change: 'less', size: '12%' });
  expect([0.019, 0, -0.019].map((change) => texts(change).change)).toEqual(['same', 'same', 'same']);
  expect(texts(null).change).toBe('none');
});
