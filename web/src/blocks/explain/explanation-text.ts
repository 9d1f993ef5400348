import { flowOf } from '#catalog/elements/trade.ts';
import type { ExplainedCountries, ExplainedFigure, ExplainedView, Explanation } from '#contract/explain.ts';
import { partExpression } from '#domain/decompose.ts';
import { sidesOf } from '#domain/flows.ts';
import { decimalsPerInhabitant } from '#domain/per-inhabitant.ts';
import { formatChange, formatFigure, needsUnit } from '../../i18n/figures.ts';
import type { Formats } from '../../i18n/formats.ts';
import type { Words } from '../../i18n/words.tsx';
import type { Language } from '../../url/paths.ts';

/** What texts of an explanation are made with. */
export interface Speech {
  language: Language;
  words: Words;
  formats: Formats;
}

/** Decimals of a number as it is kept: enough for six significant digits of a small fraction. */
const exactDecimals = 12;

/** A number as it is kept, without rounding. */
export const exactText = (value: number, { formats }: Speech): string => formats.number(value, exactDecimals);

/** The unit of a figure as it is kept: a fraction has none. */
export function unitText(unit: string, { words }: Speech): string {
  return unit === 'fraction' || unit === 'rank' || !words.has(`units.${unit}.short`)
    ? ''
    : words(`units.${unit}.short`);
}

/** A kept number with its unit. */
export function exactWithUnit(value: number, unit: string, speech: Speech): string {
  return `${exactText(value, speech)} ${unitText(unit, speech)}`.trim();
}

/** Reports and sums are shown like any figure of their element. */
const isOfElement = ({ kind }: ExplainedView): boolean =>
  kind === 'flow' || kind === 'flows' || kind === 'sum';

/** A figure as pages show it, with its unit. */
export function shownText(figure: ExplainedFigure, speech: Speech, aboutZero = false): string {
  if (figure.value === null) return '';
  if (figure.as !== null && !isOfElement(figure.as)) return viewText(figure, figure.value, speech);
  const text = formatFigure(figure.element, figure.value, speech.formats, aboutZero);
  return needsUnit(figure.element) ? `${text} ${unitText(figure.unit, speech)}` : text;
}

/** What a view works out, as it stands there. */
function viewText({ as, element, unit }: ExplainedFigure, value: number, speech: Speech): string {
  const { formats } = speech;
  if (as?.kind === 'share') return formats.percent(value, 2);
  if (as?.kind === 'change' && as.relative) return formats.change(value);
  if (as?.kind === 'part' && as.relative)
    return `${formats.signed(value * 100, 2)} ${speech.words('units.percent-point.short')}`;
  const perInhabitant = as?.kind === 'per-inhabitant' || (as?.kind === 'change' && as.perInhabitant);
  const decimals = perInhabitant ? decimalsPerInhabitant(value) : undefined;
  const text =
    as?.kind === 'change' || as?.kind === 'part'
      ? formatChange(element, value, speech, decimals)
      : formats.number(value, decimals ?? 2);
  return `${text} ${unitText(unit, speech)}`.trim();
}

/** What the explanation is of: element, crop, area and year, and what the view makes of it. */
export function headingText(
  figures: readonly ExplainedFigure[],
  figure: ExplainedFigure,
  own: Words,
  { language, words }: Speech,
): string {
  const { as } = figure;
  const heading = own('explain.heading', {
    element: figure.elementName[language],
    crop: figure.itemName[language],
    area: figure.areaName[language],
    year: String(figure.year),
  });
  if (as === null) return heading;
  if (as.kind === 'sum')
    return own('explain.as.sum', {
      count: as.plus.length + as.minus.length,
      crop: figure.itemName[language],
      area: figure.areaName[language],
      year: String(figure.year),
    });
  if (as.kind === 'flows') return `${heading}: ${flowsText(figures, figure, as, own, { language, words })}`;
  const plain =
    as.kind === 'change' && as.perInhabitant ? own('explain.as.per-inhabitant', { heading }) : heading;
  return own(as.kind === 'part' ? `explain.as.part.${as.of}` : `explain.as.${as.kind}`, {
    heading: plain,
    since: 'since' in as ? String(as.since) : '',
    partner: as.kind === 'flow' ? partnerName(figures, as.partner, language, words) : '',
  });
}

/** Which flows are added up: `India → importers beyond the 7 largest`. */
function flowsText(
  figures: readonly ExplainedFigure[],
  { area, areaName, element }: ExplainedFigure,
  { origin, destination, beyond }: Extract<ExplainedView, { kind: 'flows' }>,
  own: Words,
  { language, words }: Pick<Speech, 'language' | 'words'>,
): string {
  if (beyond > 0) return own('explain.flows.beyond', { count: beyond });
  const isCountry = /^[A-Z]{3}$/.test(area);
  const flow = flowOf(element)?.flow ?? '2';
  const endText = (end: 'origin' | 'destination', which: string | number | null): string => {
    if (typeof which === 'number') return own(`explain.flows.${end}.beyond`, { count: which });
    // Of a country all flows are into it, or out of it.
    if (which === area || (which === null && isCountry && end === sidesOf[flow][0]))
      return areaName[language];
    return which === null ? own(`explain.flows.${end}`) : partnerName(figures, which, language, words);
  };
  return `${endText('origin', origin)} → ${endText('destination', destination)}`;
}

