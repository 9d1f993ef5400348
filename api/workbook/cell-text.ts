/** Most characters of a cell; a longer text would make spreadsheets repair the file. */
export const longestCell = 32_767;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * What XML cannot hold, what its readers change (a carriage return), and what looks like the way in which both are
 * written: the low line of `_x0041_`.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must not stand in the file.
const unwritable = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/g;

const codeOf = (character: string): string =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/**
 * A text for a cell's XML: `_x000D_` is how workbooks write the character 13. Half of a surrogate pair is no character and becomes
 * the replacement character, and what is longer than a cell ends with an ellipsis.
 */
export function toCellXml(text: string): string {
  const whole = text.replace(/\p{Cs}/gu, '\ufffd');
  const cut =
    whole.length > longestCell ? `${whole.slice(0, longestCell - 1).replace(/\p{Cs}$/u, '')}…` : whole;
  return cut.replace(unwritable, codeOf).replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
