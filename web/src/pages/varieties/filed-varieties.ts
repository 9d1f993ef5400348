import type { Varieties } from '#contract/varieties.ts';
import { openRows } from '../../blocks/open-rows.ts';
import type { Words } from '../../i18n/words.tsx';
import type { Variety } from './varieties-data.ts';
import { withheldTexts } from './variety-texts.ts';

/** The records of the list by source, and how many of them files have: all where none may be handed on, and the file is refused. */
export function countSources({ facets, sources, total }: Varieties, chosen: string | null) {
  const counts = facets.source.flatMap(({ id, count, seen }) => {
    const source = sources.find(({ key }) => key === id);
    return source === undefined || (chosen !== null && chosen !== id) ? [] : [{ source, rows: count + seen }];
  });
  const open = counts.reduce((sum, { source, rows }) => sum + (source.exportable ? rows : 0), 0);
  return open === 0 ? { counts: [], filed: total } : { counts, filed: open };
}

/** The varieties side by side that files have, and what is said of the others. */
export function openBeside(words: Words, varieties: readonly Variety[]) {
  const { open, withheld } = openRows(varieties, ({ from }) => from);
  const sources = new Map(withheld.map(({ from }) => [from.key, from]));
  const counts = [...sources.values()].map((source) => ({
    source,
    rows: withheld.filter(({ from }) => from.key === source.key).length,
  }));
  return { open, withheld: withheldTexts(words, counts) };
}
