import { expect, it } from 'vitest';
import { getFormats } from '../../i18n/formats.ts';
import { changeTexts } from './change-texts.ts';

it('says no direction of a change that is rounded to nothing', () => {
  const texts = (change: number | null) => changeTexts(change, getFormats('en'));
  expect(texts(0.005)).toEqual({ change: 'more', size: '1%' });
  expect(texts(-0.12)).toEqual({ change: 'less', size: '12%' });
  expect([0.004, 0, -0.004].map((change) => texts(change).change)).toEqual(['same', 'same', 'same']);
  expect(texts(null).change).toBe('none');
});
