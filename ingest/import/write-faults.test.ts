import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedProduction } from '#datasets/seed-production/dataset.ts';
import { runsOf } from '#domain/testing/sample.ts';
import { checkRows } from './check-rows.ts';
import { readTable } from './read-table.ts';
import { describeCounts } from './write-faults.ts';

const header = 'country,crop,year,seed_class,variety,quantity,unit,note';

function check(lines: readonly string[]) {
  const table = readTable(
    Buffer.from(`${[header, ...lines].join('\n')}\n`),
    seedProduction.format.columns.map(({ name }) => name),
  );
  if (!('header' in table)) throw new Error(JSON.stringify(table.faults));
  const { rows, faults } = checkRows(seedProduction.format, table, new Set(['RWA']));
  return { rows, faults, told: describeCounts(table, faults) };
}

const row = (at: number): string => `RWA,beans,2024,certified,V${at},10,t,`;

describe('rows of a file', () => {
  it('are reported, whether used or not', () => {
    const { told } = check([
      row(1),
      '# RWA',
      '',
      ',,,,,,,',
      `${row(2)}"x`,
      '#N/A,beans,2024,basic,,5,t,',
      '#',
    ]);
    expect(told).toEqual([
      '7 rows beside the header: 1 read, 2 refused, 4 left out',
      'left out: rows 3, 8 begin with #',
      'left out: rows 4–5 are empty',
    ]);
  });

  it('are not reported where all were read', () => {
    expect(check([row(1), row(2)]).told).toEqual([]);
  });

  it('are read, refused or left out, each of them', () => {
    const line = fc.constantFrom<readonly ['read' | 'refused' | 'leftOut', (at: number) => string]>(
      ['read', row],
      ['read', (at) => `${row(at)}"a, b"`],
      ['read', (at) => `${row(at)}5" long`],
      ['read', (at) => `${row(at)},,`],
      ['leftOut', () => ''],
      ['leftOut', () => ',,,,,,,'],
      ['leftOut', () => '# a "remark'],
      ['leftOut', () => '# RWA,"beans'],
      ['refused', (at) => `${row(at)}"stray`],
      ['refused', (at) => `RWA,beans,2024,certified,"V${at},10,t,`],
      ['refused', (at) => `${row(at)}"a" b`],
      ['refused', (at) => `#N/D,beans,2024,certified,V${at},10,t,`],
      ['refused', (at) => `RWA,beans,2024,certified,V${at},#¡VALOR!,t,`],
      ['refused', () => 'TOTAL,,,,,10,,'],
      ['refused', () => 'Source: seed office,,,,,,,'],
      ['refused', () => header],
    );
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
        const { rows, faults, told } = check(lines.map(([, text], at) => text(at)));
        const rowsOf = (fate: string) => lines.flatMap(([each], at) => (each === fate ? [at + 2] : []));
        expect(rows.map((each) => each.line)).toEqual(rowsOf('read'));
        const refused = rowsOf('refused');
        const leftOut = rowsOf('leftOut').length;
        if (rows.length + refused.length === 0) return;
        expect(
          [...new Set(faults.map((fault) => fault.row))].toSorted((a, b) => (a ?? 0) - (b ?? 0)),
        ).toEqual(refused);
        if (refused.length + leftOut > 0)
          expect(told[0]).toContain(`${rows.length} read, ${refused.length} refused, ${leftOut} left out`);
      }),
      { numRuns: runsOf(300), seed: 20260531 },
    );
  });
});
