import type { ReactNode } from 'react';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import type { Figure } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { PlainFigureTable } from '../../figure/plain-figure-table.tsx';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { type RecordsView, recordsParams } from '../../url/records-params.ts';
import { roomAddress } from './record-figures.ts';
import { RecordFilters } from './record-filters.tsx';
import { RecordList } from './record-list.tsx';
import styles from './records.module.css';
import { RoomAbout } from './room-about.tsx';
import type { RoomData } from './room-data.ts';
import { RoomFormat } from './room-format.tsx';

/**
 * All of a room below its title: its records with filters, or that there are none and what will stand here; the table that
 * suppliers fill; what is to be known of the records. Everything stands in the address and needs no scripts.
 */
export function RoomSections(props: {
  data: RoomData;
  title: string;
  /** What is measured, or the records of the list, as far as there are any. */
  figure: Figure | undefined;
}): ReactNode {
  const { data, title, figure } = props;
  const { kind, view, release, answer: part } = data;
  const words = useWords();
  const language = useLanguage();
  if (part.state === 'failed') return <FailedPart />;
  const answer = part.value;
  const version = release.pinned ? release.id : null;
  const here = (path: string): string => `/${language}${path}`;
  const hrefOf = (change: Partial<RecordsView>): string =>
    `${here(data.path)}${recordsParams.serialise({ ...view, ...change }, version)}`;
  const isText = data.room === 'quality-information';
  const isEmpty = answer.sources.length === 0;
  return (
    <>
      <AdjustedNotice ignored={roomAddress(data).ignored} shown={title} />
      {isText && figure !== undefined && (
        <FigureFrame figure={figure}>
          <p>{words('records.traits.text')}</p>
          <PlainFigureTable figure={figure} table={{ stacks: true }} />
        </FigureFrame>
      )}
      {isEmpty && (
        <EmptyState
          text={words(data.network === null ? `records.none.${kind}` : 'records.none.members', {
            cropOf: data.cropOf,
          })}
          hint={words('records.none.hint')}
        />
      )}
      {!isEmpty && !isText && (
        <>
          <RecordFilters data={data} answer={answer} plain={hrefOf(recordsParams.initial)} />
          <RecordList data={data} answer={answer} figure={figure} hrefOf={hrefOf} />
        </>
      )}
      <section className={styles.part} aria-labelledby="here">
        <h2 id="here">{words(isEmpty ? 'records.hereLater' : 'records.here')}</h2>
        <p>{words(`records.here.${kind}`)}</p>
        {data.other !== null && (
          <p>
            <a href={here(data.other)}>
              {words(isText ? 'records.traits.toResults' : 'records.traits.toInformation')}
            </a>
          </p>
        )}
      </section>
      <RoomFormat data={data} isOpen={isEmpty && !isText} />
      <RoomAbout answer={answer} />
    </>
  );
}
