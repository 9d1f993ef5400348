import { mirrorElement, tradeElements } from '#catalog/elements/trade.ts';
import type { ExplainedView } from '#contract/explain.ts';
import { toParameters, toView } from '#contract/explain-address.ts';
import { findConversion } from '#domain/per-inhabitant.ts';
import { invalid, listed, ProblemError, quoted } from '../errors.ts';
import { parseIds } from '../parameters.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { requireElement, type ServedTable } from '../vocabulary.ts';
import type { Subject } from './explained-figures.ts';

type TableFigure = Pick<Subject, 'element' | 'area' | 'year'> & { table: ServedTable };

/** Lists of ids, as texts of the query; each has to be one. */
const lists: ReadonlySet<string> = new Set(['shareOf', 'plus', 'minus']);

const combinations =
  'One of these is asked for: "per"; "shareOf"; "plus", also with "minus"; "since", also with "change" or "per"; "over", also with "change"; "part", "factor" and "since", also with "change"; "partner"; "flows", also with "origin", "destination" or "beyond".';

/** The view of the figure; `null` for the figure as it is. Throws for parameters that do not fit it or each other. */
export function parseExplainQuery(
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
