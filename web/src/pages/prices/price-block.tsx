import { type ReactNode, useContext, useId } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import type { PriceSource } from '#contract/prices.ts';
import { loadedPart } from '../../api/loaded.ts';
import { FigureActions } from '../../blocks/figure-actions.tsx';
import { FigureCollector } from '../../blocks/figure-collector.ts';
import { type Withheld, withheldText } from '../../blocks/open-rows.ts';
import { useTableExplain } from '../../blocks/use-table-explain.ts';
import { DataTable } from '../../charts/data-table/data-table.tsx';
import type { DataColumn, DataRow } from '../../charts/data-table/data-table-model.ts';
import { PictureContext } from '../../charts/picture/picture-parts.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords, type Words } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';
import { FigureFrame } from '../../ui/figure-frame.tsx';
import { rowStyles } from '../../ui/rows.ts';
import { compareHref } from '../../url/compare-link.ts';
import { changeList } from './change-list.ts';
import { sourceName } from './price-texts.ts';
import type { ShownPrices } from './shown-prices.ts';
import { usePrices } from './use-prices-view.ts';
import { viewColumns } from './view-columns.ts';

/** The figures of a block as a table, the equal of its picture. */
export interface PriceTable {
  caption: string;
  columns: readonly DataColumn[];
  /** How many rows there are: the menu says it before one is worked out. */
  count: number;
  /** Worked out where the table is drawn: with a switch of the view it would cost more than the picture. */
  rows: () => readonly DataRow[];
  /** Key of a figure's explanation by row and column. */
  explain?: (row: string, column: string) => string | null;
}

const each = <T,>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** Where figures are from, each source once. */
export function SourceLine({ sources }: { sources: readonly PriceSource[] }): ReactNode {
  const words = useWords();
  return each(sources.map((source) => sourceName(words, source))).join('; ');
}

function DrawnTable(props: { id: string; table: PriceTable; isScripted: boolean }): ReactNode {
  const { id, table, isScripted } = props;
  const words = useWords();
  const { hrefOf } = usePrices();
  const { explain, links } = useTableExplain(table.explain, (key) => hrefOf({ explain: key }));
  return (
    <DataTable
      id={id}
      caption={table.caption}
      columns={table.columns}
      rows={table.rows()}
      explain={isScripted ? explain : undefined}
      links={links}
      noValue={words('figure.table.noValue')}
      flagLabel={(flag) => flag}
    />
  );
}

/** The table of files, with the view and base year of its figures. */
function withView(
  { caption, columns, rows }: PriceTable,
  viewed: Pick<ShownPrices, 'view' | 'base'> | undefined,
  words: Words,
): { caption: string; columns: readonly DataColumn[]; rows: readonly DataRow[] } {
  if (viewed === undefined) return { caption, columns, rows: rows() };
  const own = viewColumns(viewed, words);
  return {
    caption,
    columns: [...columns, ...own.map(([column]) => column)],
    rows: rows().map((row) => ({ ...row, cells: [...row.cells, ...own.map(([, cell]) => cell)] })),
  };
}

