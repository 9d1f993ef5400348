import { isValidElement, type ReactNode, useContext } from 'react';
import { faceWidth } from '../picture/face-width.ts';
import { PictureContext, type PicturePart } from '../picture/picture-parts.ts';
import { wrapText } from '../plot/text-width.ts';
import styles from './glance.module.css';

function toLarge(text: string, link: GlanceItem['link'] = (number) => number): ReactNode {
  const [digits, unit] = splitNumber(text);
  return link(
    <>
      <span className={styles.digits}>{digits}</span>
      {/* `millones de ha` is on one line, under its number where both have no room. */}
      <span className={styles.unit}>{unit.replace(' de ', '\u00a0de\u00a0')}</span>
    </>,
  );
}

export function Glance({ items }: { items: readonly GlanceItem[] }): ReactNode {
  const picture = useContext(PictureContext);
  if (import.meta.env.SSR && picture !== null) picture.add(glancePicture(items, picture.width));
  return (
    <div className={styles.glance}>
      <dl className={styles.grid} data-figures={items.length}>
        {items.map(({ id, number, isMissing = false, link, meaning, notes = [] }, index) => (
          <div key={id ?? index} id={id} className={styles.item}>
            <dt className={styles.what}>{meaning}</dt>
            <dd className={isMissing ? styles.missing : styles.number}>
              {isMissing || typeof number !== 'string' ? number : toLarge(number, link)}
            </dd>
            <dd className={styles.notes}>
              {notes.map((note, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: The notes of a figure keep their places.
                <span key={at}>{note}</span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const GAP = 48;

function glancePicture(items: readonly GlanceItem[], width: number): PicturePart {
  const column = (width - GAP) / 2;
  const room = column / faceWidth.sans;
  let y = 0;
  const placed = Array.from({ length: Math.ceil(items.length / 2) }, (_, row) => {
    const pairTexts = items.slice(2 * row, 2 * row + 2).map((item) => ({
      item,
      meaning: wrapText(item.meaning, 14, room),
      notes: (item.notes ?? []).flatMap((note) => wrapText(plainText(note), 12, room)),
    }));
    const top = y;
    y +=
      Math.max(...pairTexts.map(({ meaning, notes }) => 46 + meaning.length * 19 + notes.length * 17)) + 20;
    return { top, drawn: pairTexts };
  });
  return {
    width,
    height: y,
    content: (
      <g fontFamily="var(--font-sans)" fill="var(--ink)">
        {placed.flatMap(({ top, drawn }) =>
          drawn.map(({ item, meaning, notes }, at) => (
            <g key={item.id ?? item.meaning} transform={`translate(${at * (column + GAP)} ${top})`}>
              <GlanceNumber item={item} />
              {meaning.map((line, place) => (
                <text key={line} y={56 + place * 19} fontSize="14">
                  {line}
                </text>
              ))}
              {notes.map((line, place) => (
                <text key={line} y={56 + meaning.length * 19 + place * 17} fontSize="12" fill="var(--ink-2)">
                  {line}
                </text>
              ))}
            </g>
          )),
        )}
      </g>
    ),
  };
}

function GlanceNumber({ item }: { item: GlanceItem }): ReactNode {
  const text = plainText(item.number);
  if (item.isMissing === true)
    return (
      <text y="30" fontSize="14" fill="var(--ink-2)">
        {text}
      </text>
    );
  const [digits, unit] = splitNumber(text);
  return (
    <text y="30" fontFamily="var(--font-serif)" fontWeight="600">
      <tspan fontSize="28">{digits}</tspan>
      <tspan fontSize="18">{unit}</tspan>
    </text>
  );
}

/** The plain text of a node: the strings inside in order, and the `text` of elements without children. */
export function plainText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(plainText).join('');
  if (!isValidElement<{ children?: ReactNode; text?: ReactNode }>(node)) return '';
  return plainText(node.props.children ?? node.props.text);
}

/** The digits with their prefix, and the scale and unit: `US$ 3.34` and ` billion`. A percent sign belongs to its digits. */
function splitNumber(text: string): readonly [digits: string, unit: string] {
  const digits = /^\P{Number}*[\p{Number}.,\u202f\u00a0]*\p{Number}(\s?%)?/u.exec(text)?.[0] ?? text;
  return [digits, text.slice(digits.length)];
}

export type GlanceItem = {
  id?: string | undefined;
  /** The number with its unit; with `isMissing` the text in its place, in small type. */
  number: ReactNode;
  isMissing?: boolean | undefined;
  link?: ((number: ReactNode) => ReactNode) | undefined;
  meaning: string;
  /** Lines below: the change, another figure of the same matter. */
  notes?: readonly ReactNode[] | undefined;
};
