import { keptAs } from '#catalog/elements/index.ts';
import { routes } from '#contract/routes.ts';
import { ProblemError, quoted } from '../errors.ts';
import { Explainer } from '../explaining/explainer.ts';
import { explainMissing } from '../explaining/missing.ts';
import { toShown } from '../explaining/shown.ts';
import { selectFigure } from '../queries/select-figure.ts';
import { selectSlice } from '../queries/select-slice.ts';
import { requireElement, requireIndicator, requireTable } from '../vocabulary.ts';
import { type DataRoute, dataRoute } from './data-route.ts';
import { requireArea, requireYear } from './scope.ts';

/** A figure with its formula, its inputs and the rows behind them. */
export const explainRoutes: readonly DataRoute[] = [
  dataRoute(routes.explain, async ({ params, query, release, words }) => {
    const table = requireTable(params.table);
    const element = requireElement(table, params.elementId);
    const kept = keptAs(element, requireIndicator(table, params.indicatorId));
    const { indicator } = kept;
    const area = requireArea(release, params.countryCode);
    const year = requireYear(release, indicator, params.year);
    const item = query.item ?? null;
    if (item !== null && element.formula?.kind !== 'rank') {
      throw new ProblemError(
        'invalid-parameter',
        `The parameter "item" names an item of a ranking, and element ${quoted(element.id)} is no rank.`,
      );
    }
    const explainer = new Explainer(release, words);
    await explainer.explain({ element, indicator, area: area.code, year, item });
    const { figures } = explainer;
    const used = new Set(
      figures.flatMap(({ row: taken, countries, partners }) => [
        ...(taken === null ? [] : [taken.source]),
        ...(countries?.list ?? []).flatMap(({ source }) => source ?? []),
        ...(partners ?? []).map(({ source }) => source),
      ]),
    );
    const value = figures[0]?.value ?? null;
    const key = { ...kept, year };
    const row = item === null ? await selectFigure(release.db, { ...key, area: area.code }) : undefined;
    const others = row?.rank == null ? [] : await selectSlice(release.db, key);
    return {
      table: table.name,
      release: { id: release.id, created: release.info.created },
      figures,
      sources: release.info.sources.filter(({ key }) => used.has(key)),
      shown: value === null ? null : toShown(element, value),
      standing:
        row?.rank == null || row.percentile === null
          ? null
          : {
              rank: row.rank,
              countries: others.filter(({ rank }) => rank !== null).length,
              percentile: row.percentile,
            },
      missing:
        value === null
          ? await explainMissing(release, { element, indicator, item, area, year }, figures)
          : null,
    };
  }),
];
