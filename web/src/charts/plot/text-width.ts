/** Bold text is wider by about this factor. */
export const BOLD = 1.1;

const NARROW = new Set([..."iljtfrI.,:;|!'()[] ·"]);
const WIDE = new Set([...'mwMWOQGD%@—−+≥→']);

const known = new Map<string, number>();

function letterWidth(letter: string): number {
  if (NARROW.has(letter)) return 0.34;
  if (WIDE.has(letter)) return 0.86;
  if (letter >= 'A' && letter <= 'Z') return 0.7;
  // Tabular figures of the widest faces of the stack take this much; letters differ less.
  return letter >= '0' && letter <= '9' ? 0.64 : 0.6;
}

/** Estimated width in the system sans face, in pixels: on the wide side, and the same on the server. */
export function textWidth(text: string, fontSize: number): number {
  let ems = 0;
  for (const letter of text) {
    let width = known.get(letter);
    if (width === undefined) {
      width = letterWidth(letter);
      known.set(letter, width);
    }
    ems += width;
  }
  return ems * fontSize;
}

export function boldTextWidth(text: string, fontSize: number): number {
  return textWidth(text, fontSize) * BOLD;
}

/** The text, cut with an ellipsis when it is wider than `width` pixels. */
export function fitText(text: string, fontSize: number, width: number): string {
  if (textWidth(text, fontSize) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, fontSize) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Lines of at most `width`, at most `most` of them: what does not fit is cut. With any number of lines a long word stays whole. */
export function wrapText(
  text: string,
  fontSize: number,
  width: number,
  most = Number.POSITIVE_INFINITY,
): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && (lines.length >= most || textWidth(longer, fontSize) <= width))
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return most === Number.POSITIVE_INFINITY ? lines : lines.map((line) => fitText(line, fontSize, width));
}
