import type { ReactNode } from 'react';
import { findRecordKind } from '#datasets/record-kinds.ts';
import { type FilterField, FilterForm, filterOptions } from '../../blocks/filters/filter-form.tsx';
import { valueName } from '../../i18n/record-values.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import type { RoomData, RoomRecords } from './room-data.ts';

/** The filters of a room's records. */
export function RecordFilters(props: { data: RoomData; answer: RoomRecords; plain: string }): ReactNode {
  const { data, answer, plain } = props;
  const { view, release } = data;
  const words = useWords();
  const compare = new Intl.Collator(useLanguage()).compare;
  const type = findRecordKind(data.kind).type;
  const choice = (
    name: 'country' | 'type' | 'source',
    label: string,
    nameOf: (id: string) => string,
  ): FilterField => {
    const ids = answer.facets[name].map(({ id }) => id).toSorted((a, b) => compare(nameOf(a), nameOf(b)));
    const options = filterOptions(ids, view[name], nameOf, words('records.all'));
    return { name, label, value: view[name] ?? '', options };
  };
  const line = (name: 'q' | 'from' | 'to'): FilterField => ({
    name,
    label: words(`records.filter.${name}`),
    value: String(view[name] ?? ''),
    ...(name !== 'q' && { limits: [1900, 2200] }),
  });
  const supplierOf = (id: string): string => answer.sources.find(({ key }) => key === id)?.publisher ?? id;
  return (
    <FilterForm
      group="records"
      fields={[
        line('q'),
        choice('country', words('records.column.country'), (id) => valueName(words, 'country', id)),
        choice('type', words(`records.column.${type}`), (id) => valueName(words, type, id)),
        line('from'),
        line('to'),
        choice('source', words('records.filter.source'), supplierOf),
      ]}
      kept={release.pinned ? [['v', release.id]] : []}
      plain={plain}
    />
  );
}
