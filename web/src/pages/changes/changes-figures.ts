import { findElement } from '#catalog/elements/index.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { versioned } from '#contract/addresses.ts';
import { readMonth } from '#domain/prices/months.ts';
import type { SourceChange } from '#release/facts.ts';
import { valueOr } from '../../api/loaded.ts';
import { countColumn, figureCell, yearColumn } from '../../figure/columns.ts';
import { type Cell, type ColumnOf, columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { figureInSentence } from '../../i18n/amounts.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { formatFigure, needsUnit } from '../../i18n/figures.ts';
import { getMonthNames } from '../../i18n/months.ts';
import { releaseChangeText } from '../../i18n/release-change-text.ts';
import { momentText, sourceDateText } from '../../i18n/source-date.ts';
import type { Speech } from '../../i18n/speech.ts';
import { type ChangeRow, leadingRevision, type NewestRow, newestTopics } from './change-rows.ts';
import type { ChangesPageData } from './load-changes-page.ts';

const ownList = { sources: [], area: worldCode, picture: null };

/** Figures that a release added, removed and revised, how new the figures are, and its new source files. */
export function changesFigures({ at, changes, newest }: ChangesPageData, speech: Speech): readonly Figure[] {
  const { words, formats } = speech;
  const { rows, sources } = valueOr(changes, null) ?? { rows: [], sources: [] };
  const caption = words('frame.footer.date', { date: formats.date(at.release.created) });
  return [
    revisionsFigure(rows, at, speech),
    newestFigure(valueOr(newest, []), at, speech),
    sourcesFigure(sources, speech),
  ].flatMap((figure) => (figure.rowCount === 0 ? [] : [{ ...figure, caption }]));
}

/** A page of an earlier release leads to the pages of that release. */
const hrefIn =
  ({ release, search }: ChangesPageData['at'], { language }: Speech) =>
  (page: string): string =>
    `/${language}${search === '' ? page : versioned(page, release.id)}`;

/** How new the figures of each crop are, by topic. */
function newestFigure(rows: readonly NewestRow[], at: ChangesPageData['at'], speech: Speech): Figure {
  const { words, language } = speech;
  const hrefOf = hrefIn(at, speech);
  return {
    ...ownList,
    id: 'newest',
    title: words('changes.newest.title'),
    remarks: [words('changes.newest.note')],
    ...tableOf<NewestRow>(
      rows,
      [
        columnOf('crop', words('figure.table.crop'), 'name', ({ crop }) => ({
          value: words(`crops.${crop}.name`),
          code: crop,
          href: hrefOf(`/${crop}`),
        })),
        ...newestTopics.map((topic) =>
          columnOf<NewestRow>(topic, words(`changes.newest.${topic}`), 'text', ({ years }) => {
            const newest = years[topic];
            return newest === undefined
              ? null
              : {
                  value: String(newest.year),
                  text: words('changes.newest.year', { ...newest, year: String(newest.year) }),
                };
          }),
        ),
        columnOf('prices', words('changes.newest.prices'), 'text', ({ prices }) =>
          prices === null
            ? null
            : { value: prices, text: getMonthNames(language).short(readMonth(prices) ?? 0) },
        ),
      ],
      ({ crop }) => crop,
    ),
  };
}

/** The sentence on the largest revision; empty without one. */
function largestText(rows: readonly ChangeRow[], previous: { created: string }, speech: Speech): string {
  const { words, formats } = speech;
  const found = leadingRevision(rows);
  if (found === null) return '';
  const { crop, element, largest } = found;
  return words('changes.largest', {
    since: formats.date(previous.created),
    ...areaWords(words, largest.area),
    cropOf: words(`crops.${crop}.of`),
    cropAmount: words(`crops.${crop}.amount`),
    element: String(element),
    year: String(largest.year),
    before: figureInSentence(element, largest.before, speech),
    after: figureInSentence(element, largest.after, speech),
  });
}

/** The largest revision and how many there are; of a first release, how new the figures of the first crop are. */
export function changesLead({ at, changes, newest }: ChangesPageData, speech: Speech): string | undefined {
  const { words, formats, language } = speech;
  const loaded = valueOr(changes, null);
  if (loaded === null) return undefined;
  const { created } = at.release;
  const { previous, counts, rows } = loaded;
  if (previous !== null)
    return `${largestText(rows, previous, speech)} ${releaseChangeText({ created, changes: { previous, ...counts } }, speech)}`.trim();
  const [first] = valueOr(newest, []);
  const harvest = first?.years.production;
  if (first === undefined || harvest === undefined) return words('changes.first.next');
  return [
    words('changes.first.newest', {
      ...harvest,
      year: String(harvest.year),
      cropAmount: words(`crops.${first.crop}.amount`),
      date: formats.date(created),
      month: first.prices === null ? 'none' : momentText(language, first.prices),
    }),
    words('changes.first.next'),
  ].join(' ');
}

function revisionsFigure(rows: readonly ChangeRow[], at: ChangesPageData['at'], speech: Speech): Figure {
  const { words, formats } = speech;
  const unitOf = (element: number): string =>
    needsUnit(element) ? words(`units.${findElement(element)?.unit}.short`) : '';
  const hrefOf = hrefIn(at, speech);
  const side = (key: 'before' | 'after'): ColumnOf<ChangeRow> =>
    columnOf(key, words(`changes.column.${key}`), 'number', ({ element, largest }): Cell => {
      if (element === null || largest === null) return { value: null };
      const cell = figureCell(element, largest[key], speech);
      return {
        ...cell,
        text: `${formatFigure(element, largest[key].value, formats)} ${unitOf(element)}`.trim(),
      };
    });
  return {
    ...ownList,
    id: 'revisions',
    title: words('changes.figures.title'),
    notes: [words('changes.figures.note'), words('changes.figures.scope')],
    ...tableOf<ChangeRow>(
      rows,
      [
        columnOf('element', words('figure.table.element'), 'name', ({ crop, element, largest }) =>
          crop === null || element === null
            ? { value: words('changes.others') }
            : {
                value: `${words(`crops.${crop}.name`)}: ${words(`elements.${element}.name`)}`,
                code: String(element),
                ...(largest?.page && { href: hrefOf(largest.page) }),
              },
        ),
        countColumn('changed', words('changes.column.changed'), ({ changed }) => changed),
        countColumn('added', words('changes.column.added'), ({ added }) => added),
        countColumn('removed', words('changes.column.removed'), ({ removed }) => removed),
        columnOf('largestArea', words('changes.column.largest'), 'text', ({ largest }) => {
          if (largest === null) return null;
          const { area, partner } = largest;
          const value =
            partner === null
              ? areaName(words, area)
              : words('changes.flow', { area: areaName(words, area), partner: areaName(words, partner) });
          return { value, code: area };
        }),
        yearColumn('largestYear', words('figure.table.year'), ({ largest }) => largest?.year),
        side('before'),
        side('after'),
        {
          key: 'unit',
          label: words('changes.column.unit'),
          kind: 'text',
          filesOnly: true,
          of: ({ element, largest }) => (element === null || largest === null ? null : unitOf(element)),
        },
      ],
      ({ crop, element }) => `${crop}-${element}`,
    ),
  };
}

function sourcesFigure(sources: readonly SourceChange[], { words, language }: Speech): Figure {
  return {
    ...ownList,
    id: 'source-files',
    title: words('changes.sources.title'),
    ...tableOf<SourceChange>(sources, [
      columnOf('source', words('changes.column.source'), 'name', ({ key }) => ({
        value: words.has(`sources.${key}`) ? words(`sources.${key}`) : key,
        code: key,
      })),
      columnOf('kind', words('changes.column.kind'), 'text', ({ kind }) => ({
        value: words(`changes.kind.${kind}`),
        code: kind,
      })),
      ...(['before', 'after'] as const).map(
        (at): ColumnOf<SourceChange> =>
          columnOf(at, words(`changes.column.file.${at}`), 'text', (source) => {
            const date = source[at]?.date ?? '';
            return date === '' ? null : { value: date, text: sourceDateText(words, language, date) };
          }),
      ),
    ]),
  };
}
