import type { PriceSource } from '#contract/prices.ts';
import type { Figure } from '../../figure/figure.ts';
import { sourceName } from '../../i18n/source-title.ts';
import type { Words } from '../../i18n/words.tsx';

const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

const toCited = (sources: readonly PriceSource[]): Figure['sources'] =>
  distinct(sources).map((source) => ({ ...source, editions: [] }));

export function figureSources(
  words: Words,
  own: readonly PriceSource[],
  restsOn: readonly PriceSource[] = [],
): Pick<Figure, 'source' | 'sources' | 'shownSources' | 'flagMeaning'> {
  return {
    source: distinct(own.map((source) => sourceName(words, source))).join('; '),
    sources: toCited([...own, ...restsOn]),
    shownSources: toCited(own),
    flagMeaning: (flag) => flag,
  };
}
