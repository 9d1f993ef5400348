import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import readWorkbook from 'read-excel-file/node';
import type { WorkbookCell } from '#api/workbook/sheet-xml.ts';
import { toWorkbook } from '#api/workbook/write-workbook.ts';

/** Cells that spreadsheets are known to change: formulas, dates, long numbers, blanks, letters of all kinds. */
const awkward: WorkbookCell[][] = [
  ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', "'=1"],
  ['1-2', '2012-01-02', '00123', '1e5', 'TRUE', '0404'],
  ['Côte d’Ivoire', 'São Tomé e Príncipe', 'فاصوليا', '菜豆', '🫘', 'x_0041_y'],
  ['a & b < c > d "e"', ' blanks around ', 'two\nlines', 'a;b,c', '<b>bold</b>', '#N/A'],
  [0, -1, 0.1, 1234567890123, 5.0e-7, 2899043.5],
  [null, 'after an empty cell', null, null, 0, null],
];

const run = promisify(execFile);

/** The sheets as LibreOffice writes them once it has opened the file; a file that it cannot open makes none, and throws. */
async function throughLibreOffice(file: string, folder: string): Promise<Buffer> {
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const out = join(folder, 'out');
  await run('soffice', [profile, '--headless', '--convert-to', 'xlsx', '--outdir', out, file]);
  return readFile(join(out, basename(file)));
}

type Sheets = Awaited<ReturnType<typeof readWorkbook>>;

/** Cells that differ between the two, as `Data!B3: "x", not "y"`. */
function differences(written: Sheets, opened: Sheets): string[] {
  if (written.length !== opened.length) return [`${opened.length} sheets, not ${written.length}`];
  return written.flatMap(({ sheet, data }, at) => {
    const others = opened[at]?.data ?? [];
    return data.flatMap((row, y) =>
      row.flatMap((cell, x) => {
        const other = others[y]?.[x] ?? null;
        return Object.is(other, cell)
          ? []
          : [
              `${sheet}, row ${y + 1}, column ${x + 1}: ${JSON.stringify(other)}, not ${JSON.stringify(cell)}`,
            ];
      }),
    );
  });
}

/** Opens workbooks in LibreOffice and compares every cell; without files, a workbook of awkward cells that is made here. */
async function main(files: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'workbook-'));
  try {
    const made = join(folder, 'awkward.xlsx');
    if (files.length === 0) {
      const header = ['a', 'b', 'c', 'd', 'e', 'f'];
      const sheet = { name: 'Data', header, rows: awkward, widths: header.map(() => 12) };
      const facts = { title: 'Awkward cells', creator: 'Observatory', created: '2026-01-01T00:00:00Z' };
      await writeFile(made, await toWorkbook([sheet], facts));
    }
    for (const file of files.length === 0 ? [made] : files) {
      const [written, opened] = await Promise.all([
        readWorkbook(await readFile(file), { trim: false }),
        readWorkbook(await throughLibreOffice(file, folder), { trim: false }),
      ]);
      const found = differences(written, opened);
      const cells = written.reduce((sum, { data }) => sum + data.reduce((n, row) => n + row.length, 0), 0);
      for (const line of found.slice(0, 20)) console.error(line);
      console.log(`${basename(file)}: ${written.length} sheets, ${cells} cells, ${found.length} differ`);
      if (found.length > 0) process.exitCode = 1;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

await main(process.argv.slice(2));
