/** Every case of a night's sweep, and the first one at a push: one language, width or crop of many. */
export function sample<T>(cases: readonly T[]): readonly T[] {
  return process.env['SWEEPS'] === 'on' ? cases : cases.slice(0, 1);
}
