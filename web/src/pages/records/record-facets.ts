import { findRecordKind } from '#datasets/record-kinds.ts';
import type { FurtherFilter, ListFacet } from '../../blocks/list/list-filters.tsx';
import type { ChosenFilter } from '../../blocks/list/list-parts.tsx';
import { asFurther, chosenOf, toFacet } from '../../blocks/list/list-state.ts';
import { valueName } from '../../i18n/record-values.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { RecordsView } from '../../url/records-params.ts';
import type { RoomData, RoomRecords } from './room-data.ts';

/** Years that the fields take. */
const years = [1900, 2200] as const;

/** The filters of a room's records: two as chips, the others behind a button, and those in use. */
export function recordFacets(
  { words, formats }: Speech,
  { kind, view }: RoomData,
  { facets, sources }: RoomRecords,
  hrefOf: (change: Partial<RecordsView>) => string,
): { chips: readonly ListFacet[]; further: readonly FurtherFilter[]; chosen: readonly ChosenFilter[] } {
  const { type } = findRecordKind(kind);
  const facet = (
    name: 'country' | 'type' | 'source',
    label: string,
    nameOf: (id: string) => string,
  ): ListFacet =>
    toFacet({
      ...{ name, label: words(label), nameOf },
      counts: facets[name],
      chosen: view[name],
      hrefOf: (id) => hrefOf({ [name]: id, page: 1 }),
    });
  const chips = [
    facet('country', 'records.column.country', (id) => valueName(words, 'country', id)),
    facet('type', `records.column.${type}`, (id) => valueName(words, type, id)),
  ];
  const supplier = facet(
    'source',
    'records.filter.source',
    (id) => sources.find(({ key }) => key === id)?.publisher ?? id,
  );
  const ends = (['from', 'to'] as const).map((name) => ({
    ...{ name, value: view[name], label: words(`records.filter.${name}`) },
  }));
  return {
    chips,
    further: [
      ...ends.map(({ name, label, value }) => ({ name, label, value: String(value ?? ''), limits: years })),
      asFurther(supplier, words('list.all')),
    ],
    chosen: chosenOf(
      [...chips, supplier],
      [
        view.q === null
          ? null
          : { text: words('list.quoted', { text: view.q }), href: hrefOf({ q: null, page: 1 }) },
        ...ends.map(({ name, label, value }) =>
          value === null
            ? null
            : { text: `${label}: ${formats.year(value)}`, href: hrefOf({ [name]: null, page: 1 }) },
        ),
      ],
    ),
  };
}
