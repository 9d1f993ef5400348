import type { ComponentProps, ReactNode } from 'react';
import {
  LAYOUT_WIDTHS,
  MAX_CHART_WIDTH,
  SERVER_CHART_WIDTH,
  WIDE_CHART_WIDTH,
  WIDE_LAYOUT_WIDTHS,
} from './chart-size.ts';
import { ChartSvg, type ChartSvgProps } from './chart-svg.tsx';
import { type MeasuredBox, useChartLayouts } from './container-width.ts';
import styles from './drawing.module.css';
import type { GridCursor } from './grid-cursor.ts';
import { KeyboardChart } from './keyboard-chart.tsx';
import { LayoutBoxes } from './layout-boxes.tsx';
import { rem } from './rem.ts';

export interface DrawingTexts {
  /** Prefix of ids; unique on the page. */
  id: string;
  title: string;
  description: string;
  hint: string;
  /** As wide as the block, not as a chart. */
  wide?: boolean;
}

type SheetProps = Omit<ChartSvgProps, 'className' | 'width' | 'height' | 'shownHeight'> & {
  model: { width: number; height: number; fontSize: number };
  fill?: string | undefined;
};

/** A drawing of a layout, with its letters. */
function Sheet({ model, fill = 'var(--ink)', children, ...svg }: SheetProps): ReactNode {
  const { width, height, fontSize } = model;
  return (
    <ChartSvg {...{ ...svg, width, height }} className={styles.drawing} shownHeight={rem(height)}>
      <g fontSize={fontSize} fontFamily="var(--font-sans)" fill={fill}>
        {children}
      </g>
    </ChartSvg>
  );
}

/** The frame of a drawing that is as wide as its box: name, description, and reading by keys above it. */
export function Drawing(
  props: DrawingTexts & {
    box: MeasuredBox;
    points: ComponentProps<typeof KeyboardChart>['points'];
    model: { width: number; height: number; fontSize: number };
    align: 'xMinYMin' | 'xMidYMin' | 'xMinYMid';
    fill?: string;
    children: ReactNode;
  },
): ReactNode {
  const { id, title, model, children } = props;
  const { stretched } = props.box;
  return (
    <div ref={props.box.ref} className={styles.box} data-wide={props.wide || undefined}>
      <KeyboardChart title={title} hint={props.hint} points={props.points}>
        {(ring) => (
          <Sheet
            {...{ id, title, model, stretched }}
            description={props.description}
            preserveAspectRatio={props.align}
            fill={props.fill}
          >
            {children}
            {ring}
          </Sheet>
        )}
      </KeyboardChart>
    </div>
  );
}

/** A drawing that is read beside another one, and by no keys of its own. */
export function StillDrawing({
  box,
  ...sheet
}: Omit<SheetProps, 'stretched'> & { box: MeasuredBox }): ReactNode {
  return (
    <div ref={box.ref} className={styles.box}>
      <Sheet {...sheet} stretched={box.stretched} />
    </div>
  );
}

/** As high in every box: it has the layout of the widest that fits, on the server as in the browser. */
export function FittedDrawing<Model extends { width: number; height: number; fontSize: number }>(
  props: DrawingTexts & {
    layoutOf: (width: number) => Model;
    pointsOf: (model: Model) => ComponentProps<typeof KeyboardChart>['points'];
    /** A drawing whose points have no box shows by itself where the keys are. */
    children: (model: Model, cursor: GridCursor | null) => ReactNode;
  },
): ReactNode {
  const { id, title, description, layoutOf, children } = props;
  const layouts = useChartLayouts(
    props.wide === true ? WIDE_LAYOUT_WIDTHS : LAYOUT_WIDTHS,
    props.wide === true ? WIDE_CHART_WIDTH : MAX_CHART_WIDTH,
  );
  const points = props.pointsOf(layoutOf(layouts.widths[0] ?? SERVER_CHART_WIDTH));
  const drawSheet = (model: Model, ring: ReactNode, cursor: GridCursor | null): ReactNode => (
    <Sheet
      {...{ id: `${id}-${model.width}`, title, description, model }}
      fittedFrom={layouts.isPicture ? undefined : model.width}
    >
      {children(model, cursor)}
      {ring}
    </Sheet>
  );
  return (
    <div ref={layouts.ref} className={styles.box} data-wide={props.wide || undefined}>
      <KeyboardChart title={title} hint={props.hint} points={points}>
        {(ring, cursor) => (
          <LayoutBoxes layouts={layouts}>{(width) => drawSheet(layoutOf(width), ring, cursor)}</LayoutBoxes>
        )}
      </KeyboardChart>
    </div>
  );
}

export function EmptyDrawing({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.empty}>{children}</div>;
}
