import { FOOD_PER_CAPITA, SELF_SUFFICIENCY, YIELD } from '#catalog/elements/codes.ts';
import { areaWords } from '../../i18n/area-words.ts';
import { editFigure } from '../../i18n/figures.ts';
import { isUnboundedRatio } from '../../i18n/ratio-finding.ts';
import type { Words } from '../../i18n/words.tsx';
import type { CompareMeasure } from '../../url/compare-params.ts';
import { type CompareUnit, valueIn } from './compare-figures.ts';
import { figureText, nameLines, type Speech, wholeFigure } from './compare-texts.ts';
import { changeOf, hasBound, type ShownComparison, type ShownLine, type SlopeLine } from './shown-lines.ts';

/** Figures that are nearer than this are about the same. */
const sameRatio = 1.05;

const formsOf = (words: Words, prefix: 'a' | 'b', area: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(areaWords(words, area)).map(([form, text]) => [form.replace('area', prefix), text]),
  );

function areAreas(lines: readonly ShownLine[]): boolean {
  const topics = new Set(lines.map(({ line: { crop, element } }) => `${crop}.${element}`));
  return topics.size === 1 && !String(lines[0]?.line.element).startsWith('benchmark-');
}

/** The figure as text; without its unit where the sentence contains the unit. */
function valueText(entry: ShownLine, value: number, hasUnit: boolean, speech: Speech): string {
  const { unit }: { unit: CompareUnit } = entry.measured;
  if (unit.kind === 'price' && hasUnit) return figureText(unit, entry.line, value, speech.formats);
  if (unit.kind === 'count' && hasUnit) return speech.formats.edited(value);
  if (unit.kind !== 'element') return wholeFigure(unit, entry.line, value, speech);
  return editFigure(Number(entry.line.shown), value, speech, hasUnit ? { form: 'number' } : {});
}

/** Elements whose sentence contains the unit, as those of prices and samples do. */
const withUnit: readonly unknown[] = [FOOD_PER_CAPITA, YIELD];

/** Kind of the sentence of a line's figures as they are published: of an element, of all prices, or of a kind of samples. */
const ownSentence = ({ line, measured: { unit } }: ShownLine): string | null =>
  unit.kind === 'price'
    ? 'price'
    : unit.kind === 'element' || unit.kind === 'count'
      ? String(line.element)
      : null;

/** The largest and the smallest harvest of areas as a part of their use in a year; none of lines of several topics. */
function sufficiencyFinding(lines: readonly ShownLine[], year: number, speech: Speech): string | undefined {
  const { words, formats } = speech;
  const known = lines
    .flatMap((entry) => {
      const value = valueIn(entry, year);
      return value === null || entry.figures.doubts?.[year] !== undefined
        ? []
        : [{ value, area: entry.line.area }];
    })
    .sort((one, other) => other.value - one.value);
  const [most, least] = [known[0], known.at(-1)];
  if (most === undefined || least === undefined || most === least || !areAreas(lines)) return undefined;
  return words('compare.finding.sufficiency', {
    year: formats.year(year),
    crop: words(`crops.${lines[0]?.line.crop}.amount`),
    mostIn: areaWords(words, most.area).areaIn,
    most: formats.editedPercent(most.value / 100, 0),
    leastIn: areaWords(words, least.area).areaIn,
    least: formats.editedPercent(least.value / 100, 0),
  });
}

/** Whether the highest line is a finding: not of indices or of ratios without bounds. */
const hasHighest = ({ line, measured: { unit } }: ShownLine): boolean =>
  unit.kind !== 'index' && !(unit.kind === 'element' && isUnboundedRatio(Number(line.shown)));

/**
 * Which line is highest in a year, and how many times the next it is; none where one of the two figures is doubtful, one of all is a lower
 * bound, there are no two above zero, or the highest means nothing.
 */
