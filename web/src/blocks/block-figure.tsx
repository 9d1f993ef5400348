import { type ReactNode, useContext, useId } from 'react';
import { findElement } from '#catalog/elements/index.ts';
import type { Section } from '#catalog/section.ts';
import { useDataView } from '../api/data-view.tsx';
import { DataTable, type DataTableProps } from '../charts/data-table/data-table.tsx';
import { PictureContext } from '../charts/picture/picture-parts.ts';
import { cropCaveats, endedNotes } from '../i18n/crop-notes.ts';
import { tableFlagText } from '../i18n/figures.ts';
import { useLanguage, useWords, type Words } from '../i18n/words.tsx';
import { Button } from '../ui/button.tsx';
import { FigureFrame } from '../ui/figure-frame.tsx';
import { compareHref } from '../url/compare-link.ts';
import styles from './block-figure.module.css';
import type { CitedSource } from './citation.ts';
import { FigureActions } from './figure-actions.tsx';
import { FigureCollector } from './figure-collector.ts';
import { FurtherFiles } from './further-files.ts';
import { pageCaveats } from './page-caveats.ts';
import { useTableExplain } from './use-table-explain.ts';

/** A source as pages call it: a file that was put together from extracts is no file of its publisher. */
export function extractText(words: Words, source: string, sources: readonly CitedSource[]): string {
  const isAssembled = sources.some(({ editions }) => editions.some(({ kind }) => kind === 'assembled'));
  return isAssembled ? words('figure.source.assembled', { source }) : source;
}

/** Where the figures come from, in a few words; those of trade without values are of food balances. */
export function sourceText(words: Words, section: Section, sources: readonly CitedSource[]): string {
  const isOfBalances = section.asHeld === true && section.blocks.every(({ kind }) => kind !== 'partners');
  return extractText(words, words(`${section.id}.source${isOfBalances ? '.quantity' : ''}`), sources);
}

/** The figures of a block as a table, the equal of its picture. */
export type BlockTable = Pick<DataTableProps, 'caption' | 'columns' | 'rows' | 'compareText'> & {
  /** Key of a figure's explanation by row and column. Keep its identity between renders where the table is large. */
  explain?: ((row: string, column: string) => string | null) | undefined;
};

/**
 * What every block stands in: a title that talks, the finding, the picture or its table, and under it one line: the source,
 * the switch to the table, and behind three dots what it shows and what can be taken away. Without JavaScript picture and
 * table are both there. What qualifies all figures of the page stands once, at its foot.
 */
