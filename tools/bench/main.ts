import { parseArgs } from 'node:util';
import { measureApi } from './api.ts';
import { measureFiles } from './files.ts';
import { germplasmBudgets, measureGermplasm } from './germplasm.ts';
import { measureImages } from './images.ts';
import { measureImport } from './import.ts';
import { measureIngest } from './ingest.ts';
import { within } from './limit.ts';
import { measureMemory } from './memory.ts';
import { measureModeSwitch } from './mode-switch.ts';
import { measurePage, measureSteps } from './page.ts';
import { kindBudgets, measureKinds } from './page-kinds.ts';
import { measurePriceIngest } from './price-ingest.ts';
import { measurePrices, priceBudgets } from './prices.ts';
import { missed, type Part, toSection, writeReport } from './report.ts';
import { measureSearch } from './search.ts';
import { measureStart } from './start.ts';
import { measureTradeMatrix } from './trade-matrix.ts';

const report = 'docs/benchmarks.md';

/** What can be measured, in the order of the report. */
const parts = {
  page: {
    title: 'Page',
    how: 'The beans consumption page of the built server in headless Chromium; sizes after brotli at its best, as they are served. The document holds the data of the first view; further data are fetched behind it.',
    budgets: {
      'JavaScript, kB': '≤ 145',
      'JavaScript, kB, es': '≤ 145',
      'JavaScript, kB, pt': '≤ 145',
      'CSS, kB': '≤ 20',
      'document with data of the first view, kB': '≤ 120',
      'requests in all': '≤ 12',
      'cumulative layout shift': '≤ 0.02',
      'Fast 3G, cold: first contentful paint, median ms': '≤ 1200',
      'Fast 3G, cold: map in the document, median ms': '≤ 800',
    },
    minutes: 6,
    measure: measurePage,
  },
  step: {
    title: 'Year step',
    how: "From the key press on the map's year slider to the next painted frame, 60 steps, processor throttled by the browser. The quickest of 3 visits: what else a machine does adds time and takes none away. Beside it a page with nothing but the same map and a bare slider, the yardstick of a machine: it took 11 to 12 ms where the budgets were set.",
    budgets: { '4×: median ms': '≤ 16', '4×: p95 ms': '≤ 33' },
    minutes: 10,
    measure: measureSteps,
  },
  kinds: {
    title: 'Every kind of page',
    how: 'One page of each kind; shared are the scripts that all of them load. Medians of 3 visits on the slow line, and of 30 year steps in the quickest of 3 visits.',
    budgets: kindBudgets,
    minutes: 40,
    measure: measureKinds,
  },
  prices: {
    title: 'Pages of prices',
    how: "A country's prices, the map that they open with, and benchmarks. Medians of 5 visits on the slow line; answers after brotli at its best, of every country and crop with prices.",
    budgets: priceBudgets,
    minutes: 15,
    measure: measurePrices,
  },
  mode: {
    title: 'Mode of prices',
    how: "Kenya's bean prices from one mode to another: processor time of the page's main thread from the choice to the end of the frame that shows it in control and chart, processor throttled by the browser; the yardstick of the year step puts it in proportion. The quickest of 3 visits.",
    budgets: { '4×: main thread, median ms': '≤ 16' },
    minutes: 5,
    measure: measureModeSwitch,
  },
  search: {
    title: 'Search',
    how: 'Queries of three languages as people type them, each three times in a browser that knows the index, processor throttled by the browser: reading and finding, without drawing. Indexes after brotli at its best, as they are served.',
    budgets: {
      'right first hits, %': '≥ 95',
      'largest index, kB': '≤ 60',
      '4×: query, median ms': '≤ 10',
    },
    minutes: 5,
    measure: measureSearch,
  },
  germplasm: {
    title: 'Pages of germplasm',
    how: "Shipments, delivery networks, collections and varieties. Points on the slow line as medians of 5 visits; a filter of the points, and another genebank's arrows and bands, as processor time of the main thread from the choice to the end of its frame, which the yardstick of the year step puts in proportion. The quickest of 3 visits.",
    budgets: germplasmBudgets,
    minutes: 15,
    measure: measureGermplasm,
  },
  api: {
    title: 'API',
    how: 'Hot: one kept answer at 50 connections, server on one core and load on another. Uncached: answers made from the database, in process.',
    budgets: {
      'hot requests/s': '≥ 15000',
      'hot errors': '≤ 0',
      'uncached value p95 ms': '≤ 5',
      'uncached podium p95 ms': '≤ 5',
      'uncached chart p95 ms': '≤ 5',
      'uncached cube p95 ms': '≤ 15',
      'uncached podiums p95 ms': '≤ 15',
    },
    minutes: 10,
    measure: measureApi,
  },
  import: {
    title: 'Import',
    how: 'A table of 100,000 records that somebody hands in, semicolons and decimal commas: until all that is wrong with it and all that it changes is known, and until it stands in the database of a release.',
    budgets: {
      'read, checked and compared, s': '≤ 5',
      'read, checked, compared and written, s': '≤ 5',
    },
    minutes: 1,
    measure: measureImport,
  },
  memory: {
    title: 'Memory',
    how: 'Views of data pages that nobody asked for before, at 10 connections, with a cache of 64 MB; resident memory and processor time as the server counts them.',
    budgets: {
      'not answered with 200': '≤ 0',
      'resident at the end, MB': '≤ 400',
      'resident 30 s after, MB': '≤ 400',
      'processor from 5 s to 10 s after, % of a core': '≤ 5',
    },
    minutes: 15,
    measure: measureMemory,
  },
  files: {
    title: 'Files',
    how: 'A workbook of 100,000 rows in a process of its own, and ten workbooks of a whole section at once beside answers of the API that are kept.',
    budgets: {
      'workbook, s': '≤ 3',
      'workbook: resident at most, MB': '≤ 150',
      'ten at once: not whole': '≤ 0',
      'ten at once: hot answer, p95 ms': '≤ 50',
    },
    minutes: 10,
    measure: measureFiles,
  },
  images: {
    title: 'Images',
    how: 'Images of the beans consumption page that nobody has asked for, one after the other: a PNG of the map, of a chart over the years and of a podium, and the card of 1200 × 630; the same at twice the size; and one that is kept, in turn with the same bytes from a server that does nothing else.',
    budgets: {
      'map, median ms': '≤ 150',
      'chart, median ms': '≤ 150',
      'podium, median ms': '≤ 150',
      'card, median ms': '≤ 150',
      'kept, median ms': '≤ 2',
    },
    minutes: 5,
    measure: measureImages,
  },
  ingest: {
    title: 'Ingest',
    how: "A release from all of the sources' files.",
    budgets: { 'all files, s': '≤ 60', 'most memory, MB': '≤ 2048' },
    minutes: 15,
    measure: measureIngest,
  },
  'trade-matrix': {
    title: 'Ingest of a trade matrix',
    how: "A made-up trade matrix in FAO's layout, zipped: by default 60 million rows of every reporter, item, element and year since 1986 (`TRADE_MATRIX_ROWS` sets another number). From the archive to a release.",
    budgets: { 'archive to release, s': '≤ 300', 'most memory, MB': '≤ 4096' },
    minutes: 60,
    measure: measureTradeMatrix,
  },
  'prices-ingest': {
    title: 'Ingest of market prices',
    how: "WFP's files with exchange rates and consumer prices: read, cleaned, with suspects, medians and bands, written as Parquet.",
    budgets: {
      "rows of WFP's files": '≥ 145000',
      'from files to medians and Parquet, s': '≤ 5',
      'the same, processor time of all threads, s': '≤ 5',
    },
    minutes: 5,
    measure: measurePriceIngest,
  },
  start: {
    title: 'Start',
    how: '`npm start` in a clean clone with an empty npm cache, and again.',
    budgets: { 'from clone to first page, s': '≤ 240', 'later start, s': '≤ 3' },
    minutes: 15,
    measure: measureStart,
  },
} satisfies Record<string, Part>;

