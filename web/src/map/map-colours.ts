/** The steps of the page's ramp, palest first, as the document's custom properties. */
const STEPS = [1, 2, 3, 4, 5, 6].map((step) => `var(--map-${step})`);

/** Real zeros: paper's own grey, so that it reads as "nothing here" and not as the palest amount. */
export const ZERO_COLOUR = 'var(--map-zero, #e3dfd4)';

/** Colours of that many classes: always from the palest to the deepest step. */
export function stepsFor(classes: number): readonly string[] {
  if (classes <= 1) return STEPS.slice(3, 4);
  return Array.from(
    { length: Math.min(classes, STEPS.length) },
    (_, index) =>
      STEPS[Math.round((index * (STEPS.length - 1)) / (Math.min(classes, STEPS.length) - 1))] ?? '',
  );
}
