import { keptAs } from '#catalog/elements/index.ts';
import type { ExplainedFigure, Explanation } from '#contract/explain.ts';
import { routes } from '#contract/routes.ts';
import { eatenMeasures, isRoundedAway } from '#domain/rounded-away.ts';
import { toShownFigure } from '#domain/shown.ts';
import { invalid, quoted } from '../errors.ts';
import { explainFigure } from '../explaining/explain-figure.ts';
import { ExplainedFigures, type Subject } from '../explaining/explained-figures.ts';
import { explainMissing } from '../explaining/missing.ts';
import { parseExplainQuery } from '../explaining/parse-explain-query.ts';
import { rankCountries } from '../figures/rank-countries.ts';
import { selectRows } from '../queries/select-rows.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { type DataRoute, dataRoute } from './data-route.ts';
import { requireFigure, requireYear } from './scope.ts';

/** The country among all countries with a value; no other item and no view has a place among them. */
async function findStanding(
  { db, figures, areas }: ServedRelease,
  subject: Subject,
): Promise<Explanation['standing']> {
  const { element, indicator, area, year, item, as } = subject;
  if (item !== null || as !== null) return null;
  const kept = { ...keptAs(element, indicator), year };
  const doubts = await selectRows(db, 'doubtful_figure', kept);
  const slice = rankCountries(await figures.slice(kept), kept.element, areas, doubts);
  const { rank = null, percentile = null } = slice.find((row) => row.area === area) ?? {};
  if (rank === null || percentile === null) return null;
  return { rank, countries: slice.filter((row) => row.rank !== null).length, percentile };
}

/** A figure as pages show it; a 0 that the source's rounding made is about zero as well. */
async function toShown({ figures }: ServedRelease, { element, as, ...of }: Subject, figure: ExplainedFigure) {
  const { value } = figure;
  if (value === null) return null;
  const rounded = toShownFigure({ ...figure, value, decimals: element.decimals });
  if (value !== 0 || as !== null) return rounded;
  const eaten = new Map<number, number | undefined>();
  for (const measure of eatenMeasures)
    eaten.set(measure, (await figures.figure({ ...of, element: measure }))?.value);
  return { ...rounded, aboutZero: isRoundedAway(element.id, value, (measure) => eaten.get(measure)) };
}

/** A figure with its formula, its inputs and the rows behind them. */
export const explainRoutes: readonly DataRoute[] = [
  dataRoute(routes.explain, async ({ params, query, release, words }) => {
    const { table, ...asked } = requireFigure(release, params);
    const { element, indicator } = asked;
    const item = query.item ?? null;
    if (item !== null && element.formula?.kind !== 'rank')
      invalid(
        `The parameter "item" names an item of a ranking, and element ${quoted(element.id)} is no rank.`,
      );
    const as = parseExplainQuery(release, query, { table, ...asked });
    if (as !== null && 'since' in as) requireYear(release, indicator, as.since);
    const subject = { ...asked, item, as };
    const explained = new ExplainedFigures(release, words, explainFigure);
    const { figures } = explained;
    const figure = figures[await explained.explain(subject)];
    const sources = new Set(
      figures.flatMap(({ row, countries, partners }) =>
        [row, ...(countries?.list ?? []), ...(partners ?? [])].map((taken) => taken?.source),
      ),
    );
    const editions = new Set(figures.flatMap(({ edition }) => edition?.split(' + ') ?? []));
    return {
      table: table.name,
      release: { id: release.id, created: release.info.created },
      figures,
      sources: release.info.sources.filter(({ key }) => sources.has(key)),
      editions: release.info.editions.filter(({ key }) => editions.has(key)),
      shown: figure === undefined ? null : await toShown(release, subject, figure),
      standing: await findStanding(release, subject),
      missing: figure?.value === null ? await explainMissing(explained, subject) : null,
    };
  }),
];
