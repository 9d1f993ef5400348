import { type ReactNode, useContext } from 'react';
import type { FigureSource } from '#contract/page-figures.ts';
import { failedPart, loadedPart } from '../api/loaded.ts';
import type { DataColumn, DataRow } from '../charts/data-table/data-table-model.ts';
import type { Picture } from '../charts/picture/picture-parts.ts';
import { tableFlagText } from '../i18n/figures.ts';
import { citedTitle } from '../i18n/source-title.ts';
import { useWords } from '../i18n/words.tsx';
import type { CitedSource } from './citation.ts';
import { FigureActions } from './figure-actions.tsx';
import { FigureCollector } from './figure-collector.ts';

/** A source as the pages know it. */
export interface FiledSource extends Pick<FigureSource, 'publisher' | 'title' | 'licence'> {
  key: string;
  url: string;
  date: string;
  /** Absent where only the server knows. */
  exportable?: boolean;
  editions?: CitedSource['editions'];
}

/** The rows of a table as files have them, with the keys that tell element and area of a figure. */
export interface FiledTable {
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
  keyOf?: (row: string, column: string) => string | null;
}

/** The page that tables stand on. */
export interface FiledPage {
  /** Last part of its path. */
  page: string;
  /** Query string of the view; empty where it has none. */
  search: string;
  release: { id: string; created: string };
  /** Where the page says what it rests on: for browsers without scripts. */
  cite: string;
}

/** A table, or a drawing with its table, that no block draws. */
export interface Filed {
  /** Anchor of its heading, and its name in the addresses of files. */
  id: string;
  /** What files and citations call it, with its place. */
  title: string;
  finding?: string | undefined;
  /** Sentences without which its figures would be misread. */
  notes?: readonly string[];
  sources: readonly FiledSource[];
  /** Items of its figures. */
  indicators?: readonly number[];
  /** Elements that it rests on, where the keys of its figures do not tell. */
  elements?: readonly number[];
  area: string;
  year?: number | undefined;
  /** Worked out where a file is made; browsers, which make none, have `false`. */
  table: false | (() => FiledTable);
  /** How many rows it has: browsers say it, too, which have no table. */
  rows: number;
  /** Crop whose colours its image has; absent where it has no image. */
  drawn?: { crop: string | null };
  at: FiledPage;
}

/** Hands a table to whoever makes files of the page, and says what its menu holds. `null` where it need not be drawn. */
export function useFiled(filed: Filed): {
  more: { label: string; content: ReactNode };
  /** The image that is being made of it. */
  picture: Picture | null;
} | null {
  const { id, title, notes = [], sources, indicators = [], table, drawn, at } = filed;
  const words = useWords();
  const collect = useContext(FigureCollector);
  const cited = sources.map((source) => ({
    ...source,
    title: citedTitle(words, source),
    editions: source.editions ?? [],
  }));
  const [indicator = null] = indicators;
  const picture = import.meta.env.SSR && table !== false && collect !== null ? collectTable(table) : null;
  if (picture === 'skip') return null;
  return { more: { label: words('figure.more', { title }), content: menu() }, picture };

  function collectTable(work: () => FiledTable): Picture | 'skip' | null {
    const { keyOf, ...rows } = work();
    const said = [...new Set(cited.map(({ title: name, publisher }) => `${name} (${publisher})`))].join('; ');
    return (
      collect?.({
        id,
        title,
        finding: filed.finding,
        table: { caption: title, ...rows },
        keyOf,
        flagLabel: (flag) => tableFlagText(words, flag),
        notes,
        source: said === '' ? '' : words('figure.source', { source: said }),
        sources: cited,
        ...(indicators.length > 1 ? { indicators } : { indicator: indicator ?? undefined }),
        ...(drawn?.crop != null && { crop: drawn.crop }),
        ...(filed.elements !== undefined && { elements: filed.elements }),
        area: filed.area,
        year: filed.year,
      }) ?? null
    );
  }

  function menu(): ReactNode {
    return (
      <>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <FigureActions
          title={title}
          figure={id}
          release={at.release}
          // What the observatory adds up has sources that the page does not list.
          sources={cited.length === 0 ? failedPart : loadedPart(cited)}
          href={at.cite}
          filed={
            sources.every(({ exportable }) => exportable !== false)
              ? {
                  page: at.page,
                  search: at.search === '' ? '?' : at.search,
                  rows: filed.rows,
                  isDrawn: drawn !== undefined,
                }
              : null
          }
        />
      </>
    );
  }
}
