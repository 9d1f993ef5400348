import { type MouseEventHandler, type ReactNode, useContext } from 'react';
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
  /** Where the address is another view of this page: changes the state instead of loading it. */
  onClick?: MouseEventHandler | undefined;
  isCurrent?: boolean | undefined;
  text: string;
  since: number;
  values: readonly (number | null)[];
  /** Where the line ends, with a dot; later values are hollow points. At the last value when absent. */
  end?: number | undefined;
  breaks: readonly number[];
}

const SIZE = { width: 160, height: 48 };
const IMAGE = { columns: 4, head: 40, height: SIZE.height };
const LARGE_IMAGE = { columns: 2, head: 40, height: 72 };
/** So many items or less are drawn large. */
const FEW = 4;
const GAP = 20;

export function SmallMultiples(props: { items: readonly SmallMultiple[]; colour: string }): ReactNode {
  const { items, colour } = props;
  const image = useContext(PictureContext);
  if (import.meta.env.SSR && image !== null) {
    image.add(toImage(items, { colour, width: image.width }));
    return null;
  }
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.id} className={styles.item} data-current={item.isCurrent || undefined}>
          <div className={styles.head}>
            <a
              href={item.href}
              onClick={item.onClick}
              aria-current={item.isCurrent === true ? 'page' : undefined}
            >
              {item.name}
            </a>
            <span className={styles.text}>{item.text}</span>
          </div>
          <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true" focusable="false">
            <SmallLine {...{ item, colour }} {...SIZE} />
          </svg>
        </li>
      ))}
    </ul>
  );
}

function SmallLine(props: { item: SmallMultiple; colour: string; width: number; height: number }): ReactNode {
  const { item, colour, width, height } = props;
  const { since, values, breaks } = item;
  const scales = {
    x: linearScale({ min: since, max: since + Math.max(values.length - 1, 1) }, 2, width - 5),
    y: linearScale(valueDomain(values) ?? { min: 0, max: 1 }, height - 2, 5),
  };
  const last = item.end === undefined ? values.findLastIndex((value) => value !== null) : item.end - since;
  const x = values.map((_, at) => since + at);
  return (
    <>
      <path d={`M0,${height - 1}H${width}`} stroke="var(--rule)" />
      <Line
        x={x}
        y={values.slice(0, last + 1)}
        {...{ scales, colour, breaks }}
        width={1.6}
        r={1.5}
        look={{}}
      />
      <Dot
        x={x}
        y={values.map((value, at) => (at > last ? value : null))}
        {...{ scales, colour }}
        r={2}
        edge={1}
        isOpen
      />
      <Dot x={[since + last]} y={[values[last] ?? null]} scales={scales} r={3} colour={colour} />
    </>
  );
}

function toImage(items: readonly SmallMultiple[], of: { colour: string; width: number }) {
  const { colour, width } = of;
  const { columns, head, height } = items.length <= FEW ? LARGE_IMAGE : IMAGE;
  const column = (width - GAP * (columns - 1)) / columns;
  const row = head + height + GAP;
  return {
    width,
    height: Math.ceil(items.length / columns) * row,
    content: (
      <g fontFamily="var(--font-sans)" fontSize="13" fill="var(--ink)">
        {items.map((item, at) => (
          <g
            key={item.id}
            transform={`translate(${(at % columns) * (column + GAP)} ${Math.floor(at / columns) * row})`}
          >
            <Label x={0} y={14} text={fitText(item.name, 13, column)} />
            <Label x={0} y={32} fontWeight={600} text={item.text} />
            <g transform={`translate(0 ${head})`}>
              <SmallLine {...{ item, colour, height }} width={column} />
            </g>
          </g>
        ))}
      </g>
    ),
  };
}
