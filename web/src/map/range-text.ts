import type { Formats } from '../i18n/formats.ts';
import type { Words } from '../i18n/words.tsx';

/** So many of the highest are said. */
const said = 5;

/**
 * The highest and the lowest of a map's countries for its summary; of one alone that it is the only one.
 *
 * @param leading without those whose figure is doubtful, highest first
 * @param count how many there are with those
 */
export function rangeText<Figure>(
  { words, formats }: { words: Words; formats: Formats },
  leading: readonly Figure[],
  item: (figure: Figure) => string,
  count: number = leading.length,
): string {
  const lowest = leading.at(-1);
  if (lowest === undefined) return words('map.summary.none');
  if (count === 1) return words('map.summary.one', { top: item(lowest) });
  return words('map.summary.range', {
    top: formats.list(leading.slice(0, said).map(item)),
    lowest: item(lowest),
  });
}
