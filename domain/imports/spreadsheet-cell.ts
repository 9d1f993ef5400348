/**
 * Letters that were lost on the way from one encoding to another: the sign that stands for such a letter, or the two or three that
 * stand for one of UTF-8 where it was read as Windows-1252 (`Ã©` for é). What may follow a word of capitals (“MAÇÔ, AMANHÃ…) is not
 * taken for one.
 */
export const garbled = /\uFFFD|[ÂÃ][\u0080-\u009F¡-º¼-¿€‚ƒ„†‡ˆ‰Š‹ŒŽ‘“•˜™š›œžŸ]|â€[™œ“”˜¦\u0080-\u00BF]/u;

/** Signs within a word where old Macs (`Bogot‡n`) and DOS (`Fr¡jol`) had a letter, and Windows-1252 has none. */
const otherAlphabet = /\p{L}[\u0081\u008D\u008F\u0090\u009D¡¢£¤¥¦¿‚ƒ„†‡ˆ‰‹›•˜™]\p{Ll}/u;

/** What stands for letters of old Macs and DOS and has a meaning in Windows-1252 as well: `CafŽ`, `Espa–a`, `Bogot‡`. */
const perhapsLetter = /\p{Ll}[ŽŠŸ‡†ˆ‹‰™\u00A0]|[‡†ˆ‹]\p{Ll}|\p{Ll}[–—]\p{Ll}/gu;
const accented = /[À-ÖØ-öø-ÿ]/g;

/** Whether a text that was read as Windows-1252 is rather of an old Mac or of DOS: it has few letters with accents beside their signs. */
export const isRatherMac = (text: string): boolean =>
  (text.match(perhapsLetter)?.length ?? 0) > (text.match(accented)?.length ?? 0);

/** Whether letters of a cell were lost between two encodings; `rather` where the whole text `isRatherMac`. */
export const hasLostLetters = (cell: string, rather: boolean): boolean =>
  garbled.test(cell) || otherAlphabet.test(cell) || (rather && cell.search(perhapsLetter) >= 0);

/**
 * What a spreadsheet writes where a formula failed, in any of its languages: #N/A, #N/D, #REF!, #¡VALOR!, #NOME?, #DIV/0!, LibreOffice's
 * Err:502, and the #### of a column that is too narrow.
 */
const failedFormula = /^(?:#[¡¿]?\p{Lu}[\p{Lu}\d_/]*[!?]|#N\/[AD]|#NV|#GETTING_DATA|#{3,}|Err:\d{3})$/u;

export const isFailedFormula = (cell: string): boolean => failedFormula.test(cell.trim());

const months =
  'jan|feb|fev|mar|apr|abr|avr|may|mai|jun|jul|aug|ago|sep|sept|set|oct|out|okt|nov|dec|dez|dic|ene|mars|juin';
const madeDays = [
  // MAR 2 becomes 2-Mar, and 02/mar in Portuguese.
  new RegExp(`^\\d{1,2}[-/.](?:${months})\\.?(?:[-/.]\\d{2}(?:\\d{2})?)?$`, 'i'),
  // MAR-90 becomes Mar-90.
  new RegExp(
    `^(?:${months.replace(/(^|\|)(\w)/g, (_, bar, letter) => `${bar}[${letter}${letter.toUpperCase()}]`)})[-/]\\d{2}$`,
  ),
  /^\d{1,2}[/.]\d{1,2}[/.]\d{2}(?:\d{2})?$/,
  /^\d{1,2}-\d{1,2}-\d{4}$/,
  /^\d{4}-\d{2}-\d{2}(?:[T ].*)?$/,
];
const exponent = /^\d(?:[.,]\d+)?E[+-]\d{2,}$/i;

/** Days from 2000 to 2035 as spreadsheets count them. */
const serialDays = { from: 36_526, to: 49_674 };

const msOfDay = 86_400_000;

/** What a spreadsheet has made of a name by taking it for a day or a number: 2-Mar of MAR 2, 1E+05. Nothing where it made nothing. */
export function whyNoName(cell: string): string | null {
  if (madeDays.some((form) => form.test(cell)))
    return 'is a day, which spreadsheets make of names such as MAR 2';
  if (exponent.test(cell)) return 'is a number as spreadsheets round it';
  const serial = /^\d{5}$/.test(cell) ? Number(cell) : 0;
  if (serial < serialDays.from || serial > serialDays.to) return null;
  const day = new Date(Date.UTC(1899, 11, 30) + serial * msOfDay).toISOString().slice(0, 10);
  return `is the number by which spreadsheets count the day ${day}`;
}

/** Signs by which people say that nothing is known. */
const nothingKnown = /^(?:[-–—]+|\.{2,3}|…|\?|n\.?\/?[ad]\.?|s\.?\/?d\.?)$/i;

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
  const whole = cell.slice(0, decimals === '' ? undefined : -decimals.length).replace(/[^\d-]/g, '');
  return `${whole}${decimals.replace(',', '.')}`;
}

/** A day as it is kept, of ways to write it that can mean no other one: 2026-5-9 and 2026-05-09T00:00:00. Other texts are left as they are. */
export function isoDay(cell: string): string {
  const [, year, month = '', day = ''] =
    /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/.exec(cell) ?? [];
  return year === undefined ? cell : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
