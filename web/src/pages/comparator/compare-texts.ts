import { decimalsPerInhabitant } from '#domain/per-inhabitant.ts';
import type { AxisTexts } from '../../charts/plot/plot-model.ts';
import { areaName } from '../../i18n/area-words.ts';
import { formatFigure } from '../../i18n/figures.ts';
import type { Formats } from '../../i18n/formats.ts';
import { axisNumbers, elementAxis } from '../../i18n/number-lists.ts';
import type { Words } from '../../i18n/words.tsx';
import type { CompareUnit } from './compare-figures.ts';
import type { ComparedSource, LoadedLine } from './load-comparator.ts';

/** Name of a line's parts in lists. */
const partsOf = (words: Words, { area, crop, shown }: LoadedLine) => ({
  area: areaName(words, area),
  crop: words(`crops.${crop}.name`),
  element: words(`elements.${shown}.short`),
});

const kinds = ['area', 'crop', 'element'] as const;

/** The whole name of a line: `Brazil, Beans, Production`. */
export function lineName(words: Words, line: LoadedLine): string {
  const parts = partsOf(words, line);
  return kinds.map((kind) => parts[kind]).join(', ');
}

/** What all lines have in common, and what tells each of them from the others; one alone is told by its area. */
export function nameLines(
  words: Words,
  lines: readonly LoadedLine[],
): { common: string; own: readonly string[] } {
  const parts = lines.map((line) => partsOf(words, line));
  const differs = kinds.filter((kind) => new Set(parts.map((part) => part[kind])).size > 1);
  const telling = differs.length === 0 ? (['area'] as const) : differs;
  const shared = kinds.filter((kind) => !(telling as readonly string[]).includes(kind));
  return {
    common: shared.map((kind) => parts[0]?.[kind] ?? '').join(', '),
    own: parts.map((part) => telling.map((kind) => part[kind]).join(', ')),
  };
}

/** Where the figures of lines come from. */
export function sourceLine(
  words: Words,
  lines: readonly LoadedLine[],
  sources: readonly ComparedSource[],
): string {
  const used = sources.filter(({ key }) => lines.some(({ keys }) => keys.includes(key)));
  const names = used.map(({ publisher, title, isAssembled }) => {
    const source = `${publisher}: ${title}`;
    return isAssembled ? words('figure.source.assembled', { source }) : source;
  });
  return words('figure.source', { source: names.join('; ') });
}

/** The unit beside numbers; empty where the numbers carry it. */
export function unitText(words: Words, unit: CompareUnit, base: number | null): string {
  if (unit.kind === 'index') return words('compare.unit.index', { base: String(base ?? '') });
  return unit.unit === 'fraction' || unit.unit === 'percent' ? '%' : words(`units.${unit.unit}.short`);
}

/** A figure without its unit, the same in chart and table. */
export function figureText(unit: CompareUnit, element: number, value: number, formats: Formats): string {
  if (unit.kind === 'element') return formatFigure(element, value, formats);
  return unit.kind === 'index'
    ? formats.number(value, 1, 1)
    : formats.number(value, decimalsPerInhabitant(value));
}

/** Labels of the axis of lines of a unit, and what stands above them. */
export function axisText(
  unit: CompareUnit,
  element: number,
  ticks: readonly number[],
  speech: { words: Words; formats: Formats; base: number | null },
): AxisTexts {
  return unit.kind === 'element'
    ? elementAxis(element, ticks, speech)
    : { labels: axisNumbers(ticks, speech.formats), head: unitText(speech.words, unit, speech.base) };
}
