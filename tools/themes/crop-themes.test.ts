import { converter, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { crops } from '../../catalog/crops/index.ts';
import { makeThemes } from './crop-themes.ts';
import { mapRamp, themeProperties } from './theme-colours.ts';

const oklch = converter('oklch');

const crop = (accent: string) => [{ theme: 'SORGHUM', accent, file: 'catalog/crops/sorghum.ts' }];

describe('a theme', () => {
  it('is made from the accent alone: tint, seven steps above zero and three below', () => {
    expect(makeThemes(crop('#8a2433')).get('SORGHUM')).toMatchObject({
      '--accent': '#8a2433',
      '--accent-tint': '#ecd7d4',
      '--map-1': '#f6ddd8',
      '--map-4': '#bf5e5d',
      '--map-7': '#4f0e18',
    });
  });

  it.each(['light', 'dark'] as const)(
    'has steps of even lightness, none of them white or black: %s',
    (scheme) => {
      const lightness = mapRamp('#8a2433', scheme).map((colour) => oklch(colour)?.l ?? 0);
      const apart = lightness.slice(1).map((step, at) => Math.abs(step - (lightness[at] ?? 0)));
      expect(Math.max(...apart) / Math.min(...apart)).toBeLessThan(1.25);
      expect(Math.max(...lightness)).toBeLessThan(0.93);
      expect(Math.min(...lightness)).toBeGreaterThan(0.25);
      // Higher is further from the paper.
      expect(Math.sign((lightness[6] ?? 0) - (lightness[0] ?? 0))).toBe(scheme === 'dark' ? 1 : -1);
    },
  );

  it('is as readable on dark paper: accent, tint and steps from the catalog, checked as on light paper', () => {
    const themes = makeThemes(crop('#8a2433'), 'dark');
    const { '--accent': accent = '', '--accent-tint': tint = '' } = themes.get('SORGHUM') ?? {};
    for (const ground of ['#161816', tint]) expect(wcagContrast(accent, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['light', 'dark'] as const)('of every crop can be told apart on its map: %s', (scheme) => {
    const accents = crops.map(({ id, accent }) => ({ theme: id, accent, file: `catalog/crops/${id}.ts` }));
    expect(makeThemes(accents, scheme).size).toBe(crops.length);
  });

  it('has ochre below zero where the accent is nearer to blue', () => {
    const less = (accent: string) => themeProperties(accent, { paper: '#fbfaf6' })['--map-less-2'];
    expect(less('#0f6466')).not.toBe(less('#8a2433'));
    expect(less('#0f6466')).toBe(mapRamp('#8a5a00')[4]);
  });
});

describe('an accent that cannot be used stops the build, which says what to do', () => {
  it('because it is too pale to be read', () => {
    expect(() => makeThemes(crop('#b98a4a'))).toThrow(
      /^catalog\/crops\/sorghum\.ts: The accent #b98a4a is too pale: text in it on paper has a contrast of 2\.\d\d:1 and needs 4\.5:1\. Choose a deeper accent\./,
    );
  });

  it('because steps of its map look alike', () => {
    expect(() => makeThemes(crop('#aa0044'), 'dark')).toThrow(
      /Steps \d and \d of the map in #ff8c8f are \d\.\d\d CIEDE2000 apart for [a-z-]+ vision and need 4\.5\. Choose an accent of another hue or less chroma\./,
    );
  });

  it('because it is no colour', () => {
    expect(() => makeThemes(crop('8a2433x'))).toThrow('"8a2433x" is no colour: write it as #rrggbb.');
  });
});
