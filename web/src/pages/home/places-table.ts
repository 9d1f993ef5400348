import { explainedKey } from '#contract/explain-address.ts';
import { areaColumn, elementColumn, figureCell } from '../../figure/columns.ts';
import { type ColumnOf, columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { figureColumn } from '../../i18n/number-lists.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { HomeMapData } from './home-map.ts';

type Place = HomeMapData['places'][number];

/** Countries of a map with their rank and figure, the largest first; each figure leads to its explanation. */
export function placesTable(
  { element, year, places }: HomeMapData,
  speech: Speech,
  further: readonly ColumnOf<Place>[] = [],
): Pick<Figure, 'columns' | 'rows' | 'rowCount' | 'keyOf'> {
  const { words, formats } = speech;
  const text = figureColumn(
    element,
    places.map(({ value }) => value),
    formats,
  );
  return {
    ...tableOf<Place>(
      places,
      [
        areaColumn('country', words, ({ iso3 }) => iso3),
        columnOf('rank', words('figure.table.rank'), 'rank', ({ rank }) => rank),
        {
          key: 'value',
          label: words('figure.table.value'),
          ...elementColumn(element, speech),
          write: (value) => text(value),
          of: (place) => figureCell(element, place, speech),
        },
        ...further,
      ],
      ({ iso3 }) => iso3,
    ),
    keyOf: (iso3, column) => (column === 'value' ? explainedKey(iso3, element, year) : null),
  };
}
