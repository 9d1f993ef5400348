import type { ReactNode } from 'react';
import type { Collection } from '#catalog/germplasm/collections.ts';
import { type PointColumn, pointColumnsOf } from '#catalog/germplasm/point-columns.ts';
import type { PointFacts } from '#domain/germplasm/point-at.ts';
import { noFilter } from '#domain/germplasm/points.ts';
import { FollowedHere } from '../../blocks/list/followed.tsx';
import { ListPages, NoRows } from '../../blocks/list/list-parts.tsx';
import { mostOpenRows } from '../../blocks/list/list-state.ts';
import { cellText, numericKinds } from '../../figure/cell-text.ts';
import { type ColumnOf, toCell } from '../../figure/figure.ts';
import { areaName } from '../../i18n/area-words.ts';
import type { Formats } from '../../i18n/formats.ts';
import { useSpeech } from '../../i18n/speech.ts';
import type { Words } from '../../i18n/words.tsx';
import { chooseHere } from '../../ui/choice-link.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { type PlainColumn, PlainTable } from '../../ui/plain-table.tsx';
import { valueName } from './collection-texts.ts';
import type { CollectionsControl, ShownPoints } from './collections-data.ts';
import styles from './collections-page.module.css';
import { pointsOnPage } from './shown-points.ts';

/** More decimals than a double has. */
const mostDecimals = 17;

/** A coordinate as published: all of its decimals, and none that it does not have. */
export const degreesText = (formats: Formats, value: number): string => formats.number(value, mostDecimals);

export const pointColumns = (
  words: Words,
  formats: Formats,
  collection: Collection,
): readonly ColumnOf<PointFacts>[] => {
  const [first, ...columns] = pointColumnsOf(collection).map(({ key, word, unit }) => ({
    ...{ key, label: words(word), unit },
    ...readCells(key, words, formats),
  }));
  const country: ColumnOf<PointFacts> = {
    ...{ key: 'country', label: words('figure.table.country'), kind: 'name' },
    of: ({ country }) => (country == null ? '' : { value: areaName(words, country), code: country }),
  };
  return first === undefined ? [] : [first, country, ...columns];
};

function readCells(
  key: PointColumn['key'],
  words: Words,
  formats: Formats,
): Omit<ColumnOf<PointFacts>, 'key' | 'label' | 'unit'> {
  const facet = (id: string, valuesOf: (point: PointFacts) => readonly (string | null)[]) => ({
    kind: 'name' as const,
    of: (point: PointFacts) =>
      valuesOf(point)
        .flatMap((value) => (value === null ? [] : valueName(words, id, value)))
        .join(', '),
  });
  switch (key) {
    case 'id':
      return { kind: 'name', of: ({ id }) => String(id) };
    case 'taxon':
      return { kind: 'name', of: ({ taxon }) => taxon ?? '' };
    case 'gene_pool':
      return facet('genePool', (point) => [point.gene_pool]);
    case 'condition':
    case 'habit':
      return facet(key, (point) => [point[key]]);
    case 'colours':
      return facet('colour', ({ colours }) => colours);
    case 'weight':
      return { kind: 'number', write: (value) => formats.number(value, 1, 1), of: ({ weight }) => weight };
    case 'altitude':
      return { kind: 'number', decimals: 0, of: ({ altitude }) => altitude };
    case 'year':
      return { kind: 'year', of: ({ year }) => year };
    default:
      return {
        kind: 'number',
        write: (value) => degreesText(formats, value),
        of: (point) => ({
          value: point[key],
          // The list has it beside the latitude, too.
          ...(key === 'latitude' &&
            point.flagged !== null && { note: words(`collections.flag.${point.flagged}.short`) }),
        }),
      };
  }
}

export function PointList(props: {
  collection: Collection;
  shownPoints: ShownPoints;
  control: CollectionsControl;
}): ReactNode {
  const { collection, shownPoints, control } = props;
  const { view, show, follow, hrefOf } = control;
  const { words, formats } = useSpeech();
  const columns = pointColumns(words, formats, collection);
  const pages = { page: view.page, total: shownPoints.total, onPage: pointsOnPage };
  const hrefOfPage = (page: number): string => `${hrefOf({ page })}#list`;
  const isClosed = shownPoints.total > mostOpenRows && view.page === 1 && view.filter.at === null;
  const list = (
    <>
      {shownPoints.rows.length > 0 && (
        <PlainTable
          label={words('collections.list.title')}
          columns={columns.map((column, at): PlainColumn<PointFacts> => {
            const { key, label, unit, kind } = column;
            const head = unit === undefined ? label : `${label} (${unit})`;
            const text = (point: PointFacts): string => cellText(column, toCell(column.of(point)), formats);
            const cell = (point: PointFacts): ReactNode =>
              at === 0 ? (
                <a
                  href={hrefOf({ point: point.id })}
                  aria-label={words('collections.list.open', {
                    point: pointName(words, collection, point.id),
                  })}
                  aria-current={view.point === point.id ? 'true' : undefined}
                  onClick={(event) => chooseHere(event, () => show({ point: point.id }))}
                >
                  {text(point)}
                </a>
              ) : (
                <>
                  {text(point) || '–'}
                  {key === 'latitude' && point.flagged !== null && (
                    <span className={styles.flag}> {words(`collections.flag.${point.flagged}.short`)}</span>
                  )}
                </>
              );
            return numericKinds.has(kind) || kind === 'year' ? [head, cell, 'numeric'] : [head, cell];
          })}
          rows={shownPoints.rows}
          stacks
          look={styles.rows}
          markOf={({ id }) => (view.point === id ? { 'data-selected': true } : {})}
        />
      )}
      <FollowedHere show={follow}>
        {shownPoints.rows.length === 0 ? (
          <NoRows {...pages} chosen={[]} plain={hrefOf({ filter: noFilter })} first={hrefOfPage(1)} />
        ) : (
          <ListPages {...pages} hrefOf={hrefOfPage} />
        )}
      </FollowedHere>
    </>
  );
  return (
    <section className={styles.list} id="list" aria-labelledby="list-title">
      <h2 id="list-title">{words('collections.list.title')}</h2>
      {isClosed ? <Disclosure summary={words('list.open')}>{list}</Disclosure> : list}
    </section>
  );
}

/** "Accession 5", "Specimen 12"; of a file without numbers its row. */
export function pointName(words: Words, { noun }: Pick<Collection, 'noun'>, id: number): string {
  return words(`collections.point.${noun}`, { id: String(id) });
}
