import type { ReactNode } from 'react';
import type { Loaded } from '../../api/loaded.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { placeLabels } from '../../charts/plot/label-placement.ts';
import { NameLabel } from '../../charts/plot/marks/label.tsx';
import { Line } from '../../charts/plot/marks/line.tsx';
import { Rule } from '../../charts/plot/marks/rule.tsx';
import { linePath } from '../../charts/plot/paths.ts';
import { linearScale, valueDomain } from '../../charts/plot/scale.ts';
import { boldTextWidth } from '../../charts/plot/text-width.ts';
import { headlineOf } from '../../figure/figure.ts';
import { useSpeech } from '../../i18n/speech.ts';
import type { ReadyComparison } from './comparator-data.ts';
import { lineLook } from './line-looks.ts';
import styles from './ready-thumbs.module.css';

const [width, height, fontSize, gap] = [380, 168, 13, 8];
const plot = { left: 1, top: 10, bottom: height - 26 };

export function ReadyThumbs({ ready }: { ready: readonly Loaded<ReadyComparison>[] }): ReactNode {
  const { words } = useSpeech();
  const loaded = ready.flatMap((each) => (each.state === 'loaded' ? [each.value] : []));
  return (
    <nav className={styles.part} aria-labelledby="compare-ready">
      <h2 id="compare-ready">{words('compare.ready', { count: loaded.length })}</h2>
      {loaded.length < ready.length && <FailedPart />}
      <ul className={styles.thumbs}>
        {loaded.map((one) => (
          <li key={one.href}>
            <p className={styles.label}>{one.title}</p>
            <h3>
              <a href={one.href}>{headlineOf(one.finding)}</a>
            </h3>
            <Thumb {...one} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Thumb({ years, lines }: ReadyComparison): ReactNode {
  const { formats } = useSpeech();
  const [first = 0, last = 0] = [years[0], years.at(-1)];
  const labelWidth = Math.max(
    ...lines.map(({ label, value }) => boldTextWidth(`${label} ${value}`, fontSize)),
  );
  const right = width - Math.ceil(labelWidth) - 2 * gap;
  const domain = valueDomain(lines.flatMap(({ values }) => values)) ?? { min: 0, max: 1 };
  const scales = {
    x: linearScale({ min: first, max: Math.max(last, first + 1) }, plot.left, right),
    y: linearScale(domain, plot.bottom, plot.top),
  };
  const ends = lines.map(({ values }, at) => {
    const index = values.findLastIndex((value) => value !== null);
    return { id: String(at), x: scales.x(first + index), y: scales.y(values[index] ?? 0) };
  });
  const places = placeLabels(ends, Math.round(fontSize * 1.25), plot.top - 8, plot.bottom + 8);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
      fontFamily="var(--font-sans)"
      fontSize={fontSize}
    >
      <Rule
        y={[1, 2, 3].map((part) => plot.bottom - ((plot.bottom - plot.top) * part) / 3)}
        from={plot.left}
        to={right}
        stroke="var(--rule)"
      />
      <Rule y={[plot.bottom]} from={plot.left} to={right} stroke="var(--ink-2)" />
      {lines.map(({ label, values, breaks }, at) => (
        <Line
          key={label}
          x={years}
          y={values}
          breaks={breaks}
          scales={scales}
          colour={lineLook(at).colour}
          width={1.6}
          r={1.5}
        />
      ))}
      {lines.map(({ label, value, isDoubtful }, at) => {
        const { colour } = lineLook(at);
        const { x, y } = ends[at] ?? { x: 0, y: 0 };
        const labelY = places?.get(String(at)) ?? y;
        const connector =
          Math.abs(labelY - y) > 3
            ? linePath([
                { x: x + 3, y },
                { x: right + gap - 2, y: labelY },
              ])
            : '';
        return (
          <g key={label}>
            <circle cx={x} cy={y} r={2.5} fill={isDoubtful ? 'var(--paper)' : colour} stroke={colour} />
            {places !== null && (
              <NameLabel x={right + gap} y={labelY} text={label} {...{ value, colour, connector }} />
            )}
          </g>
        );
      })}
      <g fill="var(--ink-2)">
        <text x={plot.left} y={height - 6}>
          {formats.year(first)}
        </text>
        <text x={right} y={height - 6} textAnchor="end">
          {formats.year(last)}
        </text>
      </g>
    </svg>
  );
}
