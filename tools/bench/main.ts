import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { measureApi } from './api.ts';
import { measureFast3G, measureWeight, measureYearStep, openBrowser } from './page.ts';
import { serve } from './served.ts';

type Row = readonly [what: string, measured: string, budget: string];

const path = '/en/beans/data/consumption';

const lines = (
  part: string,
  figures: Readonly<Record<string, number>>,
  budgets: Readonly<Record<string, string>>,
) =>
  Object.entries(figures).map(
    ([name, value]): Row => [`${part}: ${name}`, String(value), budgets[name] ?? ''],
  );

/** Measures the built site against its budgets, prints a table and keeps it in `docs/benchmarks.md`. */
async function main(): Promise<void> {
  const rows: Row[] = [];
  const server = await serve();
  const browser = await openBrowser();
  rows.push(['server: ready after, ms', String(Math.round(server.readyAfter)), '']);
  const url = server.origin + path;
  await fetch(url);
  rows.push(
    ...lines('page', await measureWeight(browser, url), {
      'js kB br': '≤ 150',
      'css kB br': '≤ 20',
      'html kB br': '≤ 120 (with data)',
      'requests in all': '≤ 12',
      'cumulative layout shift': '≤ 0.02',
    }),
    ...lines('Fast 3G, cold', await measureFast3G(browser, url), {
      'first contentful paint, median ms': '≤ 1200',
      'map in the document, median ms': '≤ 1200',
    }),
    ...lines('year step, 1×', await measureYearStep(browser, url, 1), {}),
    ...lines('year step, 4×', await measureYearStep(browser, url, 4), {
      'median ms': '≤ 16',
      'p95 ms': '≤ 33',
    }),
  );
  await browser.close();
  await server.stop();
  rows.push(
    ...lines('API', await measureApi(), {
      'hot requests/s': '≥ 15000',
      'uncached value p95 ms': '≤ 5',
      'uncached podium p95 ms': '≤ 5',
      'uncached chart p95 ms': '≤ 5',
    }),
  );

  const table = [
    '| What | Measured | Budget |',
    '|---|---|---|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ];
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
  const page = [
    '# Benchmarks',
    '',
    `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}, headless Chromium.`,
    '',
    ...table,
    '',
  ].join('\n');
  console.log(page);
  await mkdir('docs', { recursive: true });
  await writeFile('docs/benchmarks.md', page);
}

await main();
