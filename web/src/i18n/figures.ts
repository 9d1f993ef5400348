import type { DoubtReason } from '#catalog/doubts.ts';
import { findElement } from '#catalog/elements/index.ts';
import { computedFlag, type FlagState, lowerBoundFlag } from '#catalog/flags.ts';
import { isUnusual } from '#domain/plausibility.ts';
import { rounded, roundedPercent } from '#domain/rounding.ts';
import { aboutNoPercent, type Formats, isScaled, withoutOne } from './formats.ts';
import type { Words } from './words.tsx';

/** What a figure is rounded to, and the most decimals with which it reads; `share` is the fraction of a percentage. */
export function readForm(
  element: number,
  value: number,
): { rounded: number; decimals: number; share: number | null } {
  const { unit, decimals = 2 } = findElement(element) ?? {};
  const share = unit === 'fraction' ? value : unit === 'percent' ? value / 100 : null;
  return share === null
    ? { rounded: rounded(value, decimals), decimals, share }
    : { rounded: roundedPercent(share, 2), decimals: 2, share };
}

/**
 * The text of a figure, the same everywhere: on the map's card, in boxes, charts, tables and summaries. Shares travel
 * as fractions and read as percentages with up to two decimals. `~0%` or `~0` where that is 0 but the value is not, or where
 * the source's rounding made the 0 (`roundedAway`). No less decimals than `least`, but for nothing at all, which is a plain 0.
 */
export function formatFigure(
  element: number,
  value: number,
  formats: Formats,
  roundedAway = false,
  least = 0,
): string {
  const form = readForm(element, value);
  if (form.share !== null)
    return value === 0 && roundedAway ? aboutNoPercent : formats.percent(form.share, form.decimals, least);
  if (form.rounded === 0 && (value > 0 || (value === 0 && roundedAway))) return '~0';
  return formats.number(value, form.decimals, value === 0 ? 0 : least);
}

/** Units that count in thousands, and what they count: a figure that is read has one scale, its own. */
const counted: Readonly<Record<string, string>> = {
  kt: 't',
  '1000-ha': 'ha',
  '1000-persons': 'persons',
  '1000-usd': 'usd',
  '1000-int-dollar': 'int-dollar',
};

/**
 * A figure as it is read in sentences, cards, podiums and labels: at most three significant digits, with scale word and unit
 * (`28.5 million t`, `US$ 3.34 billion`, `0.83%`). Tables, explanations and exports have it exactly. `isBound` never rounds up.
 * `form` leaves the unit out (`number`), or writes a unit per inhabitant in short (`lead`: `24 kcal`) or in full (`said`: `24 kcal a day for
 * each inhabitant`). `decimals` are those of a figure beside others (`editedDecimals`).
 */
export function editFigure(
  element: number,
  value: number,
  { words, formats }: { words: Words; formats: Formats },
  {
    roundedAway = false,
    isBound = false,
    form = 'whole',
    decimals,
  }: {
    decimals?: number | undefined;
    roundedAway?: boolean;
    isBound?: boolean;
    form?: 'whole' | 'number' | 'lead' | 'said';
  } = {},
): string {
  const unit = findElement(element)?.unit ?? 'kt';
  const isTiny = roundedAway && value === 0;
  if (unit === 'fraction') return isTiny ? aboutNoPercent : formats.editedPercent(value, decimals);
  if (unit === 'percent') return formats.editedPercent(value / 100, decimals);
  if (unit === 'rank') return formats.number(value, 0);
  const { amount, unit: read } = readAmount(element, value);
  const text = isTiny ? '~0' : formats.edited(amount, isBound, decimals);
  if (form === 'number') return text;
  const unitKey = `units.${read}.${form}`;
  if (words.has(unitKey))
    return withoutOne(
      words(unitKey, { value: isScaled(amount) ? words('units.scaled', { value: text }) : text }),
    );
  return withoutOne(
    besideUnit(words, read, text, isScaled(amount) ? 'large' : amount === 1 ? 'one' : 'small'),
  );
}

export function readAmount(element: number, value: number): { amount: number; unit: string } {
  const unit = findElement(element)?.unit ?? 'kt';
  const read = counted[unit];
  return read === undefined ? { amount: value, unit } : { amount: value * 1000, unit: read };
}

/** Whether a figure in its own unit is thousands of thousands: then it has one scale only in the unit in which it is read. */
const hasTwoScales = (element: number, value: number): boolean =>
  Math.abs(value) >= 1000 && readAmount(element, 1).amount !== 1;

