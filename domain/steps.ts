/**
 * A row of numbers as it travels where many rows do: whole steps from one number to the next, in units of the last
 * decimal that the row needs. Neighbouring years differ little, so steps have fewer digits than the numbers; whole
 * numbers add up without the rounding errors of fractions, so the row comes back exactly as it was.
 */
export interface Steps {
  /** The first number and then the differences, times 10 to the power of `decimals`; `null` where there is no number. */
  steps: (number | null)[];
  decimals: number;
}

/** Numbers with more decimals than this come back rounded to them. */
export const mostDecimals = 9;

export function toSteps(row: readonly (number | null)[]): Steps {
  const decimals = row.reduce<number>((most, value) => Math.max(most, countDecimals(value)), 0);
  const scale = 10 ** decimals;
  let last = 0;
  const steps = row.map((value) => {
    if (value === null) return null;
    const rounded = Math.round(value * scale);
    const step = rounded - last;
    last = rounded;
    return step;
  });
  return { steps, decimals };
}

/** The row that was made into steps. */
export function fromSteps({ steps, decimals }: Readonly<Steps>): (number | null)[] {
  const scale = 10 ** decimals;
  let position = 0;
  return steps.map((step) => {
    if (step === null) return null;
    position += step;
    return position / scale;
  });
}

function countDecimals(value: number | null): number {
  if (value === null) return 0;
  for (let decimals = 0; decimals < mostDecimals; decimals += 1) {
    const scale = 10 ** decimals;
    if (Math.round(value * scale) / scale === value) return decimals;
  }
  return mostDecimals;
}
