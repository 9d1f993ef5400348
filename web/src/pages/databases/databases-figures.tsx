import type { ReactNode } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import type { ServedReleaseSummary } from '#contract/changes.ts';
import { valueOr } from '../../api/loaded.ts';
import { RankedList } from '../../blocks/ranked-list.tsx';
import { countColumn, yearColumn } from '../../figure/columns.ts';
import { type Cell, type ColumnOf, columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { areaName } from '../../i18n/area-words.ts';
import { licenceName } from '../../i18n/licence-name.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { Words } from '../../i18n/words.tsx';
import { coverageFigures, elementName } from './coverage-figures.tsx';
import styles from './databases-page.module.css';
import { germplasmLeftOutRows, leftOutRows } from './left-out-model.ts';
import type { DatabasesPageData, ShownRelease } from './load-databases-page.ts';
import { leadingPublisher, toTopics } from './source-topics.ts';
import { worldSumRows } from './world-sums-model.ts';

/** Sources of a release, rows left out, coverage, and the stored releases. */
export function databasesFigures(data: DatabasesPageData, speech: Speech): readonly Figure[] {
  const release = valueOr(data.release, null);
  return [
    ...(release === null ? [] : sourcesFigure(release, speech)),
    ...leftOutFigure(data, speech),
    ...germplasmLeftOutFigure(data, speech),
    ...coverageFigures(data, speech),
    ...worldSumsFigure(data, speech),
    ...releasesFigure(data, speech),
  ];
}

/** Figures without rows are not on the page. */
const withRows = (figure: Figure): readonly Figure[] => (figure.rowCount === 0 ? [] : [figure]);

/** Of the observatory's own lists, which count and have no source. */
const ownList = { sources: [], area: worldCode, picture: null };

const textColumn = <Item,>(
  key: string,
  label: string,
  of: (item: Item) => Cell | Cell['value'],
): ColumnOf<Item> => columnOf(key, label, 'text', of);

/** Name of a reason or a source where the page has it, with its code. */
const namedCell = (words: Words, key: string, code: string): Cell => ({
  value: words.has(key) ? words(key) : code,
  code,
});

/** Figures by topic, as bars. */
function topicBars(sources: ShownRelease['sources'], { words, formats }: Speech): ReactNode {
  const topics = toTopics(sources);
  const most = Math.max(...topics.map(({ rows }) => rows));
  return (
    <div className={styles.topics}>
      <RankedList
        heads={[words('about.databases.rows')]}
        rows={topics.map((topic) => ({
          id: topic.id,
          name: words(`about.databases.topic.${topic.id}`),
          href: null,
          part: topic.rows / most,
          value: formats.number(topic.rows, 0),
          beside: words('about.databases.caption', { count: topic.sources.length }),
        }))}
      />
    </div>
  );
}

/** The plain facts of every source. */
function sourcesFigure({ sources }: ShownRelease, speech: Speech): readonly Figure[] {
  const { words, formats } = speech;
  const leading = leadingPublisher(sources);
  return withRows({
    ...ownList,
    id: 'sources',
    title: words('about.databases.caption', { count: sources.length }),
    finding:
      leading === null
        ? undefined
        : words('about.databases.finding', {
            publisher: leading.publisher,
            share: formats.percent(leading.share, 0),
            others: leading.others,
          }),
    picture: () => topicBars(sources, speech),
    ...tableOf<ShownRelease['sources'][number]>(sources, [
      textColumn('source', words('about.databases.source'), ({ title, key }) => ({
        value: title,
        code: key,
      })),
      textColumn('publisher', words('about.databases.publisher'), ({ publisher }) => publisher),
      textColumn('licence', words('about.databases.licence'), ({ licence }) => ({
        value: licenceName(words, licence),
        code: licence,
      })),
      textColumn('date', words('about.databases.vintage'), ({ date }) => date),
      countColumn('rows', words('about.databases.rows'), ({ rows }) => rows),
      textColumn('file', words('about.databases.file'), ({ file }) => file),
      textColumn('sha256', 'SHA-256', ({ sha256 }) => sha256),
      textColumn('url', 'URL', ({ url }) => url),
    ]),
  });
}

/** Rows of prices that are left out: a row for each source, reason and country. */
function leftOutFigure({ leftOut }: DatabasesPageData, { words }: Speech): readonly Figure[] {
  const rows = leftOutRows(valueOr(leftOut, { entries: [] }).entries);
  return withRows({
    ...ownList,
    id: 'prices-left-out',
    title: words('checks.leftOut.title'),
    name: words('checks.leftOut.caption'),
    ...tableOf<(typeof rows)[number]>(rows, [
      textColumn('reason', words('checks.leftOut.reason'), ({ reason }) =>
        namedCell(words, `prices.left-out.${reason}`, reason),
      ),
      textColumn('source', words('about.databases.source'), ({ source }) =>
        namedCell(words, `sources.${source}`, source),
      ),
      textColumn('country', words('figure.table.country'), ({ iso3 }) =>
        iso3 === '' ? null : { value: areaName(words, iso3), code: iso3 },
      ),
      countColumn('rows', words('checks.leftOut.rows'), ({ rows: count }) => count),
    ]),
  });
}

/** Rows of germplasm that are left out: by source and reason, with their text where that is the reason. */
function germplasmLeftOutFigure(
  { germplasmLeftOut }: DatabasesPageData,
  { words }: Speech,
): readonly Figure[] {
  const rows = germplasmLeftOutRows(valueOr(germplasmLeftOut, []));
  return withRows({
    ...ownList,
    id: 'germplasm-rows-left-out',
    title: words('checks.germplasmLeftOut.title'),
    name: words('checks.germplasmLeftOut.caption'),
    ...tableOf<(typeof rows)[number]>(rows, [
      textColumn('reason', words('checks.leftOut.reason'), ({ reason }) =>
        namedCell(words, `germplasm.left-out.${reason}`, reason),
      ),
      textColumn('source', words('about.databases.source'), ({ source }) =>
        namedCell(words, `sources.${source}`, source),
      ),
      textColumn('said', words('checks.germplasmLeftOut.said'), ({ text }) => text),
      countColumn('rows', words('checks.leftOut.rows'), ({ count }) => count),
    ]),
  });
}

/** World totals beside sums of countries: a row for each element and each reason why they differ. */
function worldSumsFigure(
  { worldSums, source, counted }: DatabasesPageData,
  { words, formats }: Speech,
): readonly Figure[] {
  const rows = worldSumRows(valueOr(worldSums, []));
  return withRows({
    id: 'sums',
    title: words('checks.worldSums.title'),
    name: words('checks.worldSums.caption', { source }),
    notes: [words('checks.worldSums.lead')],
    sources: counted,
    area: worldCode,
    picture: null,
    ...tableOf<(typeof rows)[number]>(rows, [
      textColumn('element', words('figure.table.element'), ({ element }) => ({
        value: elementName(words, element),
        code: String(element),
      })),
      countColumn('equal', words('checks.worldSums.equal'), ({ equal }) => equal),
      countColumn('years', words('about.databases.years'), ({ years }) => years),
      textColumn('reason', words('checks.worldSums.differences'), ({ difference }) =>
        difference === null
          ? null
          : { value: words(`checks.worldSums.reason.${difference.reason}`), code: difference.reason },
      ),
      yearColumn('first', words('figure.table.first-year'), ({ difference }) => difference?.first),
      yearColumn('last', words('figure.table.last-year'), ({ difference }) => difference?.last),
      countColumn('differing', words('checks.worldSums.differing'), ({ difference }) => difference?.years),
      {
        key: 'largest',
        label: words('checks.worldSums.largest'),
        kind: 'share',
        write: formats.change,
        of: ({ difference }) => difference?.largest ?? null,
      },
      yearColumn(
        'largest-year',
        words('checks.worldSums.largest-year'),
        ({ difference }) => difference?.largestYear,
      ),
    ]),
  });
}

/** Every stored release, with its changes. */
function releasesFigure({ releases }: DatabasesPageData, { words }: Speech): readonly Figure[] {
  return withRows({
    ...ownList,
    id: 'release-list',
    title: words('about.releases.title'),
    ...tableOf<ServedReleaseSummary>(valueOr(releases, []), [
      textColumn('release', words('about.releases.release'), ({ id }) => id),
      textColumn('day', words('about.releases.day'), ({ created }) => created.slice(0, 10)),
      countColumn('figures', words('about.releases.figures'), ({ observations }) => observations),
      ...(['added', 'removed', 'changed'] as const).map((kind) =>
        countColumn<ServedReleaseSummary>(
          kind,
          words(`about.releases.${kind}`),
          ({ changes }) => changes?.[kind],
        ),
      ),
      textColumn('sha256', 'SHA-256', ({ sha256 }) => sha256),
    ]),
  });
}
