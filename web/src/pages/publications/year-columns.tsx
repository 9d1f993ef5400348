import type { ReactNode } from 'react';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { FigureFrame } from '../../ui/figure-frame.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import styles from './publications.module.css';

/** Years drawn at most: those before them stand in the table alone. */
const mostDrawn = 40;

/** Years that the finding names at most, where several have as many. */
const mostNamed = 3;

/** Publications by year as columns, gaps included, with the numbers in a table. */
export function YearColumns(props: {
  years: readonly { year: number | null; count: number }[];
  hrefOf: (year: number) => string;
  source: string;
}): ReactNode {
  const { years, hrefOf, source } = props;
  const words = useWords();
  const formats = getFormats(useLanguage());
  const known = years.flatMap(({ year, count }) => (year === null ? [] : [{ year, count }]));
  const unknown = years.find(({ year }) => year === null)?.count ?? 0;
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined)
    return <p>{words('publications.years.none', { count: unknown })}</p>;
  const start = Math.max(first.year, last.year - mostDrawn + 1);
  const drawn = Array.from({ length: last.year - start + 1 }, (_, at) => ({
    year: start + at,
    count: known.find(({ year }) => year === start + at)?.count ?? 0,
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
  const title = words('publications.years.title');
  return (
    <FigureFrame id="years" title={title} finding={finding} source={source}>
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
      {earlier > 0 && (
        <p data-note="yes">{words('publications.years.earlier', { count: earlier, year: String(start) })}</p>
      )}
      {unknown > 0 && <p data-note="yes">{words('publications.years.unknown', { count: unknown })}</p>}
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
