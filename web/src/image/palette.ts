import { formatHex, interpolate } from 'culori';
import palettes from '#catalog/crops/index.ts?palettes';

export type ImageTheme = 'light' | 'dark';

/** Font families of every image, by the names of the fonts that the server adds. */
const faces: Readonly<Record<string, string>> = {
  '--font-sans': "'Source Sans 3'",
  '--font-serif': "'Source Serif 4'",
};

export function readPalette(pageTheme: string, theme: ImageTheme): (name: string) => string | undefined {
  const { tokens, themes } = palettes[theme];
  const all: Readonly<Record<string, string | undefined>> = {
    ...palettes.light.tokens,
    ...tokens,
    ...themes[pageTheme],
    ...faces,
  };
  return (name) => all[name];
}

const property = /var\((--[\w-]+)(?:,\s*([^()]*))?\)/g;
const mixture = /color-mix\(in oklab, (#[\da-f]+) (\d+)%, (#[\da-f]+)\)/gi;

/** Programs that draw images know no custom properties and mixtures. Throws for a property without a value: it would be drawn black. */
export function resolveProperties(markup: string, propertyOf: (name: string) => string | undefined): string {
  let resolved = markup;
  for (let depth = 0; depth < 4 && resolved.includes('var(--'); depth += 1)
    resolved = resolved.replace(property, (_, name: string, other?: string) => {
      const value = propertyOf(name) ?? other;
      if (value === undefined) throw new Error(`Nothing stands for ${name} in images.`);
      return value;
    });
  resolved = resolved.replace(mixture, (_, colour: string, percent: string, ground: string) =>
    formatHex(interpolate([ground, colour], 'oklab')(Number(percent) / 100)),
  );
  const left = /(?:var\(--|color-mix\()[^"<]*/.exec(resolved);
  if (left !== null) throw new Error(`Images cannot have ${left[0]}.`);
  return resolved;
}
