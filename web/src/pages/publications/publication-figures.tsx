import { type ReactNode, useContext } from 'react';
import { beans } from '#catalog/crops/beans.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { Publications } from '#contract/publications.ts';
import { PictureContext, type PicturePart } from '../../charts/picture/picture-parts.ts';
import { countColumn } from '../../figure/columns.ts';
import { columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { figureName } from '../../figure/figure-name.ts';
import { sourceTitle } from '../../i18n/source-title.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import {
  headingText,
  type PublicationsPageData,
  publicationFilters,
  publicationsList,
} from './publication-texts.ts';
import styles from './publications.module.css';

interface YearCount {
  year: number;
  count: number;
}

type Years = Publications['years'];

export const knownYears = (years: Years): readonly YearCount[] =>
  years.flatMap(({ year, count }) => (year === null ? [] : [{ year, count }]));

const unknownYears = (years: Years): number => years.find(({ year }) => year === null)?.count ?? 0;

const sumOf = (years: readonly YearCount[]): number => years.reduce((sum, { count }) => sum + count, 0);

/** Whether years can be compared: the year of at least half of the publications is known. */
export function hasYears(years: Years): boolean {
  const known = sumOf(knownYears(years));
  return known > 0 && known >= unknownYears(years);
}

/** Publications that are compared by year at least: of fewer, one makes the difference. */
const leastCompared = 10;

/** Years of a span that is compared. */
const span = 10;

interface Span {
  first: number;
  last: number;
  count: number;
}

/**
 * The ten years that end with the newest one, and the ten before; `null` where the years of most publications are unknown, where there
 * are few, or where only years from `from` on were requested and the earlier span is cut.
 */
export function compareDecades(
  years: Years,
  from: number | null,
): { known: number; recent: Span; before: Span } | null {
  const known = knownYears(years);
  const newest = known.at(-1)?.year;
  if (newest === undefined || !hasYears(years)) return null;
  const spanTo = (last: number): Span => {
    const first = last - span + 1;
    return { first, last, count: sumOf(known.filter(({ year }) => year >= first && year <= last)) };
  };
  const [recent, before] = [spanTo(newest), spanTo(newest - span)];
  if (before.count === 0 || recent.count + before.count < leastCompared) return null;
  if (from !== null && from > before.first) return null;
  return { known: sumOf(known), recent, before };
}

/** Most years drawn: only the table has earlier ones. */
const mostDrawn = 40;

/** Years that the finding names at most, where several have as many. */
const mostNamed = 3;

/** Publications by year; none where the answer failed, is empty, or no publication has a year. */
export function publicationsFigures(data: PublicationsPageData, speech: Speech): readonly Figure[] {
  const { view, answer: part } = data;
  if (part.state === 'failed' || part.value.rows.length === 0) return [];
  const { words } = speech;
  const answer = part.value;
  const known = knownYears(answer.years);
  if (known.length === 0) return [];
  const sources = usedSources(answer, view.source);
  const title = words('publications.years.title');
  const yearCounts = drawnYears(known);
  const { hrefOf } = publicationsList(data, speech);
  return [
    {
      id: 'years',
      title,
      name: figureName(
        title,
        headingText(words, view),
        // The heading names group and crop.
        publicationFilters(data, answer, speech).namedWithout(['pageType', 'crop']),
      ),
      finding: yearsFinding(answer.years, speech),
      remarks: yearsRemarks(answer.years, speech),
      source: sources.map((source) => sourceTitle(words, source)).join('; '),
      sources: sources.map((source) => ({ ...source, editions: [] })),
      area: worldCode,
      crop: beans.id,
      ...tableOf(known.toReversed(), [
        columnOf('year', words('figure.table.year'), 'year', ({ year }) => ({
          value: year,
          href: hrefOf({ from: year, to: year, page: 1 }),
        })),
        countColumn('number', words('publications.years.number'), ({ count }) => count),
      ]),
      picture: () => <YearColumns years={yearCounts} />,
    },
  ];
}

/** Sources of the matches. Counts of a facet leave its own choice out. */
export const usedSources = (
  { sources, facets }: Pick<Publications, 'sources' | 'facets'>,
  chosen: string | null,
): Publications['sources'] =>
  sources.filter(({ key }) =>
    chosen === null ? facets.source.some(({ id }) => id === key) : key === chosen,
  );

