import type { ImportColumn } from './import-format.ts';
import {
  endOfSeason,
  hasLostLetters,
  isDay,
  isFailedFormula,
  isoDay,
  saysNothing,
  splitCell,
  unpartedNumber,
  whyNoDay,
  whyNoName,
  whyNotNumeric,
} from './spreadsheet-cell.ts';

/** First characters by which spreadsheets take a text for a formula; the export writes an apostrophe before such texts. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

const longestText = 400;

/** Control characters, except line breaks and tabs. */
const controls = /(?![\n\t])\p{Cc}/u;

/**
 * Signs without a form of their own that make two texts look the same or turn one around: soft hyphens, blanks without width,
 * marks of direction. Joiners are allowed beside letters of scripts that join, not after a Latin letter, a digit or a blank.
 */
const invisible =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]|(?<![\p{L}\p{M}])[\u200C\u200D]|(?<=\p{Script=Latin})[\u200C\u200D]/u;

/** The name of a sign that cannot be shown: U+202E. */
const codeOf = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Signs that a browser could read as a tag, a comment, a declaration or an entity. */
const markup = /<[a-z/!?]|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i;

/** A number with a decimal point. */
const decimal = /^-?\d{1,12}(?:\.\d{1,20})?$/;

/** Numbers that are another one where the sign in them parts thousands. */
const twoReadings = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

/** Why a cell is no number of its column; `hasPoints` if other numbers of the file show that it uses decimal points. */
function whyNoNumber(
  { type, minimum, maximum }: ImportColumn,
  value: string,
  hasPoints: boolean,
): string | null {
  const plain = type === 'integer' ? unpartedNumber(value).replace(/\.0{1,2}$/, '') : unpartedNumber(value);
  if (type === 'integer' && !/^-?\d{1,9}$/.test(plain)) {
    const end = endOfSeason(value);
    return `is no whole number${end === null ? '' : `: of a season over two years write the one in which it ends, ${end}`}`;
  }
  if (!decimal.test(plain)) return whyNotNumeric(value);
  if (type === 'number' && twoReadings.test(value) && !(hasPoints && value.includes('.'))) {
    const withoutPoint = value.replace(/[.,]/, '');
    return `can be read as ${withoutPoint} and as ${value.replace(',', '.')}: write ${withoutPoint}, or ${value.replace(',', '.')}0`;
  }
  const number = Number(plain);
  const isBelow = minimum !== undefined && number < minimum;
  const isAbove = maximum !== undefined && number > maximum;
  if (!isBelow && !isAbove) return null;
  return maximum === undefined ? `is below ${minimum}` : `is out of range: ${minimum ?? 'any'} to ${maximum}`;
}

/** What a check knows of the world: its codes, other encodings and addresses. */
export interface CheckContext {
  countries: ReadonlySet<string>;
  /** The codes of countries that are meant by a name: SWZ for Swaziland. */
  codesOf(name: string): readonly string[];
  /** The text of a cell in its likely encoding, with that encoding's name; `null` where none makes sense. */
  likelyText(cell: string): { text: string; encoding: string } | null;
  isPageAddress(text: string): boolean;
}

/** What cells are held against beside their column. */
export interface Known extends CheckContext {
  hasPoints: boolean;
  isRatherMac: boolean;
}

const asFormula = 'begins like a formula, which a spreadsheet would calculate. Write the text alone';

/**
 * A cell without its guard: the apostrophe that keeps a spreadsheet from calculating it, or that marks a name which looks like a
 * day or like an unknown value.
 */
