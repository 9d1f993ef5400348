import { expect, it } from 'vitest';
import { iconOfItem } from './icons.ts';

it.each([
  ['2546', 'beans'],
  [176, 'beans'],
  [2514, 'maize'],
  ['2577', 'oil'],
  [2533, 'sweet-potato'],
  [489, 'musa'],
  [902615, 'musa'],
  [2804, 'rice'],
  ['2658', 'leaf'],
  ['constructor', 'leaf'],
])('%s is drawn as %s', (code, icon) => {
  expect(iconOfItem(code)).toBe(icon);
});
