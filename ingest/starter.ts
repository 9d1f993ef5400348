import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { crops } from '#catalog/crops/index.ts';
import { elements } from '#catalog/elements/index.ts';
import { networkMembers } from '#catalog/regions/networks.ts';
import { toMembers } from '#domain/networks/to-members.ts';
import { acceptedLoss, type Release, releaseCheck, releaseEdition, releaseSource } from '#release/facts.ts';
import { type BuildContext, buildRelease, type Prepare } from './build.ts';
import { asIngestError, IngestError } from './errors.ts';
import { judgeSeries } from './series/judge-series.ts';
import { sources } from './sources/index.ts';
import {
  clearGermplasm,
  createNoGermplasm,
  germplasmNames,
  germplasmQueries,
  neededOfGermplasm,
  withheldGermplasm,
} from './starter-germplasm.ts';
import {
  clearLosses,
  createNoLosses,
  lossNames,
  lossQueries,
  neededOfLosses,
  withheldLosses,
} from './starter-losses.ts';
import {
  clearPrices,
  completePrices,
  createNoPrices,
  neededOfPrices,
  type PriceName,
  priceNames,
  priceQueries,
  priceRows,
  withheldPrices,
} from './starter-prices.ts';
import {
  clearPublications,
  createNoPublications,
  neededOfPublications,
  publicationNames,
  publicationQueries,
  withheldPublications,
} from './starter-publications.ts';
import { createAreas } from './steps/areas.ts';
import { createBreaks } from './steps/breaks.ts';
import { createCoverage } from './steps/coverage.ts';
import { Database, text } from './steps/database.ts';
import { asDigits, rowsWithValues } from './steps/decimal-digits.ts';
import { addEditions, createEditionSets, createEditions, withEditionSets } from './steps/editions.ts';
import { fileFacts } from './steps/file-facts.ts';
import { germplasmKind } from './steps/germplasm/germplasm-source.ts';
import { readWholeCurrent, requireFiles } from './steps/kept-release.ts';
import { lossKind } from './steps/losses/loss-source.ts';
import { priceKind } from './steps/prices/price-source.ts';
import { publicationKind } from './steps/publications/publication-source.ts';
import { rankCrops } from './steps/rankings.ts';
import { createSources } from './steps/release-source.ts';
import { writeRowParquet } from './steps/rows/row-parquet.ts';
import { select } from './steps/selection.ts';

/** What a release cannot compute again from the rest: its figures, those of every ranked crop, what explains them, and flows. */
const files = {
  observation: 'observation',
  ranking: 'listed_crop',
  summed: 'summed',
  published_unit: 'published_unit',
  trade_flow: 'trade_flow',
  world_sum: 'world_sum',
} as const;
const names = ['observation', 'ranking', 'summed', 'published_unit', 'trade_flow', 'world_sum'] as const;

/** `starter.json`: where the bundled figures come from, and how to prove that they are whole. */
const starter = z.object({
  note: z.string(),
  release: z.string(),
  sources: z.array(releaseSource),
  editions: z.array(releaseEdition),
  checks: z.array(releaseCheck),
  /** Losses that the release was published with. */
  accepted: z.array(acceptedLoss).default([]),
  files: z.record(
    z.string(),
    z.object({ rows: z.number().int(), bytes: z.number().int(), sha256: z.string() }),
  ),
});

type Starter = z.infer<typeof starter>;
type Name = (typeof names)[number];

/** Whether the starter figures have prices: those of a release without prices, or of older ones, have no file of them. */
const hasPrices = ({ files: written }: Starter): boolean =>
  priceNames.some((name) => written[`${name}.parquet`] !== undefined);

/** The same of germplasm. */
const hasGermplasm = ({ files: written }: Starter): boolean =>
  germplasmNames.some((name) => written[`${name}.parquet`] !== undefined);

/** The same of publications. */
const hasPublications = ({ files: written }: Starter): boolean =>
  publicationNames.some((name) => written[`${name}.parquet`] !== undefined);

