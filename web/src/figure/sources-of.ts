import { sourceName } from '../i18n/source-title.ts';
import type { Words } from '../i18n/words.tsx';
import type { SourceOfFigure } from './figure.ts';

/** Sources without editions as those of a figure, and how the figure names them: `Title (publisher); …`, each once. */
export const sourcesOf = <Source extends Omit<SourceOfFigure, 'editions'>>(
  words: Words,
  sources: readonly Source[],
): { source: string; sources: (Source & Pick<SourceOfFigure, 'editions'>)[] } => ({
  source: [...new Set(sources.map((source) => sourceName(words, source)))].join('; '),
  sources: sources.map((source) => ({ ...source, editions: [] })),
});
