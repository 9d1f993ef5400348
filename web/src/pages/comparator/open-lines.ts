import { isRedistributable } from '#catalog/licences.ts';
import { openRows } from '../../blocks/open-rows.ts';
import type { Words } from '../../i18n/words.tsx';
import type { ComparatorData } from './comparator-data.ts';
import { lineName, sourceNames, sourcesOf } from './compare-texts.ts';
import type { ShownLine } from './shown-lines.ts';

/** What of a figure's lines files and images have. */
export interface LinesOfFiles {
  /** Those whose every source may be handed on; all where there is no such line, and with them the sources for which the file is refused. */
  open: readonly ShownLine[];
  /** Those that are left out. */
  withheld: readonly ShownLine[];
  /** Whether no file can be made. */
  isRefused: boolean;
}

/** Tells the lines that may be handed on from those of which a source may be looked at alone. */
export function openLines(lines: readonly ShownLine[], sources: ComparatorData['sources']): LinesOfFiles {
  const known = sources.state === 'loaded' ? sources.value : [];
  const isOpen = ({ line }: ShownLine): boolean =>
    sourcesOf([line], known).every(({ licence }) => isRedistributable(licence));
  const parts = openRows(lines, (entry) => ({ exportable: isOpen(entry) }));
  return { ...parts, isRefused: parts.open.some((entry) => !isOpen(entry)) };
}

/** The sentence of a file, or an image, that lacks lines of its page. Its word is the server's, which alone makes files. */
export function withheldLinesText(
  words: Words,
  list: (entries: readonly string[]) => string,
  withheld: readonly ShownLine[],
  sources: ComparatorData['sources'],
): string {
  const lines = withheld.map(({ line }) => line);
  const known = sources.state === 'loaded' ? sourcesOf(lines, sources.value) : [];
  return words('files.withheld.lines', {
    lines: lines.length,
    of: list(lines.map((line) => lineName(words, line))),
    sources: sourceNames(
      words,
      known.filter(({ licence }) => !isRedistributable(licence)),
    ),
  });
}
