/**
 * Letters lost in a wrong conversion of encodings: the replacement character, or the two or three characters of a UTF-8 letter
 * that was read as Windows-1252 (`Ã©` for é). Excludes what may follow a word of capitals (“MAÇÔ, AMANHÃ…).
 */
export const garbled = /\uFFFD|[ÂÃ][\u0080-\u009F¡-º¼-¿€‚ƒ„†‡ˆ‰Š‹ŒŽ‘“•˜™š›œžŸ]|â€[™œ“”˜¦\u0080-\u00BF]/u;

/** Signs within a word where old Macs (`Bogot‡n`) and DOS (`Fr¡jol`) had a letter, and the mark for a letter of no code page (`Fr?jol`). */
const otherAlphabet =
  /\p{L}[\u0081\u008D\u008F\u0090\u009D¡¢£¤¥¦¿‚ƒ„†‡ˆ‰‹›•˜™]+\p{Ll}|\p{L}Æ\p{Ll}|\p{L}\?\p{Ll}/u;

/** Letters with accents whose case is another than that of their word: DOS has `SÆo`, and old Macs have `FRêJOL`. */
const oddCase = /\p{Ll}[À-ÖØ-Þ](?!\p{Lu})|\p{Lu}{2}[à-öø-ÿ]\p{Lu}/gu;
/** Windows-1252 characters that may be letters of an old Mac or DOS encoding: `CafŽ`, `Espa–a`, `Bogot‡`. */
const perhapsLetter = /\p{Ll}[ŽŠŸ‡†ˆ‹‰™\u00A0]|[‡†ˆ‹]\p{Ll}|\p{Ll}[–—]+\p{Ll}/gu;
const accented = /[À-ÖØ-öø-ÿ]/g;
const count = (text: string, form: RegExp): number => text.match(form)?.length ?? 0;

/** Whether a text that was read as Windows-1252 is rather of an old Mac or of DOS: it has few letters with accents beside their signs. */
export function isRatherMac(text: string): boolean {
  const odd = count(text, oddCase);
  return count(text, perhapsLetter) + odd > count(text, accented) - odd;
}

/**
 * Whether letters of a cell were lost between two encodings; `rather` if the whole text `isRatherMac`, which makes every letter
 * beyond ASCII wrong. Addresses may have any sign.
 */
export const hasLostLetters = (cell: string, rather: boolean): boolean =>
  garbled.test(cell) ||
  (otherAlphabet.test(cell) && !cell.includes('://')) ||
  (rather && /\P{ASCII}/u.test(cell));

/**
 * The error values of failed formulas in any language of spreadsheets: #N/A, #N/D, #REF!, #¡VALOR!, #NOME?, #DIV/0!,
 * LibreOffice's Err:502, and the #### of a column that is too narrow.
 */
const failedFormula =
  /^(?:#[¡¿]?\p{Lu}[\p{Lu}\d_/]*[!?]|#[Nn]\/[AaDd]|#N\/[AD] N\/[AD]|#NV|#GETTING_DATA|#{3,}|Err:\d{3})$/u;

export const isFailedFormula = (cell: string): boolean => failedFormula.test(cell.trim());

/** How spreadsheets write months in English, Spanish, Portuguese, French and German, from January on. */
const months = [
  'jan|ene',
  'feb|fev',
  'mars?',
  'apr|abr|avr',
  'may|mai',
  'jun|juin',
  'jul|juil',
  'aug|ago',
  'sept?|set',
  'oct|out|okt',
  'nov',
  'dec|dez|dic',
];
const anyMonth = months.join('|');
const monthOf = (name: string): number =>
  months.findIndex((form) => new RegExp(`^(?:${form})$`, 'i').test(name)) + 1;

/** MAR 2 becomes 2-Mar, and 02/mar in Portuguese. */
const dayAndMonth = new RegExp(`^(\\d{1,2})[-/. ](${anyMonth})\\.?(?:[-/. ](\\d{4}|\\d{2}))?$`, 'i');
/** MAR-90 becomes Mar-90. */
const monthAndYear = new RegExp(
  `^((?:${anyMonth.replace(/(^|\|)(\w)/g, (_, bar, letter) => `${bar}[${letter}${letter.toUpperCase()}]`)}))[-/](\\d{2})$`,
);
const numericDay = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/;
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]\d{1,2}:[\d:.]+)?$/;
const exponent = /^(\d)(?:[.,](\d+))?E([+-]\d{2,})$/i;

const msOfDay = 86_400_000;

