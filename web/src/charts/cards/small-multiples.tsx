import { type ReactNode, useContext } from 'react';
import { PictureContext } from '../picture/picture-parts.ts';
import { Dot } from '../plot/marks/dot.tsx';
import { Label } from '../plot/marks/label.tsx';
import { Line } from '../plot/marks/line.tsx';
import { linearScale, valueDomain } from '../plot/scale.ts';
import { fitText } from '../plot/text-width.ts';
import styles from './small-multiples.module.css';

interface SmallMultiple {
  id: string;
  name: string;
  href: string;
  /** Text beside the name. */
  text: string;
  since: number;
  values: readonly (number | null)[];
  breaks: readonly number[];
}

const SIZE = { width: 160, height: 48 };
/** Of an image. */
const COLUMNS = 4;
const GAP = 20;
const HEAD = 22;

/** Many small lines of one kind, each on its own scale from zero, with a name and a few words. */
export function SmallMultiples(props: { items: readonly SmallMultiple[]; colour: string }): ReactNode {
  const { items, colour } = props;
  const image = useContext(PictureContext);
  if (import.meta.env.SSR && image !== null) {
    image.add(toImage(items, colour, image.width));
    return null;
  }
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          <div className={styles.head}>
            <a href={item.href}>{item.name}</a>
            <span className={styles.text}>{item.text}</span>
          </div>
          <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true" focusable="false">
            <SmallLine item={item} colour={colour} width={SIZE.width} />
          </svg>
        </li>
      ))}
    </ul>
  );
}

function SmallLine(props: { item: SmallMultiple; colour: string; width: number }): ReactNode {
  const { item, colour, width } = props;
  const { since, values, breaks } = item;
  const scales = {
    x: linearScale({ min: since, max: since + Math.max(values.length - 1, 1) }, 2, width - 5),
    y: linearScale(valueDomain(values) ?? { min: 0, max: 1 }, SIZE.height - 2, 5),
  };
  const last = values.findLastIndex((value) => value !== null);
  return (
    <>
      <path d={`M0,${SIZE.height - 1}H${width}`} stroke="var(--rule)" />
      <Line
        x={values.map((_, at) => since + at)}
        y={values}
        {...{ scales, colour, breaks }}
        width={1.6}
        r={1.5}
        look={{}}
      />
      <Dot x={[since + last]} y={[values[last] ?? null]} scales={scales} r={3} colour={colour} />
    </>
  );
}

function toImage(items: readonly SmallMultiple[], colour: string, width: number) {
  const column = (width - GAP * (COLUMNS - 1)) / COLUMNS;
  const row = HEAD + SIZE.height + GAP;
  return {
    width,
    height: Math.ceil(items.length / COLUMNS) * row,
    content: (
      <g fontFamily="var(--font-sans)" fontSize="13" fill="var(--ink)">
        {items.map((item, at) => (
          <g
            key={item.id}
            transform={`translate(${(at % COLUMNS) * (column + GAP)} ${Math.floor(at / COLUMNS) * row})`}
          >
            <Label x={0} y={14} lines={[fitText(item.name, 13, column - 60)]} />
            <Label x={column} y={14} textAnchor="end" fontWeight={600} lines={[item.text]} />
            <g transform={`translate(0 ${HEAD})`}>
              <SmallLine item={item} colour={colour} width={column} />
            </g>
          </g>
        ))}
      </g>
    ),
  };
}
