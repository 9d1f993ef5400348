import { explainedKey } from '#contract/explain-address.ts';
import type { RankedCountry } from '../../api/ranked-countries.ts';
import { areaName } from '../../i18n/area-words.ts';
import { doubtOf, needsUnit } from '../../i18n/figures.ts';
import type { Formats } from '../../i18n/formats.ts';
import { figureColumn } from '../../i18n/number-lists.ts';
import type { Words } from '../../i18n/words.tsx';
import type { BlockTable } from '../block-figure.tsx';
import { rankCell } from '../filed-cells.ts';

/** The countries that the map shows, highest first, with the exact values. */
export function mapTable(
  words: Words,
  formats: Formats,
  of: {
    title: string;
    element: number;
    year: number;
    unit: string;
    ranked: readonly RankedCountry[];
    selected: string | null;
    /** Whether the 0 of an area is one of the source's rounding. */
    isRoundedAway: (area: string) => boolean;
  },
): BlockTable {
  const { title, element, year, ranked } = of;
  const text = figureColumn(
    element,
    ranked.map(({ value }) => value),
    formats,
  );
  return {
    caption: words('map.table.caption', { title }),
    explain: (row: string) => explainedKey(row, element, year),
    columns: [
      { id: 'country', label: words('figure.table.country') },
      { id: 'rank', label: words('figure.table.rank'), numeric: true },
      {
        id: 'value',
        label: words(`elements.${element}.short`),
        unit: needsUnit(element) ? of.unit : undefined,
        numeric: true,
      },
    ],
    rows: ranked.map((entry) => ({
      id: entry.area,
      selected: entry.area === of.selected,
      cells: [
        { text: areaName(words, entry.area), raw: areaName(words, entry.area), code: entry.area },
        rankCell(entry.rank),
        {
          text: text(entry.value, of.isRoundedAway(entry.area)),
          raw: entry.value,
          flag: entry.flag,
          doubt: doubtOf(words, entry),
        },
      ],
    })),
  };
}
