import { expect, it } from 'vitest';
import type { RecordKind } from '#datasets/engine/handed-in.ts';
import { recordKinds } from '#datasets/record-kinds.ts';
import { csvCell } from '#domain/csv-cell.ts';
import { describeFault } from '#domain/imports/check-rows.ts';
import { templateOf } from '#domain/imports/import-files.ts';
import type { CheckedRow } from '#domain/imports/import-format.ts';
import messages from '#locales/en/contribute.json' with { type: 'json' };
import { checkRows } from './check-rows.ts';
import { kinds } from './kinds.ts';
import { readTable } from './read-table.ts';

const countries = new Set(['RWA', 'KEN', 'COL', 'BRA']);

/** What people write, by kind and column, where the format wants something else. */
const slips = new Map<string, CheckedRow | undefined>([
  ['varieties', { country: 'Rwanda', release_year: '0' }],
  ['publications', { type: 'journal' }],
  ['pabra-membership', { network: '' }],
  ['post-harvest', { commodity: 'beans', year: 'n.d.' }],
  ...recordKinds.map((kind: RecordKind) => [kind.id, kind.slips] as const),
]);

/** A kind's template with a row below it, and the import's report on that row. */
function checkSlip(kind: (typeof kinds)[number]) {
  const examples = kind.columns.map(({ name, example }) => [name, example] as const);
  const cells = { ...Object.fromEntries(examples), ...slips.get(kind.id) };
  const row = kind.columns.map(({ name }) => csvCell(cells[name] ?? '', ',')).join(',');
  const table = readTable(
    Buffer.from(`${templateOf(kind)}${row}\n`),
    kind.columns.map(({ name }) => name),
  );
  if (!('header' in table)) throw new Error(JSON.stringify(table.faults));
  const { faults } = checkRows(kind, table, countries);
  return {
    cells,
    faults: faults.map((fault) => ({ column: fault.column ?? '', text: describeFault(fault) })),
  };
}

it('finds the faults that the page for data officers shows', async () => {
  const checked = kinds
    .filter(({ id }) => slips.get(id) !== undefined)
    .map((kind) => [kind.id, checkSlip(kind)] as const);
  for (const [id, { faults }] of checked) expect(faults, id).not.toEqual([]);
  // The page has the messages in three languages, the English one word by word.
  expect(messages).toMatchObject(
    Object.fromEntries(
      checked.flatMap(([id, { faults }]) =>
        faults.map(({ column, text }) => [`contribute.fault.${id}.${column}`, text]),
      ),
    ),
  );
  const rows = checked.map(([id, { cells, faults }]) => [
    id,
    { cells, faults: faults.map(({ column }) => column) },
  ]);
  await expect(`${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`).toMatchFileSnapshot(
    '../../domain/imports/faulty-rows.generated.json',
  );
});