/** The same of pests and losses. */
const hasLosses = ({ files: written }: Starter): boolean =>
  lossNames.some((name) => written[`${name}.parquet`] !== undefined);

/** Columns without which a bundled file would fill its table with gaps. */
const needed: Readonly<Record<string, readonly string[]>> = {
  ...neededOfPrices,
  ...neededOfGermplasm,
  ...neededOfPublications,
  ...neededOfLosses,
  observation: [
    'indicator',
    'element',
    'area',
    'year',
    'value',
    'flag',
    'source',
    'contributors',
    'published',
    'edition',
    'held',
  ],
  ranking: ['element', 'item', 'area', 'year', 'value', 'flag'],
  summed: ['indicator', 'element', 'year', 'areas', 'nil'],
  published_unit: ['source', 'indicator', 'element', 'unit'],
  trade_flow: ['item', 'reporter', 'element', 'partner', 'year', 'value', 'flag', 'source'],
  world_sum: ['indicator', 'element', 'year', 'world', 'countries_sum', 'countries', 'reason'],
};

const note =
  "Figures of the sources below in the observatory's own schema, harmonised and with derived elements; see docs/data.md. " +
  'Each source keeps its licence and is credited as its publisher asks.';

/** Sorted so that like stands by like, which is what makes the files small. */
const queries = (folder: string): Readonly<Record<keyof typeof files, string>> => ({
  observation: `SELECT indicator, element, area, year::SMALLINT AS year, ${asDigits}, flag, source, contributors, published, edition, held
    FROM read_parquet(${text(join(folder, 'parquet', 'observation.parquet'))}) ORDER BY indicator, element, area, year`,
  ranking: `SELECT element, item, area, year::SMALLINT AS year, ${asDigits}, flag
    FROM read_parquet(${text(join(folder, 'parquet', 'ranking.parquet'))}) ORDER BY element, item, area, year`,
  summed: `SELECT indicator, element, year::SMALLINT AS year, areas, nil
    FROM read_parquet(${text(join(folder, 'parquet', 'summed.parquet'))}) ORDER BY indicator, element, year`,
  published_unit: `SELECT * FROM read_parquet(${text(join(folder, 'parquet', 'published_unit.parquet'))})
    WHERE (source, indicator, element) IN (
      SELECT DISTINCT source, indicator, element
      FROM read_parquet(${text(join(folder, 'parquet', 'observation.parquet'))}))
    ORDER BY source, indicator, element`,
  trade_flow: `SELECT item, reporter, element, partner, year::SMALLINT AS year, value, flag, source
    FROM read_parquet(${text(join(folder, 'parquet', 'trade_flow.parquet'))})
    ORDER BY item, element, reporter, partner, year`,
  world_sum: `SELECT * REPLACE (year::SMALLINT AS year)
    FROM read_csv(${text(join(folder, 'world-sums.csv'))}) ORDER BY indicator, element, year`,
});

/** Files of a release that the starter figures are taken from. */
const taken = [
  ...names.filter((name) => name !== 'world_sum').map((name) => `parquet/${name}.parquet`),
  ...priceNames.map((name) => `parquet/prices/${name}.parquet`),
  ...germplasmNames.map((name) => `parquet/germplasm/${name}.parquet`),
  ...publicationNames.map((name) => `parquet/publications/${name}.parquet`),
  ...lossNames.map((name) => `parquet/losses/${name}.parquet`),
  'world-sums.csv',
];

