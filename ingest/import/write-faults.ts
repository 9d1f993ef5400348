import { describeFault } from './check-rows.ts';
import type { ImportFault } from './read-table.ts';

/** Says all that is wrong with a file, however much it is; answers the exit code. */
export function writeFaults(
  err: { write(text: string): unknown },
  name: string,
  faults: readonly ImportFault[],
): number {
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  err.write(`${name}: ${count}. Nothing was published.\n`);
  err.write(faults.map((fault) => `  ${describeFault(fault)}\n`).join(''));
  return 1;
}