/** What every block of prices stands in: title, finding, picture or table, and one line with its source. */
export function PriceBlock(props: {
  id: string;
  title: string;
  finding?: ReactNode;
  /** The finding in words alone, for files, where it is more than words. */
  said?: string | undefined;
  /** What the block shows and how it is worked out. */
  info: string;
  sources: readonly PriceSource[];
  /** The sources of files, where some figures of the block may be looked at alone. */
  filedSources?: readonly PriceSource[] | undefined;
  /** What files leave out then; nothing in browsers, which make none. */
  withheld?: Withheld | false | undefined;
  table: PriceTable | null;
  /** The table that files have, where the block draws its own instead of one to switch to. */
  filed?: PriceTable | undefined;
  /** The view that the figures are in: files say it, and the base year, in each row. */
  viewed?: Pick<ShownPrices, 'view' | 'base'> | undefined;
  /** What the figures rest on beside their sources: exchange rates, consumer prices. */
  restsOn?: readonly PriceSource[] | undefined;
  /** Address of the figures as a file, where the licence lets them be handed on. */
  csv?: string | null;
  /** Whether it is a picture, where it has no table to switch to. */
  isDrawn?: boolean;
  controls?: ReactNode;
  /** What the comparator sets beside others, where it is not the country's prices. */
  compared?: Pick<Parameters<typeof compareHref>[1], 'area' | 'areas' | 'as' | 'elements'> | undefined;
  /** Sentences without which the picture would be misread. */
  remarks?: readonly string[];
  children: ReactNode;
}): ReactNode {
  const { id, title, table, sources, withheld, csv, remarks = [] } = props;
  const { crop, page, view, show, hrefOf, release } = usePrices();
  const words = useWords();
  const language = useLanguage();
  const collect = useContext(FigureCollector);
  const tableId = useId();
  const compared =
    props.compared ??
    (view.country === null ? null : { area: view.country, elements: [`price-${view.type ?? 'retail'}`] });
  const filed = props.filed ?? table;
  // What may be looked at alone is offered as no file.
  const own = props.filedSources ?? sources;
  const filedSources = each([...own, ...(props.restsOn ?? [])]);
  const isOpen = filedSources.every(({ exportable }) => exportable);
  const picture =
    import.meta.env.SSR &&
    filed !== null &&
    collect?.({
      id,
      title,
      finding: typeof props.finding === 'string' ? props.finding : props.said,
      table: withView(filed, props.viewed, words),
      flagLabel: (flag) => flag,
      info: props.info,
      notes: withheld ? [...remarks, withheldText(words, getFormats(language).list, withheld)] : remarks,
      isPartial: Boolean(withheld),
      source: words('figure.source', {
        source: each(own.map((source) => sourceName(words, source))).join('; '),
      }),
      sources: filedSources.map((source) => ({ ...source, editions: [] })),
      area: view.country ?? worldCode,
    });
  const showsTable = table !== null && view.tables.includes(id);
  const tableWith = (isScripted: boolean): ReactNode =>
    table !== null && <DrawnTable id={tableId} table={table} isScripted={isScripted} />;
  const metadata = hrefOf({ tab: 'metadata' });
  if (picture === 'skip') return null;
  return (
    <FigureFrame
      id={id}
      title={title}
      finding={props.finding}
      controls={props.controls}
      source={<SourceLine sources={sources} />}
      actions={
        table !== null && (
          <Button
            look="quiet"
            icon="table"
            aria-label={words('figure.table.caption', { title })}
            aria-expanded={showsTable}
            onClick={() => show({ tables: changeList(view.tables, id) })}
          >
            {words('figure.table')}
          </Button>
        )
      }
      more={{
        label: words('figure.more', { title }),
        content: (
          <>
            <p>
              <strong>{words('dataPage.info.show')}</strong>
            </p>
            <p>{props.info}</p>
            {csv != null && (
              <p>
                <a href={csv}>{words('prices.csv')}</a>
              </p>
            )}
            <p>
              <a href={`${metadata}#metadata-caption`}>{words('prices.definitions')}</a>
              {compared !== null && (
                <>
                  {' · '}
                  <a
                    href={compareHref(language, {
                      ...compared,
                      crop,
                      version: release.pinned ? release.id : null,
                    })}
                  >
                    {words('figure.compare')}
                  </a>
                </>
              )}
            </p>
            <FigureActions
              title={title}
              figure={id}
              release={release}
              sources={loadedPart(
                sources.map(({ publisher, title: name, licence }) => ({
                  publisher,
                  title: name,
                  licence,
                  editions: [],
                })),
              )}
              href={`${metadata}#cite`}
              filed={
                isOpen && filed !== null
                  ? { page, search: hrefOf({}), rows: filed.count, isDrawn: props.isDrawn ?? table !== null }
                  : null
              }
            />
          </>
        ),
      }}
    >
      {picture ? (
        <PictureContext.Provider value={picture}>{props.children}</PictureContext.Provider>
      ) : showsTable ? (
        tableWith(true)
      ) : (
        props.children
      )}
      {!showsTable && table !== null && <noscript>{tableWith(false)}</noscript>}
      {remarks.map((remark) => (
        <p key={remark} className={rowStyles.remark}>
          {remark}
        </p>
      ))}
    </FigureFrame>
  );
}
