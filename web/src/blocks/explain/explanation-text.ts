import { findFlow } from '#catalog/elements/trade.ts';
import type { ExplainedFigure, ExplainedView, Explanation, FigureOf } from '#contract/explain.ts';
import { partExpression } from '#domain/decompose.ts';
import { flowSides } from '#domain/flows.ts';
import { type FormulaPart, type WrittenInput, writeFormula } from '#domain/formula.ts';
import { decimalsPerInhabitant } from '#domain/per-inhabitant.ts';
import { weightedTotals } from '#domain/sums.ts';
import { formatChange, formatFigure, needsUnit } from '../../i18n/figures.ts';
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

/** The unit of a figure as it is kept: a fraction has none. */
export function unitText(unit: string, { words }: FormattedSpeech): string {
  return unit === 'fraction' || unit === 'rank' || !words.has(`units.${unit}.short`)
    ? ''
    : words(`units.${unit}.short`);
}

/** A kept number with its unit. */
export function exactWithUnit(value: number, unit: string, speech: FormattedSpeech): string {
  return `${exactText(value, speech)} ${unitText(unit, speech)}`.trim();
}

/** A figure as pages show it, with its unit. */
export function shownText(figure: ExplainedFigure, speech: FormattedSpeech, aboutZero = false): string {
  const { value, as, element, unit } = figure;
  const { formats, words } = speech;
  if (value === null) return '';
  // Reports and sums are shown like any figure of their element.
  if (as === null || as.kind === 'flow' || as.kind === 'flows' || as.kind === 'sum') {
    const text = formatFigure(element, value, formats, aboutZero);
    return needsUnit(element) ? `${text} ${unitText(unit, speech)}` : text;
  }
  if (as.kind === 'share') return formats.percent(value, 2);
  if (as.kind === 'change' && as.relative) return formats.change(value);
  if (as.kind === 'part' && as.relative)
    return `${formats.signed(value * 100, 2)} ${words('units.percent-point.short')}`;
  const isDivided = as.kind === 'per-inhabitant' || (as.kind === 'change' && as.perInhabitant);
  const decimals = isDivided ? decimalsPerInhabitant(value) : undefined;
  const text =
    as.kind === 'per-inhabitant'
      ? formats.number(value, decimals)
      : formatChange(element, value, speech, decimals);
  return `${text} ${unitText(unit, speech)}`.trim();
}

/** What the explanation is of: element, crop, area and year, and what the view makes of it. */
export function headingText(
  { figures }: Explanation,
  figure: ExplainedFigure,
  speech: FormattedSpeech,
): string {
  const { as } = figure;
  const { language, words } = speech;
  const values = {
    element: figure.elementName[language],
    crop: figure.itemName[language],
    area: figure.areaName[language],
    year: String(figure.year),
  };
  const heading = words('explain.heading', values);
  if (as === null) return heading;
  if (as.kind === 'flows') return `${heading}: ${flowsText(figures, figure, as, speech)}`;
  const isDivided = as.kind === 'change' && as.perInhabitant;
  return words(as.kind === 'part' ? `explain.as.part.${as.of}` : `explain.as.${as.kind}`, {
    ...values,
    heading: isDivided ? words('explain.as.per-inhabitant', { heading }) : heading,
    count: as.kind === 'sum' ? as.plus.length + as.minus.length : 0,
    since: 'since' in as ? String(as.since) : '',
    partner: as.kind === 'flow' ? partnerName(figures, as.partner, speech) : '',
  });
}

/** Which flows are added up: `India → importers beyond the 7 largest`. */
function flowsText(
  figures: readonly ExplainedFigure[],
  { area, areaName, element }: ExplainedFigure,
  { origin, destination, beyond }: Extract<ExplainedView, { kind: 'flows' }>,
  speech: FormattedSpeech,
): string {
  const { language, words } = speech;
  if (beyond > 0) return words('explain.flows.beyond', { count: beyond });
  const isCountry = /^[A-Z]{3}$/.test(area);
  const flow = findFlow(element)?.flow ?? '2';
  const endText = (end: 'origin' | 'destination', which: string | number | null): string => {
    if (typeof which === 'number') return words(`explain.flows.${end}.beyond`, { count: which });
    // Of a country all flows are into it, or out of it.
    if (which === area || (which === null && isCountry && end === flowSides[flow][0]))
      return areaName[language];
    return which === null ? words(`explain.flows.${end}`) : partnerName(figures, which, speech);
  };
  return `${endText('origin', origin)} → ${endText('destination', destination)}`;
}

/** Name of a partner: of the reports on it, or of the side that reports the flow from there. */
function partnerName(
  figures: readonly ExplainedFigure[],
  partner: string,
  { language, words }: FormattedSpeech,
): string {
  const reports = figures.flatMap(({ partners }) => partners ?? []);
  const named =
    reports.find((report) => report.partner === partner)?.name ??
    reports.find(({ reporter }) => reporter === partner)?.reporterName ??
    figures.find(({ area }) => area === partner)?.areaName;
  return named?.[language] ?? (words.has(`areas.${partner}`) ? words(`areas.${partner}`) : partner);
}

/** Element, item and area of a figure. */
export const figureName = (figure: ExplainedFigure, { language }: FormattedSpeech): string =>
  [figure.elementName, figure.itemName, figure.areaName].map((name) => name[language]).join(', ');

/** Name of an input beside the explained figure: its item and area are said where they are others. */
export function inputName(
  input: ExplainedFigure,
  of: ExplainedFigure,
  { language }: FormattedSpeech,
): string {
  const others = [
    ...(input.item === of.item ? [] : [input.itemName[language]]),
    ...(input.area === of.area ? [] : [input.areaName[language]]),
    ...(of.as !== null && 'since' in of.as ? [String(input.year)] : []),
  ];
  const name = input.elementName[language];
  // Population is the name of both.
  return others.length === 0 || others[0] === name ? name : `${name} (${others.join(', ')})`;
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
  const elements = elementsOfCountries(figure);
  const total = weightedTotals(list);
  const people = speech.words('explain.countries.population');
  const times = list.some(({ weight }) => weight !== null) ? ` × ${people}` : '';
  const sum = (part: FormulaPart, name: string, of: number): FormulaInput => ({
    part,
    sign: 1,
    name: `Σ ${name}`,
    number: totalText(of, speech),
  });
  const nameOf = (element: number): string => `${elementName(element, speech)}${times}`;
  if (rule === 'sum') return [sum('term', nameOf(elements.value), total.value)];
  return [
    sum('numerator', nameOf(elements.value), total.value),
    rule === 'mean'
      ? sum('denominator', people, total.weight)
      : sum('denominator', nameOf(elements.denominator ?? 0), total.denominator),
  ];
}

/** A total of countries. */
export const totalText = (total: number, { formats }: FormattedSpeech): string => formats.number(total, 6);

/** Element of the values of the countries in an aggregate, and of what they are divided by. */
export function elementsOfCountries({ formula, countries, element }: FigureOf<'aggregated'>): {
  value: number;
  denominator: number | null;
} {
  if (countries.rule !== 'ratio' || formula?.kind !== 'ratio') return { value: element, denominator: null };
  return {
    value: formula.numerator[0]?.element ?? element,
    denominator: formula.denominator[0]?.element ?? null,
  };
}

/** Name of an element by its id alone: its word where the page has it, else the id. */
export function elementName(id: number, { words }: FormattedSpeech): string {
  return words.has(`elements.${id}.short`) ? words(`elements.${id}.short`) : String(id);
}
