import type { ReactNode } from 'react';
import { AboutSection } from '../../blocks/about-section.tsx';
import { useIsReachable } from '../../blocks/contact-ways.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { CountriesPair } from '../../blocks/list/counted-countries.tsx';
import { isFilled } from '../../blocks/list/list-state.ts';
import { ListForm, NothingListed, PagesOfList } from '../../blocks/list/record-list.tsx';
import { RecordLinks } from '../../blocks/record-links.tsx';
import type { Figure } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { PlainFigureTable } from '../../figure/plain-figure-table.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { recordFilters, recordsParams } from '../../url/records-params.ts';
import { SourceLines } from '../source-lines.tsx';
import type { RoomData, RoomRecords } from './load-room.ts';
import { columnsOf, countedByCountry, roomFilters, roomList, supplierOf } from './record-figures.ts';
import { isListed, isNumber, type RecordCells, recordText } from './record-texts.ts';
import styles from './records.module.css';

/** Number of the example's cells beside the lines. */
const mostShown = 6;

function EmptyRoom({ data }: { data: RoomData }): ReactNode {
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

/**
 * All of a room below its title: its records with filters and what is to be known of them, or that there are none yet and how they
 * get here.
 */
export function RoomSections(props: { data: RoomData; figures: readonly Figure[] }): ReactNode {
  const { data, figures } = props;
  const [figure] = figures;
  const { room, crop, answer: part } = data;
  const { words, language } = useSpeech();
  if (part.state === 'failed') return <FailedPart />;
  const answer = part.value;
  const isText = room.isInformation;
  const isEmpty = answer.sources.length === 0;
  const other = data.other !== null && (
    <p>
      <a href={`/${language}/${crop}${data.other}`}>
        {words(isText ? 'records.traits.toResults' : 'records.traits.toInformation')}
      </a>
    </p>
  );
  return (
    <>
      {isEmpty && !isText && <EmptyRoom data={data} />}
      {isText && figure !== undefined && (
        <FigureFrame figure={figure} under={other}>
          <PlainFigureTable figure={figure} table={{ stacks: true }} />
        </FigureFrame>
      )}
      {!isEmpty && !isText && <FoundRecords {...{ data, answer, figures }} />}
      {isEmpty && isText && <EmptyRoom data={data} />}
      {!isText && other}
      {!isEmpty && <RoomAbout answer={answer} />}
    </>
  );
}

interface FoundProps {
  data: RoomData;
  answer: RoomRecords;
}

function FoundRecords({ data, answer, figures }: FoundProps & { figures: readonly Figure[] }): ReactNode {
  const [figure, countries] = figures;
  const { total } = answer;
  const speech = useSpeech();
  const list = roomList(data, speech);
  const filters = roomFilters(data, answer, speech);
  return (
    <>
      <ListForm {...{ list, total, filters }} example={speech.words('records.filter.q')} />
      {figure === undefined ? (
        <NothingListed {...{ list, total }} chosen={filters.chosen} />
      ) : (
        <>
          {countries !== undefined && (
            <CountriesPair figure={countries} {...countedByCountry(data, answer, speech)} />
          )}
          <RecordList {...{ data, answer, figure }} />
        </>
      )}
    </>
  );
}

function RecordList({ data, answer, figure }: FoundProps & { figure: Figure }): ReactNode {
  const { view } = data;
  const speech = useSpeech();
  const { words } = speech;
  const { rows } = answer;
  const listed = columnsOf(data).filter(
    (column) => isListed(column) && isFilled(rows, ({ cells }) => cells[column.name] != null),
  );
  // The sources of all matches count, not of this page alone.
  const fitting = answer.facets.source.filter(({ id }) => view.source === null || id === view.source);
  const isOpen = answer.sources.every(
    ({ key, exportable }) => exportable || !fitting.some(({ id }) => id === key),
  );
  const csv = new URLSearchParams([
    ['crop', data.crop],
    ...(data.network === null ? [] : [['network', data.network]]),
    ...recordsParams.texts(view, recordFilters).map(([name, value]) => [name, value]),
    ...(data.release.pinned ? [['v', data.release.id]] : []),
  ]);
  return (
    <FigureFrame
      figure={figure}
      links={
        <RecordLinks
          figure={figure}
          files={isOpen ? [[`/api/v1/export/records/${data.room.kind}?${csv}`, words('records.csv')]] : []}
        />
      }
    >
      <PlainTable
        label={figure.title}
        stacks
        columns={[
          ...listed.map(
            (column) =>
              [
                words(`records.column.${column.name}`),
                (row: (typeof rows)[number]) => {
                  const text = recordText(speech, column, row.cells);
                  const { link } = row.cells;
                  return column.name === 'reference' && typeof link === 'string' ? (
                    <a href={link} rel="nofollow noopener">
                      {text || link}
                    </a>
                  ) : (
                    text
                  );
                },
                isNumber(column) && column.name !== 'year' ? 'numeric' : undefined,
              ] as const,
          ),
          [words('records.column.supplied_by'), (row) => supplierOf(answer, row)],
        ]}
        rows={rows}
      />
      <PagesOfList list={roomList(data, speech)} total={answer.total} />
    </FigureFrame>
  );
}

function RoomAbout({ answer }: { answer: RoomRecords }): ReactNode {
  const { words, formats } = useSpeech();
  return (
    <AboutSection>
      <p>
        {words(`records.room.${answer.kind}.what`)} {words('records.about.rule')}
      </p>
      <SourceLines
        group="records"
        sources={answer.sources}
        notesOf={({ records, date }) => [
          words('records.about.source', { records, date: formats.date(date) }),
        ]}
      />
    </AboutSection>
  );
}
