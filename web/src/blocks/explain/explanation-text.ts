import type { ReactElement } from 'react';
import { findFlow } from '#catalog/elements/trade.ts';
import type { ExplainedFigure, ExplainedView, Explanation, FigureOf, ViewOf } from '#contract/explain.ts';
import { writeComputed } from '#domain/computed.ts';
import { type FlowEnd, flowSides } from '#domain/flows.ts';
import type { FormulaPart, WrittenInput } from '#domain/formula.ts';
import { weightedTotals } from '#domain/sums.ts';
import { isCountry } from '../../api/data-view.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { aboutNoPercent, type Formats } from '../../i18n/formats.ts';
import type { Words } from '../../i18n/words.tsx';
import type { Language } from '../../url/paths.ts';

interface LinkedFigure extends Pick<ExplainedFigure, 'area' | 'element' | 'year'> {
  /** Its item, where that is not the page's. */
  indicator?: number | string | undefined;
  as?: ExplainedView | null;
}

export interface ShownExplanation {
  explanation: Explanation;
  figure: ExplainedFigure;
  inputs: readonly (ExplainedFigure['inputs'][number] & { input: ExplainedFigure })[];
  language: Language;
  words: Words;
  formats: Formats;
  linkTo(figure: LinkedFigure, text: string, label?: string): ReactElement;
}

/** Decimals of a total of countries: adding them up leaves dust behind. */
export const totalDecimals = 6;

/** A number with its unit, where that is one: a fraction and a rank have none. */
export function withUnit(number: string, unit: string, words: Words): string {
  const short = unit === 'fraction' || unit === 'rank' ? '' : words(`units.${unit}.short`);
  return `${number} ${short}`.trim();
}

/** The figure as pages show it, with its unit; what a view makes a difference has its sign. Empty where there is none. */
export function shownText({ explanation, figure, words, formats }: ShownExplanation): string {
  const { as, value: storedValue } = figure;
  if (explanation.shown === null || storedValue === null) return '';
  const { value, unit, decimals, aboutZero } = explanation.shown;
  const isDifference = as?.kind === 'change' || as?.kind === 'decade' || as?.kind === 'part';
  if (unit === 'percent' && isDifference) return formats.change(storedValue);
  if (unit === 'percent') return aboutZero ? aboutNoPercent : formats.percent(value / 100, decimals);
  const number = isDifference ? formats.signed(value, decimals) : formats.number(value, decimals);
  return withUnit(aboutZero ? '~0' : number, unit, words);
}

/** What sentences on a figure may name; `since` is the other year of a change. */
export function toNames(figure: ExplainedFigure, { language }: Pick<ShownExplanation, 'language'>) {
  const { as, year } = figure;
  return {
    element: figure.elementName[language],
    crop: figure.itemName[language],
    area: figure.areaName[language],
    year: String(year),
    since: as !== null && 'since' in as ? String(as.since) : '',
  };
}

export function headingText(shownExplanation: ShownExplanation): string {
  const { figure, words } = shownExplanation;
  const { as } = figure;
  const names = toNames(figure, shownExplanation);
  const heading = words('explain.heading', names);
  if (as === null) return heading;
  const isDivided = as.kind === 'change' && as.perInhabitant;
  return words(as.kind === 'part' ? `explain.as.part.${as.of}` : `explain.as.${as.kind}`, {
    ...names,
    heading: isDivided ? words('explain.as.per-inhabitant', { heading }) : heading,
    count: as.kind === 'sum' ? as.plus.length + as.minus.length : 0,
    partner: as.kind === 'flow' ? areaName(words, as.partner) : '',
    flows: as.kind === 'flows' ? flowsText(figure, as, words) : '',
  });
}

/** Which flows are added up: `India → importers beyond the 7 largest`. */
function flowsText(
  { area, element }: ExplainedFigure,
  { beyond, ...ends }: ViewOf<'flows'>,
  words: Words,
): string {
  if (beyond > 0) return words('explain.flows.beyond', { count: beyond });
  const [own] = flowSides[findFlow(element)?.flow ?? '2'];
  const endText = (end: FlowEnd): string => {
    // Of a country all flows are into it, or out of it.
    const which = ends[end] ?? (end === own && isCountry(area) ? area : null);
    if (typeof which === 'number') return words(`explain.flows.${end}.beyond`, { count: which });
    return which === null ? words(`explain.flows.${end}`) : areaName(words, which);
  };
  return `${endText('origin')} → ${endText('destination')}`;
}

/** Name of an input beside the explained figure: with its item, area and year where they differ. */
export function inputName(input: ExplainedFigure, shownExplanation: ShownExplanation): string {
  const { figure } = shownExplanation;
  const { element, crop, area, year } = toNames(input, shownExplanation);
  const others = [
    input.item !== figure.item && crop,
    input.area !== figure.area && area,
    figure.as !== null && ('since' in figure.as || figure.as.kind === 'decade') && year,
  ].filter((other) => other !== false);
  // Population is the name of both.
  return others.length === 0 || others[0] === element ? element : `${element} (${others.join(', ')})`;
}

type FormulaInput = Omit<WrittenInput, 'text'> & { name: string; number: string };

/** The formula of a figure, in names or with the numbers; empty for one without a formula or without listed inputs. */
export function formulaText(shownExplanation: ShownExplanation, how: 'name' | 'number'): string {
  const inputs = formulaInputs(shownExplanation).map((input) => ({ ...input, text: input[how] }));
  return inputs.length === 0 ? '' : writeComputed(inputs, shownExplanation.figure);
}

/** The inputs of the figure; of an aggregate sums over its countries, each weighted as the aggregate weighs it. */
function formulaInputs(shownExplanation: ShownExplanation): FormulaInput[] {
  const { figure, words, formats } = shownExplanation;
  if (figure.kind === 'rank') return [];
  if (figure.kind !== 'aggregated')
    return shownExplanation.inputs.map(({ input, ...place }) => {
      const number = input.value === null ? words('explain.inputs.missing') : formats.exact(input.value);
      return { ...place, value: input.value, name: inputName(input, shownExplanation), number };
    });
  const { list, rule } = figure.countries;
  const { names } = countryAmounts(figure, words);
  const total = weightedTotals(list);
  const sum = (part: FormulaPart, of: keyof typeof total): FormulaInput => {
    const weighted = of === 'weight' || names.weight === null ? names[of] : `${names[of]} × ${names.weight}`;
    return { part, sign: 1, name: `Σ ${weighted}`, number: formats.number(total[of], totalDecimals) };
  };
  if (rule === 'sum') return [sum('term', 'value')];
  return [sum('numerator', 'value'), sum('denominator', rule === 'mean' ? 'weight' : 'denominator')];
}

/** Element of the values of the countries in an aggregate, and the names of their columns; `null` for a column that is left out. */
export function countryAmounts(figure: FigureOf<'aggregated'>, words: Words) {
  const { list } = figure.countries;
  const ratio = figure.formula?.kind === 'ratio' ? figure.formula : null;
  const element = ratio?.numerator[0]?.element ?? figure.element;
  const divisor = ratio?.denominator[0]?.element;
  const nameOf = (id: number): string =>
    words.has(`elements.${id}.short`) ? words(`elements.${id}.short`) : String(id);
  const names = {
    value: nameOf(element),
    denominator: divisor === undefined ? null : nameOf(divisor),
    weight: list.some(({ weight }) => weight !== null) ? words('explain.countries.population') : null,
  };
  return { element, names };
}