/** Writes the bundled starter figures from the current release, which has to be whole and made from sources. */
export async function writeStarter(
  releases: string,
  target: string,
): Promise<{ bytes: number; release: string }> {
  const current = await readWholeCurrent(releases);
  if (current === null || current.release.origin !== 'sources')
    throw new IngestError(
      'no-release',
      `The starter figures are taken from a release made from sources, and ${releases} has none. Run --from DIR first.`,
    );
  await requireFiles(current, taken);
  const growing = `${target}.new`;
  const old = `${target}.old`;
  let db: Database | undefined;
  try {
    await rm(growing, { recursive: true, force: true });
    await mkdir(growing, { recursive: true });
    db = await Database.open(growing);
    const written: Starter['files'] = {};
    const withheld = [
      ...withheldPrices(current.release.sources),
      ...withheldGermplasm(current.release.sources),
      ...withheldPublications(current.release.sources),
      ...withheldLosses(current.release.sources),
    ];
    const all: Readonly<Record<string, string>> = {
      ...queries(current.folder),
      ...priceQueries(current.folder, withheld),
      ...germplasmQueries(current.folder, withheld),
      ...publicationQueries(current.folder, withheld),
      ...lossQueries(current.folder, withheld),
    };
    for (const name of [...names, ...priceNames, ...germplasmNames, ...publicationNames, ...lossNames]) {
      const path = join(growing, `${name}.parquet`);
      await db.run(`COPY (${all[name]}) TO ${text(path)}
        (FORMAT parquet, COMPRESSION zstd, COMPRESSION_LEVEL 19, ROW_GROUP_SIZE 200000)`);
      const rows = await db.count(`SELECT count(*) FROM read_parquet(${text(path)})`);
      written[`${name}.parquet`] = { rows, ...(await fileFacts(path)) };
    }
    const { editions, checks, accepted, id } = current.release;
    const sources = current.release.sources.filter(({ key }) => !withheld.includes(key));
    const content = starter.parse({ note, release: id, sources, editions, checks, accepted, files: written });
    await writeFile(join(growing, 'starter.json'), `${JSON.stringify(content, null, 2)}\n`);
    // The figures before are moved aside rather than removed, so that they are never half gone.
    await rm(old, { recursive: true, force: true });
    if (await stat(target).catch(() => null)) await rename(target, old);
    await rename(growing, target);
    await rm(old, { recursive: true, force: true });
    return { bytes: Object.values(written).reduce((sum, { bytes }) => sum + bytes, 0), release: id };
  } catch (error) {
    throw asIngestError(error, target);
  } finally {
    db?.close();
    // Where it cannot even be removed, what went wrong before is what there is to say.
    await rm(growing, { recursive: true, force: true }).catch(() => undefined);
  }
}

function damaged(message: string, cause?: unknown): IngestError {
  return new IngestError(
    'damaged-starter',
    message,
    ['Bring data/starter back as it was published, for example with git checkout -- data/starter.'],
    cause,
  );
}

async function readStarter(folder: string): Promise<Starter> {
  const path = join(folder, 'starter.json');
  let content: string;
  try {
    content = await readFile(path, 'utf8');
  } catch (error) {
    throw new IngestError('missing-file', `There are no starter figures in ${folder}.`, [], error);
  }
  let json: unknown;
  try {
    json = JSON.parse(content);
  } catch (error) {
    throw damaged(`${path} is not JSON: it was cut or changed by hand.`, error);
  }
  const parsed = starter.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw damaged(
      `${path} cannot be understood (${issue?.path.join('.')}: ${issue?.message}).`,
      parsed.error,
    );
  }
  const present = [
    ...names,
    ...(hasPrices(parsed.data) ? priceNames : []),
    ...(hasGermplasm(parsed.data) ? germplasmNames : []),
    ...(hasPublications(parsed.data) ? publicationNames : []),
    ...(hasLosses(parsed.data) ? lossNames : []),
  ];
  for (const name of present) {
    const file = `${name}.parquet`;
    const expected = parsed.data.files[file];
    if (expected === undefined) throw damaged(`${path} does not name ${file}.`);
    const facts = await fileFacts(join(folder, file)).catch(() => null);
    if (facts === null) throw damaged(`${file} of the starter figures is missing, or cannot be read.`);
    if (facts.sha256 !== expected.sha256)
      throw damaged(
        `${file} of the starter figures is damaged or was changed by hand: it has ${facts.bytes} of ${expected.bytes} bytes, or others.`,
      );
  }
  return parsed.data;
}

const isPrice = (name: string): name is PriceName => priceNames.some((known) => known === name);
const isFigure = (name: string): name is Name => names.some((known) => known === name);

