import { type ReactNode, useContext } from 'react';
import { PictureContext } from '../../charts/picture/picture-parts.ts';
import { useSpeech } from '../../i18n/speech.ts';
import styles from './publications.module.css';
import { yearsPicture } from './years-picture.tsx';

/** Publications by year as columns, gaps included. */
export function YearColumns({ years }: { years: readonly { year: number; count: number }[] }): ReactNode {
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
