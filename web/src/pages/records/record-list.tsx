import { type ReactNode, useContext } from 'react';
import { recordsOnPage } from '#catalog/records/kinds.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { loadedPart } from '../../api/loaded.ts';
import { FigureActions } from '../../blocks/figure-actions.tsx';
import { FigureCollector } from '../../blocks/figure-collector.ts';
import { ListPages } from '../../blocks/filters/filter-form.tsx';
import { getFormats } from '../../i18n/formats.ts';
import { citedTitle } from '../../i18n/source-title.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { FigureFrame } from '../../ui/figure-frame.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { type RecordsView, recordFilters, recordsParams } from '../../url/records-params.ts';
import { filedRecords } from './filed-records.ts';
import { cellText, unitName, withUnit } from './record-texts.ts';
import type { RoomColumn, RoomData, RoomRecords } from './room-data.ts';

type Row = RoomRecords['rows'][number];

/** Columns that stand in the list: of the crop there is one, and a figure's unit stands beside it. */
const isListed = ({ name }: RoomColumn): boolean =>
  !['crop', 'unit', 'currency', 'link', 'price_high', 'supplied_by', 'supplied_on', 'licence'].includes(name);

/** A kind's records as a list, page by page, with who supplied them, and all of them as a file. */
export function RecordList(props: {
  data: RoomData;
  answer: RoomRecords;
  title: string;
  hrefOf: (change: Partial<RecordsView>) => string;
}): ReactNode {
  const { data, answer, title, hrefOf } = props;
  const { view } = data;
  const words = useWords();
  const formats = getFormats(useLanguage());
  const collect = useContext(FigureCollector);
  const { rows, total } = answer;
  if (rows.length === 0)
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
  const supplierOf = ({ source }: Row): string =>
    answer.sources.find(({ key }) => key === source)?.publisher ?? source;
  const textOf = (row: Row, column: RoomColumn): string => {
    const text = cellText(words, formats, column, row.cells[column.name]);
    const { unit, currency, price_high: high } = row.cells;
    if (text === '' || unit == null) return text;
    if (column.name === 'quantity' || column.name === 'value') return withUnit(words, text, String(unit));
    if (column.name !== 'price') return text;
    const range = typeof high === 'number' ? `${text}–${formats.exact(high)}` : text;
    return `${range} ${currency}/${unitName(words, String(unit))}`;
  };
  const used = answer.sources.filter(({ key }) => rows.some(({ source }) => source === key));
  const shownTitle = words('records.table', {
    first: (view.page - 1) * recordsOnPage + 1,
    last: (view.page - 1) * recordsOnPage + rows.length,
    total,
  });
  const said = used.map(({ publisher }) => publisher).join('; ');
  // What is looked for may be narrower than what may be handed on: all that fits counts.
  const fitting = answer.facets.source.filter(({ id }) => view.source === null || id === view.source);
  const isOpen = answer.sources.every(
    ({ key, exportable }) => exportable || !fitting.some(({ id }) => id === key),
  );
  const cited = used.map((source) => ({ ...source, title: citedTitle(words, source), editions: [] }));
  const collected =
    import.meta.env.SSR &&
    collect?.({
      id: 'records',
      title,
      finding: shownTitle,
      table: {
        caption: title,
        ...filedRecords(data.columns, rows, supplierOf, { words, formats }),
      },
      flagLabel: (flag) => flag,
      info: words('records.info'),
      notes: [words('records.about.rule')],
      source: words('figure.source', { source: said }),
      sources: cited,
      area: view.country ?? worldCode,
    });
  if (collected === 'skip') return null;
  const csv = new URLSearchParams([
    ['crop', data.crop],
    ...(data.network === null ? [] : [['network', data.network]]),
    ...recordsParams.texts(view, recordFilters).map(([name, value]) => [name, value]),
    ...(data.release.pinned ? [['v', data.release.id]] : []),
  ]);
  const last = Math.max(1, Math.ceil(total / recordsOnPage));
  return (
    <FigureFrame
      id="records"
      title={title}
      finding={shownTitle}
      source={said}
      more={{
        label: words('figure.more', { title }),
        content: (
          <>
            <p>{words('records.info')}</p>
            {isOpen && (
              <p>
                <a href={`/api/v1/export/records/${data.kind}?${csv}`} rel="nofollow">
                  {words('records.csv')}
                </a>
              </p>
            )}
            <p>
              <a href="#about-data">{words('figure.about')}</a>
            </p>
            <FigureActions
              title={title}
              figure="records"
              release={data.release}
              sources={loadedPart(cited)}
              href="#about-data"
              filed={
                isOpen
                  ? {
                      page: data.path.split('/').at(-1) ?? '',
                      search:
                        recordsParams.serialise(view, data.release.pinned ? data.release.id : null) || '?',
                      rows: rows.length,
                      isDrawn: false,
                    }
                  : null
              }
            />
          </>
        ),
      }}
    >
      <PlainTable
        label={title}
        stacks
        columns={[
          ...listed.map(
            (column) =>
              [
                words(`records.column.${column.name}`),
                (row: Row) => {
                  const text = textOf(row, column);
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
          [words('records.column.supplied_by'), supplierOf],
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
