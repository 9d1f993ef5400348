import { formatHex, interpolate, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { crops } from '../../catalog/crops/index.ts';
import { makeThemes } from './crop-themes.ts';
import { mapRamp, themeProperties } from './theme-colours.ts';

const crop = (accent: string) => [{ theme: 'SORGHUM', accent, file: 'catalog/crops/sorghum.ts' }];

describe('a theme', () => {
  it('is made from the accent alone: tint, seven steps above zero and three below', () => {
    expect(makeThemes(crop('#8a2433')).get('SORGHUM')).toEqual({
      '--accent': '#8a2433',
      '--accent-tint': '#ecd7d4',
      '--map-1': '#efcbcc',
      '--map-2': '#d3a3a4',
      '--map-3': '#ba8082',
      '--map-4': '#a46366',
      '--map-5': '#8e454a',
      '--map-6': '#73222c',
      '--map-7': '#3a000b',
      '--map-less-1': '#748eb3',
      '--map-less-2': '#355785',
      '--map-less-3': '#00193d',
    });
  });

  it('begins where a real zero ends: the lowest class has a contrast of 1.35 to it, and to paper', () => {
    for (const properties of makeThemes(crop('#8a2433')).values())
      for (const ground of ['#f7f5ee', '#fbfaf6'])
        expect(wcagContrast(properties['--map-1'] ?? '', ground)).toBeGreaterThanOrEqual(1.35);
  });

  it('is as readable on dark paper: accent, tint and steps from the catalog, checked as on light paper', () => {
    const themes = makeThemes(crop('#8a2433'), 'dark');
    const {
      '--accent': accent = '',
      '--accent-tint': tint = '',
      '--map-1': first = '',
      '--map-7': last = '',
    } = themes.get('SORGHUM') ?? {};
    for (const ground of ['#15181a', tint]) expect(wcagContrast(accent, ground)).toBeGreaterThanOrEqual(4.5);
    for (const ground of ['#15181a', '#1f2427'])
      expect(wcagContrast(first, ground)).toBeGreaterThanOrEqual(1.35);
    // The highest class is the brightest: far from the paper, as the deepest is on light paper.
    expect(wcagContrast(last, '#15181a')).toBeGreaterThan(12);
  });

  it.each(['light', 'dark'] as const)('of every crop can be told apart on its map: %s', (scheme) => {
    const accents = crops.map(({ id, accent }) => ({ theme: id, accent, file: `catalog/crops/${id}.ts` }));
    expect(makeThemes(accents, scheme).size).toBe(crops.length);
  });

  it('carries the textures of the states on dark paper, too: light ones on the lower classes, dark ones on the higher', () => {
    const accents = crops.map(({ id, accent }) => ({ theme: id, accent, file: `catalog/crops/${id}.ts` }));
    for (const [theme, properties] of makeThemes(accents, 'dark'))
      for (const [name, fill] of Object.entries(properties).filter(([key]) => key.startsWith('--map-'))) {
        const stroke = /-[4-7]$|less-[23]$/.test(name) ? '#15181a' : '#ffffff';
        const drawn = formatHex(interpolate([fill, stroke], 'rgb')(0.8));
        expect(wcagContrast(drawn, fill), `${theme} ${name}`).toBeGreaterThan(3);
      }
  });

  it('has ochre below zero where the accent is nearer to blue', () => {
    const less = (accent: string) =>
      themeProperties(accent, { paper: '#fbfaf6', zero: '#f7f5ee' })['--map-less-2'];
    expect(less('#0f6466')).not.toBe(less('#8a2433'));
    expect(less('#0f6466')).toBe(mapRamp('#8a5a00', 4, '#f7f5ee')[2]);
  });
});

describe('an accent that cannot be used stops the build, which says what to do', () => {
  it('because it is too pale to be read', () => {
    expect(() => makeThemes(crop('#b98a4a'))).toThrow(
      /^catalog\/crops\/sorghum\.ts: The accent #b98a4a is too pale: text in it on paper has a contrast of 2\.\d\d:1 and needs 4\.5:1\. Choose a deeper accent\./,
    );
  });

  it('because steps of its map look alike', () => {
    expect(() => makeThemes(crop('#aa0044'))).toThrow(
      /Steps \d and \d of the map in #aa0044 are \d\.\d\d CIEDE2000 apart for [a-z-]+ vision and need 9\. Choose an accent of another hue or less chroma\./,
    );
  });

  it('because it is no colour', () => {
    expect(() => makeThemes(crop('8a2433x'))).toThrow('"8a2433x" is no colour: write it as #rrggbb.');
  });
});
