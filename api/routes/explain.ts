import { keptAs } from '#catalog/elements/index.ts';
import type { ExplainedFigure, Explanation } from '#contract/explain.ts';
import { routes } from '#contract/routes.ts';
import { ProblemError, quoted } from '../errors.ts';
import { Explainer } from '../explaining/explainer.ts';
import { explainFlowSum } from '../explaining/flow-sums.ts';
import { explainFlow } from '../explaining/flows.ts';
import { explainMissing } from '../explaining/missing.ts';
import { parseExplainQuery } from '../explaining/parse-explain-query.ts';
import { isZeroRounded } from '../explaining/rounded-away.ts';
import { toShown } from '../explaining/shown.ts';
import { explainView } from '../explaining/views.ts';
import { selectFigure } from '../queries/select-figure.ts';
import { selectSlice } from '../queries/select-slice.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { requireElement, requireIndicator, requireTable } from '../vocabulary.ts';
import { type DataRoute, dataRoute } from './data-route.ts';
import { requireArea, requireYear } from './scope.ts';

/** The editions that are named by any of the figures. */
function editionsOf(release: ServedRelease, figures: readonly ExplainedFigure[]): Explanation['editions'] {
  const named = new Set(figures.flatMap(({ edition }) => edition?.split(' + ') ?? []));
  return release.info.editions.filter(({ key }) => named.has(key));
}

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
    const as = parseExplainQuery(release, query, { table, element, area: area.code, year });
    if (as?.kind === 'change' || as?.kind === 'part') requireYear(release, indicator, as.since);
    const explainer = new Explainer(release, words);
    const asked = { element, indicator, area: area.code, year, item };
    if (as === null) await explainer.explain(asked);
    else if (as.kind === 'flow') await explainFlow(explainer, { release, words }, asked, as.partner);
    else if (as.kind === 'flows') await explainFlowSum(explainer, { release, words }, asked, as);
    else await explainView(explainer, asked, as);
    const { figures } = explainer;
    const used = new Set(
      figures.flatMap(({ row: taken, countries, partners }) => [
        ...(taken === null ? [] : [taken.source]),
        ...(countries?.list ?? []).flatMap(({ source }) => source ?? []),
        ...(partners ?? []).map(({ source }) => source),
      ]),
    );
    const [figure] = figures;
    const key = { ...kept, year };
    const standsAlone = item === null && as === null;
    const row = standsAlone ? await selectFigure(release.db, { ...key, area: area.code }) : undefined;
    const others = row?.rank == null ? [] : await selectSlice(release.db, key);
    const plain = figure === undefined || figure.value === null ? null : toShown(element, figure);
    const shown =
      plain !== null && figure !== undefined && (await isZeroRounded(release, element, figure))
        ? { ...plain, aboutZero: true }
        : plain;
    return {
      table: table.name,
      release: { id: release.id, created: release.info.created },
      figures,
      sources: release.info.sources.filter(({ key }) => used.has(key)),
      editions: editionsOf(release, figures),
      shown,
      standing:
        row?.rank == null || row.percentile === null
          ? null
          : {
              rank: row.rank,
              countries: others.filter(({ rank }) => rank !== null).length,
              percentile: row.percentile,
            },
      missing:
        figure?.value == null
          ? await explainMissing(
              release,
              { element, indicator, item, area, year, as, incomparable: explainer.incomparable },
              figures,
            )
          : null,
    };
  }),
];
