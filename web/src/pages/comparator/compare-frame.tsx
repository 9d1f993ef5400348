import { type ReactNode, useContext } from 'react';
import { type Loaded, valueOr } from '../../api/loaded.ts';
import { FigureActions } from '../../blocks/figure-actions.tsx';
import { FigureCollector } from '../../blocks/figure-collector.ts';
import { DataTable } from '../../charts/data-table/data-table.tsx';
import { PictureContext } from '../../charts/picture/picture-parts.ts';
import { cropCaveats, endedNotes } from '../../i18n/crop-notes.ts';
import { tableFlagText } from '../../i18n/figures.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords, type Words } from '../../i18n/words.tsx';
import { FigureFrame } from '../../ui/figure-frame.tsx';
import type { ComparatorData } from './comparator-data.ts';
import styles from './comparator-page.module.css';
import { shownYears } from './compare-figures.ts';
import { hrefOfView } from './compare-href.ts';
import type { CompareTable } from './compare-table.ts';
import { sourceNames, sourcesOf } from './compare-texts.ts';
import { openLines, withheldLinesText } from './open-lines.ts';
import type { ShownLine } from './shown-lines.ts';

/** What stands in every figure's frame: the view, the release, and the sources of all lines. */
export type FrameOf = Pick<ComparatorData, 'view' | 'release' | 'sources' | 'sections'> & {
  /** Lines that its file leaves out; none on a page that is looked at. */
  withheld?: readonly ShownLine[];
};

/** Section and crops of lines, as the names of files have them: `production_beans`; of several sections `comparator_beans`. */
export function comparedNames(lines: readonly ShownLine[], sections: FrameOf['sections']) {
  const pages = [...new Set(lines.map(({ line }) => line.page.split('/').at(-1) ?? ''))];
  const known = sections.find(({ id, slug }) => pages.length === 1 && (slug ?? id) === pages[0]);
  return {
    section: known?.id ?? (pages.length === 1 ? (pages[0] ?? '') : 'comparator'),
    crop: [...new Set(lines.map(({ line }) => line.crop))].join('-'),
  };
}

/** What the crops' items hold, and which countries left a sum between the years that are shown, each sentence once. */
function lineNotes(words: Words, lines: readonly ShownLine[], table: CompareTable): readonly string[] {
  const ofElements = lines.flatMap(({ line: { crop, shown, area } }) =>
    typeof shown === 'number' ? [{ crop, element: shown, area }] : [],
  );
  const years = table.rows.map(({ id }) => Number(id));
  const span = { from: Math.min(...years), to: Math.max(...years) };
  return [
    ...cropCaveats(
      words,
      ofElements.map(({ crop }) => crop),
      'short',
    ),
    // Of a region and the World the World's note says more.
    ...ofElements
      .flatMap((of) => endedNotes(words, { ...of, ...span }))
      .sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))
      .slice(0, 1),
  ];
}

/** The frame of a figure of the comparator: title, picture, what has to be said of it, source, and what can be taken away. */
export function CompareFrame(props: {
  id: string;
  title: string;
  lines: readonly ShownLine[];
  table: CompareTable;
  of: FrameOf;
  /** What the figure shows, and how it was worked out. */
  info: string;
  /** Sentences without which the picture would be misread. */
  remarks: readonly string[];
  /** Whether its lines are drawn against each other, so that its file has all of them or is refused. */
  isJoined?: boolean;
  /** The picture; without one the table stands in its place. */
  children?: ReactNode;
}): ReactNode {
  const { id, title, lines, table, of, info, children } = props;
  const words = useWords();
  const remarks = [...props.remarks, ...lineNotes(words, lines, table)];
  const language = useLanguage();
  const collect = useContext(FigureCollector);
  const isDrawn = children !== undefined;
  const sources: Loaded<ReturnType<typeof sourcesOf>> =
    of.sources.state === 'failed'
      ? of.sources
      : {
          state: 'loaded',
          value: sourcesOf(
            lines.map(({ line }) => line),
            of.sources.value,
          ),
        };
  const source =
    sources.state === 'failed' ? words('dataPage.state.failed') : sourceNames(words, sources.value);
  const withheld = of.withheld ?? [];
  const files = openLines(lines, of.sources);
  const isRefused = files.isRefused || (props.isJoined === true && files.withheld.length > 0);
  const filedYears = shownYears(files.open).map(String);
  const picture =
    import.meta.env.SSR &&
    collect?.({
      id,
      title,
      table,
      keyOf: table.keyOf,
      flagLabel: (flag) => tableFlagText(words, flag),
      info,
      notes:
        withheld.length === 0
          ? remarks
          : [...remarks, withheldLinesText(words, getFormats(language).list, withheld, of.sources)],
      isPartial: withheld.length > 0,
      source: words('figure.source', { source }),
      sources: valueOr(sources, []),
      area: 'comparator',
      compares: comparedNames(lines, of.sections),
    });
  if (picture === 'skip') return null;
  return (
    <FigureFrame
      id={id}
      title={title}
      source={source}
      more={{
        label: words('figure.more', { title }),
        content: (
          <>
            <p>
              <strong>{words('dataPage.info.show')}</strong>
            </p>
            <p>{info}</p>
            <FigureActions
              title={title}
              figure={id}
              release={of.release}
              sources={sources}
              href={`/${language}/beans/about/citing`}
              filed={
                sources.state === 'failed' || isRefused
                  ? null
                  : {
                      page: 'comparator',
                      search: hrefOfView(of.view, of.release),
                      rows: table.rows.filter(({ id: year }) => filedYears.includes(year)).length,
                      isDrawn,
                    }
              }
            />
          </>
        ),
      }}
    >
      {picture ? (
        <PictureContext.Provider value={picture}>{children}</PictureContext.Provider>
      ) : (
        (children ?? (
          <DataTable
            id={`${id}-table`}
            caption={table.caption}
            columns={table.columns}
            rows={table.rows}
            noValue={words('figure.table.noValue')}
            flagLabel={(flag) => tableFlagText(words, flag)}
          />
        ))
      )}
      {remarks.map((remark) => (
        <p key={remark} className={styles.note}>
          {remark}
        </p>
      ))}
    </FigureFrame>
  );
}
