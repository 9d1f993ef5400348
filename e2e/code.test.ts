import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { baseUrl, useBrowser } from './browser.ts';
import { takenOver } from './data-page.ts';

const { visitData } = useBrowser();
const file = '/en/beans/data/consumption.csv?country=KEN&figure=chart-uses&short=1';
const folder = mkdtempSync(join(tmpdir(), 'code-'));
let table: string;
let known: readonly string[] | undefined;

beforeAll(async () => {
  table = await (await fetch(baseUrl + file)).text();
});
afterAll(() => rmSync(folder, { recursive: true }));

const works = (program: string, ...test: readonly string[]): boolean => spawnSync(program, test).status === 0;

/** What the page offers to copy, in the order of its dialog. */
async function readCode(): Promise<readonly string[]> {
  if (known !== undefined) return known;
  const data = await visitData('/en/beans/data/consumption?country=KEN');
  const link = (await data.opened('chart-uses', 'share')).getByRole('link', { name: 'Use in code' });
  await takenOver(link);
  await link.click();
  const dialog = data.page.getByRole('dialog', { name: 'Use in code' });
  await dialog.waitFor();
  known = await dialog.locator('pre').allTextContents();
  return known;
}

it('a figure has lines of code in four languages, each with its own address', async () => {
  const code = await readCode();
  expect(code).toHaveLength(4);
  for (const lines of code) expect(lines).toContain(`"${baseUrl}${file}"`);
});

it('the line of curl keeps the table', async ({ skip }) => {
  skip(!works('curl', '--version'), 'curl is not installed');
  execFileSync('sh', ['-c', `${(await readCode())[3]} --silent`], { cwd: folder });
  expect(readFileSync(join(folder, 'chart-uses.csv'), 'utf8')).toBe(table);
});

it.for([
  [1, 'python3', '-c', 'import pandas', 'print(*data.shape)'],
  [0, 'Rscript', '-e', 'R.version', 'cat(dim(data))'],
] as const)(
  'the lines %i read the table by %s',
  { tags: ['sweep'] },
  async ([at, program, flag, probe, measure], { skip }) => {
    skip(!works(program, flag, probe), `${program} with what the lines need is not installed`);
    const said = execFileSync(program, [flag, `${(await readCode())[at]}\n${measure}`], { encoding: 'utf8' });
    const [head = '', ...rows] = table.trimEnd().split('\r\n');
    expect(said.trim()).toBe(`${rows.length} ${head.split(',').length}`);
  },
);
