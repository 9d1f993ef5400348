import { describe, expect, it } from 'vitest';
import { cropIconPaths } from './crop-icon-paths.ts';
import { iconPaths } from './icon-paths.ts';

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