export function BlockFigure(props: {
  id: string;
  title: string;
  /** What a citation calls the figure, where the title leaves out the place or the year. */
  named?: string;
  /** Element whose definition the menu leads to; without one, it leads to the definitions of the page. */
  element?: number | undefined;
  /** Elements that the comparator opens with; without them `element`, or that of the map. */
  compared?: readonly number[];
  /** Areas that it opens with instead of the page's, and how it shows them. */
  comparedAreas?: { areas: readonly string[]; as: string } | undefined;
  finding?: string | undefined;
  info: string;
  table?: BlockTable | null;
  /** The table that files have, where the block draws its own instead of one to switch to. */
  filed?: BlockTable | undefined;
  /** Controls that belong to the block: a selector of rankings, say. */
  controls?: ReactNode;
  /** How picture and table are drawn; it stands above both. */
  options?: ReactNode;
  /** Sentences right under picture and table, without which they would be misread: what options did, what is left out. */
  remarks?: readonly string[];
  /** The years between which the block compares an area: the page's, or another. */
  spans?: { from: number; to: number; area?: string } | undefined;
  /** Sentences on what the figures rest on; they stand with what the block shows. */
  notes?: readonly string[];
  /** Link to what has to be known of the picture, beside its source. */
  about?: ReactNode;
  /** Address of the full ranking behind the figure. */
  rankingHref?: string;
  level?: 2 | 3;
  /** What belongs under the picture and under its table alike. */
  under?: ReactNode;
  children: ReactNode;
}): ReactNode {
  const { id, title, named = title, finding, info, table, controls, notes = [], level = 2, children } = props;
  const { element, rankingHref, options, spans } = props;
  const { view, dispatch, hrefOf, section, sources, release, indicator, area, year, crop } = useDataView();
  const collect = useContext(FigureCollector);
  const Further = useContext(FurtherFiles);
  const filed = props.filed ?? table;
  const words = useWords();
  const language = useLanguage();
  const tableId = useId();
  const of = { crop: crop.id, element: element ?? view.element, area };
  const remarks = [
    ...(props.remarks ?? []),
    ...(spans === undefined ? [] : endedNotes(words, { ...of, ...spans })),
  ];
  const showsTable = view.tables.includes(id) && table != null;
  const ways = useTableExplain(table?.explain, (figure) => hrefOf({ do: 'explain', figure }));
  const tableWith = (by: Pick<DataTableProps, 'explain' | 'links'>): ReactNode =>
    table != null && (
      <DataTable
        id={tableId}
        caption={table.caption}
        columns={table.columns}
        rows={table.rows}
        compareText={table.compareText}
        {...by}
        noValue={words(view.officialOnly ? 'figure.state.absent' : 'figure.table.noValue')}
        flagLabel={(flag) => tableFlagText(words, flag)}
      />
    );
  // Files are made on the server: what is said of them is no part of what browsers load.
  const picture =
    import.meta.env.SSR &&
    filed != null &&
    collect?.({
      id,
      title: named,
      finding,
      table: filed,
      keyOf: filed.explain,
      flagLabel: (flag) => tableFlagText(words, flag),
      info,
      notes: [
        ...notes,
        ...remarks,
        ...pageCaveats(crop, section, { id, element: element ?? view.element }).map((key) => words(key)),
      ],
      source: words('figure.source', {
        source: sourceText(words, section, sources.state === 'loaded' ? sources.value : []),
      }),
      sources: sources.state === 'loaded' ? sources.value : [],
      indicator,
      area,
      year,
    });
  const metadata = hrefOf({ do: 'tab', tab: 'metadata' });
  const definition = `${metadata}#${element === undefined ? 'metadata-caption' : `element-${element}`}`;
  // A rank is a place by a figure, which is what can be compared.
  const { formula } = findElement(element ?? view.element) ?? {};
  const { compared = [formula?.kind === 'rank' ? formula.of : (element ?? view.element)] } = props;
  const version = release.pinned ? release.id : null;
  if (picture === 'skip') return null;
  return (
    <FigureFrame
      id={id}
      level={level}
      title={title}
      finding={finding}
      controls={controls}
      source={
        <>
          {sources.state === 'failed'
            ? words('dataPage.state.failed')
            : sourceText(words, section, sources.value)}
          {props.about !== undefined && <> · {props.about}</>}
        </>
      }
      actions={
        table != null && (
          <Button
            look="quiet"
            icon="table"
            aria-label={words('figure.table.caption', { title })}
            aria-expanded={showsTable}
            onClick={() => dispatch({ do: 'table', block: id })}
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
            <p>{info}</p>
            {[...notes, ...cropCaveats(words, [crop.id])].map((note) => (
              <p key={note}>{note.endsWith('.') ? note : `${note}.`}</p>
            ))}
            {table != null && rankingHref !== undefined && (
              <p>
                <a href={release.pinned ? `${rankingHref}&v=${release.id}` : rankingHref}>
                  {words('figure.ranking')}
                </a>
              </p>
            )}
            <p>
              <a href={definition}>{words('figure.definition')}</a> ·{' '}
              <a
                href={compareHref(language, {
                  area,
                  ...props.comparedAreas,
                  crop: crop.id,
                  elements: compared,
                  version,
                })}
              >
                {words('figure.compare')}
              </a>
            </p>
            <FigureActions
              title={named}
              figure={id}
              release={release}
              sources={sources}
              href={`${metadata}#cite`}
              further={
                Further && (
                  <Further
                    page={section.slug ?? section.id}
                    search={hrefOf({ do: 'explain', figure: null })}
                    figure={id}
                  />
                )
              }
              filed={
                filed == null
                  ? null
                  : {
                      page: section.slug ?? section.id,
                      search: hrefOf({ do: 'explain', figure: null }),
                      rows: filed.rows.length,
                      isDrawn: table != null,
                    }
              }
            />
          </>
        ),
      }}
    >
      {options}
      {picture ? (
        <PictureContext.Provider value={picture}>{children}</PictureContext.Provider>
      ) : showsTable ? (
        tableWith(ways)
      ) : (
        children
      )}
      {!showsTable && table != null && <noscript>{tableWith({ links: ways.links })}</noscript>}
      {remarks.map((remark) => (
        <p key={remark} className={styles.note}>
          {remark}
        </p>
      ))}
      {props.under}
    </FigureFrame>
  );
}