export function unguarded({ named }: ImportColumn, raw: string): { value: string; isGuarded: boolean } {
  if (!raw.startsWith("'")) return { value: raw, isGuarded: false };
  const bare = raw.replace(/^'+/, '');
  const isGuarded = formula.test(bare) || (named === true && (saysNothing(bare) || whyNoName(bare) !== null));
  return { value: isGuarded ? raw.slice(1) : raw, isGuarded };
}

/** Why a name in a cell was changed by a spreadsheet; `null` if none was. */
const whyNoNames = ({ list }: ImportColumn, value: string): string | null =>
  (list === true ? splitCell(value) : [value]).map(whyNoName).find((reason) => reason !== null) ?? null;

/** Spellings of units that differ from the table's. */
const otherUnits: readonly (readonly [form: RegExp, remedy: string])[] = [
  [
    /^(?:mt|tm|tonnes?|toneladas?|(?:metric|tonnes?|toneladas?) (?:tons?|tonnes?|m[eé]tri(?:que|ca)s?))$/i,
    'write t',
  ],
  [/^(?:kgs?\.?|kilos?|quilos?|(?:kilo|quilo)gram(?:me|o|a)?s?)$/i, 'write kg'],
  [/^tons?$/i, 'a ton is 907, 1,000 or 1,016 kg: convert it'],
  [/^(?:qq|qtls?|quinta(?:l|ls|les|is))\.?$/i, 'a quintal is 100 or 46 kg: convert it'],
];

/** The value of a list that a cell has in other letters: yes for Yes. Of two that differ in these alone the small one. */
const choiceOf = (choices: readonly string[], value: string): string | undefined =>
  choices.includes(value)
    ? value
    : choices.findLast((choice) => choice.toLowerCase() === value.toLowerCase());

function whyNoChoice({ name, list }: ImportColumn, choices: readonly string[], value: string): string | null {
  const wrong = (list === true ? splitCell(value) : [value]).find(
    (part) => choiceOf(choices, part) === undefined,
  );
  if (wrong === undefined) return null;
  const remedy = name === 'unit' ? otherUnits.find(([form]) => form.test(wrong))?.[1] : undefined;
  return `is none of: ${choices.join(', ')}${remedy === undefined ? '' : `. Here ${remedy}`}`;
}

function whyNoCountry(value: string, { countries, codesOf }: CheckContext): string | null {
  if (countries.has(value.toUpperCase())) return null;
  const codes = codesOf(value).filter((code) => countries.has(code));
  if (codes.length === 0 && saysNothing(value)) return nothing;
  const reason = 'is no ISO 3166 code of a country, three capital letters such as KEN';
  return codes.length === 0 ? reason : `${reason}: use ${codes.join(' or ')}`;
}

const nothing = 'says that nothing is known: leave the cell empty';

/** Faults of the characters of a cell, for any column. */
function whyNoText(value: string, { isRatherMac, likelyText }: Known): string | null {
  if (isFailedFormula(value))
    return 'is the error of a formula, such as a VLOOKUP that found nothing: repair the formula, or type the value';
  if (hasLostLetters(value, isRatherMac)) {
    const likely = likelyText(value);
    const reading = likely === null ? '' : `. In ${likely.encoding} it is ${JSON.stringify(likely.text)}`;
    return `has letters that were lost between two encodings: write it anew, and save the table as CSV UTF-8${reading}`;
  }
  if (controls.test(value)) return 'has control characters';
  const unseen = invisible.exec(value);
  return unseen === null ? null : `has an invisible character, ${codeOf(unseen[0])}: write it anew`;
}

/** Why a cell is not valid in its column; `null` where it is. */
export function whyWrong(
  column: ImportColumn,
  value: string,
  known: Known,
  isGuarded = false,
): string | null {
  const { type, oneOf, earliest, longest = longestText, named } = column;
  const isNumber = type === 'integer' || type === 'number';
  if (value === '') return column.required === true ? 'is required and empty' : null;
  if (!isGuarded && oneOf !== 'countries' && saysNothing(value)) return nothing;
  if (!isGuarded && formula.test(value) && !(isNumber && /^-\d/.test(value))) return asFormula;
  if (value.length > longest) return `has ${value.length} characters, and ${longest} are the most`;
  const noText = whyNoText(value, known);
  if (noText !== null) return noText;
  if (oneOf === 'countries') return whyNoCountry(value, known);
  if (oneOf !== undefined) return whyNoChoice(column, oneOf, value);
  if (markup.test(value))
    return 'has markup, and a text is plain: write it without < before a letter, and & instead of &amp;';
  const made = named === true && !isGuarded ? whyNoNames(column, value) : null;
  if (made !== null)
    return `${made} Write the name in a cell of text, or with an apostrophe before it where it is right`;
  if (isNumber) return whyNoNumber(column, value, known.hasPoints);
  if (type === 'date' && !isDay(isoDay(value))) return whyNoDay(value);
  if (type === 'date' && earliest !== undefined && isoDay(value) < earliest)
    return `comes before ${earliest}`;
  if (type === 'url' && !known.isPageAddress(value)) return 'is no address of a page, https://…';
  return null;
}

/** A valid cell in normal form, so that equal values are equal texts. */
export function written({ type, list, oneOf, letters }: ImportColumn, value: string): string {
  if (value === '') return value;
  const choices = oneOf === 'countries' ? undefined : oneOf;
  if (list === true)
    return splitCell(value)
      .map((part) => choiceOf(choices ?? [part], part) ?? part)
      .join('; ')
      .normalize('NFC');
  if (choices !== undefined) return choiceOf(choices, value) ?? value;
  if (oneOf === 'countries' || letters === 'capital') return value.toUpperCase();
  if (letters === 'small') return value.toLowerCase();
  if (type === 'integer' || type === 'number') return String(Number(unpartedNumber(value)) + 0);
  if (type === 'date') return isoDay(value);
  return value.replace(/\s+/g, ' ').normalize('NFC');
}
