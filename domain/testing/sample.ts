const isNight = process.env['SWEEPS'] === 'on';

/** Every case of a night's sweep, and the first one at a push: one language, width or crop of many. */
export function sample<T>(cases: readonly T[]): readonly T[] {
  return isNight ? cases : cases.slice(0, 1);
}

/** Runs of a property: all of them in a night's sweep, and a tenth at a push. */
export const runsOf = (all: number): number => (isNight ? all : Math.ceil(all / 10));
