import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import LibsqlDatabase from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releaseDdl } from '#release/schema.ts';
import { type Served, serve } from '../tools/bench/served.ts';
import { useBrowser } from './browser.ts';

const { visit } = useBrowser();

it('leads from a room to its table, then to another one, and gives out its template', async () => {
  const page = await visit('/es/beans/data/quotes');
  await page.locator('main a[href="/es/contribute?format=quotes"]').click();
  await page.waitForURL(/contribute/);
  await page.locator('main nav a[href="/es/contribute?format=post-harvest"]').click();
  await page.waitForURL(/format=post-harvest$/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('main a[href*="/template.csv"]').click(),
  ]);
  expect(download.suggestedFilename()).toBe('post-harvest-template.csv');
  const text = readFileSync(await download.path(), 'utf8');
  expect(text.split('\n')[0]).toContain('crop;commodity;country');
});

let directory: string;
let server: Served;

/** A release with the areas and sources of the one that is served, and without its figures, which would take long to copy. */
function copyWithoutFigures(): void {
  const kept = process.env['RELEASES_DIR'] || 'data/releases';
  const { id }: { id: string } = JSON.parse(readFileSync(join(kept, 'current.json'), 'utf8'));
  mkdirSync(join(directory, id));
  const file = join(directory, id, 'release.sqlite');
  const db = new LibsqlDatabase(file);
  db.exec(releaseDdl);
  db.exec(`ATTACH '${join(kept, id, 'release.sqlite')}' AS kept`);
  for (const table of ['area', 'source']) db.exec(`INSERT INTO ${table} SELECT * FROM kept.${table}`);
  db.close();
  const content = readFileSync(file);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const facts = JSON.parse(readFileSync(join(kept, id, 'release.json'), 'utf8'));
  const files = { 'release.sqlite': { bytes: content.length, sha256 } };
  writeFileSync(join(directory, id, 'release.json'), JSON.stringify({ ...facts, files }));
  writeFileSync(join(directory, 'current.json'), JSON.stringify({ id }));
}

describe('a release with records of others', { tags: ['sweep'] }, () => {
  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'observatory-records-'));
    copyWithoutFigures();
    const file = join(directory, 'quotes.csv');
    const rows = Array.from(
      { length: 60 },
      (_, at) =>
        `COL,beans,2026-0${1 + (at % 5)}-1${at % 10},Bogotá ${at},Bola roja,trade,EXW,${7000 + at},COP,kg`,
    );
    const last = 'PER,beans,2025-12-30,Lima,Canario,offer,,5.5,PEN,kg';
    const header = 'country,crop,date,market,product,quote_type,terms,price,currency,unit';
    writeFileSync(file, `${[header, ...rows, last].join('\n')}\n`);
    const options = [
      '--supplier',
      'Bolsa',
      '--date',
      '2026-05-31',
      '--licence',
      'CC0-1.0',
      '--out',
      directory,
    ];
    execFileSync(process.execPath, ['--import', 'tsx', 'ingest/import/main.ts', 'quotes', file, ...options]);
    server = await serve({ settings: { RELEASES_DIR: directory, LOG_LEVEL: 'silent', RECOMPRESS: 'off' } });
  }, 240_000);
  afterAll(async () => {
    await server?.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  it('lists what was handed in, finds a record by the keyboard, and leads there from the menu', async () => {
    const page = await visit('/en/beans/about');
    await page.goto(`${server.origin}/en/beans/about`);
    const link = page.locator('header a[href="/en/beans/data/quotes"]').first();
    expect(await link.count()).toBe(1);
    await page.goto(`${server.origin}/en/beans/data/quotes`);
    await page.locator('#records a[rel=next]').click();
    await page.waitForURL(/\?page=2/);
    await expect.poll(() => page.locator('#records tbody tr').count()).toBe(25);
    await page.goto(`${server.origin}/en/beans/data/quotes`);
    await page.locator('main input[name=q]').fill('canario');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\?q=canario$/);
    const row = page.locator('#records tbody tr');
    await expect.poll(() => row.count()).toBe(1);
    expect(await row.textContent()).toContain('5.50 PEN/kg');
    expect(await row.textContent()).toContain('Bolsa');
    const file = await fetch(`${server.origin}/api/v1/export/records/quotes?crop=beans&q=canario`);
    expect((await file.text()).trim().split('\r\n')).toHaveLength(2);
  });
});
