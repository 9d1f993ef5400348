import { keptAs } from '#catalog/elements/index.ts';
import { routes } from '#contract/routes.ts';
import { ProblemError, quoted } from '../errors.ts';
import { Explainer } from '../explaining/explainer.ts';
import { explainMissing } from '../explaining/missing.ts';
import { parseExplainQuery } from '../explaining/parse-explain-query.ts';
import { toShown } from '../explaining/shown.ts';
import { explainView } from '../explaining/views.ts';
import { type FigureKey, selectFigure } from '../queries/select-figure.ts';
import { selectSlice } from '../queries/select-slice.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { requireElement, requireIndicator, requireTable } from '../vocabulary.ts';
import { type DataRoute, dataRoute } from './data-route.ts';
import { requireArea, requireYear } from './scope.ts';

/** The country among all countries with a value. */
async function findStanding({ db }: ServedRelease, of: FigureKey) {
  const { rank = null, percentile = null } = (await selectFigure(db, of)) ?? {};
  if (rank === null || percentile === null) return null;
  const others = await selectSlice(db, of);
  return { rank, countries: others.filter((other) => other.rank !== null).length, percentile };
}

/** A figure with its formula, its inputs and the rows behind them. */
export const explainRoutes: readonly DataRoute[] = [
  dataRoute(routes.explain, async ({ params, query, release, words }) => {
    const table = requireTable(params.table);
    const element = requireElement(table, params.elementId);
    const kept = keptAs(element, requireIndicator(table, params.indicatorId));
    const { indicator } = kept;
    const area = requireArea(release, params.countryCode).code;
    const year = requireYear(release, indicator, params.year);
    const item = query.item ?? null;
    if (item !== null && element.formula?.kind !== 'rank') {
      throw new ProblemError(
        'invalid-parameter',
        `The parameter "item" names an item of a ranking, and element ${quoted(element.id)} is no rank.`,
      );
    }
    const as = parseExplainQuery(release, query, { table, element, area, year });
    if (as !== null && 'since' in as) requireYear(release, indicator, as.since);
    const explainer = new Explainer(release, words);
    const subject = { element, indicator, area, year, item };
    if (as === null) await explainer.explain(subject);
    else await explainView(explainer, subject, as);
    const { figures } = explainer;
    const [figure] = figures;
    const sources = new Set(
      figures.flatMap(({ row, countries, partners }) =>
        [row, ...(countries?.list ?? []), ...(partners ?? [])].map((taken) => taken?.source),
      ),
    );
    const editions = new Set(figures.flatMap(({ edition }) => edition?.split(' + ') ?? []));
    const standsAlone = item === null && as === null;
    return {
      table: table.name,
      release: { id: release.id, created: release.info.created },
      figures,
      sources: release.info.sources.filter(({ key }) => sources.has(key)),
      editions: release.info.editions.filter(({ key }) => editions.has(key)),
      shown: await toShown(release, element, figure),
      standing: standsAlone ? await findStanding(release, { ...kept, year, area }) : null,
      missing: figure?.value === null ? await explainMissing(explainer, subject, as) : null,
    };
  }),
];