type PartName = keyof typeof parts;
const isPart = (name: string): name is PartName => name in parts;
const names = Object.keys(parts).filter(isPart);

/** The parts that the command line asks for: all but the slow start and the large matrix, unless it says otherwise. */
function chosen(argv: readonly string[]): readonly PartName[] {
  const { values } = parseArgs({
    args: [...argv],
    options: { only: { type: 'string', multiple: true }, start: { type: 'boolean', default: false } },
  });
  const wanted = values.only?.flatMap((text) => text.split(','));
  const unknown = wanted?.find((name) => !isPart(name));
  if (unknown !== undefined)
    throw new Error(`There is no part "${unknown}" to measure. Parts: ${names.join(', ')}.`);
  if (wanted !== undefined) return wanted.filter(isPart);
  return names.filter((name) => name !== 'trade-matrix' && (name !== 'start' || values.start));
}

/** Measures the built site against its budgets, prints the figures and keeps them in the report. Ends with 1 where one is missed. */
async function main(): Promise<void> {
  const titles = names.map((name) => parts[name].title);
  for (const name of chosen(process.argv.slice(2))) {
    const part: Part = parts[name];
    const figures = await within(part.minutes * 60, `Measuring "${name}"`, part.measure());
    if (figures === null) continue;
    const section = toSection(part, figures, new Date());
    console.log(section);
    writeReport(report, new Map([[part.title, section]]), titles);
    for (const figure of missed(part, figures)) {
      console.error(
        `Over budget: ${part.title}, ${figure}: ${figures[figure]}, budget ${part.budgets[figure]}`,
      );
      process.exitCode = 1;
    }
  }
}

try {
  await main();
} catch (error) {
  console.error(error);
  // A step that did not end would keep this process: leaving ends its servers with it.
  process.exit(1);
}
