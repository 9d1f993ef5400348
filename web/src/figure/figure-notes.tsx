import type { ReactNode } from 'react';
import { useSpeech } from '../i18n/speech.ts';
import type { Figure } from './figure.ts';
import styles from './figure-notes.module.css';

/** A longer note does not fit on its line. */
const longestLine = 90;

/** Notes of a figure: one visible line, the others behind a disclosure, and links to related pages. */
export function FigureNotes(props: {
  figure: Figure;
  within: readonly Figure[];
  /** All remarks of the figure in place of the visible line. */
  note?: ReactNode;
  links: ReactNode;
}): ReactNode {
  const { figure, within, links } = props;
  const { words } = useSpeech();
  const { remarks = [] } = figure;
  const line = remarks.find(({ length }) => length <= longestLine);
  const visibleRemarks = props.note === undefined ? remarks.filter((remark) => remark === line) : remarks;
  const notes = [figure, ...within].flatMap(({ info, remarks: own = [], notes: more = [] }) => [
    ...own.filter((remark) => !visibleRemarks.includes(remark)),
    ...(info === undefined ? [] : [info]),
    ...more,
  ]);
  const behind = [...new Set(notes)].map((note) => (/[.!?:]$/.test(note) ? note : `${note}.`));
  const hasLinks = Boolean(links);
  return (
    <div className={styles.notes}>
      {visibleRemarks.length > 0 && <p>{props.note ?? line}</p>}
      {(behind.length > 0 || hasLinks) && (
        <details className={styles.more} data-menu="notes">
          <summary>
            {behind.length > 0
              ? words('figure.notes', { count: behind.length })
              : words('figure.notes.links')}
          </summary>
          <div className={styles.list}>
            {behind.map((note) => (
              <p key={note} data-note="yes">
                {note}
              </p>
            ))}
            {hasLinks && <div data-print="no">{links}</div>}
          </div>
        </details>
      )}
    </div>
  );
}
