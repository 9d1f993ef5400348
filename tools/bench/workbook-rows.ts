import { toWorkbook } from '#api/workbook/write-workbook.ts';
import { BEANS } from '#catalog/items/codes.ts';

/** Rows of the workbook that is measured. */
export const benchRows = 100_000;

/** Writes a workbook of ten columns and says what that took. */
export async function writeRows(): Promise<void> {
  const data = function* (): Generator<(string | number)[]> {
    for (let at = 0; at < benchRows; at += 1)
      yield [
        '404',
        'KEN',
        'Kenya',
        String(BEANS),
        'Beans',
        1961 + (at % 62),
        at * 1.2345,
        'E',
        'faostat-fbs',
        `${at}`,
      ];
  };
  const header = ['M49', 'Code', 'Area', 'Item code', 'Item', 'Year', 'Value', 'Flag', 'Source', 'Row'];
  const sheet = { name: 'Data', header, rows: data(), widths: header.map(() => 12) };
  const started = performance.now();
  const before = process.cpuUsage();
  const { length } = await toWorkbook([sheet], {
    title: 'Bench',
    creator: 'Bench',
    created: '2026-01-01T00:00:00Z',
  });
  const { user, system } = process.cpuUsage(before);
  const seconds = (performance.now() - started) / 1000;
  const megabytes = process.resourceUsage().maxRSS / 1024;
  console.log(JSON.stringify({ seconds, cpu: (user + system) / 1e6, megabytes, bytes: length }));
}
