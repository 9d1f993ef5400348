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

/**
 * Steps of a map, from the lowest class to the highest: the OKLCH lightness of each, in even steps, and the part of the accent's chroma that it
 * carries. On dark paper higher is lighter, and the lightest is not white.
 */
const steps: Readonly<Record<Scheme, readonly (readonly [lightness: number, chroma: number])[]>> = {
  light: [
    [0.916, 0.208],
    [0.81, 0.463],
    [0.704, 0.72],
    [0.599, 0.92],
    [0.495, 1.016],
    [0.39, 0.927],
    [0.285, 0.7],
  ],
  dark: [
    [0.326, 0.352],
    [0.401, 0.52],
    [0.48, 0.727],
    [0.561, 0.896],
    [0.646, 0.985],
    [0.735, 0.86],
    [0.827, 0.605],
  ],
};

/** Steps of a map: as many as it has classes at most. */
const mapSteps = steps.light.length;

/** Paler tones lean to yellow by up to so many degrees, as tints of a pigment do. */
const LEAN = 15;
const YELLOW = 90;

/** Least distance of adjacent steps that every vision distinguishes (decision 0015). */
const leastApart = 4.5;

/** Blue and ochre: values below zero have the one that is further from the accent. */
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

/** A tone of an accent's hue with this lightness and part of its chroma; the lighter, the more it leans to yellow. */
function toneOf(accent: string, lightness: number, part: number): string {
  const { l, c, h } = oklch(accent);
  const toYellow = ((YELLOW - h + 540) % 360) - 180;
  const lean =
    Math.sign(toYellow) * Math.min(Math.abs(toYellow), LEAN * Math.max(0, (lightness - l) / (0.92 - l)));
  return formatHex(clampChroma({ mode: 'oklch' as const, l: lightness, c: c * part, h: h + lean }, 'oklch'));
}

/** A map's colours, from the lowest class to the highest: tones of the accent in even steps of lightness. */
export const mapRamp = (accent: string, scheme: Scheme = 'light'): readonly string[] =>
  steps[scheme].map(([lightness, part]) => toneOf(accent, lightness, part));

const tintOf = (accent: string, paper: string): string =>
  formatHex(interpolate([paper, accent], 'oklab')(TINT));

/** The accent in which text is read on dark paper and on its tint: a lighter tone of the same hue. */
const lightened = (accent: string): string => toneOf(accent, 0.766, 0.794);

export function themeProperties(
  accentText: string,
  { paper }: { paper: string },
  scheme: Scheme = 'light',
): ThemeProperties {
  const { h } = oklch(accentText);
  const accent = scheme === 'dark' ? lightened(accentText) : accentText;
  const less = mapRamp(h > 130 && h < 320 ? OCHRE : BLUE, scheme).filter(
    (_, step) => step > 0 && step % 2 === 0,
  );
  return {
    '--accent': accent,
    '--accent-tint': tintOf(accent, paper),
    ...Object.fromEntries(mapRamp(accentText, scheme).map((colour, step) => [`--map-${step + 1}`, colour])),
    ...Object.fromEntries(less.map((colour, step) => [`--map-less-${step + 1}`, colour])),
  };
}

/** Faults of an accent, each as a sentence with the change to make; empty for a good one. */
export function colourProblems(
  theme: ThemeProperties,
  ground: { paper: string; ink: string; focus: string },
): readonly string[] {
  const accent = theme['--accent'] ?? '';
  const tint = theme['--accent-tint'] ?? '';
  const problems: string[] = [];
  const need = (name: string, one: string, other: string, least: number): void => {
    const found = wcagContrast(one, other);
    if (found < least)
      problems.push(
        `The accent ${accent} is too pale: ${name} has a contrast of ${found.toFixed(2)}:1 and needs ${least}:1. Choose a deeper accent.`,
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
