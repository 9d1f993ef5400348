import type { ReactNode } from 'react';
import { beans } from '#catalog/crops/beans.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { countCell, toFiled, yearCell } from '../../blocks/filed-cells.ts';
import { filedTitle } from '../../blocks/filed-title.ts';
import { type FiledPage, type FiledSource, useFiled } from '../../blocks/use-filed.tsx';
import { getFormats } from '../../i18n/formats.ts';
import { sourceTitle } from '../../i18n/source-title.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { FigureFrame } from '../../ui/figure-frame.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import styles from './publications.module.css';
import { yearsPicture } from './years-picture.tsx';

/** Years drawn at most: those before them stand in the table alone. */
const mostDrawn = 40;

/** Years that the finding names at most, where several have as many. */
const mostNamed = 3;

interface YearsOf {
  years: readonly { year: number | null; count: number }[];
  hrefOf: (year: number) => string;
  /** Whose publications are counted. */
  sources: readonly FiledSource[];
  at: FiledPage;
  /** What they are on, and what was chosen, for files and images. */
  of: { heading: string; filters: readonly string[] };
}

type Known = { year: number; count: number };

/** Publications by year as columns, gaps included, with the numbers in a table. */
export function YearColumns(of: YearsOf): ReactNode {
  const words = useWords();
  const unknown = of.years.find(({ year }) => year === null)?.count ?? 0;
  const known = of.years.flatMap(({ year, count }) => (year === null ? [] : [{ year, count }]));
  const [first] = known;
  return first === undefined ? (
    <p>{words('publications.years.none', { count: unknown })}</p>
  ) : (
    <Columns {...of} known={known} unknown={unknown} first={first} last={known.at(-1) ?? first} />
  );
}

function Columns(
  props: YearsOf & { known: readonly Known[]; unknown: number; first: Known; last: Known },
): ReactNode {
  const { hrefOf, sources, at, of, known, unknown, first, last } = props;
  const words = useWords();
  const formats = getFormats(useLanguage());
  const title = words('publications.years.title');
  const start = Math.max(first.year, last.year - mostDrawn + 1);
  const drawn = Array.from({ length: last.year - start + 1 }, (_, place) => ({
    year: start + place,
    count: known.find(({ year }) => year === start + place)?.count ?? 0,
  }));
  const most = Math.max(...drawn.map(({ count }) => count));
  const earlier = known.filter(({ year }) => year < start).reduce((sum, { count }) => sum + count, 0);
  const greatest = Math.max(...known.map(({ count }) => count));
  const top = known.filter(({ count }) => count === greatest);
  // One year alone has neither more nor less than others, and a list of many years says nothing.
  const finding =
    known.length === 1 || top.length > mostNamed
      ? undefined
      : words('publications.years.finding', {
          count: greatest,
          years: top.length,
          list: formats.list(top.map(({ year }) => formats.year(year))),
          hasUnknown: unknown > 0 ? 'yes' : 'no',
        });
  const notes = [
    ...(earlier > 0 ? [words('publications.years.earlier', { count: earlier, year: String(start) })] : []),
    ...(unknown > 0 ? [words('publications.years.unknown', { count: unknown })] : []),
  ];
  const found = useFiled({
    id: 'years',
    title: filedTitle(title, of.heading, of.filters),
    finding,
    notes,
    sources,
    area: worldCode,
    table:
      import.meta.env.SSR &&
      (() =>
        toFiled(known.toReversed(), [
          [{ id: 'year', label: words('figure.table.year') }, ({ year }) => yearCell(year)],
          [
            { id: 'number', label: words('publications.years.number'), numeric: true },
            ({ count }) => countCell(formats, count),
          ],
        ])),
    rows: known.length,
    drawn: { crop: beans.id },
    at,
  });
  if (import.meta.env.SSR && found !== null && found.picture !== null)
    found.picture.add(yearsPicture(drawn, found.picture.width, (count) => formats.number(count)));
  if (found === null) return null;
  return (
    <FigureFrame
      id="years"
      title={title}
      finding={finding}
      source={sources.map((source) => sourceTitle(words, source)).join('; ')}
      more={found.more}
    >
      <div
        className={styles.columns}
        role="img"
        aria-label={finding === undefined ? title : `${title}: ${finding}`}
      >
        {drawn.map(({ year, count }) => (
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
        <span>{formats.year(start)}</span>
        {last.year > start && <span>{formats.year(last.year)}</span>}
      </p>
      {notes.map((note) => (
        <p key={note} data-note="yes">
          {note}
        </p>
      ))}
      <PlainTable
        label={title}
        summary={words('publications.years.table')}
        columns={[
          [words('figure.table.year'), ({ year }) => <a href={hrefOf(year)}>{formats.year(year)}</a>],
          [words('publications.years.number'), ({ count }) => formats.number(count), 'numeric'],
        ]}
        rows={known.toReversed()}
      />
    </FigureFrame>
  );
}
