import { type Figure, isBelieved } from '../../api/cube-store.ts';
import type { RankedCountry } from '../../api/ranked-countries.ts';
import type { RankedItem } from '../../charts/ranked-bars/ranked-bars.tsx';

import { columnOf, type FigureTable, tableOf } from '../../figure/figure.ts';
import { doubtOf } from '../../i18n/figures.ts';
import type { Words } from '../../i18n/words.tsx';
import type { CountryTexts } from './country-texts.ts';

/** Countries that a ranking shows beside the selected one and the whole that they are of. */
export const rankedRows = 10;

export interface RankingItem extends RankedItem {
  rank: number | null;
  /** The 0 is one of the source's rounding. */
  isTiny: boolean;
  flag: string;
}

/** Countries as rows, and the unit of their values; the whole that they are of, where it is given, is never ranked. */
export function toRankingItems(options: {
  ranked: readonly RankedCountry[];
  selected: string | null;
  /** The figure of `whole`, the World or their region, where it can be compared with theirs. */
  reference: Figure | undefined;
  whole: string;
  name(code: string): string;
  isTiny(code: string): boolean;
  texts: CountryTexts;
  words: Words;
}): { items: readonly RankingItem[]; unit: string } {
  const { selected, reference, whole, name, isTiny, texts, words } = options;
  // What is doubtful has no place: it is behind the others, as in the bars.
  const ranked = [...options.ranked].sort((a, b) => Number(!isBelieved(a)) - Number(!isBelieved(b)));
  if (ranked.length === 0) return { items: [], unit: '' };
  const visibleRows = ranked.filter(({ area }, index) => index < rankedRows || area === selected);
  // A share or a yield of the whole is among those of countries, and reads as they do; its sums have a scale of their own.
  const most = Math.max(...visibleRows.map(({ value }) => value));
  const listed: readonly { area: string; value: number }[] =
    reference === undefined || reference.value > most
      ? visibleRows
      : [...visibleRows, { area: whole, value: reference.value }];
  // What has nothing but zeros on the scale of the largest reads on its own: 241 t, not 0.0002 million.
  const onScale = listed.filter(({ value }) => value === 0 || Math.abs(value) >= most / 1000);
  const column = texts.column(onScale.map(({ value }) => value));
  // A percent sign belongs to its number; any other unit is written once for all.
  const hasSign = column.unit === '%';
  const labels = new Map(
    onScale.map(({ area }, index) => {
      const text = column.texts[index] ?? '';
      return [area, hasSign ? column.withUnit(text) : text];
    }),
  );
  const item = (code: string, figure: Figure, rank: number | null, isReference = false): RankingItem => ({
    id: code,
    label: name(code),
    value: figure.value,
    // Of all the countries that are ranked only these few are read.
    get valueLabel() {
      return (isTiny(code) ? undefined : labels.get(code)) ?? texts.edited(figure.value, isTiny(code));
    },
    get exact() {
      return isTiny(code) ? texts.edited(figure.value, true) : texts.withUnit(figure.value);
    },
    selected: code === selected,
    reference: isReference,
    doubt: doubtOf(words, figure),
    rank,
    isTiny: isTiny(code),
    flag: figure.flag,
  });
  return {
    unit: hasSign ? '' : column.unit,
    items: [
      ...ranked.map((entry) => item(entry.area, entry, entry.rank)),
      ...(reference === undefined ? [] : [item(whole, reference, null, true)]),
    ],
  };
}

export function rankingTable(options: {
  items: readonly RankingItem[];
  element: number;
  words: Words;
  texts: CountryTexts;
}): FigureTable {
  const { items, element, words, texts } = options;
  const rows = items.filter(
    ({ selected, reference }, index) => index < rankedRows || selected === true || reference === true,
  );
  return tableOf(
    rows,
    [
      columnOf('rank', words('figure.table.rank'), 'rank', ({ rank }) => rank),
      columnOf('country', words('figure.table.area'), 'name', ({ id, label }) => ({
        value: label,
        code: id,
      })),
      {
        key: 'value',
        label: words(`elements.${element}.short`),
        ...texts.tableColumn(),
        of: ({ value, isTiny, flag, doubt }) => ({
          ...{ value, flag, doubt },
          ...(isTiny && { text: texts.tiny }),
        }),
      },
    ],
    ({ id }) => id,
    ({ selected }) => selected === true,
  );
}