export function levelFinding(
  lines: readonly ShownLine[],
  year: number | null,
  speech: Speech,
): string | undefined {
  const { words, formats } = speech;
  if (year === null) return undefined;
  if (
    lines.every(({ line, measured: { unit } }) => unit.kind === 'element' && line.shown === SELF_SUFFICIENCY)
  )
    return sufficiencyFinding(lines, year, speech);
  if (!lines.every((entry) => hasHighest(entry) && !hasBound(entry, [year]))) return undefined;
  const [top, next, ...others] = lines
    .flatMap((entry) => {
      const value = valueIn(entry, year);
      return value === null ? [] : [{ entry, value }];
    })
    .sort((a, b) => b.value - a.value);
  if (top === undefined || next === undefined || next.value <= 0) return undefined;
  if ([top, next].some(({ entry }) => entry.figures.doubts?.[year] !== undefined)) return undefined;
  const { line, measured } = top.entry;
  const own = ownSentence(top.entry);
  const ownKey = `compare.finding.${own}`;
  const isByAreas = areAreas(lines);
  const hasOwn = isByAreas && own !== null && words.has(ownKey);
  const hasUnit = hasOwn && (measured.unit.kind !== 'element' || withUnit.includes(line.element));
  const names = nameLines(
    words,
    lines.map((entry) => entry.line),
  ).own;
  const ratio = top.value / next.value;
  const ratioText = formats.number(ratio, ratio < 10 ? 1 : 0);
  return words(hasOwn ? ownKey : `compare.finding.${isByAreas ? 'areas' : 'lines'}`, {
    ...formsOf(words, 'a', line.area),
    ...formsOf(words, 'b', next.entry.line.area),
    a: names[lines.indexOf(top.entry)] ?? '',
    b: names[lines.indexOf(next.entry)] ?? '',
    crop: words(`crops.${line.crop}.amount`),
    year: formats.year(year),
    value: valueText(top.entry, top.value, hasUnit, speech),
    near: ratio < sameRatio ? 'near' : ratioText === formats.number(2, 1) ? 'twice' : 'far',
    ratio: ratioText,
    others: others.length === 0 ? '' : words('compare.finding.next', { count: others.length + 2 }),
  });
}

/** Which of several areas changed most between both sides; none where a change is not known or is of a doubtful figure. */
export function changeFinding(
  drawn: readonly SlopeLine[],
  changes: Parameters<typeof changeOf>[1],
  place: { from: string; to: string },
  { words, formats }: Speech,
): string | undefined {
  const known = drawn.flatMap((slope) => {
    const { entry, years } = slope;
    const change = changeOf(slope, changes);
    const isDoubtful = [...years.from, ...years.to].some(
      (year) => entry.figures.doubts?.[year] !== undefined,
    );
    return change === null || isDoubtful ? [] : [{ area: entry.line.area, change }];
  });
  const most = known.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))[0];
  const isKnown = known.length === drawn.length && known.length > 1;
  if (most === undefined || !isKnown || !areAreas(drawn.map(({ entry }) => entry))) return undefined;
  return words('compare.finding.change', {
    ...place,
    ...areaWords(words, most.area),
    change: formats.change(most.change),
  });
}

export function comparisonNotes(
  words: Words,
  { shown, base }: ShownComparison,
  choices: { measure: CompareMeasure; hasOthers: boolean },
): readonly string[] {
  const kinds = ['benchmark-', 'samples-', 'sent-', 'varieties-', 'loss-', 'price-'] as const;
  return [
    ...(choices.measure === 'absolute'
      ? []
      : [words(`compare.note.${choices.measure}`, { base: String(base ?? '') })]),
    ...(choices.hasOthers ? [words('compare.note.others')] : []),
    ...(shown.some((entry) => hasBound(entry)) ? [words('compare.note.bounds')] : []),
    ...kinds.flatMap((kind) =>
      shown.some(({ line }) => String(line.shown).startsWith(kind))
        ? [words(`compare.note.${kind}lines`)]
        : [],
    ),
  ];
}
