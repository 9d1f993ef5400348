import { describe, expect, it } from 'vitest';
import { cropIconPaths } from './crop-icon-paths.ts';
import { iconPaths } from './icon-paths.ts';
import { iconOfItem } from './item-icons.ts';

describe('iconOfItem', () => {
  it.each([
    ['2546', 'beans'],
    [176, 'beans'],
    [2514, 'maize'],
    ['2577', 'oil'],
    [2533, 'sweet-potato'],
    ['cassava', 'cassava'],
    ['forages', 'forages'],
    ['2658', 'leaf'],
    ['constructor', 'leaf'],
  ])('%s has %s', (code, icon) => {
    expect(iconOfItem(code)).toBe(icon);
  });
});

describe('icon paths', () => {
  it.each(Object.entries({ ...iconPaths, ...cropIconPaths }))('%s stays on the grid', (_, path) => {
    expect(path).toMatch(/^[mM][\d\s.,\-a-zA-Z]+$/);
    const absolute = [...path.matchAll(/M(-?[\d.]+)[ ,](-?[\d.]+)/g)].flatMap(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    for (const coordinate of absolute) {
      expect(coordinate).toBeGreaterThanOrEqual(0);
      expect(coordinate).toBeLessThanOrEqual(24);
    }
  });
});
