import type { ReactNode } from 'react';
import { recordsOnPage } from '#datasets/engine/handed-in.ts';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { CountriesPair } from '../../blocks/list/counted-countries.tsx';
import { ListFilters } from '../../blocks/list/list-filters.tsx';
import { CountedRows, NoRows } from '../../blocks/list/list-parts.tsx';
import type { Figure } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { PlainFigureTable } from '../../figure/plain-figure-table.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { type RecordsView, recordsParams } from '../../url/records-params.ts';
import { EmptyRoom } from './empty-room.tsx';
import { recordFacets } from './record-facets.ts';
import { roomAddress } from './record-figures.ts';
import { RecordList } from './record-list.tsx';
import { RoomAbout } from './room-about.tsx';
import type { RoomData, RoomRecords } from './room-data.ts';

/**
 * All of a room below its title: its records with filters and what is to be known of them, or that there are none yet and how they
 * get here. Its state is in the address; it needs no scripts.
 */
export function RoomSections(props: {
  data: RoomData;
  title: string;
  /** Measured traits, or the records of the list, as far as there are any. */
  figures: readonly Figure[];
}): ReactNode {
  const { data, title, figures } = props;
  const [figure] = figures;
  const { view, release, answer: part } = data;
  const speech = useSpeech();
  const { words, language } = speech;
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
      {!isEmpty && !isText && <FoundRecords data={data} answer={answer} figures={figures} hrefOf={hrefOf} />}
      {isEmpty && isText && <EmptyRoom data={data} />}
      {!isText && other}
      {!isEmpty && <RoomAbout answer={answer} />}
    </>
  );
}

/** The records that the filters leave, below them. */
function FoundRecords(props: {
  data: RoomData;
  answer: RoomRecords;
  figures: readonly Figure[];
  hrefOf: (change: Partial<RecordsView>) => string;
}): ReactNode {
  const { data, answer, figures, hrefOf } = props;
  const [figure, countries] = figures;
  const { view, release } = data;
  const speech = useSpeech();
  const { words, language } = speech;
  const { chips, further, chosen } = recordFacets(speech, data, answer, hrefOf);
  const fields = ['q', 'page', ...further.map(({ name }) => name)];
  return (
    <>
      <CountedRows total={answer.total} />
      <ListFilters
        path={`/${language}${data.path}`}
        search={{ label: words('list.search'), example: words('records.filter.q'), value: view.q ?? '' }}
        facets={chips}
        further={further}
        kept={recordsParams
          .fields(view, release.pinned ? release.id : null)
          .filter(([name]) => !fields.includes(name))}
      />
      {figure === undefined ? (
        <NoRows
          total={answer.total}
          page={view.page}
          onPage={recordsOnPage}
          chosen={chosen}
          plain={hrefOf(recordsParams.initial)}
          first={hrefOf({ page: 1 })}
        />
      ) : (
        <>
          {countries !== undefined && (
            <CountriesPair
              figure={countries}
              counts={answer.facets.country}
              chosen={view.country}
              hrefOf={(country) => hrefOf({ country, page: 1 })}
            />
          )}
          <RecordList data={data} answer={answer} figure={figure} hrefOf={hrefOf} />
        </>
      )}
    </>
  );
}
