import type { ReactNode } from 'react';
import {
  AREA_HARVESTED,
  GRAZING_LIVESTOCK,
  PRODUCTION,
  WORLD_PRODUCTION_SHARE,
  YIELD,
} from '#catalog/elements/codes.ts';
import type { CropProfile, Trend } from '#contract/profiles.ts';
import { linePath, type Point, tenth } from '../../charts/plot/paths.ts';
import { toRuns } from '../../charts/plot/runs.ts';
import { linearScale, valueDomain } from '../../charts/plot/scale.ts';
import { editFigure } from '../../i18n/figures.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { useWords } from '../../i18n/words.tsx';
import { CropIcon } from '../../ui/crop-icon.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import styles from './country-page.module.css';
import { FigureText } from './country-texts.tsx';
import { None, type TableProps } from './crop-tables.tsx';

/** Distance of the drawing from its edges: half of the mark of the last year. */
const pad = 3;

/** A trend with a stretch for each edition: nothing is joined across a break. */
interface TrendModel {
  line: string;
  /** The newest year; `null` where it has no value. */
  last: Point | null;
}

export function toTrendModel(
  trend: { since: number; values: readonly (number | null)[]; breaks: readonly number[] },
  { width, height }: { width: number; height: number },
): TrendModel {
  const { since, values, breaks } = trend;
  const domain = valueDomain([...values], false);
  if (domain === null) return { line: '', last: null };
  const years = values.map((_, at) => since + at);
  const y = linearScale(domain, height - pad, pad);
  const x = (at: number): number => pad + (at * (width - 2 * pad)) / Math.max(values.length - 1, 1);
  const point = (at: number): Point => ({ x: tenth(x(at)), y: tenth(y(values[at] ?? 0)) });
  const runs = toRuns(values, years, 1, breaks).filter((run) => run.length > 1);
  const end = values.length - 1;
  return {
    line: runs.map((run) => linePath(run.map(point))).join(''),
    last: (values[end] ?? null) === null ? null : point(end),
  };
}

const size = { width: 96, height: 26 };

const fewestValues = 3;

function TrendLine(props: { trend: Trend; label: string }): ReactNode {
  const { trend, label } = props;
  if (trend.values.filter((value) => value !== null).length < fewestValues) return null;
  const { line, last } = toTrendModel(trend, size);
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={size.width}
      height={size.height}
      focusable="false"
      role="img"
      aria-label={label}
    >
      <path d={line} fill="none" stroke="var(--accent)" strokeWidth="1.5" strokeLinejoin="round" />
      {last !== null && (
        <circle
          cx={last.x}
          cy={last.y}
          r="2.5"
          fill={trend.doubts[trend.year] === undefined ? 'var(--accent)' : 'var(--paper)'}
          stroke="var(--accent)"
        />
      )}
    </svg>
  );
}

const columns = [
  [PRODUCTION, 'production'],
  [AREA_HARVESTED, 'area'],
  [YIELD, 'yield'],
] as const;

export function HarvestTable({ crops, ...ways }: Omit<TableProps, 'figure'>): ReactNode {
  const words = useWords();
  const grown = crops.filter(({ harvest }) => harvest.some(({ element }) => element !== GRAZING_LIVESTOCK));
  const animals = crops.flatMap(({ crop, harvest }) =>
    harvest.flatMap((trend) => (trend.element === GRAZING_LIVESTOCK ? [{ crop, trend }] : [])),
  );
  const cell = ({ crop, harvest }: CropProfile, element: number, name: string): ReactNode => {
    const trend = harvest.find((each) => each.element === element);
    return trend === undefined ? <None /> : <TrendCell {...{ crop, trend, name }} {...ways} />;
  };
  return (
    <>
      <PlainTable
        label={words('country.harvest.title')}
        stacks
        look={styles.table}
        rows={grown}
        columns={[
          [
            words('figure.table.crop'),
            ({ crop }) => (
              <span className={styles.crop}>
                <CropIcon name={crop} size={20} />
                {words(`crops.${crop}.name`)}
              </span>
            ),
          ],
          ...columns.map(
            ([element, key]) =>
              [
                words(`country.harvest.${key}`),
                (row: CropProfile) => cell(row, element, words(`country.harvest.${key}`)),
              ] as const,
          ),
        ]}
        markOf={({ crop }) => ({ 'data-theme': crop.toUpperCase().replaceAll('-', '_') })}
      />
      {animals.map(({ crop, trend }) => (
        <div key={crop} className={styles.animals} data-theme={crop.toUpperCase()}>
          <span>{words('country.harvest.animals')}</span>
          <TrendCell {...{ crop, trend }} name={words('country.harvest.animals')} {...ways} />
        </div>
      ))}
    </>
  );
}

function TrendCell(
  props: Pick<TableProps, 'hrefOf' | 'paths'> & { crop: string; trend: Trend; name: string },
): ReactNode {
  const { crop, trend, name, hrefOf, paths } = props;
  const { words, formats } = useSpeech();
  const { element, year, rank, ranked, share, contributors } = trend;
  const page = paths.ofElement(crop, element);
  const isDoubtful = trend.doubts[year] !== undefined;
  const about = [
    formats.year(year),
    ...(isDoubtful ? [words('figure.doubt')] : []),
    ...(isDoubtful || rank === null || ranked === null
      ? []
      : [words('country.harvest.rank', { rank: String(rank), ranked: String(ranked) })]),
    ...(share === null || share >= 1
      ? []
      : [
          words('country.harvest.share', {
            share: editFigure(WORLD_PRODUCTION_SHARE, share, { words, formats }),
          }),
        ]),
    ...(contributors === null ? [] : [words('country.harvest.contributors', { count: contributors })]),
  ];
  return (
    <span className={styles.trend}>
      <span className={styles.value}>
        {page === null ? (
          <FigureText figure={trend} />
        ) : (
          <a href={hrefOf(page)}>
            <FigureText figure={trend} />
          </a>
        )}
      </span>
      <TrendLine trend={trend} label={trendText(trend, name)} />
      <span className={styles.about}>{about.join(' · ')}</span>
    </span>
  );

  function trendText({ since, values, breaks }: Trend, title: string): string {
    const first = values.find((value) => value !== null) ?? 0;
    const edited = (value: number): string =>
      editFigure(element, value, { words, formats }, { form: 'lead' });
    const span = { name: title, from: formats.year(since), to: formats.year(year) };
    return breaks.length > 0
      ? words('country.harvest.trendBroken', { ...span, breaks: formats.list(breaks.map(formats.year)) })
      : words('country.harvest.trend', { ...span, first: edited(first), last: edited(trend.value) });
  }
}
