import { describeFault } from '#domain/imports/check-rows.ts';
import type { ImportFault, LeftOut, ReadTable } from '#domain/imports/read-table.ts';

/** Numbers of rows with those that follow one another in one: `rows 2–18, 20`. */
function describeNumbers(numbers: readonly number[]): string {
  const runs: [from: number, to: number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  const texts = runs.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`));
  return `${numbers.length === 1 ? 'row' : 'rows'} ${texts.join(', ')}`;
}

const whys: readonly (readonly [LeftOut['why'], one: string, several: string])[] = [
  ['above', 'stands above the header', 'stand above the header'],
  ['remark', 'begins with #', 'begin with #'],
  ['empty', 'is empty', 'are empty'],
];

/**
 * What became of all rows of a file beside its header: so many were read, refused and left out, and why. Nothing where all were
 * read, or where the header is wrong, by which none could be.
 */
export function describeCounts(
  table: Extract<ReadTable, { header: string[] }>,
  faults: readonly ImportFault[],
): string[] {
  const { headerRow, leftOut } = table;
  const wrong = new Set(faults.flatMap(({ row }) => row ?? []));
  if (wrong.has(headerRow) || leftOut.length + wrong.size === 0) return [];
  const total = table.rows.length + table.faults.length + leftOut.length;
  const parts = [
    `${total - wrong.size - leftOut.length} read`,
    `${wrong.size} refused`,
    `${leftOut.length} left out`,
  ];
  const lines = whys.flatMap(([why, one, several]) => {
    const rows = leftOut.filter((row) => row.why === why);
    if (rows.length === 0) return [];
    const texts = why === 'above' ? `: ${rows.map(({ text }) => JSON.stringify(text)).join(', ')}` : '';
    return [
      `left out: ${describeNumbers(rows.map(({ row }) => row))} ${rows.length === 1 ? one : several}${texts}`,
    ];
  });
  return [`${total === 1 ? '1 row' : `${total} rows`} beside the header: ${parts.join(', ')}`, ...lines];
}

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
