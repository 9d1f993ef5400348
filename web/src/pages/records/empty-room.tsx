import type { ReactNode } from 'react';
import { useIsReachable } from '../../blocks/contact-ways.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { isListed, type RecordCells, recordText } from './record-texts.ts';
import styles from './records.module.css';
import type { RoomData } from './room-data.ts';

/** Number of the example's cells beside the lines. */
const mostShown = 6;

/** A page without records: its topic, how and by whom records can be sent, and the template's example. */
export function EmptyRoom({ data }: { data: RoomData }): ReactNode {
  const { kind, columns, release } = data;
  const speech = useSpeech();
  const isReachable = useIsReachable();
  const { words, language } = speech;
  const cells: RecordCells = Object.fromEntries(
    columns.map(({ name, isNumber, example }) => [
      name,
      example === '' ? null : isNumber ? Number(example) : example,
    ]),
  );
  const columnNames = columns
    .filter((column) => column.name !== 'country' && isListed(column) && cells[column.name] != null)
    .slice(0, mostShown);
  const version = release.pinned ? `&v=${release.id}` : '';
  return (
    <section className={styles.empty} aria-label={words('records.room.label')}>
      <div>
        <p>{words(`records.room.${kind}.what`)}</p>
        <p>{words(`records.none.${data.network === null ? 'opens' : 'members'}`)}</p>
        <p>{words(`records.room.${kind}.who`)}</p>
        <div className={styles.ways} data-print="no">
          {/* Without an address nobody can take a file: the page has its format alone. */}
          <ButtonLink
            look={isReachable ? 'solid' : undefined}
            href={`/${language}/contribute?format=${kind}${version}`}
          >
            {words(isReachable ? 'frame.menu.about.contribute' : 'records.room.format')}
          </ButtonLink>
          <ButtonLink
            href={`/api/v1/imports/${kind}/template.csv${language === 'en' ? '' : `?lang=${language}`}`}
          >
            {words('records.room.template')}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.example}>
        <h2 className={styles.label}>{words('records.room.example')}</h2>
        <dl>
          {columnNames.map((column) => (
            <div key={column.name}>
              <dt>{words(`records.column.${column.name}`)}</dt>
              <dd>{recordText(speech, column, cells)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