/** Name of a partner: of the reports on it, or of the side that reports the flow from there. */
function partnerName(
  figures: readonly ExplainedFigure[],
  partner: string,
  language: Language,
  words: Words,
): string {
  const reports = figures.flatMap(({ partners }) => partners ?? []);
  const named =
    reports.find((report) => report.partner === partner)?.name ??
    reports.find(({ reporter }) => reporter === partner)?.reporterName ??
    figures.find(({ area }) => area === partner)?.areaName;
  return named?.[language] ?? (words.has(`areas.${partner}`) ? words(`areas.${partner}`) : partner);
}

/** Name of an input beside the explained figure: its item and area are said where they are others. */
export function inputName(input: ExplainedFigure, of: ExplainedFigure, { language }: Speech): string {
  const others = [
    ...(input.item === of.item ? [] : [input.itemName[language]]),
    ...(input.area === of.area ? [] : [input.areaName[language]]),
    ...(of.as !== null && 'since' in of.as ? [String(input.year)] : []),
  ];
  const name = input.elementName[language];
  // Population is the name of both.
  return others.length === 0 || others[0] === name ? name : `${name} (${others.join(', ')})`;
}

/** Joins the parts of a sum: `a + b − c`. */
const joined = (parts: readonly { text: string; sign: number }[]): string =>
  parts
    .map(({ text, sign }, at) =>
      at === 0 ? `${sign < 0 ? '−' : ''}${text}` : `${sign < 0 ? '−' : '+'} ${text}`,
    )
    .join(' ');

const bracketed = (parts: readonly { text: string; sign: number }[]): string =>
  parts.length === 1 ? joined(parts) : `(${joined(parts)})`;

/** The formula with each input written by `write`; `null` for a figure without inputs. */
export function writtenFormula(
  figure: ExplainedFigure,
  figures: readonly ExplainedFigure[],
  write: (input: ExplainedFigure) => string,
): string | null {
  const { formula, inputs, as } = figure;
  if (formula?.kind === 'rank' || inputs.length === 0) return null;
  if (as?.kind === 'part')
    return writtenPart(
      as,
      inputs.flatMap((input) => figures[input.figure] ?? []),
      write,
    );
  const partsOf = (part: string): { text: string; sign: number }[] =>
    inputs.flatMap((input) => {
      const of = figures[input.figure];
      return input.part !== part || of === undefined ? [] : [{ text: write(of), sign: input.sign }];
    });
  // A crop of several items, or of several products, is their sum without a declared formula.
  if (formula === null || formula.kind === 'sum') return joined(partsOf('term'));
  const scale = formula.scale === 1 ? '' : ` × ${formula.scale}`;
  return `${bracketed(partsOf('numerator'))} ÷ ${bracketed(partsOf('denominator'))}${scale}`;
}

/** The part of a change that area or yield stands for, from production and area of both years. */
function writtenPart(
  { of, relative }: Extract<ExplainedView, { kind: 'part' }>,
  [production, before, area, areaBefore]: readonly ExplainedFigure[],
  write: (input: ExplainedFigure) => string,
): string | null {
  if (production === undefined || before === undefined || area === undefined || areaBefore === undefined)
    return null;
  return partExpression(
    of,
    {
      before: { production: write(before), area: write(areaBefore) },
      after: { production: write(production), area: write(area) },
    },
    { unchanged: production.value === before.value, relative },
  );
}

/** Sums over the countries of an aggregate, each weighted as the aggregate weighs it. */
export function totalsOf({ list }: ExplainedCountries): {
  value: number;
  denominator: number;
  weight: number;
} {
  const total = { value: 0, denominator: 0, weight: 0 };
  for (const { value, denominator, weight } of list) {
    total.value += value * (weight ?? 1);
    total.denominator += (denominator ?? 0) * (weight ?? 1);
    total.weight += weight ?? 0;
  }
  return total;
}

/** How the totals make the figure, in numbers. */
export function filledTotals(countries: ExplainedCountries, speech: Speech): string {
  const { value, denominator, weight } = totalsOf(countries);
  const text = (number: number): string => speech.formats.number(number, 6);
  if (countries.rule === 'sum') return text(value);
  if (countries.rule === 'mean') return `${text(value)} ÷ ${text(weight)}`;
  return `${text(value)} ÷ ${text(denominator)}${countries.scale === 1 ? '' : ` × ${countries.scale}`}`;
}

/** Element of the values of the countries in an aggregate, and of what they are divided by. */
export function elementsOfCountries(figure: ExplainedFigure): { value: number; denominator: number | null } {
  const { formula } = figure;
  if (figure.countries?.rule !== 'ratio' || formula?.kind !== 'ratio')
    return { value: figure.element, denominator: null };
  return {
    value: formula.numerator[0]?.element ?? figure.element,
    denominator: formula.denominator[0]?.element ?? null,
  };
}

/** Name of an element by its id alone: its word where the page has it, else the id. */
export function elementName(id: number, { words }: Speech): string {
  return words.has(`elements.${id}.short`) ? words(`elements.${id}.short`) : String(id);
}

/** How a figure was rounded for the page: the key of the sentence and its argument. */
export function roundingOf(
  { unit }: Pick<ExplainedFigure, 'unit'>,
  { decimals }: NonNullable<Explanation['shown']>,
): { key: string; count: number } {
  return { key: `explain.rounding.${unit === 'fraction' ? 'percent' : 'decimals'}`, count: decimals };
}
