import { faceWidth } from '../charts/picture/face-width.ts';
import type { PicturePart } from '../charts/picture/picture-parts.ts';
import { textWidth, wrapText } from '../charts/plot/text-width.ts';

export interface TextLook {
  family: 'sans' | 'serif';
  size: number;
  weight?: 600;
  fill: string;
  spacing?: number;
}

/** A letter is about half an em wide. */
const widthFactor = ({ family, weight, spacing = 0 }: Omit<TextLook, 'size' | 'fill'>): number =>
  faceWidth[family] * (weight === undefined ? 1 : 1.05) * (1 + 2 * spacing);

export const lineHeight = ({ family, size }: TextLook): number =>
  Math.round(size * (family === 'serif' ? 1.2 : 1.4));

export function measureText(text: string, { size, ...look }: TextLook): number {
  return textWidth(text, size) * widthFactor(look);
}

/** The text in lines that fit; texts without spaces, such as addresses, are broken anywhere. */
export function toLines(text: string, look: TextLook, width: number): readonly string[] {
  const { size } = look;
  const room = width / widthFactor(look);
  return wrapText(text, size, room).flatMap((line) => {
    if (textWidth(line, size) <= room) return line;
    const pieces: string[] = [''];
    for (const letter of line) {
      const last = pieces.at(-1) ?? '';
      if (textWidth(last + letter, size) > room) pieces.push(letter);
      else pieces[pieces.length - 1] = last + letter;
    }
    return pieces;
  });
}

/** The first `most` lines; the last one ends with an ellipsis where lines are left out. */
export function firstLines(lines: readonly string[], most: number): readonly string[] {
  return lines.length <= most
    ? lines
    : [...lines.slice(0, most - 1), `${lines[most - 1]?.replace(/[\s,.;]*$/, '')}…`];
}

export function textPart(
  text: string,
  look: TextLook,
  {
    width,
    after = 0,
    most = Number.POSITIVE_INFINITY,
    accented = '',
  }: {
    width: number;
    after?: number;
    most?: number;
    accented?: string | undefined;
  },
): PicturePart {
  const lines = firstLines(toLines(text, look, width), most);
  const step = lineHeight(look);
  return {
    width,
    height: lines.length * step + after,
    content: (
      <text
        fontFamily={`var(--font-${look.family})`}
        fontSize={look.size}
        fontWeight={look.weight}
        fill={look.fill}
        letterSpacing={look.spacing === undefined ? undefined : look.spacing * look.size}
      >
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: Lines of a text keep their places.
          <tspan key={at} x="0" y={Math.round((at + 0.78) * step)}>
            {at === 0 && accented !== '' && line.startsWith(accented) ? (
              <>
                <tspan fill="var(--accent)">{accented}</tspan>
                {line.slice(accented.length)}
              </>
            ) : (
              line
            )}
          </tspan>
        ))}
      </text>
    ),
  };
}
