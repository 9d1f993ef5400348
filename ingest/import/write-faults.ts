import { describeFault } from './check-rows.ts';
import type { ImportFault } from './read-table.ts';

/** So many lines of faults or changes are listed; the rest is counted. */
export const listed = 200;

/** Says all that is wrong with a file; answers the exit code. */
export function writeFaults(
  err: { write(text: string): unknown },
  name: string,
  faults: readonly ImportFault[],
): number {
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  err.write(`${name}: ${count}. Nothing was published.\n`);
  for (const fault of faults.slice(0, listed)) err.write(`  ${describeFault(fault)}\n`);
  if (faults.length > listed) err.write(`  and ${faults.length - listed} more\n`);
  return 1;
}
