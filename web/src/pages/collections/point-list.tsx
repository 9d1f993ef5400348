import type { ReactNode } from 'react';
import type { Collection } from '#catalog/germplasm/collections.ts';
import type { PointFacts } from '#domain/germplasm/point-at.ts';
import { type Formats, getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords, type Words } from '../../i18n/words.tsx';
import { chooseHere } from '../../ui/choice-link.ts';
import { type PlainColumn, PlainTable } from '../../ui/plain-table.tsx';
import { ViewLink } from '../../ui/view-link.tsx';
import { valueName } from './collection-texts.ts';
import type { ShownPoints } from './collections-data.ts';
import styles from './collections-page.module.css';
import type { CollectionsControl } from './use-collections-view.ts';

/** A column of points, in lists and files: its id, label, unit, and what it says of a point. */
export interface PointColumn {
  id: string;
  label: string;
  unit?: string;
  numeric?: true;
  text: (point: PointFacts) => string;
  raw?: (point: PointFacts) => number | string | null;
}

/** More than a double tells apart. */
const mostDecimals = 17;

/** A coordinate as published: all of its decimals, and none that it does not have. */
export function degreesText(formats: Formats, value: number | null, decimals: number): string {
  return value === null ? '' : formats.number(value, Math.min(decimals, mostDecimals));
}

/** What the source says of points, as columns of the collection. */
export function pointColumns(words: Words, formats: Formats, collection: Collection): readonly PointColumn[] {
  const coded = (facet: 'genePool' | 'condition' | 'habit', value: string | null): string =>
    value === null ? '' : valueName(words, facet, value);
  const has = (facet: string): boolean => (collection.facets as readonly string[]).includes(facet);
  const measured = (measure: string): boolean => (collection.measures as readonly string[]).includes(measure);
  const all: (PointColumn | false)[] = [
    {
      id: 'id',
      label: words(`collections.column.${collection.isNumbered ? 'id' : 'row'}`),
      text: ({ id }) => String(id),
    },
    has('species') && {
      id: 'taxon',
      label: words('collections.column.taxon'),
      text: ({ taxon }) => taxon ?? '',
    },
    has('genePool') && {
      id: 'gene_pool',
      label: words('collections.facet.genePool'),
      text: (point) => coded('genePool', point.gene_pool),
      raw: (point) => point.gene_pool,
    },
    has('condition') && {
      id: 'condition',
      label: words('collections.facet.condition'),
      text: ({ condition }) => coded('condition', condition),
      raw: ({ condition }) => condition,
    },
    has('habit') && {
      id: 'habit',
      label: words('collections.facet.habit'),
      text: ({ habit }) => coded('habit', habit),
      raw: ({ habit }) => habit,
    },
    has('colour') && {
      id: 'colours',
      label: words('collections.facet.colour'),
      text: ({ colours }) => colours.map((colour) => valueName(words, 'colour', colour)).join(', '),
      raw: ({ colours }) => colours.join(', '),
    },
    measured('weight') && {
      id: 'weight',
      label: words('collections.column.weight'),
      unit: 'g',
      numeric: true,
      text: ({ weight }) => (weight === null ? '' : formats.number(weight, 1, 1)),
      raw: ({ weight }) => weight,
    },
    measured('altitude') && {
      id: 'altitude',
      label: words('collections.column.altitude'),
      unit: 'm',
      numeric: true,
      text: ({ altitude }) => (altitude === null ? '' : formats.number(altitude, 0)),
      raw: ({ altitude }) => altitude,
    },
    measured('year') && {
      id: 'year',
      label: words('collections.column.year'),
      numeric: true,
      text: ({ year }) => (year === null ? '' : formats.year(year)),
      raw: ({ year }) => year,
    },
    ...(['latitude', 'longitude'] as const).map(
      (axis): PointColumn => ({
        id: axis,
        label: words(`collections.column.${axis}`),
        unit: '°',
        numeric: true,
        text: (point) => degreesText(formats, point[axis], point.decimals),
        raw: (point) => point[axis],
      }),
    ),
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
            const { id, label, unit, numeric, text } = column;
            const head = unit === undefined ? label : `${label} (${unit})`;
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
                  {id === 'latitude' && point.flagged !== null && (
                    <span className={styles.flag}> {words(`collections.flag.${point.flagged}.short`)}</span>
                  )}
                </>
              );
            return numeric === undefined ? [head, cell] : [head, cell, 'numeric'];
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
