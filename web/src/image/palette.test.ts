import { describe, expect, test } from 'vitest';
import { readPalette, resolveProperties } from './palette.ts';

const known: Readonly<Record<string, string>> = {
  '--accent': '#8a2433',
  '--ink': '#1d211f',
  '--line': 'var(--ink)',
  '--loop': 'var(--loop)',
};
const resolve = (markup: string): string => resolveProperties(markup, (name) => known[name]);

describe('resolveProperties', () => {
  test('puts values in the place of names, also where a value is a name again', () => {
    expect(resolve('<path fill="var(--accent)" stroke="var(--line)"/>')).toBe(
      '<path fill="#8a2433" stroke="#1d211f"/>',
    );
  });

  test('takes what stands beside a name that nothing stands for, and not where something does', () => {
    expect(resolve('<path fill="var(--none, #f1eee7)" stroke="var(--ink, #000000)"/>')).toBe(
      '<path fill="#f1eee7" stroke="#1d211f"/>',
    );
  });

  test('mixes colours in OKLab, as browsers do', () => {
    expect(resolve('<text fill="color-mix(in oklab, var(--ink) 100%, var(--accent))"/>')).toBe(
      '<text fill="#1d211f"/>',
    );
    expect(resolve('color-mix(in oklab, #ffffff 50%, #000000)')).toBe('#636363');
  });

  test('refuses what nothing stands for, and says its name', () => {
    expect(() => resolve('<path fill="var(--surface-9)"/>')).toThrow('--surface-9');
  });

  test.each(['fill="var(--loop)"', 'fill="color-mix(in oklch, #fff 10%, #000)"'])(
    'refuses what stays unresolved: %s',
    (attribute) => {
      expect(() => resolve(`<path ${attribute}/>`)).toThrow('Images cannot have');
    },
  );
});

describe('readPalette', () => {
  test('has the colours of the crop on light and on dark ground', () => {
    const names = ['--paper', '--ink', '--accent', '--map-1', '--map-7', '--map-none', '--font-sans'];
    for (const theme of ['light', 'dark'] as const) {
      const values = names.map(readPalette('BEANS', theme));
      expect(values).not.toContain(undefined);
    }
    const [light, dark] = (['light', 'dark'] as const).map((theme) => readPalette('BEANS', theme));
    expect(light?.('--paper')).not.toBe(dark?.('--paper'));
    expect(readPalette('RICE', 'light')('--accent')).not.toBe(light?.('--accent'));
  });

  test('names the faces that images bring along', () => {
    expect(readPalette('BEANS', 'light')('--font-serif')).toBe("'Source Serif 4'");
  });
});
