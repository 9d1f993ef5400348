import { join } from 'node:path';
import LibsqlDatabase from 'libsql';
import { changedFigures } from '../steps/changed-figures.ts';

/** How many figures of one element differ between two releases. */
export interface ElementDifference {
  /** Published id of the element. */
  element: number;
  added: number;
  removed: number;
  changed: number;
}

/**
 * Figures of the later release that the earlier one has not (`added`), has (`removed`) or has with another value or flag
 * (`changed`), by element in the order of their ids; elements without a difference are left out. Both databases are only read.
 */
export function diffFigures(earlier: string, later: string): ElementDifference[] {
  const [before, after] = [earlier, later].map(
    (folder) => new LibsqlDatabase(join(folder, 'release.sqlite'), { readonly: true }),
  );
  if (before === undefined || after === undefined) return [];
  try {
    const elements = new Map<number, ElementDifference>();
    for (const change of changedFigures(before, after)) {
      const { element } = change;
      const own = elements.get(element) ?? { element, added: 0, removed: 0, changed: 0 };
      elements.set(element, own);
      own[change.before === null ? 'added' : change.after === null ? 'removed' : 'changed'] += 1;
    }
    return [...elements.values()].sort((a, b) => a.element - b.element);
  } finally {
    before.close();
    after.close();
  }
}
