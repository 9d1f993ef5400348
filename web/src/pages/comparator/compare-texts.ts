import { decimalsPerInhabitant } from '#domain/per-inhabitant.ts';
import { rounded, roundedPercent } from '#domain/rounding.ts';
import type { NamedSource } from '#release/facts.ts';
import type { AxisTexts } from '../../charts/plot/plot-model.ts';
import { capital } from '../../i18n/area-subject.ts';
import { areaName } from '../../i18n/area-words.ts';
import { threeDigits } from '../../i18n/figure-scale.ts';
import { formatFigure } from '../../i18n/figures.ts';
import type { Formats } from '../../i18n/formats.ts';
import { percentText } from '../../i18n/loss-percent.ts';
import { axisNumbers, decimalsOf, elementAxis, figureColumn } from '../../i18n/number-lists.ts';
import { publisherName, sourceTitle } from '../../i18n/source-title.ts';
import type { Words } from '../../i18n/words.tsx';
import { type ComparedLine, parseLine } from '../../url/compare-params.ts';
import { type CompareUnit, priceUnit } from './compare-figures.ts';
import { type ComparedSection, listComparedElements } from './compare-options.ts';
import type { LoadedLine } from './load-lines.ts';

export interface Speech {
  words: Words;
  formats: Formats;
  base: number | null;
}

/** The series of international prices that a line is of; `null` of other lines. */
const seriesOf = (element: ComparedLine['element']): string | null =>
  typeof element === 'string' && element.startsWith('benchmark-') ? element.slice('benchmark-'.length) : null;

function elementName(words: Words, element: ComparedLine['element']): string {
  if (typeof element === 'number') return words(`elements.${element}.short`);
  const series = seriesOf(element);
  return series === null ? words(`compare.${element}`) : capital(words(`prices.benchmarks.${series}`));
}

export const beginLower = (name: string): string => name.charAt(0).toLocaleLowerCase() + name.slice(1);

export function elementInSentence(words: Words, element: ComparedLine['element']): string {
  if (typeof element === 'number') return words(`elements.${element}.inSentence`);
  const name = elementName(words, element);
  return seriesOf(element) === null ? beginLower(name) : name;
}

export type ElementChoice = Record<'value' | 'name' | 'group', string>;

export const elementChoices = (
  words: Words,
  sections: readonly ComparedSection[],
): readonly ElementChoice[] =>
  listComparedElements(sections).map(({ element, section }) => ({
    value: String(element),
    name: elementName(words, element),
    group: words(`sections.${section}.name`),
  }));

/** The topic of lines, as in a title: `Production of beans`; `null` of lines of several topics. */
export function topicTitle(words: Words, lines: readonly LoadedLine[]): string | null {
  const [first] = lines;
  const isOne = lines.every(({ crop, element }) => crop === first?.crop && element === first.element);
  if (first === undefined || !isOne) return null;
  const { crop, element } = first;
  if (typeof element !== 'number') return topicName(words, first);
  return words('compare.topic', {
    element: words(`elements.${element}.name`),
    crop: words(`crops.${crop}.amount`),
  });
}

/** Name of a line's parts in lists. The name of a series of international prices has its crop; it has no country. */
const partsOf = (words: Words, { area, crop, shown }: LoadedLine) =>
  seriesOf(shown) === null
    ? {
        area: areaName(words, area),
        crop: words(`crops.${crop}.name`),
        element: elementName(words, shown),
      }
    : { area: words('compare.benchmark'), crop: '', element: elementName(words, shown) };

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

/** An entry of the address in words, where each of its parts has some; else as it was written. */
export function entryName(words: Words, entry: string): string {
  const line = parseLine(entry);
  if (line === null) return entry;
  const { area, crop, element } = line;
  const keys = [
    `areas.${area}`,
    `crops.${crop}.name`,
    typeof element === 'number' ? `elements.${element}.short` : `compare.${element}`,
  ];
  return keys.every((key) => words.has(key)) ? joined(keys.map((key) => words(key))) : entry;
}

const kinds = ['area', 'crop', 'element'] as const;

function topicName(words: Words, line: LoadedLine): string {
  const { crop, element } = partsOf(words, line);
  return joined([crop, element]);
}

export function lineName(words: Words, line: LoadedLine): string {
  return joined([partsOf(words, line).area, topicName(words, line)]);
}

