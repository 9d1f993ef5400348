import { type ReactNode, useContext } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import type { PriceSource } from '#contract/prices.ts';
import { loadedPart } from '../../api/loaded.ts';
import { FigureActions } from '../../blocks/figure-actions.tsx';
import { FigureCollector } from '../../blocks/figure-collector.ts';
import type { DataColumn, DataRow } from '../../charts/data-table/data-table-model.ts';
import { PictureContext } from '../../charts/picture/picture-parts.ts';
import { citedTitle, sourceTitle } from '../../i18n/source-title.ts';
import { useWords } from '../../i18n/words.tsx';
import { FigureFrame } from '../../ui/figure-frame.tsx';
import type { LossComparison } from './loss-compare.ts';
import type { PageOf } from './losses-data.ts';
import { publisherName } from './source-texts.ts';

/** What every block of pests and losses stands in: title, finding, picture or table, its sources, and what can be taken away. */
export function LossBlock(props: {
  id: string;
  title: string;
  /** What files and images call it, where the title leaves its crop, place and choice to the page. */
  filedTitle?: string;
  finding?: string;
  info: string;
  notes?: readonly string[];
  sources: readonly PriceSource[];
  table: { caption: string; columns: readonly DataColumn[]; rows: readonly DataRow[] };
  isDrawn: boolean;
  page: PageOf;
  /** Last part of the page's path, and its query string. */
  at: { page: string; search: string };
  country: string | null;
  /** Addresses of rows as files, each with what it has. */
  csv: readonly (readonly [href: string, label: string])[];
  /** What the menu holds of a further table of the block. */
  further?: ReactNode;
  compare?: LossComparison | null;
  children: ReactNode;
}): ReactNode {
  const { id, title, finding, info, notes = [], sources, table, at, page, csv, further } = props;
  const told = props.filedTitle ?? title;
  const words = useWords();
  const collect = useContext(FigureCollector);
  const isOpen = sources.every(({ exportable }) => exportable);
  const said = sources
    .map((source) => `${sourceTitle(words, source)} (${publisherName(words, source)})`)
    .join('; ');
  const picture =
    import.meta.env.SSR &&
    collect?.({
      id,
      title: told,
      finding,
      table: { ...table, caption: props.filedTitle ?? table.caption },
      flagLabel: (flag) => flag,
      info,
      notes,
      source: words('figure.source', { source: said }),
      sources: sources.map((source) => ({ ...source, editions: [] })),
      area: props.country ?? worldCode,
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
            {!isOpen && <p>{words('lossSources.closed')}</p>}
            {csv.map(([href, label]) => (
              <p key={href}>
                <a href={href} rel="nofollow">
                  {label}
                </a>
              </p>
            ))}
            <p>
              <a href="#about-data">{words('figure.about')}</a>
              {props.compare != null && (
                <>
                  {' · '}
                  <a href={props.compare.href}>
                    {words(props.compare.isNearest ? 'losses.compare.balances' : 'figure.compare')}
                  </a>
                </>
              )}
            </p>
            {further}
            <FigureActions
              title={told}
              figure={id}
              release={page.release}
              sources={loadedPart(
                sources.map((source) => {
                  const { publisher, licence } = source;
                  return { publisher, title: citedTitle(words, source), licence, editions: [] };
                }),
              )}
              href="#about-data"
              filed={
                isOpen
                  ? {
                      page: at.page,
                      search: at.search === '' ? '?' : at.search,
                      rows: table.rows.length,
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
