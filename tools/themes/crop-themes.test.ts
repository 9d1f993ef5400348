import { describe, expect, it } from 'vitest';
import { makeThemes } from './crop-themes.ts';
import { mapRamp, themeProperties } from './theme-colours.ts';

const crop = (accent: string) => [{ theme: 'SORGHUM', accent, file: 'catalog/crops/sorghum.ts' }];

describe('a theme', () => {
  it('is made from the accent alone: tint, six steps above zero and three below', () => {
    expect(makeThemes(crop('#8a2433')).get('SORGHUM')).toEqual({
      '--accent': '#8a2433',
      '--accent-tint': '#ecd7d4',
      '--map-1': '#ffebeb',
      '--map-2': '#deb8b8',
      '--map-3': '#be8788',
      '--map-4': '#9c575b',
      '--map-5': '#792731',
      '--map-6': '#4a0011',
      '--map-less-1': '#92a7c6',
      '--map-less-2': '#41628f',
      '--map-less-3': '#00224e',
    });
  });

  it('has ochre below zero where the accent is nearer to blue', () => {
    const less = (accent: string) => themeProperties(accent, '#fbfaf6')['--map-less-2'];
    expect(less('#0f6466')).not.toBe(less('#8a2433'));
    expect(less('#0f6466')).toBe(mapRamp('#8a5a00', 4)[2]);
  });
});

describe('an accent that cannot be used stops the build, which says what to do', () => {
  it('because it is too pale to be read', () => {
    expect(() => makeThemes(crop('#b98a4a'))).toThrow(
      /^catalog\/crops\/sorghum\.ts: The accent #b98a4a is too pale: text in it on paper has a contrast of 2\.\d\d:1 and needs 4\.5:1\. Choose a deeper accent\./,
    );
  });

  it('because steps of its map look alike', () => {
    expect(() => makeThemes(crop('#990033'))).toThrow(
      /Steps \d and \d of the map in #990033 are \d\.\d\d CIEDE2000 apart for [a-z-]+ vision and need 10\. Choose an accent of another hue or less chroma\./,
    );
  });

  it('because it is no colour', () => {
    expect(() => makeThemes(crop('8a2433x'))).toThrow('"8a2433x" is no colour: write it as #rrggbb.');
  });
});
