import { setImmediate as otherRequests } from 'node:timers/promises';

/** Rows that are worked on at once: some milliseconds of the server's only thread. */
const rowsAtOnce = 500;

/** A long list, read piece by piece between two places: other requests go in between. */
export async function* inPieces<T>(
  read: (from: number, to: number) => readonly T[],
): AsyncGenerator<readonly T[]> {
  for (let from = 0; ; from += rowsAtOnce) {
    const piece = read(from, from + rowsAtOnce);
    yield piece;
    if (piece.length < rowsAtOnce) return;
    await otherRequests();
  }
}
