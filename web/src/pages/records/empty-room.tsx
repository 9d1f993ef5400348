import type { ReactNode } from 'react';
import { useIsReachable } from '../../blocks/contact-ways.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { RoomData } from './load-room.ts';
import { columnsOf } from './record-figures.ts';
import { isListed, isNumber, type RecordCells, recordText } from './record-texts.ts';
import styles from './records.module.css';

/** Number of the example's cells beside the lines. */
const mostShown = 6;

/** A page without records: its topic, how and by whom records can be sent, and the template's example. */
export function EmptyRoom({ data }: { data: RoomData }): ReactNode {
  const { room, release, network } = data;
  const { kind } = room;
  const columns = columnsOf(data);
  const speech = useSpeech();
  const isReachable = useIsReachable();
  const { words, language } = speech;
  const cells: RecordCells = Object.fromEntries(
    columns.map((column) => {
      const { name, example } = column;
      return [name, example === '' ? null : isNumber(column) ? Number(example) : example];
    }),
  );
  const columnNames = columns
    .filter((column) => column.name !== 'country' && isListed(column) && cells[column.name] != null)
    .slice(0, mostShown);
  const version = release.pinned ? `&v=${release.id}` : '';
  return (
    <section className={styles.empty} aria-label={words('records.room.label')}>
      <div>
        <p>{words(`records.room.${kind}.what`)}</p>
        <p>{words(`records.none.${network === null ? 'opens' : 'members'}`)}</p>
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
