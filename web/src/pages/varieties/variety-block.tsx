import { type ReactNode, useContext } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import { loadedPart } from '../../api/loaded.ts';
import { FigureActions } from '../../blocks/figure-actions.tsx';
import { FigureCollector } from '../../blocks/figure-collector.ts';
import type { DataColumn, DataRow } from '../../charts/data-table/data-table-model.ts';
import { PictureContext } from '../../charts/picture/picture-parts.ts';
import { citedTitle } from '../../i18n/source-title.ts';
import { useWords } from '../../i18n/words.tsx';
import { FigureFrame } from '../../ui/figure-frame.tsx';
import type { CompareLink } from '../../url/compare-link.ts';
import type { NamedSource, PageOf } from './varieties-data.ts';
import { sourceName } from './variety-texts.ts';

/** What every block of varieties stands in: title, finding, table or bars, its sources, and what can be taken away. */
export function VarietyBlock(props: {
  id: string;
  title: string;
  /** What files and images call it, where the title leaves its crop, place and choice to the page. */
  filedTitle?: string;
  finding?: string;
  info: string;
  notes?: readonly string[];
  sources: readonly NamedSource[];
  /** Sentences on the records that its files leave out, each of a source that may be looked at alone; the others are its files' sources. */
  withheld?: readonly string[];
  table: { caption: string; columns: readonly DataColumn[]; rows: readonly DataRow[] };
  /** Rows of its files, where they have more than a page of the table. */
  rows?: number;
  isDrawn: boolean;
  page: PageOf;
  /** Last part of the page's path, and its query string. */
  at: { page: string; search: string };
  /** Country or network that it is of; `null` of the World. */
  area: string | null;
  /** Address of every row that fits as a file. */
  csv?: string | null;
  /** Where the comparator has what is nearest to the block, and how that is said; `null` where it has nothing. */
  compare?: CompareLink | null;
  children: ReactNode;
}): ReactNode {
  const { id, title, finding, info, notes = [], sources, withheld = [], table, at, page, csv } = props;
  const told = props.filedTitle ?? title;
  const words = useWords();
  const collect = useContext(FigureCollector);
  const filed = withheld.length === 0 ? sources : sources.filter(({ exportable }) => exportable);
  const isOpen = filed.every(({ exportable }) => exportable);
  const nameAll = (some: readonly NamedSource[]): string =>
    some.map((source) => sourceName(words, source)).join('; ');
  const said = nameAll(sources);
  const picture =
    import.meta.env.SSR &&
    collect?.({
      id,
      title: told,
      finding,
      table: { ...table, caption: props.filedTitle ?? table.caption },
      flagLabel: (flag) => flag,
      info,
      notes: [...notes, ...withheld],
      isPartial: withheld.length > 0,
      source: words('figure.source', { source: nameAll(filed) }),
      sources: filed.map((source) => ({ ...source, editions: [] })),
      area: props.area ?? worldCode,
    });
  if (picture === 'skip') return null;
  return (
    <FigureFrame
      id={id}
      title={title}
      finding={finding}
      source={said}
      more={{
        label: words('figure.more', { title }),
        content: (
          <>
            <p>{info}</p>
            {!isOpen && <p>{words('varieties.closed')}</p>}
            {withheld.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {csv != null && isOpen && (
              <p>
                <a href={csv} rel="nofollow">
                  {words('varieties.csv')}
                </a>
              </p>
            )}
            <p>
              <a href="#about-data">{words('figure.about')}</a>
              {props.compare != null && (
                <>
                  {' · '}
                  <a href={props.compare.href}>{props.compare.text}</a>
                </>
              )}
            </p>
            <FigureActions
              title={told}
              figure={id}
              release={page.release}
              sources={loadedPart(
                sources.map((source) => ({
                  publisher: source.publisher,
                  title: citedTitle(words, source),
                  licence: source.licence,
                  editions: [],
                })),
              )}
              href="#about-data"
              filed={
                isOpen
                  ? {
                      page: at.page,
                      search: at.search === '' ? '?' : at.search,
                      rows: props.rows ?? table.rows.length,
                      isDrawn: props.isDrawn,
                    }
                  : null
              }
            />
          </>
        ),
      }}
    >
      {picture ? (
        <PictureContext.Provider value={picture}>{props.children}</PictureContext.Provider>
      ) : (
        props.children
      )}
      {notes.map((note) => (
        <p key={note} data-note="yes">
          {note}
        </p>
      ))}
    </FigureFrame>
  );
}
