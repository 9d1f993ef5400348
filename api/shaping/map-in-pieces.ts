import { setImmediate as otherRequests } from 'node:timers/promises';

/** Maps entries by `make`, `piece` of them at a time: other requests go in between. */
export async function mapInPieces<T, U>(
  entries: readonly T[],
  piece: number,
  make: (entry: T) => U,
): Promise<U[]> {
  const made: U[] = [];
  for (const entry of entries) {
    made.push(make(entry));
    if (made.length % piece === 0) await otherRequests();
  }
  return made;
}
