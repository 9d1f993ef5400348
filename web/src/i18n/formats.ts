import type { DecimalSign } from '#contract/page.ts';
import { rounded, roundedPercent } from '#domain/rounding.ts';
import type { Language } from '../url/paths.ts';
import { toLocale } from './words.tsx';

/** Number and date formats of a language, each made once: building an `Intl` object costs more than using it. */
export interface Formats {
  readonly decimals: DecimalSign;
  /** A figure with up to `decimals` decimals and no less than `least`; the same text on screen, in tables and tooltips. */
  number(value: number, decimals?: number, least?: number): string;
  /** A number as it is kept, without rounding. */
  exact(value: number): string;

  /** At most three significant digits, from a million on with a scale word: `28.5 million`, `12,300`, `0.83`. `isBound` never rounds up. */
  edited(value: number, isBound?: boolean, decimals?: number): string;
  /** A fraction as a percentage that is read rather than looked up: `15.9%`, `0.83%`; `~0%` of what rounds to 0. */
  editedPercent(value: number, decimals?: number): string;
  /** The word of a scale after a number: `million`, `millones`, `milhões`. */
  scaleWord(scale: 1_000 | 1_000_000 | 1_000_000_000, count?: number): string;
  /** A number for a sentence, whose digits are edited already, with a scale where the language has one: `28.5 million`, `861,000`, `263 mil`. */
  amount(value: number): string;
  /** A fraction as a percentage, with decimals as `number` has them: 0.1456 → `14.56%` or `14,56 %`; `~0%` of what rounds to 0. */
  percent(value: number, decimals?: number, least?: number): string;
  /** A signed percentage for a change against another year; only no change at all is 0%. */
  change(value: number): string;
  /** A change by percentage points as it is read, with its sign: `+0.83`, `−12.4`, `−801`. */
  points(value: number): string;
  /** A number with its sign, rounded to exactly `decimals` decimals: `+5.6`; zero has no sign. */
  signed(value: number, decimals: number): string;
  /** A fraction as a signed percentage with exactly `decimals` decimals: 0.028 → `+2.8%`. */
  signedPercent(value: number, decimals: number): string;
  date(iso: string): string;
  /** Years are labels: never grouped. */
  year(year: number): string;
  /** From the one to the other: `2014–2016`, `2014-2016`; the one alone where both are the same. */
  span(first: string | number, last: string | number): string;
  list(entries: readonly string[]): string;
}

/** A percentage that rounds to 0 and is none, in every language and place. */
export const aboutNoPercent = '~0%';

/** Decimals of a number as it is kept: enough for six significant digits of a small fraction. */
const exactDecimals = 12;

const editedDigits = 3;

/** Decimals with which a number is read; negative where its last digits are left out: of 1,562.5 only tens are read. */
export function readDecimals(value: number): number {
  const digits = value === 0 ? 1 : Math.floor(Math.log10(Math.abs(value))) + 1;
  return Math.min(Math.max(2, 1 - digits), editedDigits - digits);
}

/** Three significant digits, two decimals at most or what the first digit needs: halves away from zero, a lower bound downwards. */
export function editedValue(value: number, isBound = false): number {
  const decimals = readDecimals(value);
  const nearest = rounded(value, decimals);
  const isAbove = nearest > Number(value.toPrecision(15));
  return isBound && isAbove && value > 0 ? rounded(nearest - 10 ** -decimals, decimals) : nearest;
}

/** Decimals of a percentage that is read: three digits, as on maps and in charts; none from 100 on, one from 10 on, else two. */
export const percentDecimals = (percent: number): number =>
  Math.abs(percent) >= 99.95 ? 0 : Math.abs(percent) >= 9.995 ? 1 : 2;

/** Decimals of a change by percentage points that is read: none from 100 on, one from 1 on, else two. */
export const pointDecimals = (points: number): number =>
  Math.abs(points) >= 99.95 ? 0 : Math.abs(points) >= 0.995 ? 1 : 2;

export const isScaled = (value: number): boolean => Math.abs(editedValue(value)) >= 1_000_000;

/** A quantity in Spanish and Portuguese: a thousand is written without *one*, except after the sign of a currency. */
export const withoutOne = (text: string): string => text.replace(/^1\s(?=mil(\s|$))/, '');

/** So many texts of numbers of one form are remembered: more than the tables of a page have. */
const mostRemembered = 2_000;

/** Writes a number that was written a moment ago as it was then: asking `Intl` costs thirty times as much. */
function remembering(write: (value: number) => string): (value: number) => string {
  const texts = new Map<number, string>();
  return (value) => {
    // A zero with a sign and one without are one key of a map, and two texts.
    if (value === 0) return write(value);
    const known = texts.get(value);
    if (known !== undefined) return known;
    if (texts.size >= mostRemembered) texts.clear();
    const text = write(value);
    texts.set(value, text);
    return text;
  };
}

/** What is made when it is first needed: a page that wakes pays for no format that it does not show. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const between = (least: number, decimals: number): Intl.NumberFormatOptions => ({
  minimumFractionDigits: least,
  maximumFractionDigits: decimals,
});

const scaled = { notation: 'compact', compactDisplay: 'long' } as const;

/** Dates in words, the day before the month in English too, as in the rest of a British text. */
const longDates = (language: Language): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : toLocale(language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });

const made = new Map<string, Formats>();

/** Decimal sign of Spanish now: in browsers the visitor's choice, on the server that of the page. */
let spanishDecimals: () => DecimalSign | undefined = () => undefined;