/** Takes the rows of one bundled file over, all of them, with every column that its table needs. */
async function insert(db: Database, folder: string, name: string, content: Starter): Promise<void> {
  const table = isFigure(name) ? files[name] : name;
  const path = join(folder, `${name}.parquet`);
  const columns = `SELECT column_name FROM (DESCRIBE SELECT * FROM read_parquet(${text(path)}))`;
  try {
    const found = await db.texts(columns);
    const missing = (needed[name] ?? []).filter((column) => !found.includes(column));
    if (missing.length > 0)
      throw damaged(`${name}.parquet of the starter figures has no column ${missing.join(', ')}.`);
    const rows = isPrice(name) ? await priceRows(db, name, path) : await rowsWithValues(db, path);
    if (name === 'observation') {
      await db.run(
        `INSERT INTO held SELECT indicator, element, year, area, held FROM (${rows}) WHERE held IS NOT NULL`,
      );
      await db.run(`INSERT INTO observation BY NAME SELECT * EXCLUDE (held) FROM (${withEditionSets(rows)})`);
    } else await db.run(`INSERT INTO ${table} BY NAME ${rows}`);
  } catch (error) {
    const known = asIngestError(error, folder);
    if (known instanceof IngestError) throw known;
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw damaged(`${name}.parquet of the starter figures cannot be read (${reason}).`, error);
  }
  const rows = content.files[`${name}.parquet`]?.rows;
  const read = await db.count(`SELECT count(*) FROM ${table}`);
  if (read !== rows)
    throw damaged(`${name}.parquet of the starter figures has ${read} rows instead of ${rows}.`);
}

/** Builds and publishes a release from the bundled starter figures. */
export async function buildFromStarter(context: BuildContext, folder: string): Promise<Release> {
  const content = await readStarter(folder);
  const prepare: Prepare = async ({ db, step }) => {
    step('Read the starter figures');
    const loaded = content.sources.map((source) => ({ ...source, dated: /\.zip$/i.test(source.file) }));
    await createSources(db, loaded);
    // The bundled sums are those of the catalog's members.
    await createAreas(db, toMembers(networkMembers));
    await createEditions(db);
    await addEditions(db, content.editions);
    for (const name of names) await insert(db, folder, name, content);
    step('Rank, count and classify');
    await rankCrops(db, crops);
    await select(db, elements, crops);
    await createEditionSets(db);
    await judgeSeries(db, sources);
    await createCoverage(db);
    await createBreaks(db);
    step('Prices');
    await createNoPrices(db, context.clock());
    if (hasPrices(content)) {
      await clearPrices(db);
      for (const name of priceNames) await insert(db, folder, name, content);
      await completePrices(db);
    }
    await createNoGermplasm(db, context.clock());
    if (hasGermplasm(content)) {
      await clearGermplasm(db);
      for (const name of germplasmNames) await insert(db, folder, name, content);
    }
    await createNoPublications(db, context.clock());
    if (hasPublications(content)) {
      await clearPublications(db);
      for (const name of publicationNames) await insert(db, folder, name, content);
    }
    await createNoLosses(db);
    if (hasLosses(content)) {
      await clearLosses(db);
      for (const name of lossNames) await insert(db, folder, name, content);
    }
    return {
      loaded,
      editions: content.editions,
      checks: content.checks,
      accepted: content.accepted,
      writeParquet: async (target) => {
        await mkdir(target, { recursive: true });
        for (const name of names)
          await db.run(`COPY (${await rowsWithValues(db, join(folder, `${name}.parquet`))})
            TO ${text(join(target, `${name}.parquet`))} (FORMAT parquet, COMPRESSION zstd, COMPRESSION_LEVEL 1)`);
        await writeRowParquet(db, target, priceKind);
        await writeRowParquet(db, target, germplasmKind);
        await writeRowParquet(db, target, publicationKind);
        await writeRowParquet(db, target, lossKind);
      },
    };
  };
  return buildRelease(context, 'starter', prepare);
}
