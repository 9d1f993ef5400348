import type { Element } from '#catalog/element.ts';
import { mirrorElement, tradeElements } from '#catalog/elements/trade.ts';
import type { ExplainedView } from '#contract/explain.ts';
import { conversionOf } from '#domain/per-inhabitant.ts';
import { listed, ProblemError, quoted } from '../errors.ts';
import { parseIds } from '../parameters.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { requireElement, type ServedTable } from '../vocabulary.ts';

/** Parameters of an explanation that tell what a view makes of the figure. */
export interface ViewQuery {
  per?: 'inhabitant' | undefined;
  shareOf?: string | undefined;
  plus?: string | undefined;
  minus?: string | undefined;
  since?: number | undefined;
  change?: 'absolute' | 'relative' | undefined;
  part?: 'area' | 'yield' | 'change' | undefined;
  factor?: number | undefined;
  partner?: string | undefined;
  flows?: 'shown' | 'reported' | 'mirror' | undefined;
  origin?: string | undefined;
  destination?: string | undefined;
  beyond?: number | undefined;
}

interface Of {
  table: ServedTable;
  element: Element;
  area: string;
  year: number;
}

function invalid(detail: string): never {
  throw new ProblemError('invalid-parameter', detail);
}

/** What the view makes of the figure; `null` for the figure as it is. Throws for parameters that do not fit it or each other. */
export function requireView(release: ServedRelease, query: ViewQuery, of: Of): ExplainedView | null {
  const { per, shareOf, plus, minus, since, change, partner, flows } = query;
  requireOneWay(query);
  if (change !== undefined && since === undefined)
    return invalid('The parameter "change" needs the parameter "since": the year to compare with.');
  if (flows !== undefined) return requireFlowSum(release, { ...query, flows }, of);
  for (const name of ['origin', 'destination', 'beyond'] as const)
    if (query[name] !== undefined)
      return invalid(
        `The parameter "${name}" needs the parameter "flows": it tells which flows are added up.`,
      );
  if (partner !== undefined) return requireFlow(release, partner, of);
  if (shareOf !== undefined) return requireShare(shareOf, of);
  if (minus !== undefined && plus === undefined)
    return invalid('The parameter "minus" needs the parameter "plus": the elements to take it from.');
  if (plus !== undefined) return requireSum({ plus, minus }, of);
  if (per !== undefined) requirePerInhabitant(of);
  if (since === of.year) return invalid(`The parameter "since" cannot be ${since}: it is the year itself.`);
  if (query.part !== undefined || query.factor !== undefined) return requirePart(query, of);
  if (since !== undefined) {
    requireNumber(of, 'change');
    return { kind: 'change', since, relative: change === 'relative', perInhabitant: per !== undefined };
  }
  return per === undefined ? null : { kind: 'per-inhabitant' };
}

/** Only a change can be of something that the view has worked out already. */
function requireOneWay({ per, shareOf, plus, since, part, factor, partner, flows }: ViewQuery): void {
  const all = { shareOf, plus, partner, flows, part: part ?? factor, per };
  const ways = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  if (since !== undefined && (shareOf ?? plus ?? partner ?? flows) !== undefined) ways.push('since');
  if (ways.length > 1) invalid(`The parameters ${listed(ways)} cannot be asked for together.`);
}

/** Parts are of production in tonnes, and of the hectares that it was harvested from. */
function requirePart({ part, factor, since, change }: ViewQuery, { table, element }: Of): ExplainedView {
  if (part === undefined || factor === undefined)
    return invalid(
      'The parameters "part" and "factor" belong together: a part, and the element of the area.',
    );
  const { unit } = requireElement(table, factor);
  if (element.unit !== 't' || unit !== 'ha')
    return invalid(
      `Elements ${quoted(element.id)} and ${quoted(factor)} are in ${quoted(element.unit)} and ${quoted(unit)}; parts are of tonnes and hectares.`,
    );
  if (since === undefined)
    return invalid('A part of a change needs the parameter "since": the year to compare with.');
  return { kind: 'part', of: part, factor, since, relative: change === 'relative' };
}

/** Places of a ranking are no amounts. */
function requireNumber({ element }: Of, what: string): void {
  if (element.formula?.kind === 'rank')
    invalid(`Element ${quoted(element.id)} is a rank and has no ${what}.`);
}

function requirePerInhabitant({ element }: Of): void {
  if (conversionOf(element.unit) === null)
    invalid(
      `Element ${quoted(element.id)} is in ${quoted(element.unit)}, which cannot be divided by inhabitants.`,
    );
}

function requireShare(text: string, of: Of): ExplainedView {
  const parts = requireAddends('shareOf', text, of);
  if (!parts.includes(of.element.id))
    invalid(`The parameter "shareOf" names the parts of a whole, ${quoted(of.element.id)} among them.`);
  return { kind: 'share', parts };
}

function requireSum({ plus, minus }: { plus: string; minus: string | undefined }, of: Of): ExplainedView {
  return {
    kind: 'sum',
    plus: requireAddends('plus', plus, of),
    minus: minus === undefined ? [] : requireAddends('minus', minus, of),
  };
}

/** Elements that can be added to the asked one. */
function requireAddends(name: string, text: string, { table, element }: Of): number[] {
  return parseIds(name, text).map((id) => {
    const { unit, formula } = requireElement(table, id);
    if (unit !== element.unit || formula?.kind === 'rank')
      invalid(`Elements ${quoted(element.id)} and ${quoted(id)} have different units and no common sum.`);
    return id;
  });
}

/** Only some elements are of flows between countries. */
function requireTraded({ element }: Of): void {
  if (mirrorElement(element.id) === null)
    invalid(
      `Element ${quoted(element.id)} has no partners. Elements of flows: ${listed(
        Object.values(tradeElements).flatMap((flows) => Object.values(flows)),
      )}.`,
    );
}

function requirePartner(release: ServedRelease, code: string): string {
  const kind = release.areas.get(code)?.kind;
  if (kind === undefined || kind === 'aggregate')
    throw new ProblemError('unknown-area', `There is no partner ${quoted(code)}: partners are countries.`);
  return code;
}

function requireFlow(release: ServedRelease, partner: string, of: Of): ExplainedView {
  requireTraded(of);
  requirePartner(release, partner);
  if (release.areas.get(of.area)?.kind === 'aggregate')
    invalid(`Flows are reported by countries, and ${quoted(of.area)} is none.`);
  return { kind: 'flow', partner };
}

function requireFlowSum(
  release: ServedRelease,
  query: ViewQuery & { flows: NonNullable<ViewQuery['flows']> },
  of: Of,
): ExplainedView {
  requireTraded(of);
  const endOf = (text: string | undefined): string | number | null => {
    if (text === undefined) return null;
    const beyond = /^beyond-(\d{1,3})$/.exec(text)?.[1];
    return beyond === undefined ? requirePartner(release, text) : Number(beyond);
  };
  const { flows: by, origin, destination, beyond = 0 } = query;
  return { kind: 'flows', by, origin: endOf(origin), destination: endOf(destination), beyond };
}
