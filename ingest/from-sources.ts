import { crops } from '#catalog/crops/index.ts';
import { elements } from '#catalog/elements/index.ts';
import type { Release, ReleaseCheck } from '#contract/release.ts';
import { type BuildContext, buildRelease, type Prepare } from './build.ts';
import { derive } from './derive.ts';
import { IngestError } from './errors.ts';
import { loadFrom } from './load-sources.ts';
import { sources } from './sources/index.ts';
import { createAreas, createPopulation } from './steps/areas.ts';
import { createBreaks } from './steps/breaks.ts';
import { runChecks } from './steps/check.ts';
import { checkSources } from './steps/check-sources.ts';
import { createCoverage } from './steps/coverage.ts';
import { createEditionSets, createSeriesBreaks, usedEditions } from './steps/editions.ts';
import { choose } from './steps/precedence.ts';
import { createSources } from './steps/release-source.ts';
import { select, selectFlows } from './steps/selection.ts';
import { createWorldSums } from './steps/world-sums.ts';
import { writeParquet } from './steps/write-parquet.ts';

function refuseFailures(failed: readonly ReleaseCheck[]): void {
  if (failed.length === 0) return;
  throw new IngestError(
    'check-failed',
    `${failed.length} ${failed.length === 1 ? 'check' : 'checks'} failed, so the release was not published.`,
    failed.flatMap(({ key, exceptions, examples }) => [`${key}: ${exceptions} exceptions`, ...examples]),
  );
}

/** Builds and publishes a release from the source files in `directory`. */
export async function buildFromSources(
  context: BuildContext,
  options: { directory: string; only: string | null },
): Promise<Release> {
  const { progress, releases } = context;
  const prepare: Prepare = async (db, scratch, step, signal) => {
    const loaded = await loadFrom({ ...options, releases, progress }, db, scratch, signal);
    await createSources(db, loaded);
    step('Choose between sources');
    await choose(db, sources);
    await createAreas(db);
    await createPopulation(db);
    step('Derive elements');
    await derive(db);
    await createWorldSums(db, elements, crops);
    step('Rank, count and classify');
    await select(db, elements, crops);
    await selectFlows(db, crops);
    await createEditionSets(db);
    await createSeriesBreaks(db, elements);
    await createCoverage(db);
    await createBreaks(db);
    step('Check');
    const { checks: ofFigures, mustStop } = await runChecks(db);
    const checks = [checkSources(sources, loaded), ...ofFigures];
    for (const check of checks)
      progress.line(
        `${check.status.padEnd(6)} ${check.key}: ${check.exceptions} of ${check.examined}. ${check.detail}`,
      );
    refuseFailures(mustStop);
    const keys = loaded.map(({ key }) => key).filter((key) => sources.some((source) => source.key === key));
    return {
      loaded,
      editions: await usedEditions(db),
      checks,
      writeParquet: (folder) => writeParquet(db, folder, keys),
    };
  };
  return buildRelease(context, 'sources', prepare);
}
