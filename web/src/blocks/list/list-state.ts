import type { FacetChoice, FurtherFilter, ListFacet } from './list-filters.tsx';

interface Counted {
  id: string | null;
  count: number;
}

export interface FacetSource {
  name: string;
  label: string;
  counts: readonly Counted[];
  /** Code of the choice in use; `null` without one. */
  chosen: string | null;
  /** The choice of a list whose address names none: there is no way back from it. */
  usual?: string;
  nameOf: (id: string) => string;
  /** The address with this code, or without the filter. */
  hrefOf: (id: string | null) => string;
}

export function toFacet({ name, label, counts, chosen, usual, nameOf, hrefOf }: FacetSource): ListFacet {
  const choices = counts.flatMap(({ id, count }): FacetChoice[] => {
    const isChosen = id === chosen;
    // A choice without entries leads nowhere.
    if (id === null || (count === 0 && !isChosen && id !== usual)) return [];
    const href = hrefOf(isChosen ? null : id);
    return [{ id, name: nameOf(id), count, href, isChosen, isUsual: id === usual }];
  });
  const isListed = chosen === null || choices.some(({ isChosen }) => isChosen);
  return {
    name,
    label,
    choices: isListed
      ? choices
      : [
          { id: chosen, name: nameOf(chosen), href: hrefOf(null), isChosen: true, isUsual: chosen === usual },
          ...choices,
        ],
  };
}

export const inUse = (choices: readonly FacetChoice[]): readonly FacetChoice[] =>
  choices.filter(({ isChosen, isUsual }) => isChosen && isUsual !== true);

/** Whether at least one in five of the rows says something in a column: others take room from those that do. */
export function isFilled<Row>(rows: readonly Row[], says: (row: Row) => boolean): boolean {
  const filled = rows.filter(says).length;
  return filled > 0 && filled * 5 >= rows.length;
}

/** A facet as a list behind "More filters": what few choose, or is too long for chips. `all` names no choice. */
export const asFurther = ({ name, label, choices }: ListFacet, all: string): FurtherFilter => ({
  name,
  label,
  value: choices.find(({ isChosen }) => isChosen)?.id ?? '',
  options: [['', all], ...choices.map(({ id, name: said }) => [id, said] as const)],
});

/** A longer list below a picture is closed until somebody looks for something in it. */
export const mostOpenRows = 10;
