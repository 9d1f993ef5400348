import type { z } from 'zod';
import { findingsOnPage, type LossCommodity, lossCommodities } from '#catalog/losses/stages.ts';
import type { LossRow } from '#contract/losses.ts';
import { routes } from '#contract/routes.ts';
import { lossColumns } from '#domain/imports/post-harvest.ts';
import { countLossFindings, fitsLoss, stagesOf } from '#domain/losses/loss-stages.ts';
import { invalid, quoted } from '../errors.ts';
import { nextAddress } from '../losses/next-address.ts';
import { readLosses } from '../losses/read-losses.ts';
import { requireOpenSources } from '../losses/require-open-sources.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { type CsvCell, toCsv } from '../shaping/to-csv.ts';
import { requireCrop } from '../varieties/read-varieties.ts';
import { AnsweredFile, type DataRoute, dataRoute, fileRoute } from './data-route.ts';
import { requireArea } from './scope.ts';

type Filter = Omit<z.infer<(typeof routes.exportLosses)['query']>, 'v'>;

/** Throws `unknown-crop`, `unknown-area`, and `invalid-parameter` for years the wrong way round. */
function requireFilter(release: ServedRelease, { crop, country, from, to }: Filter): void {
  if (crop !== undefined) requireCrop(crop);
  if (country !== undefined) requireArea(release, country);
  if (from !== undefined && to !== undefined && from > to)
    invalid(`The parameter "from" cannot be ${quoted(from)}: it comes after "to", ${to}.`);
}

/** The crop as it is harvested, where there are findings of it; else what the most findings are of. */
function usualCommodity(rows: readonly LossRow[]): LossCommodity | null {
  const found = rows.map(({ commodity }) => commodity);
  return lossCommodities.find((commodity) => found.includes(commodity)) ?? null;
}

/** Food losses: findings as sources report them, and what studies found by stage. */
export const lossRoutes: readonly DataRoute[] = [
  dataRoute(routes.losses, async ({ query, release }) => {
    const { offset = 0, limit = findingsOnPage, v: _, ...filter } = query;
    requireFilter(release, filter);
    const { rows, sources, leftOut } = await readLosses(release, filter.crop ?? null);
    const found = rows.filter((row) => fitsLoss(row, filter));
    const sorted = found.toSorted(
      (a, b) => b.year - a.year || (a.country < b.country ? -1 : a.country > b.country ? 1 : 0),
    );
    return {
      total: found.length,
      rows: sorted.slice(offset, offset + limit),
      next:
        offset + limit < found.length
          ? nextAddress('/api/v1/losses', { ...filter, offset: offset + limit, limit: query.limit })
          : null,
      facets: countLossFindings(rows, filter),
      sources: sources.map(({ findings: _findings, ...source }) => source),
      left_out: leftOut,
    };
  }),
  dataRoute(routes.lossStages, async ({ params, query, release }) => {
    const crop = requireCrop(params.crop);
    const { country, evidence = 'studies' } = query;
    if (country !== undefined) requireArea(release, country);
    const { rows, sources, leftOut } = await readLosses(release, crop);
    const commodity = query.commodity ?? usualCommodity(rows);
    const filter = { commodity: commodity ?? undefined, country, evidence };
    const years = rows.map(({ year }) => year);
    return {
      crop,
      commodity,
      country: country ?? null,
      evidence,
      stages: stagesOf(rows.filter((row) => fitsLoss(row, filter))),
      facets: countLossFindings(rows, filter),
      years:
        years.length === 0
          ? null
          : {
              first: years.reduce((a, b) => Math.min(a, b)),
              last: years.reduce((a, b) => Math.max(a, b)),
            },
      findings: rows.length,
      sources,
      left_out: leftOut,
    };
  }),
  fileRoute(routes.exportLosses, async ({ query, release }) => {
    const { v: _, ...filter } = query;
    requireFilter(release, filter);
    const { rows, sources } = await readLosses(release, filter.crop ?? null);
    const found = rows.filter((row) => fitsLoss(row, filter));
    requireOpenSources(sources.filter(({ key }) => found.some(({ source }) => source === key)));
    const table = found.map((row): CsvCell[] => {
      const source = sources.find(({ key }) => key === row.source);
      const cells: Readonly<Record<(typeof lossColumns)[number], CsvCell>> = {
        crop: row.crop,
        commodity: row.commodity,
        country: row.country,
        region: row.region,
        year: row.year,
        stage: row.stage,
        activity: row.activity,
        loss_percent: row.percent,
        loss_low: row.low,
        loss_high: row.high,
        method: row.method,
        treatment: row.treatment,
        cause: row.cause,
        sample: row.sample,
        reference: row.reference,
        link: row.link,
        supplied_by: source?.publisher ?? null,
        supplied_on: source?.date ?? null,
        licence: source?.licence ?? null,
      };
      return lossColumns.map((column) => cells[column]);
    });
    const name = [
      'losses',
      filter.crop,
      filter.commodity,
      filter.country,
      filter.stage,
      filter.source,
    ].filter((part) => part !== undefined);
    return new AnsweredFile(`${name.join('_')}.csv`, await toCsv(lossColumns, table));
  }),
];
