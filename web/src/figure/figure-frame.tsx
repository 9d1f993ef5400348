import { createElement, type ReactNode, useId, useMemo, useState } from 'react';
import { DataTable, type DataTableProps } from '../charts/data-table/data-table.tsx';
import { tableFlagText } from '../i18n/figures.ts';
import { useSpeech } from '../i18n/speech.ts';
import { useWords } from '../i18n/words.tsx';
import { useOwnTurn } from '../ui/turns.ts';
import { toDrawnTable } from './cell-text.ts';
import { type Figure, headlineOf, longestHeading, visibleRemark } from './figure.ts';
import { FigureFoot } from './figure-foot.tsx';
import styles from './figure-frame.module.css';
import { useFigurePlace } from './figure-place.ts';

/** The five rows of every figure, shared by figures beside each other. Without scripts picture and table are both shown. */
export function FigureFrame(props: {
  figure: Figure;
  /** Level of its heading; 1 for the first figure of a page. */
  level?: 1 | 2 | 3 | 4;
  /** The title, where it is more than words. */
  heading?: ReactNode;
  /** The finding, where it is more than words; `false` where the page has it already. */
  finding?: ReactNode;
  controls?: ReactNode;
  options?: ReactNode;
  about?: ReactNode;
  note?: ReactNode;
  links?: ReactNode;
  within?: readonly Figure[];
  under?: ReactNode;
  /** Whether there is a table to switch to. Not where the picture is a table. */
  hasTable?: boolean;
  /** The drawing; by default the figure's picture, or its table where it has none. */
  children?: ReactNode;
}): ReactNode {
  const { figure, level = 2, controls, within = [], hasTable = figure.picture !== null, children } = props;
  const { id, title } = figure;
  useOwnTurn();
  const place = useFigurePlace();
  const titleId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isTable = hasTable && figure.rowCount > 0;
  const showsTable = isTable && (place.tables?.shown.includes(id) ?? isOpen);
  const finding = props.finding ?? figure.finding;
  const isHeading = Boolean(finding) && (typeof finding !== 'string' || finding.length <= longestHeading);
  const name = (
    <>
      {props.heading ?? title}
      {within.map((one) => (
        <span key={one.id} id={one.id} />
      ))}
    </>
  );
  const table = figure.rowCount > 0 && <FigureTable figure={figure} />;
  const picture = children ?? figure.picture?.() ?? table;
  return (
    <section className={styles.frame} id={id} aria-labelledby={titleId}>
      <div className={styles.head}>
        <div className={styles.line}>
          {isHeading && (
            <p className={styles.label} id={titleId} data-title="">
              {name}
            </p>
          )}
          {Boolean(controls) && (
            <div className={styles.controls} data-print="no">
              {controls}
            </div>
          )}
        </div>
        {createElement(
          `h${level}`,
          { className: styles.finding, ...(!isHeading && { id: titleId, 'data-title': '' }) },
          isHeading ? (typeof finding === 'string' ? headlineOf(finding) : finding) : name,
        )}
      </div>
      <div className={styles.body}>
        {Boolean(finding) && !isHeading && <p className={styles.text}>{finding}</p>}
        {props.options}
        {showsTable ? table : picture}
        {isTable && !showsTable && <StillTable figure={figure} />}
        {props.under}
      </div>
      <FigureNotes figure={figure} within={within} note={props.note} links={props.links} />
      <FigureFoot
        figure={figure}
        about={props.about}
        within={within}
        table={
          isTable
            ? {
                isShown: showsTable,
                toggle: () => (place.tables === undefined ? setIsOpen(!isOpen) : place.tables.toggle(id)),
              }
            : undefined
        }
      />
    </section>
  );
}

/** The table of a figure for browsers without scripts: the address that shows it, or itself where no address does. */
export function StillTable({ figure }: { figure: Figure }): ReactNode {
  const { words } = useSpeech();
  const { tables } = useFigurePlace();
  return (
    <noscript>
      {tables === undefined ? (
        <FigureTable figure={figure} isPlain />
      ) : (
        <a href={`${tables.hrefOf(figure.id)}#${figure.id}`} rel="nofollow">
          {words('figure.table.caption', { title: figure.title })}
        </a>
      )}
    </noscript>
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
  const place = useFigurePlace();
  const id = useId();
  const { columns, rows, keyOf, flagMeaning } = figure;
  const tableTexts = useMemo(
    () => toDrawnTable({ columns, rows, keyOf }, formats),
    [columns, rows, keyOf, formats],
  );
  const { explainHref, explainsElsewhere = false } = place;
  const ways = useTableExplain(explainHref && keyOf, explainHref ?? (() => ''));
  return (
    <DataTable
      id={id}
      caption={figure.caption ?? figure.name ?? figure.title}
      columns={tableTexts.columns}
      rows={tableTexts.rows}
      compareText={place.compareText}
      explain={isPlain || explainsElsewhere ? undefined : ways.explain}
      links={ways.links && { ...ways.links, rows: place.linkedRows }}
      noValue={place.noValue ?? words('figure.table.noValue')}
      flagLabel={flagMeaning ?? ((flag) => tableFlagText(words, flag))}
      {...props.table}
    />
  );
}

/** Notes of a figure: one visible line, the others behind a disclosure, and links to related pages. */
function FigureNotes(props: {
  figure: Figure;
  within: readonly Figure[];
  /** All remarks of the figure in place of the visible line. */
  note?: ReactNode;
  links: ReactNode;
}): ReactNode {
  const { figure, within, links } = props;
  const { words } = useSpeech();
  const { remarks = [] } = figure;
  const line = visibleRemark(figure);
  const visibleRemarks = props.note === undefined ? remarks.filter((remark) => remark === line) : remarks;
  const notes = [figure, ...within].flatMap(({ info, remarks: own = [], notes: more = [] }) => [
    ...own.filter((remark) => !visibleRemarks.includes(remark)),
    ...(info === undefined ? [] : [info]),
    ...more,
  ]);
  const behind = [...new Set(notes)].map((note) => (/[.!?:]$/.test(note) ? note : `${note}.`));
  const hasLinks = Boolean(links);
  return (
    <div className={styles.notes}>
      {visibleRemarks.length > 0 && <p>{props.note ?? line}</p>}
      {(behind.length > 0 || hasLinks) && (
        <details className={styles.more} data-menu="notes">
          <summary>
            {behind.length > 0
              ? words('figure.notes', { count: behind.length })
              : words('figure.notes.links')}
          </summary>
          <div className={styles.list}>
            {behind.map((note) => (
              <p key={note} data-note="yes">
                {note}
              </p>
            ))}
            {hasLinks && <div data-print="no">{links}</div>}
          </div>
        </details>
      )}
    </div>
  );
}

/** Explanations of a table's figures: as controls, whose identity changes with `keyOf` alone, and as links without scripts. */
function useTableExplain(
  keyOf: ((row: string, column: string) => string | null) | undefined,
  hrefOf: (key: string) => string,
): Pick<DataTableProps, 'explain' | 'links'> {
  const words = useWords();
  const explain = useMemo(
    () =>
      keyOf && {
        keyOf,
        label: (value: string) => words('figure.explain', { value }),
        hint: words('figure.explain.table'),
      },
    [keyOf, words],
  );
  return { explain, links: explain && { ...explain, hrefOf } };
}
