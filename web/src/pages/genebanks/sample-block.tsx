import { type ReactNode, useContext, useId } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import type { PriceSource } from '#contract/prices.ts';
import { loadedPart } from '../../api/loaded.ts';
import { FigureActions } from '../../blocks/figure-actions.tsx';
import { FigureCollector } from '../../blocks/figure-collector.ts';
import { DataTable } from '../../charts/data-table/data-table.tsx';
import type { DataColumn, DataRow } from '../../charts/data-table/data-table-model.ts';
import { PictureContext } from '../../charts/picture/picture-parts.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';
import { FigureFrame } from '../../ui/figure-frame.tsx';
import { rowStyles } from '../../ui/rows.ts';
import { compareHref } from '../../url/compare-link.ts';
import { sourceName } from './samples-texts.ts';
import { useGenebanks } from './use-genebanks.ts';

/** The figures of a block as a table. */
export interface SampleTable {
  caption: string;
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
}

/** What the comparator has of a block: of the Treaty's reports the sides shown, else what one country's genebanks sent. */
function comparedOf(id: string, side: 'received' | 'provided' | 'balance'): readonly string[] {
  if (id === 'distributions') return ['sent-usa'];
  if (id === 'shipments') return ['sent-canada'];
  return side === 'balance' ? ['samples-received', 'samples-provided'] : [`samples-${side}`];
}

/** What every block of shipments stands in: title, finding, picture or table, and one line with its source. */
export function SampleBlock(props: {
  id: string;
  title: string;
  finding?: string | undefined;
  /** What the block shows and how it is worked out. */
  info: string;
  source: PriceSource;
  table: SampleTable;
  /** Address of all figures of the source as a file. */
  csv?: string | undefined;
  /** Sentences without which the figures would be misread. */
  remarks?: readonly string[];
  /** The picture; without one the table itself is shown. */
  children?: ReactNode;
}): ReactNode {
  const { id, title, source, table, remarks = [], children } = props;
  const { crop, view, show, hrefOf, release } = useGenebanks();
  const words = useWords();
  const language = useLanguage();
  const collect = useContext(FigureCollector);
  const tableId = useId();
  const isDrawn = children !== undefined;
  const picture =
    import.meta.env.SSR &&
    collect?.({
      id,
      title,
      finding: props.finding,
      table,
      flagLabel: (flag) => flag,
      info: props.info,
      notes: remarks,
      cautions: [
        ...(id === 'distributions' || id === 'shipments' ? [] : ['reported', 'once']),
        ...(crop === 'beans' || crop === 'rice' ? [crop] : []),
        ...(id === 'shipments' ? [] : ['leftOut']),
      ].map((key) => words(`samples.about.${key}`)),
      source: words('figure.source', { source: sourceName(words, source) }),
      sources: [{ ...source, editions: [] }],
      area: view.country ?? view.region ?? worldCode,
    });
  if (picture === 'skip') return null;
  const showsTable = isDrawn && view.tables.includes(id);
  const drawn = (
    <DataTable
      id={tableId}
      caption={table.caption}
      columns={table.columns}
      rows={table.rows}
      noValue={words('samples.unknown')}
      flagLabel={(flag) => flag}
    />
  );
  const metadata = hrefOf({ tab: 'metadata' });
  return (
    <FigureFrame
      id={id}
      title={title}
      finding={props.finding}
      source={sourceName(words, source)}
      actions={
        isDrawn && (
          <Button
            look="quiet"
            icon="table"
            aria-label={words('figure.table.caption', { title })}
            aria-expanded={showsTable}
            onClick={() =>
              show({
                tables: showsTable ? view.tables.filter((one) => one !== id) : [...view.tables, id],
              })
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
            {props.csv !== undefined && (
              <p>
                <a href={props.csv}>{words('samples.csv')}</a>
              </p>
            )}
            <p>
              <a href={`${metadata}#metadata-caption`}>{words('samples.definitions')}</a>
              {' · '}
              <a
                href={compareHref(language, {
                  area: view.country ?? view.region ?? worldCode,
                  crop,
                  elements: comparedOf(id, view.side),
                  version: release.pinned ? release.id : null,
                })}
              >
                {words('figure.compare')}
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
                  ? { page: 'genebanks', search: hrefOf({ explain: null }), rows: table.rows.length, isDrawn }
                  : null
              }
            />
          </>
        ),
      }}
    >
      {picture ? (
        <PictureContext.Provider value={picture}>{children}</PictureContext.Provider>
      ) : isDrawn && !showsTable ? (
        children
      ) : (
        drawn
      )}
      {isDrawn && !showsTable && <noscript>{drawn}</noscript>}
      {remarks.map((remark) => (
        <p key={remark} className={rowStyles.remark}>
          {remark}
        </p>
      ))}
    </FigureFrame>
  );
}
