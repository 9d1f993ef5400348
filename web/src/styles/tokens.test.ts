import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wcagContrast as contrast, formatHex, interpolate } from 'culori';
import { describe, expect, it } from 'vitest';
import themes from '#catalog/crops/index.ts?themes';

const folder = import.meta.dirname;
const css = readFileSync(join(folder, 'tokens.css'), 'utf8');

/** Custom properties of the first rule with this selector, or of the first one after a text. */
function properties(selector: string, after = ''): ReadonlyMap<string, string> {
  const start = css.indexOf(`${selector} {`, css.indexOf(after));
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return new Map(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const schemes = [
  ['light', properties(':root')],
  ['dark', properties(':root', '@media screen and (prefers-color-scheme: dark)')],
] as const;
const tokenOf =
  (root: ReadonlyMap<string, string>) =>
  (name: string): string => {
    const value = root.get(name) ?? '';
    expect(value, name).toMatch(/^#[0-9a-f]{6}$/);
    return value;
  };
describe.each(schemes)('tokens of the %s scheme', (_, root) => {
  const token = tokenOf(root);

  it.each(['--ink', '--ink-2', '--alert'])('%s is readable on paper and surface', (name) => {
    expect(contrast(token(name), token('--paper'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token(name), token('--surface'))).toBeGreaterThanOrEqual(4.5);
  });

  it('a marked word is readable', () => {
    expect(contrast(token('--ink'), token('--match'))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['--edge', '--focus'])('%s can be told from paper', (name) => {
    expect(contrast(token(name), token('--paper'))).toBeGreaterThanOrEqual(3);
  });

  const uses = [...root].filter(([name]) => /^--(use|compared)-/.test(name));
  const drawn = Object.entries(themes).flatMap(([theme, properties]) =>
    uses.map(([name, value]) => {
      const [, named = ''] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
      return [`${name} of ${theme}`, properties[named] ?? root.get(named) ?? value] as const;
    }),
  );

  // Parts of a bar that carry their names and figures, and stand beside darker ones.
  const named = /^--use-(losses|exports|yield) /;

  it.each(drawn)('%s can be told from paper', (name, colour) => {
    expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    expect(contrast(colour, token('--paper'))).toBeGreaterThanOrEqual(named.test(name) ? 2 : 3);
  });

  it('have no colour that is supply and use in one balance', () => {
    // What a scheme leaves as it is follows the theme's accent and ramp.
    const hue = (name: string): string => root.get(`--use-${name}`) ?? name;
    const supply = ['production', 'imports', 'stock'].map(hue);
    const use = ['food', 'feed', 'seed', 'processing', 'losses', 'exports', 'other'].map(hue);
    expect(new Set([...supply, ...use]).size).toBe(10);
  });

  it('keep the hues of the light scheme under forced colours', () => {
    const forced = css.slice(css.indexOf('@media (forced-colors: active)'));
    for (const [name] of uses) {
      const light = properties(':root').get(name) ?? '';
      if (!/ink/.test(light))
        expect(forced).toContain(`${name}: color-mix(in oklab, ${light} 70%, CanvasText);`);
    }
  });

  it('can be told from a black ground and a white one when forced colours draw them towards the text', () => {
    for (const [name, colour] of drawn)
      for (const [ground, text] of [
        ['#000000', '#ffffff'],
        ['#ffffff', '#000000'],
      ] as const)
        expect(
          contrast(formatHex(interpolate([text, colour], 'oklab')(0.7)), ground),
          name,
        ).toBeGreaterThanOrEqual(3);
  });
});

describe('style sheets', () => {
  const web = join(folder, '..');
  const sheets = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  );

  it('name colours only through tokens', () => {
    // What a token falls back to, and white light over one, are no colours of their own.
    const allowed = /var\(--[\w-]+, #[0-9a-f]{6}\)|rgb\(255 255 255 \/ \d+%\)/g;
    const withColours = sheets
      .filter((name) => !name.endsWith('tokens.css'))
      .filter((name) =>
        /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i.test(
          readFileSync(join(web, name), 'utf8').replaceAll(allowed, ''),
        ),
      );
    expect(sheets.length).toBeGreaterThan(20);
    expect(withColours).toEqual([]);
  });

  it('name only tokens that exist', () => {
    const known = new Set([
      ...[...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name),
      ...Object.keys(themes['GENERAL'] ?? {}),
    ]);
    const unknown = sheets.flatMap((name) => {
      const text = readFileSync(join(web, name), 'utf8');
      const own = new Set([...text.matchAll(/(--[\w-]+):/g)].map(([, property]) => property));
      return [...text.matchAll(/var\((--[\w-]+)\)/g)]
        .map(([, property]) => property)
        .filter((property) => !known.has(property) && !own.has(property))
        .map((property) => `${name}: ${property}`);
    });
    expect(unknown).toEqual([]);
  });
});
