import type { ReactNode } from 'react';
import { recordsOnPage } from '#datasets/engine/handed-in.ts';
import { ListPages } from '../../blocks/filters/filter-form.tsx';
import { RecordLinks } from '../../blocks/record-links.tsx';
import type { Figure } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { PlainTable } from '../../ui/plain-table.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { type RecordsView, recordFilters, recordsParams } from '../../url/records-params.ts';
import { supplierOf } from './record-figures.ts';
import { isListed, recordText } from './record-texts.ts';
import type { RoomData, RoomRecords } from './room-data.ts';

type Row = RoomRecords['rows'][number];

/** A kind's records as a list, page by page, with who supplied them, and all of them as a file. */
export function RecordList(props: {
  data: RoomData;
  answer: RoomRecords;
  /** Absent where there is nothing to list. */
  figure: Figure | undefined;
  hrefOf: (change: Partial<RecordsView>) => string;
}): ReactNode {
  const { data, answer, figure, hrefOf } = props;
  const { view } = data;
  const speech = useSpeech();
  const { words } = speech;
  const { rows, total } = answer;
  if (figure === undefined)
    return (
      <EmptyState
        text={words(total === 0 ? 'records.nothing' : 'records.noPage')}
        action={
          total === 0
            ? { label: words('records.clear'), href: hrefOf(recordsParams.initial) }
            : { label: words('records.firstPage'), href: hrefOf({ page: 1 }) }
        }
      />
    );
  // A column that says nothing of any of these records takes room from those that do.
  const listed = data.columns.filter(
    (column) => isListed(column) && rows.some(({ cells }) => cells[column.name] != null),
  );
  // What is looked for may be narrower than what may be handed on: all that fits counts.
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
  const last = Math.max(1, Math.ceil(total / recordsOnPage));
  return (
    <FigureFrame
      figure={figure}
      links={
        <RecordLinks
          figure={figure}
          files={isOpen ? [[`/api/v1/export/records/${data.kind}?${csv}`, words('records.csv')]] : []}
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
                (row: Row) => {
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
              ] as const,
          ),
          [words('records.column.supplied_by'), (row) => supplierOf(answer, row)],
        ]}
        rows={rows}
      />
      <ListPages
        group="records"
        page={view.page}
        last={last}
        hrefOf={(page) => `${hrefOf({ page })}#records`}
      />
    </FigureFrame>
  );
}
