import type { ReactNode } from 'react';
import { recordsOnPage } from '#datasets/engine/handed-in.ts';
import { ListPages } from '../../blocks/list/list-parts.tsx';
import { isFilled } from '../../blocks/list/list-state.ts';
import { RecordLinks } from '../../blocks/record-links.tsx';
import type { Figure } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { PlainTable } from '../../ui/plain-table.tsx';
import { type RecordsView, recordFilters, recordsParams } from '../../url/records-params.ts';
import { supplierOf } from './record-figures.ts';
import { isListed, recordText } from './record-texts.ts';
import type { RoomData, RoomRecords } from './room-data.ts';

type Row = RoomRecords['rows'][number];

/** A kind's records as a paged list with suppliers, and all of them as a file. */
export function RecordList(props: {
  data: RoomData;
  answer: RoomRecords;
  figure: Figure;
  hrefOf: (change: Partial<RecordsView>) => string;
}): ReactNode {
  const { data, answer, figure, hrefOf } = props;
  const { view } = data;
  const speech = useSpeech();
  const { words } = speech;
  const { rows, total } = answer;
  const listed = data.columns.filter(
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
                column.isNumber && column.name !== 'year' ? 'numeric' : undefined,
              ] as const,
          ),
          [words('records.column.supplied_by'), (row) => supplierOf(answer, row)],
        ]}
        rows={rows}
      />
      <ListPages
        page={view.page}
        total={total}
        onPage={recordsOnPage}
        hrefOf={(page) => `${hrefOf({ page })}#records`}
      />
    </FigureFrame>
  );
}
