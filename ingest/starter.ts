import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { crops } from '#catalog/crops/index.ts';
import { elements } from '#catalog/elements/index.ts';
import { type Release, releaseCheck, releaseEdition, releaseSource } from '#contract/release.ts';
import { type BuildContext, buildRelease, type Prepare } from './build.ts';
import { asIngestError, IngestError } from './errors.ts';
import { createAreas } from './steps/areas.ts';
import { createBreaks } from './steps/breaks.ts';
import { createCoverage } from './steps/coverage.ts';
import { Database, text } from './steps/database.ts';
import { asDigits, rowsWithValues } from './steps/decimal-digits.ts';
import {
  addEditions,
  createEditionSets,
  createEditions,
  createSeriesBreaks,
  withEditionSets,
} from './steps/editions.ts';
import { readCurrent } from './steps/publish.ts';
import { rankCrops } from './steps/rankings.ts';
import { createSources } from './steps/release-source.ts';
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
  editions: z.array(releaseEdition).default([]),
  checks: z.array(releaseCheck),
  files: z.record(
    z.string(),
    z.object({ rows: z.number().int(), bytes: z.number().int(), sha256: z.string() }),
  ),
});

const note =
  "Figures of the sources below in the observatory's own schema, harmonised and with derived elements; see docs/data.md. " +
  'Each source keeps its licence and is credited as its publisher asks.';

async function hashFile(path: string): Promise<{ bytes: number; sha256: string }> {
  const content = await readFile(path);
  return { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
}

/** Sorted so that like stands by like, which is what makes the files small. */
const queries = (folder: string): Readonly<Record<keyof typeof files, string>> => ({
  observation: `SELECT indicator, element, area, year::SMALLINT AS year, ${asDigits}, flag, source, contributors, published, edition
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

/** Writes the bundled starter figures from the current release, which has to be made from sources. */
export async function writeStarter(
  releases: string,
  target: string,
): Promise<{ bytes: number; release: string }> {
  const current = await readCurrent(releases);
  if (current === null || current.release.origin !== 'sources')
    throw new IngestError(
      'no-release',
      `The starter figures are taken from a release made from sources, and ${releases} has none. Run --from DIR first.`,
    );
  const growing = `${target}.new`;
  await rm(growing, { recursive: true, force: true });
  await mkdir(growing, { recursive: true });
  const db = await Database.open(growing);
  try {
    const written: z.infer<typeof starter>['files'] = {};
    for (const name of names) {
      const path = join(growing, `${name}.parquet`);
      await db.run(`COPY (${queries(current.folder)[name]}) TO ${text(path)}
        (FORMAT parquet, COMPRESSION zstd, COMPRESSION_LEVEL 19, ROW_GROUP_SIZE 200000)`);
      const rows = await db.count(`SELECT count(*) FROM read_parquet(${text(path)})`);
      written[`${name}.parquet`] = { rows, ...(await hashFile(path)) };
    }
    const { sources, editions, checks, id } = current.release;
    const content = starter.parse({ note, release: id, sources, editions, checks, files: written });
    await writeFile(join(growing, 'starter.json'), `${JSON.stringify(content, null, 2)}\n`);
    await rm(target, { recursive: true, force: true });
    await rename(growing, target);
    return { bytes: Object.values(written).reduce((sum, { bytes }) => sum + bytes, 0), release: id };
  } catch (error) {
    throw asIngestError(error, target);
  } finally {
    db.close();
    await rm(growing, { recursive: true, force: true });
  }
}

async function readStarter(folder: string): Promise<z.infer<typeof starter>> {
  let content: string;
  try {
    content = await readFile(join(folder, 'starter.json'), 'utf8');
  } catch (error) {
    throw new IngestError('missing-file', `There are no starter figures in ${folder}.`, [], error);
  }
  const parsed = starter.parse(JSON.parse(content));
  for (const [file, expected] of Object.entries(parsed.files)) {
    const { sha256 } = await hashFile(join(folder, file));
    if (sha256 !== expected.sha256)
      throw new IngestError(
        'truncated-archive',
        `${file} of the starter figures is damaged or was changed by hand.`,
      );
  }
  return parsed;
}

/** Builds and publishes a release from the bundled starter figures. */
export async function buildFromStarter(context: BuildContext, folder: string): Promise<Release> {
  const content = await readStarter(folder);
  const prepare: Prepare = async (db, _scratch, step) => {
    step('Read the starter figures');
    const loaded = content.sources.map((source) => ({ ...source, dated: /\.zip$/i.test(source.file) }));
    await createSources(db, loaded);
    await createAreas(db);
    await createEditions(db);
    await addEditions(db, content.editions);
    for (const name of names) {
      const rows = await rowsWithValues(db, join(folder, `${name}.parquet`));
      await db.run(
        `INSERT INTO ${files[name]} BY NAME ${name === 'observation' && content.editions.length > 0 ? withEditionSets(rows) : rows}`,
      );
    }
    step('Rank, count and classify');
    await rankCrops(db, crops);
    await select(db, elements, crops);
    await createEditionSets(db);
    await createSeriesBreaks(db, elements);
    await createCoverage(db);
    await createBreaks(db);
    return {
      loaded,
      editions: content.editions,
      checks: content.checks,
      writeParquet: async (target) => {
        await mkdir(target, { recursive: true });
        for (const name of names)
          await db.run(`COPY (${await rowsWithValues(db, join(folder, `${name}.parquet`))})
            TO ${text(join(target, `${name}.parquet`))} (FORMAT parquet, COMPRESSION zstd, COMPRESSION_LEVEL 1)`);
      },
    };
  };
  return buildRelease(context, 'starter', prepare);
}
