import { expect, it } from 'vitest';
import { doubtOfChange } from './doubted-change.ts';

it('tells no change by two times or more within three months of a suspect price', () => {
  expect(doubtOfChange([97], [100, 88], 2)).toBe('untold');
  expect(doubtOfChange([97], [100, 88], 0.5)).toBe('untold');
  expect(doubtOfChange([91], [100, 88], 1.9)).toBe('near');
  expect(doubtOfChange([96, 92], [100, 88], 5)).toBe('none');
});
