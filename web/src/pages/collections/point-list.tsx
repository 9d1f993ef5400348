import type { ReactNode } from 'react';
import type { Collection } from '#catalog/germplasm/collections.ts';
import type { PointFacts } from '#domain/germplasm/point-at.ts';
import { cellText, numericKinds } from '../../figure/cell-text.ts';
import { type ColumnOf, toCell } from '../../figure/figure.ts';
import { type Formats, getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords, type Words } from '../../i18n/words.tsx';
import { chooseHere } from '../../ui/choice-link.ts';
import { type PlainColumn, PlainTable } from '../../ui/plain-table.tsx';
import { ViewLink } from '../../ui/view-link.tsx';
import { valueName } from './collection-texts.ts';
import type { ShownPoints } from './collections-data.ts';
import styles from './collections-page.module.css';
import type { CollectionsControl } from './use-collections-view.ts';

/** More than a double tells apart. */
const mostDecimals = 17;

/** A coordinate as published: all of its decimals, and none that it does not have. */
export function degreesText(formats: Formats, value: number | null, decimals: number): string {
  return value === null ? '' : formats.number(value, Math.min(decimals, mostDecimals));
}

/** What the source says of points, as columns of the collection. */
export function pointColumns(
  words: Words,
  formats: Formats,
  { facets, measures, isNumbered }: Collection,
): readonly ColumnOf<PointFacts>[] {
  const has = (facet: string): boolean => (facets as readonly string[]).includes(facet);
  const measured = (measure: string): boolean => (measures as readonly string[]).includes(measure);
  const facet = (
    key: string,
    id: 'taxon' | 'genePool' | 'condition' | 'habit' | 'colour',
    of: (point: PointFacts) => readonly (string | null)[],
  ): ColumnOf<PointFacts> | false =>
    has(id === 'taxon' ? 'species' : id) && {
      key,
      label: words(id === 'taxon' ? 'collections.column.taxon' : `collections.facet.${id}`),
      kind: 'name',
      of: (point) =>
        of(point)
          .flatMap((value) => (value === null ? [] : [id === 'taxon' ? value : valueName(words, id, value)]))
          .join(', '),
    };
  const axis = (id: 'latitude' | 'longitude'): ColumnOf<PointFacts> => ({
    key: id,
    label: words(`collections.column.${id}`),
    kind: 'number',
    unit: '°',
    of: (point) => ({
      value: point[id],
      text: degreesText(formats, point[id], point.decimals),
      // The list has it beside the latitude, too.
      ...(id === 'latitude' &&
        point.flagged !== null && { note: words(`collections.flag.${point.flagged}.short`) }),
    }),
  });
  const all: readonly (ColumnOf<PointFacts> | false)[] = [
    {
      key: 'id',
      label: words(`collections.column.${isNumbered ? 'id' : 'row'}`),
      kind: 'name',
      of: ({ id }) => String(id),
    },
    facet('taxon', 'taxon', ({ taxon }) => [taxon]),
    facet('gene_pool', 'genePool', (point) => [point.gene_pool]),
    facet('condition', 'condition', ({ condition }) => [condition]),
    facet('habit', 'habit', ({ habit }) => [habit]),
    facet('colours', 'colour', ({ colours }) => colours),
    measured('weight') && {
      key: 'weight',
      label: words('collections.column.weight'),
      kind: 'number',
      unit: 'g',
      write: (value) => formats.number(value, 1, 1),
      of: ({ weight }) => weight,
    },
    measured('altitude') && {
      key: 'altitude',
      label: words('collections.column.altitude'),
      kind: 'number',
      unit: 'm',
      decimals: 0,
      of: ({ altitude }) => altitude,
    },
    measured('year') && {
      key: 'year',
      label: words('collections.column.year'),
      kind: 'year',
      of: ({ year }) => year,
    },
    axis('latitude'),
    axis('longitude'),
  ];
  return all.filter((column) => column !== false);
}

/** The points found, page by page: the equal of the map, and the way to each point by keyboard. */
export function PointList(props: {
  collection: Collection;
  shown: ShownPoints;
  control: CollectionsControl;
}): ReactNode {
  const { collection, shown, control } = props;
  const { view, show, hrefOf } = control;
  const words = useWords();
  const formats = getFormats(useLanguage());
  const columns = pointColumns(words, formats, collection);
  const { page } = view;
  const ways: readonly (readonly [to: number, key: string])[] =
    page > shown.pages
      ? [[1, 'collections.list.first']]
      : [
          [page - 1, 'collections.list.previous'],
          [page + 1, 'collections.list.next'],
        ];
  const steps = ways.filter(([to]) => to >= 1 && to <= shown.pages);
  return (
    <section className={styles.list} id="list" aria-labelledby="list-title">
      <h2 id="list-title">{words('collections.list.title')}</h2>
      {page <= shown.pages && (
        <p className={styles.note}>
          {words('collections.list.page', {
            page: formats.number(page, 0),
            pages: formats.number(shown.pages, 0),
            total: formats.number(shown.total, 0),
          })}
        </p>
      )}
      {shown.rows.length === 0 ? (
        <p>
          {page > shown.pages
            ? words('collections.list.beyond', { pages: shown.pages, page: formats.number(page, 0) })
            : words('collections.list.noPage')}
        </p>
      ) : (
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
          rows={shown.rows}
          look={styles.rows}
          markOf={({ id }) => (view.point === id ? { 'data-selected': true } : {})}
        />
      )}
      {steps.length > 0 && (
        <nav className={styles.pager} aria-label={words('collections.list.pages')}>
          {steps.map(([to, key]) => (
            <ViewLink
              key={key}
              href={hrefOf({ page: to })}
              onChoose={() => show({ page: to })}
              label={words(key)}
            >
              {words(key)}
            </ViewLink>
          ))}
        </nav>
      )}
    </section>
  );
}

/** "Accession 5", "Specimen 12"; of a file without numbers its row. */
export function pointName(words: Words, { noun }: Pick<Collection, 'noun'>, id: number): string {
  return words(`collections.point.${noun}`, { id: String(id) });
}
