import { createElement, Fragment, type ReactNode, useContext, useId, useMemo, useState } from 'react';
import { failedPart, loadedPart } from '../api/loaded.ts';
import { FigureActions } from '../blocks/figure-actions.tsx';
import { FurtherFiles } from '../blocks/further-files.ts';
import { useTableExplain } from '../blocks/use-table-explain.ts';
import { DataTable, type DataTableProps } from '../charts/data-table/data-table.tsx';
import { tableFlagText } from '../i18n/figures.ts';
import { citedTitle } from '../i18n/source-title.ts';
import { useSpeech } from '../i18n/speech.ts';
import { Button } from '../ui/button.tsx';
import { MoreMenu } from '../ui/more-menu.tsx';
import { toDrawnTable } from './cell-text.ts';
import type { Figure } from './figure.ts';
import styles from './figure-frame.module.css';
import { type FigurePlace, FigurePlaceContext } from './figure-place.ts';

function usePlace(): FigurePlace {
  const place = useContext(FigurePlaceContext);
  if (place === null) throw new Error('A figure is drawn outside FigurePlaceContext.');
  return place;
}

/**
 * What every figure stands in: title, finding, picture or table, its remarks, and under them one line with the source, the switch to
 * the table, and behind three dots what it shows and what can be taken away. Without scripts picture and table are both there.
 */
export function FigureFrame(props: {
  figure: Figure;
  level?: 2 | 3 | 4;
  /** The heading, where it is more than the figure's title. */
  heading?: ReactNode;
  /** The finding, where it is more than words. */
  finding?: ReactNode;
  /** Controls of this figure alone, on the title's line. */
  controls?: ReactNode;
  /** How picture and table are drawn; it stands above both. */
  options?: ReactNode;
  /** Beside the source: what has to be known of the picture. */
  about?: ReactNode;
  /** Ways on from the figure, in its menu. */
  links?: ReactNode;
  /** What is drawn within this figure: the menu has their files, too. */
  within?: readonly Figure[];
  /** What belongs under the picture and under its table alike. */
  under?: ReactNode;
  /** Whether there is a table to switch to. Not where what is drawn is a table already. */
  hasTable?: boolean;
  /** What is drawn; the figure's picture unless given, or its table where it has none. */
  children?: ReactNode;
}): ReactNode {
  const { figure, level = 2, controls, within = [], hasTable = figure.picture !== null, children } = props;
  const { id, title, remarks = [] } = figure;
  const place = usePlace();
  const { words } = useSpeech();
  const titleId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isTable = hasTable && figure.rowCount > 0;
  const showsTable = isTable && (place.tables?.shown.includes(id) ?? isOpen);
  const finding = props.finding ?? figure.finding;
  const table = figure.rowCount > 0 && <FigureTable figure={figure} />;
  const drawn = children ?? figure.picture?.() ?? table;
  return (
    <section className={styles.frame} id={id} aria-labelledby={titleId}>
      <header className={styles.head}>
        <div className={styles.titles}>
          {createElement(
            `h${level}`,
            { className: styles.title, id: titleId },
            props.heading ?? title,
            within.map((one) => <span key={one.id} id={one.id} />),
          )}
          {Boolean(finding) && <p className={styles.finding}>{finding}</p>}
        </div>
        {Boolean(controls) && (
          <div className={styles.controls} data-print="no">
            {controls}
          </div>
        )}
      </header>
      <div className={styles.body}>
        {props.options}
        {showsTable ? table : drawn}
        {isTable && !showsTable && (
          <noscript>
            <FigureTable figure={figure} isPlain />
          </noscript>
        )}
        {remarks.map((remark) => (
          <p key={remark} data-note="yes">
            {remark}
          </p>
        ))}
        {props.under}
      </div>
      <footer className={styles.foot}>
        <p className={styles.source}>
          {figure.source}
          {props.about !== undefined && <> · {props.about}</>}
        </p>
        <div className={styles.actions} data-print="no">
          {isTable && (
            <Button
              look="quiet"
              icon="table"
              aria-label={words('figure.table.caption', { title })}
              aria-expanded={showsTable}
              onClick={() => (place.tables === undefined ? setIsOpen(!isOpen) : place.tables.toggle(id))}
            >
              {words('figure.table')}
            </Button>
          )}
          <MoreMenu label={words('figure.more', { title })}>
            <FigureMenu figure={figure} links={props.links} />
            {within.map((one) => (
              <Fragment key={one.id}>
                <p>
                  <strong>{one.title}</strong>
                </p>
                <FigureMenu figure={one} />
              </Fragment>
            ))}
          </MoreMenu>
        </div>
      </footer>
    </section>
  );
}

/** The rows of a figure as a table. `isPlain`: for pages without scripts. */
export function FigureTable(props: {
  figure: Figure;
  isPlain?: boolean;
  table?: Partial<DataTableProps>;
}): ReactNode {
  const { figure, isPlain = false } = props;
  const { words, formats } = useSpeech();
  const place = usePlace();
  const id = useId();
  const { columns, rows, keyOf, flagMeaning } = figure;
  const drawn = useMemo(
    () => toDrawnTable({ columns, rows, keyOf }, formats),
    [columns, rows, keyOf, formats],
  );
  const { explainHref } = place;
  const ways = useTableExplain(explainHref && keyOf, explainHref ?? (() => ''));
  return (
    <DataTable
      id={id}
      caption={figure.caption ?? figure.name ?? figure.title}
      columns={drawn.columns}
      rows={drawn.rows}
      compareText={place.compareText}
      explain={isPlain ? undefined : ways.explain}
      links={ways.links && { ...ways.links, rows: place.linkedRows }}
      noValue={place.noValue ?? words('figure.table.noValue')}
      flagLabel={flagMeaning ?? ((flag) => tableFlagText(words, flag))}
      {...props.table}
    />
  );
}

/** What a figure shows, what it rests on, ways on, and what can be taken away of it. */
export function FigureMenu({ figure, links }: { figure: Figure; links?: ReactNode }): ReactNode {
  const { words } = useSpeech();
  const { page, search, release, cite } = usePlace();
  const Further = useContext(FurtherFiles);
  const { info, notes = [], sources, shownSources = sources, name = figure.title } = figure;
  const forFiles = figure.forFiles ?? figure;
  const isOpen = forFiles.sources.every(({ exportable }) => exportable !== false);
  const address = search === '' ? '?' : search;
  const cited = shownSources.map((source) => ({ ...source, title: citedTitle(words, source) }));
  return (
    <>
      {info !== undefined && <p>{info}</p>}
      {notes.map((note) => (
        <p key={note}>{note.endsWith('.') ? note : `${note}.`}</p>
      ))}
      {links}
      <FigureActions
        title={name}
        figure={figure.id}
        release={release}
        // Without its sources a citation would be wrong.
        sources={cited.length === 0 ? failedPart : loadedPart(cited)}
        href={cite}
        further={Further && <Further page={page} search={address} figure={figure.id} />}
        files={
          isOpen && forFiles.rowCount > 0
            ? { page, search: address, rows: forFiles.rowCount, isDrawn: forFiles.picture !== null }
            : null
        }
      />
    </>
  );
}
