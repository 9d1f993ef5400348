import { describeFault } from './check-rows.ts';
import { describeCounts } from './count-rows.ts';
import type { ImportFault, ReadTable } from './read-table.ts';

/** Says all that is wrong with a file, however much it is, and what became of its rows; answers the exit code. */
export function writeFaults(
  err: { write(text: string): unknown },
  name: string,
  faults: readonly ImportFault[],
  table: ReadTable,
): number {
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  err.write(`${name}: ${count}. Nothing was published.\n`);
  const lines = 'header' in table ? table.lines : new Map<number, number>();
  for (const fault of faults)
    err.write(`  ${describeFault({ ...fault, line: lines.get(fault.row ?? 0) })}\n`);
  if ('header' in table) for (const line of describeCounts(table, faults)) err.write(`${name}: ${line}\n`);
  return 1;
}
