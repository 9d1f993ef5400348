import { expect, it } from 'vitest';
import { importFormats } from '#datasets/import-formats.ts';
import faultyRows from '#domain/imports/faulty-rows.generated.json' with { type: 'json' };
import { readSpeech } from '../../i18n/testing/speech.ts';
import { checkFile } from './check-file.ts';
import { faultText } from './fault-text.ts';

const { words } = readSpeech('es');
const textOf = (reason: string): string =>
  faultText({ row: 3, column: 'yield', value: 'x', reason }, words).text;

it('has the faults of the faulty rows in other words than English', () => {
  const rows: Readonly<Record<string, { cells: Readonly<Record<string, string>> }>> = faultyRows;
  for (const { id } of importFormats) {
    const cells = Object.entries(rows[id]?.cells ?? {});
    const file = [cells.map(([name]) => name), cells.map(([, cell]) => `"${cell.replaceAll('"', '""')}"`)]
      .map((line) => line.join(','))
      .join('\n');
    const { faults } = checkFile(new TextEncoder().encode(file), id, {
      ...{ countries: new Set(['RWA', 'COL']), words, faultWords: words, now: new Date('2026-06-01') },
    });
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.filter(({ isEnglish }) => isEnglish)).toEqual([]);
  }
});

it('keeps what stands in a fault, and the narrower of two forms', () => {
  expect(textOf('can be read as 1250 and as 1.250: write 1250, or 1.2500')).toMatch(/1250 o 1\.2500$/);
  expect(textOf('is below price, 8400')).toContain('price, 8400');
  expect(textOf('is no date such as 2026-05-31: write 2026-05-09')).toMatch(/escriba 2026-05-09$/);
});

it('leaves a fault that has no other words in English', () => {
  const fault = { row: 3, column: null, value: '', reason: 'is of another kind' };
  expect(faultText(fault, words)).toEqual({ text: 'row 3: is of another kind', isEnglish: true });
});
