import { findFlow } from '#catalog/elements/trade.ts';
import type { ExplainedFigure, ExplainedView, Explanation, FigureOf } from '#contract/explain.ts';
import { partExpression } from '#domain/decompose.ts';
import { type FlowEnd, flowSides } from '#domain/flows.ts';
import { type FormulaPart, type WrittenInput, writeFormula } from '#domain/formula.ts';
import type { ShownFigure } from '#domain/shown.ts';
import { weightedTotals } from '#domain/sums.ts';
import { isCountry } from '../../api/data-view.tsx';
import { areaName } from '../../i18n/area-words.ts';
import type { Formats } from '../../i18n/formats.ts';
import type { Words } from '../../i18n/words.tsx';
import type { Language } from '../../url/paths.ts';

/** What texts of an explanation are made with. */
export interface FormattedSpeech {
  language: Language;
  /** The page's words and those of explanations. */
  words: Words;
  formats: Formats;
}

/** Decimals of a number as it is kept: enough for six significant digits of a small fraction. */
const exactDecimals = 12;

/** A number as it is kept, without rounding. */
export const exactText = (value: number, { formats }: FormattedSpeech): string =>
  formats.number(value, exactDecimals);

/** A total of countries. */
export const totalText = (total: number, { formats }: FormattedSpeech): string => formats.number(total, 6);

/** A number with its unit, where that is one: a fraction and a rank have none. */
export function withUnit(number: string, unit: string, { words }: FormattedSpeech): string {
  const short = unit === 'fraction' || unit === 'rank' ? '' : words(`units.${unit}.short`);
  return `${number} ${short}`.trim();
}

/** A figure as pages show it, with its unit; what a view makes a difference has its sign. */
export function shownText(
  { value, unit, decimals, aboutZero }: ShownFigure,
  as: ExplainedView | null,
  speech: FormattedSpeech,
): string {
  const { formats } = speech;
  const isDifference = as?.kind === 'change' || as?.kind === 'part';
  if (unit === 'percent' && isDifference) return formats.change(value / 100);
  if (unit === 'percent') return aboutZero ? '~0%' : formats.percent(value / 100, decimals);
  if (aboutZero) return withUnit('~0', unit, speech);
  return withUnit(
    isDifference ? formats.signed(value, decimals) : formats.number(value, decimals),
    unit,
    speech,
  );
}

/** What sentences on a figure may name. */
export const namesOf = (
  { elementName, itemName, areaName: area, year, as }: ExplainedFigure,
  { language }: FormattedSpeech,
) => ({
  element: elementName[language],
  crop: itemName[language],
  area: area[language],
  year: String(year),
  /** The other year of a change. */
  since: as !== null && 'since' in as ? String(as.since) : '',
});

/** What the explanation is of: element, crop, area and year, and what the view makes of it. */
export function headingText(figure: ExplainedFigure, speech: FormattedSpeech): string {
  const { as } = figure;
  const { words } = speech;
  const names = namesOf(figure, speech);
  const heading = words('explain.heading', names);
  if (as === null) return heading;
  if (as.kind === 'flows') return `${heading}: ${flowsText(figure, as, words)}`;
  const isDivided = as.kind === 'change' && as.perInhabitant;
  return words(as.kind === 'part' ? `explain.as.part.${as.of}` : `explain.as.${as.kind}`, {
    ...names,
    heading: isDivided ? words('explain.as.per-inhabitant', { heading }) : heading,
    count: as.kind === 'sum' ? as.plus.length + as.minus.length : 0,
    partner: as.kind === 'flow' ? areaName(words, as.partner) : '',
  });
}

/** Which flows are added up: `India → importers beyond the 7 largest`. */
function flowsText(
  { area, element }: ExplainedFigure,
  { beyond, ...ends }: Extract<ExplainedView, { kind: 'flows' }>,
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

/** Name of an input beside the explained figure: its item, area and year are said where they are others. */
export function inputName(input: ExplainedFigure, of: ExplainedFigure, speech: FormattedSpeech): string {
  const { element, crop, area, year } = namesOf(input, speech);
  const others = [
    input.item !== of.item && crop,
    input.area !== of.area && area,
    of.as !== null && 'since' in of.as && year,
  ].filter((other) => other !== false);
  // Population is the name of both.
  return others.length === 0 || others[0] === element ? element : `${element} (${others.join(', ')})`;
}

/** What a formula is written of, in names and with the numbers. */
type FormulaInput = Omit<WrittenInput, 'text'> & { name: string; number: string };

/** How the figure is computed, in names and with the numbers; `null` for one that is not, or not of inputs that are told. */
export function formulaTexts(
  explanation: Explanation,
  figure: ExplainedFigure,
  speech: FormattedSpeech,
): { names: string; numbers: string } | null {
  const { formula, as, kind, countries } = figure;
  if (kind === 'published' || kind === 'rank') return null;
  const inputs = kind === 'aggregated' ? countrySums(figure, speech) : given(explanation, figure, speech);
  if (inputs.length === 0) return null;
  const scale = countries?.scale ?? (formula?.kind === 'ratio' ? formula.scale : 1);
  const written = (how: 'name' | 'number'): string => {
    const parts = inputs.map((input) => ({ ...input, text: input[how] }));
    // A crop of several items, or of several products, is their sum without a declared formula.
    if (as?.kind !== 'part') return writeFormula(parts, scale);
    const texts = parts.map(({ text }) => text);
    const unchanged = inputs[0]?.number === inputs[1]?.number;
    return partExpression(as.of, texts, { unchanged, relative: as.relative });
  };
  return { names: written('name'), numbers: written('number') };
}

function given({ figures }: Explanation, figure: ExplainedFigure, speech: FormattedSpeech): FormulaInput[] {
  return figure.inputs.flatMap(({ part, sign, figure: at }) => {
    const input = figures[at];
    if (input === undefined) return [];
    const { value } = input;
    const number = value === null ? speech.words('explain.inputs.missing') : exactText(value, speech);
    return [{ part, sign, name: inputName(input, figure, speech), number }];
  });
}

/** What an aggregate is of: sums over its countries, each weighted as the aggregate weighs it. */
function countrySums(figure: FigureOf<'aggregated'>, speech: FormattedSpeech): FormulaInput[] {
  const { list, rule } = figure.countries;
  const { names } = countryAmounts(figure, speech);
  const total = weightedTotals(list);
  const sum = (part: FormulaPart, of: keyof typeof total): FormulaInput => {
    const weighted = of === 'weight' || names.weight === null ? names[of] : `${names[of]} × ${names.weight}`;
    return { part, sign: 1, name: `Σ ${weighted}`, number: totalText(total[of], speech) };
  };
  if (rule === 'sum') return [sum('term', 'value')];
  return [sum('numerator', 'value'), sum('denominator', rule === 'mean' ? 'weight' : 'denominator')];
}

/** Element of the values of the countries in an aggregate, and the names of what is told of each; `null` for what is not. */
export function countryAmounts(
  { formula, countries: { rule, list }, element: own }: FigureOf<'aggregated'>,
  { words }: FormattedSpeech,
) {
  const ratio = rule === 'ratio' && formula?.kind === 'ratio' ? formula : null;
  const element = ratio?.numerator[0]?.element ?? own;
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
