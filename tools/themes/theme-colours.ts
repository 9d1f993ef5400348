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

/** On light paper, or on dark where the visitor's system has it so. */
export type Scheme = 'light' | 'dark';

/** A theme's custom properties by name (`--accent`, `--accent-tint`, `--map-1` …) as `#rrggbb`. */
export type ThemeProperties = Readonly<Record<string, string>>;

/** The part of the accent in its tint, mixed with paper in OKLab. */
const TINT = 0.16;

/** Steps of a map: as many as it has classes at most. */
export const mapSteps = 7;

/**
 * The palest step reads against real zeros, and so against paper, by this contrast; the rest of the way down to the deepest
 * lightness is for the others. Deeper than that a crop's own hue is lost, and a country chosen could not be outlined in ink.
 */
const PALEST = 1.35;
const DEEP = 0.22;

/** On dark paper the way leads up: from what reads against a zero to nearly white. */
const BRIGHT = 0.97;

/** The light end carries this part of the accent's chroma, so that it reads as a tint and not as grey. */
const PALE_CHROMA = 0.3;

/** Adjacent steps are told apart from here on, by every vision: what seven steps allow (decision 0023). */
export const leastApart = 9;

/** Blue and ochre: what stands below zero has the one that is further from the accent. */
const BLUE = '#1f4e8c';
const OCHRE = '#8a5a00';

const toOklch = converter('oklch');

function oklch(hex: string): { l: number; c: number; h: number } {
  const colour = toOklch(hex);
  if (colour === undefined) throw new Error(`"${hex}" is no colour: write it as #rrggbb.`);
  return { l: colour.l, c: colour.c, h: colour.h ?? 0 };
}

const difference = differenceCiede2000();
const black: Color = { mode: 'rgb', r: 0, g: 0, b: 0 };
const visions: Readonly<Record<string, (colour: Color) => Color | undefined>> = {
  'full vision': (colour) => colour,
  'red-blind vision': filterDeficiencyProt(1),
  'green-blind vision': filterDeficiencyDeuter(1),
  'blue-blind vision': filterDeficiencyTrit(1),
};

/** How far apart two colours are for one vision. */
function differenceFor(look: (colour: Color) => Color | undefined, one: Color, other: Color): number {
  return difference(look(one) ?? black, look(other) ?? black);
}

/** How far apart two colours are for whom tells them apart worst. */
function leastDifference(one: Color, other: Color): number {
  return Math.min(...Object.values(visions).map((look) => differenceFor(look, one, other)));
}

/** Points of the way from pale to deep at which it is measured. */
const SAMPLES = 96;

/**
 * A map's colours: `steps` from a pale tint to a deep tone of the accent, on dark paper from a deep tone to a bright tint, with the
 * strongest chroma up to the accent's that sRGB can show. They are equally far apart by CIEDE2000 for whom tells them apart worst: equal steps of lightness would be
 * too near to each other at both ends.
 */
export function mapRamp(
  accent: string,
  steps: number,
  zero: string,
  scheme: Scheme = 'light',
): readonly string[] {
  const { c, h } = oklch(accent);
  const toned = (l: number, strength: number): Color =>
    clampChroma({ mode: 'oklch' as const, l, c: c * strength, h }, 'oklch');
  const isDark = scheme === 'dark';
  const [first, last] = isDark ? [1, PALE_CHROMA] : [PALE_CHROMA, 1];
  let least = isDark ? 0.15 : 0.95;
  while (wcagContrast(formatHex(toned(least, first)), zero) < PALEST + 0.01) least += isDark ? 0.002 : -0.002;
  const most = isDark ? BRIGHT : DEEP;
  const colourAt = (part: number): Color =>
    toned(least + (most - least) * part, first + (last - first) * part);
  const samples = Array.from({ length: SAMPLES + 1 }, (_, index) => colourAt(index / SAMPLES));
  const lengths = [0];
  for (let at = 1; at <= SAMPLES; at++)
    lengths.push((lengths[at - 1] ?? 0) + leastDifference(samples[at - 1] ?? black, samples[at] ?? black));
  const partAt = (length: number): number => {
    const at = Math.max(
      1,
      lengths.findIndex((reached) => reached >= length - 1e-9),
    );
    const [from = 0, to = 0] = [lengths[at - 1], lengths[at]];
    return (at - 1 + (length - from) / (to - from)) / SAMPLES;
  };
  return Array.from({ length: steps }, (_, index) =>
    formatHex(colourAt(partAt(((lengths.at(-1) ?? 0) * index) / (steps - 1)))),
  );
}

const tintOf = (accent: string, paper: string): string =>
  formatHex(interpolate([paper, accent], 'oklab')(TINT));

/** The accent in which text is read on dark paper and on its tint: the same hue, as much lighter as it takes. */
function lightened(accent: string, paper: string): string {
  const { l, c, h } = oklch(accent);
  for (let light = l; light < 1; light += 0.005) {
    const tone = formatHex(clampChroma({ mode: 'oklch' as const, l: light, c, h }, 'oklch'));
    if (Math.min(wcagContrast(tone, paper), wcagContrast(tone, tintOf(tone, paper))) >= 4.6) return tone;
  }
  return '#ffffff';
}

/** Everything that a theme is made of, from its accent. */
export function themeProperties(
  given: string,
  { paper, zero }: { paper: string; zero: string },
  scheme: Scheme = 'light',
): ThemeProperties {
  const { h } = oklch(given);
  const accent = scheme === 'dark' ? lightened(given, paper) : given;
  // The first of four would be hard to tell from the first step above zero.
  const less = mapRamp(h > 130 && h < 320 ? OCHRE : BLUE, 4, zero, scheme).slice(1);
  return {
    '--accent': accent,
    '--accent-tint': tintOf(accent, paper),
    ...Object.fromEntries(
      mapRamp(accent, mapSteps, zero, scheme).map((colour, step) => [`--map-${step + 1}`, colour]),
    ),
    ...Object.fromEntries(less.map((colour, step) => [`--map-less-${step + 1}`, colour])),
  };
}

/** What keeps an accent from being used, each as a sentence that says what to change; none of a good one. */
export function colourProblems(
  theme: ThemeProperties,
  ground: { paper: string; zero: string; ink: string; focus: string },
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
  const ramp = Array.from({ length: mapSteps }, (_, index) => theme[`--map-${index + 1}`] ?? '');
  for (const [vision, look] of Object.entries(visions))
    for (const [at, colour] of ramp.slice(1).entries()) {
      const apart = differenceFor(look, parse(ramp[at] ?? '') ?? black, parse(colour) ?? black);
      if (apart < leastApart)
        problems.push(
          `Steps ${at + 1} and ${at + 2} of the map in ${accent} are ${apart.toFixed(2)} CIEDE2000 apart for ${vision} and need ${leastApart}. Choose an accent of another hue or less chroma.`,
        );
    }
  return problems;
}
