import { type Bin, type Classes, NO_DATA, ZERO } from './classes.ts';

/** The steps of the page's ramp, palest first, as the document's custom properties. */
const STEPS = [1, 2, 3, 4, 5, 6, 7].map((step) => `var(--map-${step})`);

/** Real zeros: lighter than every amount, and hardly more than paper. The coast around it shows that it is land. */
export const ZERO_COLOUR = 'var(--map-zero, #f7f5ee)';

/** Land without a figure; within a line that the legend explains, with one that is doubted. */
export const NONE_COLOUR = 'var(--map-none, #e9e6dd)';

/** Colours of that many classes: always from the palest to the deepest step. */
export function stepsFor(classes: number): readonly string[] {
  if (classes <= 1) return STEPS.slice(3, 4);
  return Array.from(
    { length: Math.min(classes, STEPS.length) },
    (_, index) =>
      STEPS[Math.round((index * (STEPS.length - 1)) / (Math.min(classes, STEPS.length) - 1))] ?? '',
  );
}

const LESS = [1, 2, 3].map((step) => `var(--map-less-${step})`);

/** That of the country, with an edge that keeps borders out, but for the middle step, on which neither paper nor ink is read. */
export function lettersOn(colour: string): { fill: string; stroke: string } {
  const step = STEPS.indexOf(colour);
  const isDeep = step > 2 || LESS.indexOf(colour) > 0 || colour.startsWith('var(--compared-');
  return {
    fill: isDeep ? 'var(--paper)' : 'var(--ink)',
    stroke: step === 3 ? (STEPS[4] ?? colour) : colour,
  };
}

/** `count` of a list's colours, the deepest always among them. */
function spread(colours: readonly string[], count: number): readonly string[] {
  return Array.from(
    { length: count },
    (_, index) => colours[Math.round(((index + 1) * colours.length) / count) - 1] ?? '',
  );
}

/** Colours of the classes between these limits; where the middle is one of them, two colours part there. */
export function rampFor({ limits, middle = 0 }: Pick<Classes, 'limits' | 'middle'>): readonly string[] {
  const at = limits.indexOf(middle);
  if (at < 0 || limits.length < 2) return stepsFor(limits.length + 1);
  return [...spread(LESS, at + 1).toReversed(), ...spread(STEPS.slice(1), limits.length - at)];
}

export function classColour(bin: Bin, ramp: readonly string[]): string {
  if (bin === NO_DATA) return NONE_COLOUR;
  return bin === ZERO ? ZERO_COLOUR : (ramp[Math.min(bin, ramp.length - 1)] ?? ZERO_COLOUR);
}
