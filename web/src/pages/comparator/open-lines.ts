import { isRedistributable } from '#catalog/licences.ts';
import { type OpenRows, openRows, type Withheld } from '../../blocks/open-rows.ts';
import type { Words } from '../../i18n/words.tsx';
import type { ComparatorData } from './comparator-data.ts';
import { lineName, sourceNames, sourcesOf } from './compare-texts.ts';
import type { ShownLine } from './shown-lines.ts';

/** Separates lines whose sources are all exportable from the others. */
export function openLines(
  lines: readonly ShownLine[],
  sources: ComparatorData['sources'],
): OpenRows<ShownLine> {
  const known = sources.state === 'loaded' ? sources.value : [];
  return openRows(lines, ({ line }) => ({
    exportable: sourcesOf([line], known).every(({ licence }) => isRedistributable(licence)),
  }));
}

/** Number, names and sources of the lines that files leave out. */
export function withheldLines(
  words: Words,
  withheld: readonly ShownLine[],
  sources: ComparatorData['sources'],
): Withheld {
  const lines = withheld.map(({ line }) => line);
  const known = sources.state === 'loaded' ? sourcesOf(lines, sources.value) : [];
  return {
    rows: lines.length,
    areLines: true,
    of: lines.map((line) => lineName(words, line)),
    sources: known
      .filter(({ licence }) => !isRedistributable(licence))
      .map((source) => sourceNames([source])),
  };
}
