import { type LossCommodity, lossCommodities } from '#catalog/losses/stages.ts';
import type { LossRow } from '#contract/losses.ts';
import { routes } from '#contract/routes.ts';
import { countChoices, findRows } from '#datasets/engine/find.ts';
import { losses } from '#datasets/losses/dataset.ts';
import { lossColumns } from '#domain/imports/post-harvest.ts';
import { stagesOf } from '#domain/losses/loss-stages.ts';
import { fileName, requireOpen, requireValid, toPage } from '../datasets/answer-list.ts';
import { readLosses } from '../losses/read-losses.ts';
import { type CsvCell, toCsv } from '../shaping/to-csv.ts';
import { AnsweredFile, type DataRoute, dataRoute, fileRoute } from './data-route.ts';
import { requireCrop } from './scope.ts';

const facets = ['commodity', 'country', 'stage', 'evidence', 'method'] as const;

/** The crop as it is harvested, where there are findings of it; else what the most findings are of. */
function usualCommodity(rows: readonly LossRow[]): LossCommodity | null {
  const found = rows.map(({ commodity }) => commodity);
  return lossCommodities.find((commodity) => found.includes(commodity)) ?? null;
}

/** Food losses: findings as sources report them, and what studies found by stage. */
export const lossRoutes: readonly DataRoute[] = [
  dataRoute(routes.losses, async ({ query, release }) => {
    const { rows, sources, leftOut, all } = await readLosses(release, query.crop ?? null);
    requireValid(losses, query, { release, sources: all });
    return {
      ...toPage(losses, findRows(losses, rows, query), '/api/v1/losses', query),
      facets: countChoices(losses, rows, query, facets),
      sources: sources.map(({ findings: _findings, ...source }) => source),
      left_out: leftOut,
    };
  }),
  dataRoute(routes.lossStages, async ({ params, query, release }) => {
    const { id: crop } = requireCrop(params.crop);
    const { q, country, evidence = 'studies' } = query;
    const { rows, sources, leftOut, all } = await readLosses(release, crop);
    requireValid(losses, { country }, { release, sources: all });
    const commodity = query.commodity ?? usualCommodity(rows);
    const filter = { q, commodity: commodity ?? undefined, country, evidence };
    const years = rows.map(({ year }) => year);
    return {
      crop,
      commodity,
      country: country ?? null,
      evidence,
      stages: stagesOf(findRows(losses, rows, filter)),
      facets: countChoices(losses, rows, filter, facets),
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
    const { rows, sources, all } = await readLosses(release, query.crop ?? null);
    requireValid(losses, query, { release, sources: all });
    const found = findRows(losses, rows, query);
    const { open } = requireOpen(losses, found, sources, ({ source }) => [source]);
    const table = open.map((row): CsvCell[] => {
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
    const { crop, commodity, country, stage, source } = query;
    const name = fileName('losses', [crop, commodity, country, stage, source]);
    return new AnsweredFile(name, await toCsv(lossColumns, table));
  }),
];
