import { type ReactNode, useMemo } from 'react';
import { NotLoaded } from '../../blocks/failed-part.tsx';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { ChoiceLinks } from '../../ui/choice-links.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { compareMeasures, mostLines, serialiseCompare } from '../../url/compare-url.ts';
import styles from './comparator-page.module.css';
import { CompareChart, CompareTable, type ShownLine } from './compare-charts.tsx';
import { commonBase, measureLine } from './compare-figures.ts';
import { AddLine, BaseYear } from './compare-form.tsx';
import { CompareList } from './compare-list.tsx';
import { readyComparisons } from './compare-options.ts';
import { lineName, sourceLine } from './compare-texts.ts';
import type { ComparatorData } from './load-comparator.ts';

/** The lines that have figures in the measure, by unit, and those that have none, each for its reason. */
function showLines({ view, lines, population }: ComparatorData) {
  const known = lines.flatMap((line) =>
    line.figures.state === 'loaded' ? [{ line, figures: line.figures.value }] : [],
  );
  const filled = known.filter(({ figures }) => figures.years.length > 0);
  const base = view.base ?? commonBase(filled.map(({ figures }) => figures));
  const people = population.state === 'loaded' ? population.value : {};
  const measured = filled.map(({ line, figures }) => ({
    line,
    figures,
    measured: measureLine(figures, line.unit, {
      measure: view.measure,
      base,
      population: new Map(people[line.area] ?? []),
    }),
  }));
  const shown = measured.filter(
    (entry): entry is ShownLine => entry.measured?.values.some((value) => value !== null) === true,
  );
  const groups = new Map<string, ShownLine[]>();
  for (const entry of shown) {
    const key = JSON.stringify(entry.measured.unit);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  const isShown = new Set(shown.map(({ line }) => line));
  return {
    base,
    shown,
    groups: [...groups.values()],
    years: [...new Set(filled.flatMap(({ figures }) => figures.years))].sort((a, b) => a - b),
    failed: lines.filter(({ figures }) => figures.state === 'failed'),
    without: known.filter(({ figures }) => figures.years.length === 0).map(({ line }) => line),
    unfit: filled.filter(({ line }) => !isShown.has(line)).map(({ line }) => line),
  };
}

/** Up to eight lines over countries, regions, crops and elements, in one picture for each unit and in one table. */
export function ComparatorPage({ data }: { data: ComparatorData }): ReactNode {
  const { view, version, lines, sources, population } = data;
  const words = useWords();
  const formats = getFormats(useLanguage());
  const { base, shown, groups, years, failed, without, unfit } = useMemo(() => showLines(data), [data]);
  const names = (some: typeof lines): string => formats.list(some.map((line) => lineName(words, line)));
  const sourceOf = (some: typeof lines): string =>
    sources.state === 'failed' ? words('dataPage.state.failed') : sourceLine(words, some, sources.value);
  const isDivided = view.measure === 'inhabitant';
  const notes = [
    ...(view.lines.length === 0 || failed.length === 0
      ? []
      : [words('compare.failed', { list: names(failed) })]),
    ...(without.length === 0 ? [] : [words('compare.without', { list: names(without) })]),
    ...(unfit.length === 0 || (isDivided && population.state === 'failed')
      ? []
      : [words(`compare.unfit.${view.measure}`, { list: names(unfit), base: String(base ?? '') })]),
    ...(groups.length > 1 ? [words('compare.units', { count: groups.length })] : []),
    ...(view.measure === 'absolute' || shown.length === 0 ? [] : [words(`compare.note.${view.measure}`)]),
  ];
  return (
    <PageLayout>
      <PageTitle title={words('compare.title')} finding={words('compare.lead')} />
      {data.refused.length > 0 && (
        <Notice>{words('compare.refused', { list: formats.list(data.refused), most: mostLines })}</Notice>
      )}
      <div className={styles.controls} data-print="no">
        {lines.length > 0 && <CompareList view={view} version={version} lines={lines} />}
        {view.lines.length >= mostLines ? (
          <p className={styles.note}>{words('compare.full', { most: mostLines })}</p>
        ) : data.areas.state === 'failed' ? (
          <NotLoaded failed height="4rem" />
        ) : (
          <AddLine view={view} version={version} areas={data.areas.value} />
        )}
        {lines.length > 0 && (
          <ChoiceLinks
            label={words('compare.measure')}
            choices={compareMeasures.map((measure) => ({
              href: serialiseCompare({ ...view, measure, base: null }, version) || '?',
              text: words(`compare.measure.${measure}`),
              current: measure === view.measure,
            }))}
          />
        )}
        {view.measure === 'index' && base !== null && years.length > 1 && (
          <BaseYear view={view} version={version} base={base} years={years} />
        )}
      </div>
      {lines.length === 0 && <EmptyState text={words('compare.empty')} hint={words('compare.empty.hint')} />}
      {isDivided && population.state === 'failed' && <NotLoaded failed height="4rem" />}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {groups.map((group, at) => (
        <CompareChart
          key={group.map(({ line }) => `${line.area}.${line.crop}.${line.element}`).join('~')}
          id={`compare-${at + 1}`}
          lines={group}
          base={base}
          source={sourceOf(group.map(({ line }) => line))}
        />
      ))}
      {shown.length > 0 && (
        <section className={styles.part} aria-labelledby="compare-figures">
          <h2 id="compare-figures">{words('compare.table')}</h2>
          <CompareTable lines={shown} base={base} />
          <p className={styles.note}>{sourceOf(shown.map(({ line }) => line))}</p>
        </section>
      )}
      <nav className={styles.part} aria-labelledby="compare-ready">
        <h2 id="compare-ready">{words('compare.ready')}</h2>
        <ul>
          {readyComparisons.map(({ id, series, measure }) => (
            <li key={id}>
              <a
                href={`?series=${series}${measure === undefined ? '' : `&measure=${measure}`}${version === null ? '' : `&v=${version}`}`}
              >
                {words(`compare.ready.${id}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </PageLayout>
  );
}
