import { Fragment, type ReactNode } from 'react';
import { FittedDrawing } from '../plot/drawing.tsx';
import { Bar } from '../plot/marks/bar.tsx';
import { Label } from '../plot/marks/label.tsx';
import { Rule } from '../plot/marks/rule.tsx';
import { tenth } from '../plot/paths.ts';
import { linearScale } from '../plot/scale.ts';

const [NUMBER, TALL, AXIS] = [18, 120, 22];

/** Pixels that a label of the axis takes. */
const LABEL = 45;

/**
 * Counts of years, or of equal spans of a measure from `first` on: a column for each, the greatest with its number. Spans have their
 * labels where they begin.
 */
export function Columns(props: {
  id: string;
  title: string;
  hint: string;
  first: number;
  step: number;
  counts: readonly number[];
  /** As the axis and the reading by keys write the beginning of a column. */
  write: (value: number) => string;
  number: (count: number) => string;
  wide?: boolean;
}): ReactNode {
  const { id, title, hint, first, step, counts, write, number } = props;
  const columns = counts.map((count, at) => ({ count, at, from: first + at * step }));
  const most = Math.max(...counts);
  const y = linearScale({ min: 0, max: most }, NUMBER + TALL, NUMBER);
  const height = NUMBER + TALL + AXIS;
  return (
    <FittedDrawing
      {...{ id, title, hint, description: title }}
      wide={props.wide ?? false}
      layoutOf={(width) => ({ width, height, fontSize: 13, band: width / counts.length })}
      pointsOf={({ band }) => [
        columns.map(({ count, at, from }) => ({
          text: `${write(from)}: ${number(count)}`,
          box: { x: at * band, y: y(count), width: band, height: y(0) - y(count) },
        })),
      ]}
    >
      {({ width, band }) => {
        const middle = (at: number): number => (at + 0.5) * band;
        const every = step * ([1, 2, 5, 10].find((each) => each * band > LABEL) ?? 20);
        return (
          <>
            <Bar
              at={counts.map((_, at) => at)}
              from={counts.map(() => 0)}
              to={counts}
              scales={{ x: middle, y }}
              thickness={band - 1}
              colour="var(--accent)"
            />
            <Rule y={[y(0)]} from={0} to={width} stroke="var(--ink-2)" />
            <g textAnchor="middle" fill="var(--ink-2)">
              {columns.map(({ count, at, from }) => (
                <Fragment key={from}>
                  {count === most && <Label x={tenth(middle(at))} y={NUMBER - 5} text={number(count)} />}
                  {from % every === 0 && (
                    <Label
                      x={tenth(step === 1 ? middle(at) : Math.max(LABEL / 2, at * band))}
                      y={height - 5}
                      text={write(from)}
                    />
                  )}
                </Fragment>
              ))}
            </g>
          </>
        );
      }}
    </FittedDrawing>
  );
}