/** The day that spreadsheets count so, from 1900 on. */
const dayOfSerial = (serial: number): string =>
  new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * msOfDay).toISOString().slice(0, 10);

/** Whether the day exists: 2026-02-30 does not. */
export function isDay(text: string): boolean {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return month >= '01' && month <= '12' && day >= '01' && Number(day) <= days;
}

/** The possible days of a cell in another form than 2026-05-31; one without a year is in 2000. */
function daysOf(cell: string): string[] {
  const iso = (year: string, month: string | number, day: string): string => {
    // As spreadsheets have it, 29 is 2029 and 30 is 1930.
    const fullYear = year.length === 4 ? year : `${Number(year) < 30 ? '20' : '19'}${year}`;
    return `${fullYear}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  };
  const [, dayText = '', name = '', inYear = '2000'] = dayAndMonth.exec(cell) ?? [];
  const [, a = '', b = '', year = ''] = numericDay.exec(cell) ?? [];
  const [, first = '', month = '', day = ''] = yearFirst.exec(cell) ?? [];
  const days = [
    ...(name === '' ? [] : [iso(inYear, monthOf(name), dayText)]),
    ...(year === '' ? [] : [iso(year, b, a), iso(year, a, b)]),
    ...(first === '' ? [] : [iso(first, month, day)]),
  ];
  return [...new Set(days)].filter(isDay);
}

/** Why a cell is no day, with the day that it may mean. */
export function whyNoDay(cell: string): string {
  if (/^\d{5}(?:[.,]\d+)?$/.test(cell))
    return `is the number by which spreadsheets count the day ${dayOfSerial(Number.parseInt(cell, 10))}: write that`;
  const [day, other] = dayAndMonth.test(cell) && !/\d{2}$/.test(cell) ? [] : daysOf(cell);
  if (other !== undefined) return `can be read as ${day} and as ${other}: write the one that is meant`;
  return `is no date such as 2026-05-31${day === undefined ? '' : `: write ${day}`}`;
}

/** Serial days of names: from 2000 to 2035, in which spreadsheets put a day without a year. */
const serialDays = { from: 36_526, to: 49_674 };

/** Names that a spreadsheet would turn into each day: MAR 2, and 2-3. */
const namesOf = (days: readonly string[]): string =>
  days
    .map((day) => {
      const [, month = 0, dayNumber = 0] = day.split('-').map(Number);
      return `${(months[month - 1] ?? '').slice(0, 3).toUpperCase()} ${dayNumber} or ${dayNumber}-${month}`;
    })
    .join(', ');

/** How sums and means of rows are called. */
const sum =
  /^(?:(?:grand|gran|sub)[ -]?)?total(?:s|es)?\b|^(?:sum|suma|soma|average|mean|promedio|m[eé]dia|moyenne)(?![\p{L}\d])/iu;

/** Whether a cell calls its row a sum or a mean of others. */
export const isSum = (cell: string): boolean => sum.test(cell);

/** Why a cell is no name: a spreadsheet took one for a day or a number (2-Mar of MAR 2, 1E+05), or it marks a sum or a footnote. */
export function whyNoName(cell: string): string | null {
  const isMade =
    (dayAndMonth.test(cell) && !cell.includes(' ')) ||
    (numericDay.test(cell) && !/ |-\d{2}$/.test(cell)) ||
    /^\d{4}-\d{2}-\d{2}(?:[T ].*)?$/.test(cell);
  const ask = (names: string): string => (names === '' ? '.' : `. Is it ${names}?`);
  if (isMade) return `is a day, which spreadsheets make of names${ask(namesOf(daysOf(cell)))}`;
  const [, month, year] = monthAndYear.exec(cell) ?? [];
  if (month !== undefined)
    return `is a month, which spreadsheets make of names. Is it ${month.toUpperCase()} ${year}?`;
  const [, digits, decimals = '', power] = exponent.exec(cell) ?? [];
  if (digits !== undefined)
    return `is a number as spreadsheets round it. Is it ${digits}${decimals}E${Number(power) - decimals.length}?`;
  if (/^(?:(?:grand|gran|sub)[ -]?)?total(?:s|es)?(?: (?:general|geral))?:?$/i.test(cell))
    return 'is a sum of rows, and no name: leave the cell empty where the figure is of all together.';
  if (/[*†¹²³]$/.test(cell)) return 'ends with the mark of a footnote.';
  const serial = /^\d{5}$/.test(cell) ? Number(cell) : 0;
  if (serial < serialDays.from || serial > serialDays.to) return null;
  const day = dayOfSerial(serial);
  return `is the number by which spreadsheets count the day ${day}${ask(namesOf([day]))}`;
}

/** Words and signs for an unknown value; `none` and `nil` may mean zero. */
const nothingKnown =
  /^\(?(?:[-–—_.…?*]+|n\.? ?[/.]? ?[ad]\.?|s[./] ?[di]\.?|sd|nan|#?null|missing|unknown|unspecified|not (?:known|available|applicable|reported|stated)|no (?:data|answer|disponible|aplica|reportado|se sabe)|sin (?:datos?|informaci[oó]n)|desconocid[oa]|desconhecid[oa]|sem (?:dados?|informa[cç][aã]o)|n[aã]o (?:dispon[ií]vel|informad[oa]|se aplica|se sabe))\)?$/i;

export const saysNothing = (cell: string): boolean => nothingKnown.test(cell);

/** Thousands that are parted so that nothing else can be meant: 1 250, 1'250, 12,500.5, 12.500,5, 1,250,000. */
const parted = [
  /^-?\d{1,3}(?:[ \u00A0\u2009\u202F'’]\d{3})+(?:[.,]\d+)?$/,
  /^-?\d{1,3}(?:,\d{3})+\.\d+$/,
  /^-?\d{1,3}(?:\.\d{3})+,\d+$/,
  /^-?\d{1,3}(?:,\d{3}){2,}$/,
  /^-?\d{1,3}(?:\.\d{3}){2,}$/,
];

/** A number as `Number` reads it, without signs that part thousands and with a decimal point. Other texts are left as they are. */
export function unpartedNumber(cell: string): string {
  const at = parted.findIndex((form) => form.test(cell));
  if (at < 0) return cell.replace(',', '.');
  if (at > 2) return cell.replace(/[.,]/g, '');
  const decimals = /[.,]\d+$/.exec(at === 0 ? cell.replace(/[ \u00A0\u2009\u202F'’]/g, '') : cell)?.[0] ?? '';
  const integer = cell.slice(0, decimals === '' ? undefined : -decimals.length).replace(/[^\d-]/g, '');
  return `${integer}${decimals.replace(',', '.')}`;
}

/** Numbers in which a comma parts decimals or a point thousands, and those in which it is the other way round. */
export const decimalComma = /^-?(?:\d+|\d{1,3}(?:\.\d{3})+),\d+$|^-?\d{1,3}(?:\.\d{3}){2,}$/;
export const decimalPoint =
  /^-?(?:0\.\d+|\d+\.(?:\d{1,2}|\d{4,})|\d{1,3}(?:,\d{3})+\.\d+)$|^-?\d{1,3}(?:,\d{3}){2,}$/;

/** What people write beside a number or instead of one, with what to write. */
const besideNumbers: readonly (readonly [form: RegExp, remedy: string])[] = [
  [exponent, 'spreadsheets round so: write all of its digits'],
  [/^[<>≤≥~≈±]|^(?:ca|c|approx|aprox)\b/i, 'write the number alone, and in a note that it is not exact'],
  [/\d\s*[-–—]\s*\d/, 'it is a range: write one number'],
  [/^[-\d.,' \u00A0]+[^\d\s.,]/u, 'write the number alone, without unit or mark'],
  [/^[^\d\s.,-]+ ?-?\d/u, 'write the number alone, without unit or mark'],
];

export function whyNotNumeric(cell: string): string {
  const remedy = besideNumbers.find(([form]) => form.test(cell))?.[1];
  return `is no number such as 1234.5${remedy === undefined ? '' : `: ${remedy}`}`;
}

/** The year in which a season such as 2023/24 ends; `null` for other forms. */
export function endOfSeason(cell: string): string | null {
  const [, from = '', to = ''] = /^(\d{4})\s?[-/–]\s?(\d{4}|\d{2})$/.exec(cell) ?? [];
  const end = String(Number(from) + 1);
  return from !== '' && end.endsWith(to) ? end : null;
}

/** A day as it is kept, of ways to write it that can mean no other one: 2026-5-9 and 2026-05-09T00:00:00. Other texts are left as they are. */
export function isoDay(cell: string): string {
  const [, year, month = '', day = ''] =
    /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/.exec(cell) ?? [];
  return year === undefined ? cell : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The texts that a published cell joins with semicolons. */
export const splitCell = (text: string): string[] =>
  text
    .split(';')
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
