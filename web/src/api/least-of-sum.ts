import type { Figure } from './cube-store.ts';
import { isBelieved } from './cube-store.ts';

/** What a sum certainly has: all of a believed one, of a doubtful one its countries with believed figures. `null` without a sum. */
export function leastOfSum(
  sum: Pick<Figure, 'value' | 'doubt'> | null | undefined,
  countries: Iterable<readonly [code: string, figure: Pick<Figure, 'value' | 'doubt'>]>,
  members: ReadonlySet<string>,
): { value: number; isLeast: boolean } | null {
  if (sum == null) return null;
  if (isBelieved(sum)) return { value: sum.value, isLeast: false };
  const doubted = [...countries].filter(([code, figure]) => members.has(code) && !isBelieved(figure));
  return { value: doubted.reduce((rest, [, { value }]) => rest - value, sum.value), isLeast: true };
}

export const partOf = (
  { value, isLeast }: NonNullable<ReturnType<typeof leastOfSum>>,
  whole: number,
): number => (isLeast ? Math.floor((100 * value) / whole) / 100 : value / whole);
