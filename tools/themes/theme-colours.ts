import {
  type Color,
  clampChroma,
  converter,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  formatHex,
  interpolate,
  parse,
  wcagContrast,
} from 'culori';

/** A theme's custom properties by name (`--accent`, `--accent-tint`, `--map-1` …) as `#rrggbb`. */
export type ThemeProperties = Readonly<Record<string, string>>;

/** The part of the accent in its tint, mixed with paper in OKLab. */
const TINT = 0.16;

/**
 * Lightness of the ramp's two ends. Steps of equal lightness that stay ten CIEDE2000 units apart under every simulation
 * of colour-vision deficiency need the whole range from near-paper to near-ink, so the deepest step is darker than the
 * crops' accents, whatever the accent; the accent's hue and strength are kept.
 */
const PALE = 0.955;
const DEEP = 0.26;

/** The pale end carries this part of the accent's chroma, so that it reads as a tint and not as grey. */
const PALE_CHROMA = 0.16;

/** Blue and ochre: what stands below zero has the one that is further from the accent. */
const BLUE = '#1f4e8c';
const OCHRE = '#8a5a00';

const toOklch = converter('oklch');

function oklch(hex: string): { l: number; c: number; h: number } {
  const colour = toOklch(hex);
  if (colour === undefined) throw new Error(`"${hex}" is no colour: write it as #rrggbb.`);
  return { l: colour.l, c: colour.c, h: colour.h ?? 0 };
}

/**
 * A map's colours: `steps` from a pale tint to a deep tone of the accent, in equal steps of OKLCH lightness, with the
 * strongest chroma up to the accent's that sRGB can show.
 */
export function mapRamp(accent: string, steps: number): readonly string[] {
  const { c, h } = oklch(accent);
  return Array.from({ length: steps }, (_, index) => {
    const part = index / (steps - 1);
    const strength = PALE_CHROMA + (1 - PALE_CHROMA) * part;
    const wanted = { mode: 'oklch' as const, l: PALE + (DEEP - PALE) * part, c: c * strength, h };
    return formatHex(clampChroma(wanted, 'oklch'));
  });
}

/** Everything that a theme is made of, from its accent. */
export function themeProperties(accent: string, paper: string): ThemeProperties {
  const { h } = oklch(accent);
  // The palest of four would be hard to tell from the palest step above zero.
  const less = mapRamp(h > 130 && h < 320 ? OCHRE : BLUE, 4).slice(1);
  return {
    '--accent': accent,
    '--accent-tint': formatHex(interpolate([paper, accent], 'oklab')(TINT)),
    ...Object.fromEntries(mapRamp(accent, 6).map((colour, step) => [`--map-${step + 1}`, colour])),
    ...Object.fromEntries(less.map((colour, step) => [`--map-less-${step + 1}`, colour])),
  };
}

const difference = differenceCiede2000();
const seen = (filter: (colour: Color) => Color | undefined) => (hex: string) =>
  filter(parse(hex) ?? black) ?? black;
const black: Color = { mode: 'rgb', r: 0, g: 0, b: 0 };
const visions = {
  'full vision': seen((colour) => colour),
  'red-blind vision': seen(filterDeficiencyProt(1)),
  'green-blind vision': seen(filterDeficiencyDeuter(1)),
  'blue-blind vision': seen(filterDeficiencyTrit(1)),
};

/** What keeps an accent from being used, each as a sentence that says what to change; none of a good one. */
export function colourProblems(
  theme: ThemeProperties,
  ground: { paper: string; ink: string; focus: string },
): readonly string[] {
  const accent = theme['--accent'] ?? '';
  const tint = theme['--accent-tint'] ?? '';
  const problems: string[] = [];
  const need = (what: string, one: string, other: string, least: number): void => {
    const found = wcagContrast(one, other);
    if (found < least)
      problems.push(
        `The accent ${accent} is too pale: ${what} has a contrast of ${found.toFixed(2)}:1 and needs ${least}:1. Choose a deeper accent.`,
      );
  };
  need('text in it on paper', accent, ground.paper, 4.5);
  need('text in it on its tint', accent, tint, 4.5);
  need('second ink on its tint', ground.ink, tint, 4.5);
  need('the mark of the focus on its tint', ground.focus, tint, 3);
  const ramp = [1, 2, 3, 4, 5, 6].map((step) => theme[`--map-${step}`] ?? '');
  for (const [vision, look] of Object.entries(visions))
    for (const [at, colour] of ramp.slice(1).entries()) {
      const apart = difference(look(ramp[at] ?? ''), look(colour));
      if (apart < 10)
        problems.push(
          `Steps ${at + 1} and ${at + 2} of the map in ${accent} are ${apart.toFixed(2)} CIEDE2000 apart for ${vision} and need 10. Choose an accent of another hue or less chroma.`,
        );
    }
  return problems;
}
