import type { ReactNode } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import type { ServedReleaseSummary } from '#contract/changes.ts';
import { valueOr } from '../../api/loaded.ts';
import { RankedList } from '../../blocks/ranked-list.tsx';
import { countColumn, yearColumn } from '../../figure/columns.ts';
import { type Cell, type ColumnOf, columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { licenceName } from '../../i18n/licence-name.ts';
import { publisherName } from '../../i18n/source-title.ts';
import type { Speech } from '../../i18n/speech.ts';
import { coverageFigures, elementName } from './coverage-figures.ts';
import styles from './databases-page.module.css';
import { leftOutFigure } from './left-out.tsx';
import type { DatabasesPageData, ShownRelease } from './load-databases-page.ts';
import { toPublishers } from './source-topics.ts';
import { worldSumRows } from './world-sums-model.ts';

export function databasesFigures(data: DatabasesPageData, speech: Speech): readonly Figure[] {
  const release = valueOr(data.release, null);
  return [
    ...(release === null ? [] : sourcesFigure(release, speech)),
    ...leftOutFigure('prices', valueOr(data.leftOut.prices, noneLeftOut), speech),
    ...leftOutFigure('germplasm', valueOr(data.leftOut.germplasm, noneLeftOut), speech),
    ...coverageFigures(data, speech),
    ...worldSumsFigure(data, speech),
    ...releasesFigure(data, speech),
  ];
}

const noneLeftOut = { entries: [], conflicts: null };

/** Figures without rows are not on the page. */
const withRows = (figure: Figure): readonly Figure[] => (figure.rowCount === 0 ? [] : [figure]);

/** Of the observatory's own lists, which count and have no source. */
const ownList = { sources: [], area: worldCode, picture: null };

const textColumn = <Item,>(
  key: string,
  label: string,
  of: (item: Item) => Cell | Cell['value'],
): ColumnOf<Item> => columnOf(key, label, 'text', of);

/** Most publishers with an open bar: those of the others are hardly seen. */
const mostPublishers = 8;

function publisherBars(publishers: ReturnType<typeof toPublishers>, { words, formats }: Speech): ReactNode {
  const most = publishers[0]?.rows ?? 1;
  return (
    <div className={styles.publishers}>
      <RankedList
        heads={[words('about.databases.rows')]}
        listed={mostPublishers}
        more={words('about.databases.publishers.more', { count: publishers.length - mostPublishers })}
        rows={publishers.map(({ publisher, rows, sources }) => ({
          id: publisher,
          name: publisher,
          href: null,
          part: rows / most,
          value: formats.number(rows, 0),
          beside: words('about.databases.caption', { count: sources }),
        }))}
      />
    </div>
  );
}

function sourcesFigure({ sources, counts }: ShownRelease, speech: Speech): readonly Figure[] {
  const { words, formats } = speech;
  const publishers = toPublishers(
    sources.map((source) => ({ ...source, publisher: publisherName(words, source) })),
  );
  const [leading] = publishers;
  const all = publishers.reduce((sum, { rows }) => sum + rows, 0);
  return withRows({
    ...ownList,
    id: 'sources',
    title: words('about.databases.caption', { count: sources.length }),
    finding:
      leading === undefined || all === 0
        ? undefined
        : words('about.databases.finding', {
            publisher: leading.publisher,
            share: formats.percent(leading.rows / all, 0),
            others: publishers.length - 1,
          }),
    notes: [
      words('about.databases.rows.all', { read: all, held: counts.observations, computed: counts.derived }),
    ],
    picture: () => publisherBars(publishers, speech),
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
