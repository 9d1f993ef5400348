import type { ReactNode, SVGProps } from 'react';

/** Attributes of a light edge, which keeps lines out of the letters on them. */
export const paperEdge = (width: number) =>
  ({ paintOrder: 'stroke', stroke: 'var(--paper)', strokeWidth: width, strokeLinejoin: 'round' }) as const;

/** Of letters on a fill, which forced colours do not know: there they get an edge. */
export const onFill = { 'data-on-fill': '' } as const;

/** The colour of letters beside a line: it may be lighter than letters may be. */
export const inkOf = (colour: string): string => `color-mix(in oklab, ${colour} 60%, var(--ink))`;

export function Label({
  text,
  children,
  ...place
}: Omit<SVGProps<SVGTextElement>, 'x'> & { x: number; text: string }): ReactNode {
  return (
    <text {...place}>
      {text}
      {children}
    </text>
  );
}

/** A name beside its line, in the line's colour, with a connector where it had to be moved. */
export function NameLabel(props: {
  x: number;
  y: number;
  text: string;
  /** Follows the name; alone it has the colour of the line. */
  value?: string;
  colour: string;
  connector?: string;
  anchor?: 'start' | 'end';
  /** The value is below the name. */
  isStacked?: boolean | undefined;
}): ReactNode {
  const { x, y, text, value = '', colour, connector = '', anchor } = props;
  const isStacked = props.isStacked === true && text !== '' && value !== '';
  return (
    <g>
      {connector !== '' && <path d={connector} fill="none" stroke={colour} strokeOpacity="0.6" />}
      <Label
        x={x}
        y={y}
        text={text === '' ? value : text}
        dy={isStacked ? '-0.24em' : '0.32em'}
        textAnchor={anchor}
        fill={inkOf(colour)}
        fontWeight="600"
        {...paperEdge(3)}
      >
        {text !== '' && value !== '' && (
          <tspan fill="var(--ink)" fontWeight="400" {...(isStacked && { x, dy: '1.12em' })}>
            {/* Images leave out a common space at the beginning of a part. */}
            {isStacked ? value : `\u00a0${value}`}
          </tspan>
        )}
      </Label>
    </g>
  );
}