/** Writes Spanish from now on with the decimals that `read` finds, and with a comma where it finds none. */
export function decimalsFrom(read: () => DecimalSign | undefined): void {
  spanishDecimals = read;
}

export function getFormats(language: Language): Formats {
  const decimals = language === 'es' ? (spanishDecimals() ?? 'comma') : language === 'en' ? 'point' : 'comma';
  const key = `${language} ${decimals}`;
  const formats = made.get(key) ?? makeFormats(language, decimals);
  made.set(key, formats);
  return formats;
}

function makeFormats(language: Language, decimalSign: DecimalSign): Formats {
  const locale = toLocale(language);
  const numbers = new Map<string, (value: number) => string>();
  /** The writer of numbers of one form; a page writes thousands, and pages of one release the same ones again. */
  const writer = (key: string, options: () => Intl.NumberFormatOptions): ((value: number) => string) => {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    // Spanish does not group four digits.
    const numberFormat = new Intl.NumberFormat(locale, {
      useGrouping: language === 'es' ? 'min2' : true,
      ...options(),
    });
    const fresh = remembering((value) => {
      const text = numberFormat.format(value).replace('-', '\u2212');
      if (language !== 'es') return text;
      // A narrow space groups digits both with a decimal comma and with a decimal point.
      const spaced = text.replaceAll('.', '\u202f');
      return decimalSign === 'point' ? spaced.replace(',', '.') : spaced;
    });
    numbers.set(key, fresh);
    return fresh;
  };
  const dates = once(() => longDates(language));
  const lists = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const scaleWords = new Map<number, string>();
  const plurals = once(() => new Intl.PluralRules(locale, { maximumFractionDigits: 20 }));
  const percentText = (value: number, least: number, decimals: number): string => {
    const percent = roundedPercent(value, decimals);
    if (percent === 0 && value !== 0) return aboutNoPercent;
    const fewest = value === 0 ? 0 : least;
    return writer(`percent ${fewest}-${decimals}`, () => ({
      style: 'percent',
      ...between(fewest, decimals),
    }))(percent / 100);
  };
  const formats: Formats = {
    decimals: decimalSign,
    number: (value, decimals = 2, least = 0) =>
      writer(`${least}-${decimals}`, () => between(least, decimals))(rounded(value, decimals)),
    exact: (value) => formats.number(value, exactDecimals),

    edited: (value, isBound = false, decimals = undefined) => {
      // Beside others, too, a number of more than three digits is read in three.
      const isLong = decimals === 0 && Math.abs(value) >= 1000;
      const roundedNumber =
        decimals === undefined || isLong ? editedValue(value, isBound) : rounded(value, decimals);
      const withScale = isScaled(value);
      return writer(`edited ${decimals} ${withScale}`, () => ({
        ...(decimals === undefined
          ? { maximumSignificantDigits: editedDigits }
          : between(decimals, decimals)),
        ...(withScale && scaled),
      }))(roundedNumber);
    },
    editedPercent: (value, least = undefined) => {
      const decimals = least ?? percentDecimals(roundedPercent(value, 2));
      return percentText(value, least ?? 0, decimals);
    },
    scaleWord: (scale, count = 2) => {
      // Of 1.31 Portuguese has the singular, of 0.853 as well; Spanish has it of 1 alone.
      const times = plurals().select(Math.abs(count)) === 'one' ? 1 : 2;
      const known = scaleWords.get(times * scale);
      if (known !== undefined) return known;
      const parts = new Intl.NumberFormat(locale, scaled).formatToParts(times * scale);
      const word = parts.find(({ type }) => type === 'compact')?.value ?? '';
      scaleWords.set(times * scale, word);
      return word;
    },
    amount: (value) => {
      const withScale = Math.abs(value) >= (language === 'en' ? 1_000_000 : 10_000);
      return writer(`amount ${withScale}`, () => ({
        maximumSignificantDigits: 3,
        ...(withScale && scaled),
      }))(value);
    },
    percent: (value, decimals = 2, least = 0) => percentText(value, least, decimals),
    change: (value) => {
      // A change is never rounded away: one below 0.05 % has its first digit.
      const isTiny = Math.abs(value) < 0.0005;
      return writer(`change ${isTiny}`, () => ({
        style: 'percent',
        signDisplay: 'exceptZero',
        ...(isTiny ? { maximumSignificantDigits: 1 } : between(1, 1)),
      }))(value);
    },
    points: (value) =>
      value !== 0 && Math.abs(value) < 0.005 ? '~0' : formats.signed(value, pointDecimals(value)),
    signed: (value, decimals) =>
      writer(`signed ${decimals}`, () => ({
        ...between(decimals, decimals),
        signDisplay: 'exceptZero',
      }))(rounded(value, decimals)),
    signedPercent: (value, decimals) =>
      writer(`signed percent ${decimals}`, () => ({
        style: 'percent',
        ...between(decimals, decimals),
        signDisplay: 'exceptZero',
      }))(roundedPercent(value, decimals) / 100),
    date: (iso) => dates().format(new Date(iso)),
    year: (year) => String(year),
    span: (first, last) => (first === last ? `${first}` : `${first}${language === 'en' ? '–' : '-'}${last}`),
    list: (entries) => lists().format(entries),
  };
  return formats;
}

/** Decimals of a change over ten years in percent, given as a fraction: one below 1 %. */
export const changeDecimals = (value: number): number => (Math.abs(value) < 0.01 ? 1 : 0);

/** Text of such a change, which is never rounded away. */
export const roundChange = (value: number, formats: Formats): string =>
  Math.abs(value) < 0.01 ? formats.change(value) : formats.signedPercent(value, 0);