/** The last years without a gap, each with its number. */
function drawnYears(known: readonly YearCount[]): readonly YearCount[] {
  const counts = new Map(known.map(({ year, count }) => [year, count]));
  const last = known.at(-1)?.year ?? 0;
  const start = Math.max(known[0]?.year ?? last, last - mostDrawn + 1);
  return Array.from({ length: last - start + 1 }, (_, place) => ({
    year: start + place,
    count: counts.get(start + place) ?? 0,
  }));
}

/** The years with most publications; nothing of few, and where most years are unknown: it might be others. */
function yearsFinding(years: Publications['years'], { words, formats }: Speech): string | undefined {
  const known = knownYears(years);
  const greatest = Math.max(...known.map(({ count }) => count));
  const top = known.filter(({ count }) => count === greatest);
  const total = sumOf(known);
  // One year cannot be compared, and a list of many years is no finding.
  if (!hasYears(years) || total < leastCompared || known.length === 1 || top.length > mostNamed)
    return undefined;
  return words('publications.years.finding', {
    count: greatest,
    years: top.length,
    list: formats.list(top.map(({ year }) => formats.year(year))),
    known: total,
    hasUnknown: unknownYears(years) > 0 ? 'yes' : 'no',
  });
}

function yearsRemarks(years: Publications['years'], { words }: Speech): string[] {
  const known = knownYears(years);
  const unknown = unknownYears(years);
  const start = drawnYears(known)[0]?.year ?? 0;
  const earlier = sumOf(known.filter(({ year }) => year < start));
  return [
    ...(unknown > 0 ? [words('publications.years.unknown', { count: unknown })] : []),
    ...(earlier > 0 ? [words('publications.years.earlier', { count: earlier, year: String(start) })] : []),
  ];
}

function YearColumns({ years }: { years: readonly { year: number; count: number }[] }): ReactNode {
  const { words, formats } = useSpeech();
  const picture = useContext(PictureContext);
  if (import.meta.env.SSR && picture !== null) {
    picture.add(yearsPicture(years, picture.width, (count) => formats.number(count)));
    return null;
  }
  const most = Math.max(...years.map(({ count }) => count));
  const [first, last] = [years[0]?.year ?? 0, years.at(-1)?.year ?? 0];
  return (
    <>
      <div className={styles.columns} role="img" aria-label={words('publications.years.title')}>
        {years.map(({ year, count }) => (
          <span
            key={year}
            className={styles.column}
            title={`${formats.year(year)}: ${formats.number(count)}`}
          >
            <span className={styles.bar} style={{ blockSize: `${(count / most) * 100}%` }}>
              {count === most && <span className={styles.most}>{formats.number(count)}</span>}
            </span>
          </span>
        ))}
      </div>
      <p className={styles.axis} aria-hidden="true">
        <span>{formats.year(first)}</span>
        {last > first && <span>{formats.year(last)}</span>}
      </p>
    </>
  );
}

const [TALL, NUMBER, AXIS] = [180, 18, 22];

/** Publications by year as an image has them: a column for each year, the greatest with its number, and the first and last year. */
function yearsPicture(
  drawn: readonly { year: number; count: number }[],
  width: number,
  numberOf: (count: number) => string,
): PicturePart {
  const most = Math.max(1, ...drawn.map(({ count }) => count));
  const step = width / drawn.length;
  const [first, last] = [drawn[0], drawn.at(-1)];
  return {
    width,
    height: NUMBER + TALL + AXIS,
    content: (
      <g fontFamily="var(--font-sans)" fontSize="12.5" fill="var(--ink-2)">
        {drawn.map(({ year, count }, at) => {
          const height = (count / most) * TALL;
          return (
            <g key={year}>
              <rect
                x={at * step + 1}
                y={NUMBER + TALL - height}
                width={Math.max(1, step - 2)}
                height={height}
                fill="var(--accent)"
              />
              {count === most && (
                <text
                  x={(at + 0.5) * step}
                  y={NUMBER - 5}
                  textAnchor={at * 2 < drawn.length ? 'start' : 'end'}
                >
                  {numberOf(count)}
                </text>
              )}
            </g>
          );
        })}
        <path d={`M0,${NUMBER + TALL + 0.5}H${width}`} stroke="var(--edge)" />
        <text y={NUMBER + TALL + 16}>{first?.year}</text>
        {last !== first && (
          <text x={width} y={NUMBER + TALL + 16} textAnchor="end">
            {last?.year}
          </text>
        )}
      </g>
    ),
  };
}
