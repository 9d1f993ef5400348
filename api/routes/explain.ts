import { columnKeyOf } from '#catalog/elements/index.ts';
import { mirrorElement, tradeElements } from '#catalog/elements/trade.ts';
import type { ExplainedFigure, ExplainedView, Explanation } from '#contract/explain.ts';
import { toParameters, toView } from '#contract/explain-address.ts';
import { routes } from '#contract/routes.ts';
import { findConversion } from '#domain/per-inhabitant.ts';
import { eatenMeasures, isRoundedAway } from '#domain/rounded-away.ts';
import { toShownFigure } from '#domain/shown.ts';
import { invalid, listed, ProblemError, quoted } from '../errors.ts';
import { explainFigure } from '../explaining/explain-figure.ts';
import { ExplainedFigures, type Subject } from '../explaining/explained-figures.ts';
import { explainMissing } from '../explaining/missing.ts';
import { rankCountries } from '../figures/rank-countries.ts';
import { parseIds } from '../parameters.ts';
import { selectRows } from '../queries/select-rows.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { requireElement, type ServedTable } from '../vocabulary.ts';
import { type DataRoute, dataRoute } from './data-route.ts';
import { requireFigure, requireYear } from './scope.ts';

type TableFigure = Pick<Subject, 'element' | 'area' | 'year'> & { table: ServedTable };

/** Lists of ids, as texts of the query; each has to be one. */
const lists: ReadonlySet<string> = new Set(['shareOf', 'plus', 'minus']);

const combinations =
  'One of these is asked for: "per"; "shareOf"; "plus", also with "minus"; "since", also with "change" or "per"; "over", also with "change"; "part", "factor" and "since", also with "change"; "partner"; "flows", also with "origin", "destination" or "beyond".';

/** The view of the figure; `null` for the figure as it is. Throws for parameters that do not fit it or each other. */
function parseExplainQuery(
  release: ServedRelease,
  query: Readonly<Record<string, string | number | undefined>>,
  figure: TableFigure,
): ExplainedView | null {
  const parameters = Object.entries(query).flatMap(([name, value]) => {
    if (value === undefined || name === 'item' || name === 'v') return [];
    const text = String(value);
    return [[name, lists.has(name) ? JSON.stringify(parseIds(name, text)) : text] as const];
  });
  const view = toView(Object.fromEntries(parameters));
  const taken = Object.keys(toParameters(view));
  if (parameters.some(([name]) => !taken.includes(name)))
    invalid(
      `The parameters ${listed(parameters.map(([name]) => name))} cannot be asked for together, or not without others. ${combinations}`,
    );
  if (view !== null) requireFit(release, view, figure);
  return view;
}

function requireFit(release: ServedRelease, view: ExplainedView, figure: TableFigure): void {
  const { table, element, area, year } = figure;
  const elementText = quoted(element.id);
  if ('since' in view && view.since === year)
    invalid(`The parameter "since" cannot be ${year}: it is the year itself.`);
  if ((view.kind === 'change' || view.kind === 'decade') && element.formula?.kind === 'rank')
    invalid(`Element ${elementText} is a rank and has no change: "since" and "over" are for amounts.`);
  const divides = view.kind === 'per-inhabitant' || (view.kind === 'change' && view.perInhabitant);
  if (divides && findConversion(element.unit) === null)
    invalid(`Element ${elementText} is in ${quoted(element.unit)}, which cannot be divided by inhabitants.`);
  if (view.kind === 'share' && !view.parts.includes(element.id))
    invalid(`The parameter "shareOf" names the parts of a whole, ${elementText} among them.`);
  const addends =
    view.kind === 'share' ? view.parts : view.kind === 'sum' ? [...view.plus, ...view.minus] : [];
  for (const id of addends) {
    const { unit, formula } = requireElement(table, id);
    if (unit !== element.unit || formula?.kind === 'rank')
      invalid(`Elements ${elementText} and ${quoted(id)} have different units and no common sum.`);
  }
  if (view.kind === 'part' && (element.unit !== 't' || requireElement(table, view.factor).unit !== 'ha'))
    invalid(`Parts are of tonnes and hectares: ${elementText} is in ${quoted(element.unit)}.`);
  if (view.kind !== 'flow' && view.kind !== 'flows') return;
  const traded = Object.values(tradeElements).flatMap((flows) => Object.values(flows));
  if (mirrorElement(element.id) === null)
    invalid(`Element ${elementText} has no partners. Elements of flows: ${listed(traded)}.`);
  for (const code of view.kind === 'flow' ? [view.partner] : [view.origin, view.destination])
    if (typeof code === 'string' && (release.areas.get(code)?.kind ?? 'aggregate') === 'aggregate')
      throw new ProblemError('unknown-area', `There is no partner ${quoted(code)}: partners are countries.`);
  if (view.kind === 'flow' && release.areas.get(area)?.kind === 'aggregate')
    invalid(`Flows are reported by countries, and ${quoted(area)} is none.`);
}

/** The country among all countries with a value; no other item and no view has a place among them. */
async function findStanding(
  { db, figures, areas }: ServedRelease,
  subject: Subject,
): Promise<Explanation['standing']> {
  const { element, indicator, area, year, item, as } = subject;
  if (item !== null || as !== null) return null;
  const sliceKey = { ...columnKeyOf(element, indicator), year };
  const doubts = await selectRows(db, 'doubtful_figure', sliceKey);
  const slice = rankCountries(await figures.slice(sliceKey), sliceKey.element, areas, doubts);
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
