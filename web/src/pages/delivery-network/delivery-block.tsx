import { type ReactNode, useContext, useId } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import type { FlowPage } from '#contract/flows.ts';
import type { PriceSource } from '#contract/prices.ts';
import { loadedPart } from '../../api/loaded.ts';
import { FigureActions } from '../../blocks/figure-actions.tsx';
import { FigureCollector } from '../../blocks/figure-collector.ts';
import { useTableExplain } from '../../blocks/use-table-explain.ts';
import { DataTable } from '../../charts/data-table/data-table.tsx';
import type { DataColumn, DataRow } from '../../charts/data-table/data-table-model.ts';
import { PictureContext } from '../../charts/picture/picture-parts.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FigureFrame } from '../../ui/figure-frame.tsx';
import { rowStyles } from '../../ui/rows.ts';
import { compareHref } from '../../url/compare-link.ts';
import styles from './delivery-page.module.css';
import { cautionTexts, sourceText } from './delivery-texts.ts';
import { useControl } from './use-delivery.ts';

/** The figures of a block as a table, the equal of its picture. */
export interface FlowTable {
  caption: string;
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
  /** Key of the rows behind a number, by row and column. */
  explain: (row: string, column: string) => string | null;
}

/** What every figure of the page stands in: title, finding, picture or table, and one line with its source. */
export function DeliveryBlock(props: {
  id: string;
  title: string;
  finding?: string | undefined;
  /** What the block shows and how it is worked out. */
  info: string;
  source: PriceSource;
  table: FlowTable;
  /** Sentences without which the picture would be misread. */
  remarks?: readonly string[];
  /** Countries that the comparator opens with where none is chosen, the largest first. */
  compared: readonly string[];
  page: FlowPage;
  /** The picture; a block without one is its table. */
  children?: ReactNode;
}): ReactNode {
  const { id, title, finding, source, table, remarks = [], children } = props;
  const { view, show, hrefOf, release } = useControl();
  const words = useWords();
  const language = useLanguage();
  const collect = useContext(FigureCollector);
  const tableId = useId();
  const isDrawn = children !== undefined;
  const ways = useTableExplain(table.explain, (key) => `${hrefOf({ explain: key })}#explained`);
  const said = sourceText(words, source);
  const picture =
    import.meta.env.SSR &&
    collect?.({
      id,
      title,
      finding,
      table,
      flagLabel: (flag) => flag,
      info: props.info,
      notes: remarks,
      cautions: cautionTexts({ words, formats: getFormats(language) }, props.page),
      source: words('figure.source', { source: said }),
      sources: [{ ...source, editions: [] }],
      area: view.country ?? worldCode,
    });
  if (picture === 'skip') return null;
  const showsTable = !isDrawn || view.tables.includes(id);
  const drawn = (scripted: boolean): ReactNode => (
    <DataTable
      id={tableId}
      caption={table.caption}
      columns={table.columns}
      rows={table.rows}
      explain={scripted ? ways.explain : undefined}
      links={ways.links && { ...ways.links, rows: 'all' }}
      noValue={words('figure.table.noValue')}
      flagLabel={(flag) => flag}
    />
  );
  const metadata = hrefOf({ tab: 'metadata' });
  return (
    <FigureFrame
      id={id}
      title={title}
      finding={finding}
      source={said}
      actions={
        isDrawn && (
          <Button
            look="quiet"
            icon="table"
            aria-label={words('figure.table.caption', { title })}
            aria-expanded={showsTable}
            onClick={() =>
              show({ tables: showsTable ? view.tables.filter((each) => each !== id) : [...view.tables, id] })
            }
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
            <p>
              <a href={`${metadata}#metadata-caption`}>{words('deliveryNetwork.definitions')}</a>
              {' · '}
              <a
                href={compareHref(language, {
                  area: view.country ?? worldCode,
                  areas: view.country === null ? props.compared : undefined,
                  crop: 'beans',
                  elements:
                    view.country === null
                      ? [view.direction === 'origin' ? 'samples-provided' : 'samples-received']
                      : ['samples-received', 'samples-provided'],
                  version: release.pinned ? release.id : null,
                })}
              >
                {words('deliveryNetwork.compare')}
              </a>
            </p>
            <FigureActions
              title={title}
              figure={id}
              release={release}
              sources={loadedPart([{ ...source, editions: [] }])}
              href={`${metadata}#cite`}
              filed={
                source.exportable
                  ? {
                      page: 'accessionDeliveryNetwork',
                      search: hrefOf({ explain: null }),
                      rows: table.rows.length,
                      isDrawn,
                    }
                  : null
              }
            />
          </>
        ),
      }}
    >
      {picture ? (
        <PictureContext.Provider value={picture}>{children}</PictureContext.Provider>
      ) : showsTable ? (
        drawn(true)
      ) : (
        children
      )}
      {!showsTable && <noscript>{drawn(false)}</noscript>}
      {remarks.map((remark) => (
        <p key={remark} className={classNames(rowStyles.remark, styles.remark)}>
          {remark}
        </p>
      ))}
    </FigureFrame>
  );
}
