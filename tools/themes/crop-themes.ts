import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { crops, cropTheme, generalTheme } from '../../catalog/crops/index.ts';
import { colourProblems, type Scheme, type ThemeProperties, themeProperties } from './theme-colours.ts';

const QUERY = '?themes';
const PALETTES = '?palettes';
const TOKENS = new URL('../../web/src/styles/tokens.css', import.meta.url);

/** The block of the dark scheme's tokens, and of its themes: printed paper is light. */
const DARK = '@media screen and (prefers-color-scheme: dark)';

/** Colours of the style sheet for mixing and contrast of every theme. */
function tokenColour(name: string, scheme: Scheme): string {
  const sheet = readFileSync(TOKENS, 'utf8');
  const tokens = scheme === 'dark' ? sheet.slice(sheet.indexOf(DARK)) : sheet;
  const [, value = ''] = new RegExp(`${name}: (#[0-9a-f]{6});`).exec(tokens) ?? [];
  return value;
}

function tokensOf(scheme: Scheme): ThemeProperties {
  const sheet = readFileSync(TOKENS, 'utf8');
  const at = sheet.indexOf(DARK);
  // The dark ones end where the sheet's next condition begins.
  const [dark = ''] = sheet.slice(at + DARK.length).split('@media', 1);
  const block = scheme === 'dark' ? dark : sheet.slice(0, at);
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+):\s*([^;{}]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
}

/**
 * The custom properties of every theme by its name: the crops', and the one of pages without a crop.
 *
 * @throws with a sentence for each accent that is unreadable or indistinct on a map.
 */
export function makeThemes(
  accents: readonly { theme: string; accent: string; file: string }[],
  scheme: Scheme = 'light',
): ReadonlyMap<string, ThemeProperties> {
  const ground = {
    paper: tokenColour('--paper', scheme),
    ink: tokenColour('--ink-2', scheme),
    focus: tokenColour('--focus', scheme),
  };
  const themes = new Map(
    accents.map(({ theme, accent }) => [theme, themeProperties(accent, ground, scheme)]),
  );
  const problems = accents.flatMap(({ theme, file }) =>
    colourProblems(themes.get(theme) ?? {}, ground).map((problem) => `${file}: ${problem}`),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return themes;
}

const accents = [
  { theme: generalTheme.theme, accent: generalTheme.accent, file: 'catalog/crops/index.ts' },
  ...crops.map((crop) => ({
    theme: cropTheme(crop),
    accent: crop.accent,
    file: `catalog/crops/${crop.id}.ts`,
  })),
];

/** The rules of the themes; the first, of pages without a crop, is the document's own as well. */
function styleSheet(themes: ReadonlyMap<string, ThemeProperties>): string {
  return [...themes]
    .map(([theme, properties], index) => {
      const body = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
      return `${index === 0 ? ':root,' : ''}[data-theme='${theme}']{${body.join(';')}}`;
    })
    .join('\n');
}

/**
 * Writes each crop's theme from its accent at build time: into the style sheet, and into `import themes from
 * '#catalog/crops/index.ts?themes'` for who shows the values, with all tokens as `?palettes` for images. No browser mixes colours.
 */
export function cropThemes(): Plugin {
  const made = new Map<Scheme, ReadonlyMap<string, ThemeProperties>>();
  const themes = (scheme: Scheme = 'light'): ReadonlyMap<string, ThemeProperties> => {
    const known = made.get(scheme) ?? makeThemes(accents, scheme);
    made.set(scheme, known);
    return known;
  };
  return {
    name: 'crop-themes',
    enforce: 'pre',
    // A build stops here, once, instead of in each file that wants the themes.
    configResolved: ({ command }) => void (command === 'build' && themes() && themes('dark')),
    transform(code, id) {
      return id.endsWith('/styles/index.css')
        ? `${code}\n${styleSheet(themes())}\n${DARK}{${styleSheet(themes('dark'))}}\n`
        : null;
    },
    resolveId: (source) => {
      const query = [QUERY, PALETTES].find((one) => source.endsWith(`crops/index.ts${one}`));
      return query === undefined ? null : `\0crops${query}`;
    },
    load(id) {
      const all = (scheme: Scheme) => Object.fromEntries(themes(scheme));
      if (id === `\0crops${QUERY}`) return `export default ${JSON.stringify(all('light'))};`;
      if (id !== `\0crops${PALETTES}`) return null;
      const palette = (scheme: Scheme) => ({ tokens: tokensOf(scheme), themes: all(scheme) });
      return `export default ${JSON.stringify({ light: palette('light'), dark: palette('dark') })};`;
    },
  };
}