/** The common parts of all lines, and the distinct parts of each; a single line is named by its area. */
export function nameLines(
  words: Words,
  lines: readonly LoadedLine[],
): { common: string; own: readonly string[] } {
  const parts = lines.map((line) => partsOf(words, line));
  const differs = kinds.filter((kind) => new Set(parts.map((part) => part[kind])).size > 1);
  const distinct = differs.length === 0 ? (['area'] as const) : differs;
  const shared = kinds.filter((kind) => !(distinct as readonly string[]).includes(kind));
  return {
    common: joined(shared.map((kind) => parts[0]?.[kind] ?? '')),
    own: parts.map((part) => joined(distinct.map((kind) => part[kind]))),
  };
}

export const sourcesOf = (
  lines: readonly LoadedLine[],
  sources: readonly NamedSource[],
): readonly NamedSource[] => sources.filter(({ key }) => lines.some(({ keys }) => keys.includes(key)));

export const sourceNames = (words: Words, sources: readonly NamedSource[]): string =>
  sources.map((source) => `${publisherName(words, source)}, ${sourceTitle(words, source)}`).join('; ');

export function unitText(unit: CompareUnit, { words, base }: Pick<Speech, 'words' | 'base'>): string {
  switch (unit.kind) {
    case 'index':
      return words('compare.unit.index', { base: String(base ?? '') });
    case 'share':
      return words('compare.unit.share');
    case 'price':
      return words(`units.${priceUnit}.short`);
    case 'count':
      return words(`compare.unit.${unit.unit}`);
    case 'loss':
      return '%';
    default:
      return unit.unit === 'fraction' || unit.unit === 'percent' ? '%' : words(`units.${unit.unit}.short`);
  }
}

/** A figure without its unit, the same in chart and table. */
export function figureText(unit: CompareUnit, line: LoadedLine, value: number, formats: Formats): string {
  if (unit.kind === 'element') return formatFigure(Number(line.shown), value, formats);
  if (unit.kind === 'share') return formats.percent(value, 2);
  if (unit.kind === 'index') return formats.number(value, 1, 1);
  if (unit.kind === 'price') return formats.number(value, 2, 2);
  if (unit.kind === 'count') return formats.number(value, 0);
  if (unit.kind === 'loss') return percentText(formats, value);
  return formats.number(value, decimalsPerInhabitant(value));
}

/** The same for figures in one column or row: all have the decimals that one of them needs. */
export function figureTexts(
  unit: CompareUnit,
  line: LoadedLine,
  values: readonly (number | null)[],
  formats: Formats,
): (value: number) => string {
  const numbers = values.filter((value) => value !== null);
  if (unit.kind === 'element') return figureColumn(Number(line.shown), numbers, formats);
  if (unit.kind === 'share') {
    const least = Math.max(0, ...numbers.map((value) => decimalsOf(roundedPercent(value, 2))));
    return (value) => formats.percent(value, 2, least);
  }
  if (unit.kind === 'loss') {
    const least = Math.max(0, ...numbers.map((value) => decimalsOf(rounded(value, 1))));
    return (value) => percentText(formats, value, least);
  }
  if (unit.kind !== 'inhabitant') return (value) => figureText(unit, line, value, formats);
  const decimals = decimalsPerInhabitant;
  const least = Math.max(0, ...numbers.map((value) => decimalsOf(rounded(value, decimals(value)))));
  return (value) => formats.number(value, Math.max(least, decimals(value)), least);
}

export function wholeFigure(unit: CompareUnit, line: LoadedLine, value: number, speech: Speech): string {
  return withUnit(unit, figureText(unit, line, value, speech.formats), speech);
}

export function withUnit(unit: CompareUnit, text: string, speech: Speech): string {
  // An index and a percentage need no unit.
  if (unit.kind === 'index' || text.endsWith('%')) return text;
  return speech.words('chart.value', { value: text, unit: unitText(unit, speech) });
}

/** Labels of the axis of lines of a unit, and the text above them. */
export function axisText(
  unit: CompareUnit,
  line: LoadedLine | undefined,
  ticks: readonly number[],
  speech: Speech,
): AxisTexts {
  const { formats } = speech;
  if (unit.kind === 'element') return elementAxis(Number(line?.shown ?? 0), ticks, speech);
  const part = unit.kind === 'share' ? 100 : 1;
  return {
    labels: axisNumbers(
      ticks.map((tick) => tick * part),
      formats,
    ),
    head: unitText(unit, speech),
    write: (value) => formats.number(threeDigits(value * part), 6),
  };
}
