import { useMemo } from 'react';
import type { DataTableProps } from '../charts/data-table/data-table.tsx';
import { useWords } from '../i18n/words.tsx';

/** Explanations of a table's figures: as controls, whose identity changes with `keyOf` alone, and as links without scripts. */
export function useTableExplain(
  keyOf: ((row: string, column: string) => string | null) | undefined,
  hrefOf: (key: string) => string,
): Pick<DataTableProps, 'explain' | 'links'> {
  const words = useWords();
  const explain = useMemo(
    () =>
      keyOf && {
        keyOf,
        label: (value: string) => words('figure.explain', { value }),
        hint: words('figure.explain.table'),
      },
    [keyOf, words],
  );
  return { explain, links: explain && { ...explain, hrefOf } };
}
