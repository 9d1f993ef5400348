import { z } from 'zod';
import { evidenceOf, lossCommodities, lossMethods, lossStages } from '#catalog/losses/stages.ts';
import type { Losses, LossRow } from '#contract/losses.ts';
import type { PriceSource } from '#contract/prices.ts';
import { stageOf } from '#domain/losses/loss-stages.ts';
import type { Row } from '#release/schema.ts';
import { type NamedSources, nameSources } from '../prices/sources.ts';
import { selectRows } from '../queries/select-rows.ts';
import { onceARelease } from '../release/once-a-release.ts';
import type { ServedRelease } from '../release/served-release.ts';

const [commodities, stages, methods] = [z.enum(lossCommodities), z.enum(lossStages), z.enum(lossMethods)];

/** A finding as answers have it. */
function toLossRow(row: Row<'food_loss'>, sources: Pick<NamedSources, 'key'>): LossRow {
  const method = methods.parse(row.method);
  const source = sources.key(row.source);
  return {
    id: `${source}-${row.place}`,
    crop: row.crop,
    commodity: commodities.parse(row.commodity),
    country: row.country,
    region: row.region,
    year: row.year,
    stage: stageOf({ stage: stages.parse(row.stage), activity: row.activity }),
    activity: row.activity,
    percent: row.loss_percent,
    low: row.loss_low,
    high: row.loss_high,
    method,
    evidence: evidenceOf(method),
    method_inferred: row.method_inferred === 1,
    treatment: row.treatment,
    cause: row.cause,
    sample: row.sample,
    reference: row.reference,
    link: row.link,
    source,
    in_newer: row.in_newer === 1,
  };
}

/** Rows of sources of pests and losses that are in no table: of a source the most frequent reason first. */
export async function readLossLeftOut({ db }: ServedRelease): Promise<Row<'loss_left_out'>[]> {
  const rows = await selectRows(db, 'loss_left_out');
  return rows.sort((a, b) => a.source - b.source || b.rows - a.rows);
}

/** All findings of a release, each with the number of its source: reading its 5,899 rows takes a hundred times as long as filtering them. */
export const readFindingsOfLosses = onceARelease(async (release) => {
  const sourceNames = await nameSources(release);
  const rows = await selectRows(release.db, 'food_loss');
  const leftOut = await readLossLeftOut(release);
  return {
    named: sourceNames,
    findings: rows.map((row) => ({ source: row.source, finding: toLossRow(row, sourceNames) })),
    leftOut: leftOut.map((row) => ({ ...row, source: sourceNames.key(row.source) })),
  };
});

/** Findings of a crop, or of all, with their sources and what of those is in no table. */
export async function readLosses(
  release: ServedRelease,
  crop: string | null,
): Promise<{
  rows: LossRow[];
  sources: (PriceSource & { findings: number })[];
  /** Sources of the findings of all crops. */
  all: readonly PriceSource[];
  leftOut: Losses['left_out'];
}> {
  const { named, findings, leftOut } = await readFindingsOfLosses(release);
  const cropFindings = crop === null ? findings : findings.filter(({ finding }) => finding.crop === crop);
  const rows = cropFindings.map(({ finding }) => finding);
  const sources = named.all(cropFindings.map(({ source }) => source)).map((source) => {
    return { ...source, findings: rows.filter((row) => row.source === source.key).length };
  });
  return {
    rows,
    sources,
    all: named.all(findings.map(({ source }) => source)),
    leftOut: leftOut.filter(({ source }) => sources.some(({ key }) => key === source)),
  };
}
