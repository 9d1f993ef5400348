import type { Collection, PointFacet, PointMeasure } from './collections.ts';

/** A column of points, as lists, their files and the interface's export have it. */
export interface PointColumn {
  key:
    | 'id'
    | 'taxon'
    | 'gene_pool'
    | 'condition'
    | 'habit'
    | 'colours'
    | 'weight'
    | 'altitude'
    | 'year'
    | 'latitude'
    | 'longitude';
  /** Word key of its heading. */
  word: string;
  unit?: 'g' | 'm' | '°';
  /** Facet or measure that a collection needs for it; otherwise it applies to all. */
  needs?: PointFacet | PointMeasure;
}

const columns: readonly PointColumn[] = [
  { key: 'id', word: 'collections.column.id' },
  { key: 'taxon', word: 'collections.column.taxon', needs: 'species' },
  { key: 'gene_pool', word: 'collections.facet.genePool', needs: 'genePool' },
  { key: 'condition', word: 'collections.facet.condition', needs: 'condition' },
  { key: 'habit', word: 'collections.facet.habit', needs: 'habit' },
  { key: 'colours', word: 'collections.facet.colour', needs: 'colour' },
  { key: 'weight', word: 'collections.column.weight', unit: 'g', needs: 'weight' },
  { key: 'altitude', word: 'collections.column.altitude', unit: 'm', needs: 'altitude' },
  { key: 'year', word: 'collections.column.year', needs: 'year' },
  { key: 'latitude', word: 'collections.column.latitude', unit: '°' },
  { key: 'longitude', word: 'collections.column.longitude', unit: '°' },
];

/** The columns that points of a collection have, in their order. Points that their source does not number are called by their row. */
export function pointColumnsOf({ facets, measures, isNumbered }: Collection): readonly PointColumn[] {
  const known: readonly string[] = [...facets, ...measures];
  return columns.flatMap((column) =>
    column.needs !== undefined && !known.includes(column.needs)
      ? []
      : column.key === 'id' && !isNumbered
        ? { ...column, word: 'collections.column.row' }
        : column,
  );
}
