import type { ReactNode } from 'react';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import type { Figure } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { PlainFigureTable } from '../../figure/plain-figure-table.tsx';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { type RecordsView, recordsParams } from '../../url/records-params.ts';
import { EmptyRoom } from './empty-room.tsx';
import { roomAddress } from './record-figures.ts';
import { RecordFilters } from './record-filters.tsx';
import { RecordList } from './record-list.tsx';
import { RoomAbout } from './room-about.tsx';
import type { RoomData } from './room-data.ts';

/**
 * All of a room below its title: its records with filters and what is to be known of them, or that there are none yet and how they
 * get here. Everything stands in the address and needs no scripts.
 */
export function RoomSections(props: {
  data: RoomData;
  title: string;
  /** What is measured, or the records of the list, as far as there are any. */
  figure: Figure | undefined;
}): ReactNode {
  const { data, title, figure } = props;
  const { view, release, answer: part } = data;
  const words = useWords();
  const language = useLanguage();
  if (part.state === 'failed') return <FailedPart />;
  const answer = part.value;
  const version = release.pinned ? release.id : null;
  const here = (path: string): string => `/${language}${path}`;
  const hrefOf = (change: Partial<RecordsView>): string =>
    `${here(data.path)}${recordsParams.serialise({ ...view, ...change }, version)}`;
  const isText = data.isInformation;
  const isEmpty = answer.sources.length === 0;
  const other = data.other !== null && (
    <p>
      <a href={here(data.other)}>
        {words(isText ? 'records.traits.toResults' : 'records.traits.toInformation')}
      </a>
    </p>
  );
  return (
    <>
      <AdjustedNotice ignored={roomAddress(data).ignored} shown={title} />
      {isEmpty && !isText && <EmptyRoom data={data} />}
      {isText && figure !== undefined && (
        <FigureFrame figure={figure} under={other}>
          <PlainFigureTable figure={figure} table={{ stacks: true }} />
        </FigureFrame>
      )}
      {!isEmpty && !isText && (
        <>
          <RecordFilters data={data} answer={answer} plain={hrefOf(recordsParams.initial)} />
          <RecordList data={data} answer={answer} figure={figure} hrefOf={hrefOf} />
        </>
      )}
      {isEmpty && isText && <EmptyRoom data={data} />}
      {!isText && other}
      {!isEmpty && <RoomAbout answer={answer} />}
    </>
  );
}
