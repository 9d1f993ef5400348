import { type ReactNode, useMemo } from 'react';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { NotLoaded } from '../../blocks/failed-part.tsx';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { lineKey, mostLines } from '../../url/compare-params.ts';
import { AddLines } from './add-lines.tsx';
import type { ComparatorData } from './comparator-data.ts';
import styles from './comparator-page.module.css';
import { CompareControls } from './compare-controls.tsx';
import { ComparedDrawings } from './compare-drawings.tsx';
import { hrefOfView } from './compare-href.ts';
import { CompareList } from './compare-list.tsx';
import { ComparePeers } from './compare-peers.tsx';
import { entryName, lineName } from './compare-texts.ts';
import { readyComparisons } from './ready-comparisons.ts';
import { hasBound, isOfOthers, type ShownComparison, toLiveComparison } from './shown-lines.ts';

/** Sentences on the lines that are not shown, and on how the others are. */
function useNotes(data: ComparatorData, shown: ShownComparison, hasLog: boolean): readonly string[] {
  const { view, wholes } = data;
  const words = useWords();
  const formats = getFormats(useLanguage());
  const names = (lines: ComparatorData['lines']): string =>
    formats.list(lines.map((line) => lineName(words, line)));
  const { failed, without, unfit, groups, base } = shown;
  const isWhole = wholes.state === 'loaded';
  const awaiting = data.areas.state === 'loaded' ? data.areas.value.awaiting : [];
  const awaited = without.filter(({ area }) => awaiting.includes(area));
  const absent = without.filter(({ area }) => !awaiting.includes(area));
  return [
    ...(failed.length === 0 ? [] : [words('compare.failed', { list: names(failed) })]),
    ...(absent.length === 0 ? [] : [words('compare.without', { list: names(absent) })]),
    ...(awaited.length === 0 ? [] : [words('compare.awaited', { list: names(awaited) })]),
    ...(unfit.length === 0 || !isWhole
      ? []
      : [
          view.measure === 'index' && base === null
            ? words('compare.unfit.noBase', { list: names(unfit) })
            : words(`compare.unfit.${view.measure}`, { list: names(unfit), base: String(base ?? '') }),
        ]),
    ...(groups.length > 1 && view.kind !== 'scatter' && view.kind !== 'table'
      ? [words('compare.units', { count: groups.length })]
      : []),
    ...(view.measure === 'absolute' || shown.shown.length === 0
      ? []
      : [words(`compare.note.${view.measure}`)]),
    ...(shown.shown.some((entry) => isOfOthers(entry) && data.changes[lineKey(entry.line)] === undefined) &&
    view.kind !== 'bar'
      ? [words('compare.note.others')]
      : []),
    ...(shown.shown.some((entry) => hasBound(entry)) ? [words('compare.note.bounds')] : []),
    ...(['benchmark-', 'samples-', 'sent-', 'varieties-', 'loss-', 'price-'] as const).flatMap((kind) =>
      shown.shown.some(({ line }) => String(line.shown).startsWith(kind))
        ? [words(`compare.note.${kind}lines`)]
        : [],
    ),
    ...(view.log && !hasLog ? [words('compare.log.none')] : []),
  ];
}

/** Up to eight lines over countries, regions, crops and elements: one picture for each unit, and one table. */
export function ComparatorPage({ data }: { data: ComparatorData }): ReactNode {
  const { view, release, lines, wholes } = data;
  const words = useWords();
  const live = useMemo(() => toLiveComparison(data), [data]);
  const { shown, hasLog } = live;
  const notes = useNotes(data, shown, hasLog);
  const isFull = view.lines.length >= mostLines;
  // Names have commas of their own.
  const entries = (list: readonly string[]): string =>
    list.map((entry) => entryName(words, entry)).join('; ');
  const add =
    data.areas.state === 'failed' ? (
      <NotLoaded failed height="4rem" />
    ) : (
      <AddLines key={hrefOfView(view, release)} data={data} areas={data.areas.value} />
    );
  return (
    <PageLayout>
      <PageTitle title={words('compare.title')} finding={words('compare.lead')} />
      {data.refused.length > 0 && (
        <Notice>
          {words('compare.refused', { list: entries(data.refused) })}
          {data.refused.some((entry) => entry.includes('.benchmark-')) &&
            ` ${words('compare.refused.benchmark')}`}
        </Notice>
      )}
      {data.surplus.length > 0 && (
        <Notice>{words('compare.surplus', { list: entries(data.surplus), most: mostLines })}</Notice>
      )}
      <AdjustedNotice ignored={data.ignored} shown={words('compare.title')} />
      <div className={styles.controls} data-print="no">
        {lines.length > 0 && <CompareList view={view} release={release} lines={lines} />}
        {isFull ? (
          <p className={styles.note}>{words('compare.full', { most: mostLines })}</p>
        ) : lines.length === 0 ? (
          add
        ) : (
          <Disclosure summary={words('compare.add.label')} icon="search">
            {add}
          </Disclosure>
        )}
        <ComparePeers data={data} />
        {lines.length > 0 && (
          <CompareControls view={view} release={release} shown={shown} offersLog={hasLog} />
        )}
      </div>
      {lines.length === 0 && <EmptyState text={words('compare.empty')} hint={words('compare.empty.hint')} />}
      {wholes.state === 'failed' && <NotLoaded failed height="4rem" />}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {shown.shown.length > 0 && <ComparedDrawings live={live} />}
      <nav className={styles.part} aria-labelledby="compare-ready">
        <h2 id="compare-ready">{words('compare.ready')}</h2>
        <ul>
          {readyComparisons.map((ready) => (
            <li key={ready.id}>
              <a href={hrefOfView(ready.view, release)}>{words(`compare.ready.${ready.id}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
    </PageLayout>
  );
}
