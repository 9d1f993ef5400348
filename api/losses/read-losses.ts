import { z } from 'zod';
import { evidenceOf, lossCommodities, lossMethods, lossStages } from '#catalog/losses/stages.ts';
import type { Losses, LossRow } from '#contract/losses.ts';
import type { PriceSource } from '#contract/prices.ts';
import type { Row } from '#release/schema.ts';
import { type NamedSources, nameSources } from '../prices/sources.ts';
import { selectLosses, selectLossLeftOut } from '../queries/select-losses.ts';
import type { ServedRelease } from '../release/served-release.ts';

const [commodities, stages, methods] = [z.enum(lossCommodities), z.enum(lossStages), z.enum(lossMethods)];

/** A finding as answers have it. */
export function toLossRow(row: Row<'food_loss'>, sources: Pick<NamedSources, 'key'>): LossRow {
  const method = methods.parse(row.method);
  const source = sources.key(row.source);
  return {
    id: `${source}-${row.place}`,
    crop: row.crop,
    commodity: commodities.parse(row.commodity),
    country: row.country,
    region: row.region,
    year: row.year,
    stage: stages.parse(row.stage),
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

/** Findings of a crop, or of all, with their sources and what of those is in no table. */
export async function readLosses(
  release: ServedRelease,
  crop: string | null,
): Promise<{
  rows: LossRow[];
  sources: (PriceSource & { findings: number })[];
  leftOut: Losses['left_out'];
}> {
  const named = await nameSources(release);
  const selected = await selectLosses(release.db, crop);
  const rows = selected.map((row) => toLossRow(row, named));
  const sources = named.all(selected.map(({ source }) => source)).map((source) => {
    return { ...source, findings: rows.filter((row) => row.source === source.key).length };
  });
  const leftOut = (await selectLossLeftOut(release.db))
    .map((row) => ({ ...row, source: named.key(row.source) }))
    .filter(({ source }) => sources.some(({ key }) => key === source));
  return { rows, sources, leftOut };
}