/** A number or the word of a scale with its unit; units that are read as they are written have no words of their own. */
export function besideUnit(
  words: Words,
  unit: string,
  value: string,
  scale: 'large' | 'one' | 'small',
): string {
  // The sign comes first, before a currency too: `−US$ 277 million`.
  if (value.startsWith('\u2212')) return `\u2212${besideUnit(words, unit, value.slice(1), scale)}`;
  const key = `units.${unit}.${scale === 'large' ? 'scaled' : 'read'}`;
  return words.has(key)
    ? words(key, { value, count: scale === 'one' ? 1 : 2 })
    : `${value} ${words(`units.${unit}.short`)}`;
}

/** Whether the number needs its unit beside it: percentages and ranks have theirs in the text. */
export function needsUnit(element: number): boolean {
  const unit = findElement(element)?.unit;
  return unit !== 'fraction' && unit !== 'percent' && unit !== 'rank';
}

/** Meaning of a flag in words; of a blank, that the source states none. */
export function flagText(words: Words, flag: string): string {
  const key = `figure.flag.${flag}`;
  return words(words.has(key) ? key : 'figure.flag.none');
}

/** That a figure is doubtful, and why: `unusual: check with the source. It is computed from a number that is unusual.` */
export const doubtText = (words: Words, reason: DoubtReason): string =>
  `${isUnusual({ doubt: reason }) ? `${words('figure.doubt')}. ` : ''}${words(`figure.doubt.${reason}`)}`;

/** The same of a figure in a table; absent where it is believed. */
export const doubtOf = (words: Words, { doubt }: { doubt?: DoubtReason | undefined }): string | undefined =>
  doubt === undefined ? undefined : doubtText(words, doubt);

/** The same under a table, in which a figure without a flag has no letter to look up. */
export function tableFlagText(words: Words, flag: string): string {
  return flag === '' ? words('figure.state.letterless') : flagText(words, flag);
}

/** How many countries the observatory computed, and which part of their total; `null` where none, or of shares, yields and the like. */
export function computedText(
  element: number,
  countries: readonly { value: number; flag: string }[],
  { words, formats }: { words: Words; formats: Formats },
): string | null {
  const computed = countries.filter(({ flag }) => flag === computedFlag);
  if (computed.length === 0 || findElement(element)?.aggregate !== 'sum') return null;
  const sum = (list: typeof countries): number => list.reduce((total, { value }) => total + value, 0);
  return words('figure.state.total', {
    count: computed.length,
    countries: countries.length,
    share: formats.percent(sum(computed) / sum(countries), 0),
  });
}

/** How many figures have which state, in words: `76 computed by the observatory and 32 not stated`. */
export function stateCounts(
  counts: ReadonlyMap<FlagState, number>,
  { words, formats }: { words: Words; formats: Formats },
): string {
  return formats.list(
    [...counts].flatMap(([state, count]) =>
      state === 'official' ? [] : [words(`figure.state.${state}.count`, { count })],
    ),
  );
}

export const isLowerBound = ({ flag }: { flag: string }): boolean => flag === lowerBoundFlag;

/** `≥ 51,663`, or in sentences `at least 51,663`. Differences and quotients of lower bounds are none themselves. */
export function boundText(
  words: Words,
  element: number,
  figure: { value: number; flag: string },
  text: string,
  form: 'symbol' | 'value' = 'symbol',
): string {
  const formula = findElement(element)?.formula;
  const isSum =
    formula === undefined || (formula.kind === 'sum' && formula.terms.every(({ sign }) => sign > 0));
  return isLowerBound(figure) && isSum ? words(`figure.bound.${form}`, { value: text }) : text;
}

/** A figure with all its digits and its unit: money in dollars, and as it is read where it has no digits left, or thousands of thousands. */
export function figureWithUnit(
  element: number,
  value: number,
  speech: { words: Words; formats: Formats },
  roundedAway = false,
  isBound = false,
): string {
  const { words, formats } = speech;
  const number = formatFigure(element, value, formats, roundedAway);
  if ((value > 0 && number === '~0') || hasTwoScales(element, value))
    return editFigure(element, value, speech, { isBound });
  if (!needsUnit(element)) return number;
  const { unit = 'kt', decimals = 2 } = findElement(element) ?? {};
  if (!/^1000-(usd|int-dollar)$/.test(unit))
    return words('chart.value', { value: number, unit: words(`units.${unit}.short`) });
  return besideUnit(
    words,
    counted[unit] ?? unit,
    number === '~0' ? number : formats.number(rounded(value, decimals) * 1000, 0),
    'small',
  );
}
