import { worldCode } from '#catalog/regions/index.ts';
import { isBelieved } from '../../api/cube-store.ts';
import { RankedList } from '../../blocks/ranked-list.tsx';
import { elementColumn, figureCell } from '../../figure/columns.ts';
import { type Figure, tableOf } from '../../figure/figure.ts';
import { figureInSentence } from '../../i18n/amounts.ts';
import { areaSubject } from '../../i18n/area-subject.ts';
import { areaName } from '../../i18n/area-words.ts';
import { figureColumn } from '../../i18n/number-lists.ts';
import type { Speech } from '../../i18n/speech.ts';
import { areaPagePath } from '../../url/area-page-path.ts';
import type { NearestFigure } from './room-data.ts';

/** So many countries are drawn; the table has them all. */
const drawn = 6;

/** Countries ranked by what comes nearest to the records of a room that has none. A doubtful figure leads none of them. */
export function nearestFigures(
  nearest: readonly NearestFigure[],
  crop: string,
  speech: Speech,
): readonly Figure[] {
  const { words, formats, language } = speech;
  return nearest.flatMap(({ element, indicator, year, places }): Figure[] => {
    const leading = places.filter(isBelieved).slice(0, drawn);
    const [first] = leading;
    if (first === undefined) return [];
    const text = figureColumn(
      element,
      leading.map(({ value }) => value),
      formats,
    );
    const { unit = '' } = elementColumn(element, speech);
    const named = { cropOf: words(`crops.${crop}.amount`), year: formats.year(year) };
    return [
      {
        ...{ id: `nearest-${element}`, year, crop, area: worldCode },
        title: words(`records.nearest.${element}`, named),
        finding: words(`records.nearest.${element}.finding`, {
          ...named,
          ...areaSubject(words, first.area),
          amount: figureInSentence(element, first, speech),
        }),
        source: 'FAO',
        sources: [],
        indicators: [indicator],
        elements: [element],
        ...tableOf<NearestFigure['places'][number]>(
          places,
          [
            {
              key: 'country',
              label: words('figure.table.country'),
              kind: 'name',
              of: ({ area }) => ({ value: areaName(words, area), code: area }),
            },
            { key: 'rank', label: words('figure.table.rank'), kind: 'rank', of: ({ rank }) => rank },
            {
              key: 'value',
              label: words('figure.table.value'),
              ...elementColumn(element, speech),
              of: (place) => figureCell(element, place, speech),
            },
          ],
          ({ area }) => area,
        ),
        picture: () => (
          <RankedList
            heads={[unit]}
            rows={leading.map(({ area, value }) => ({
              id: area,
              name: areaName(words, area),
              href: `/${language}${areaPagePath(area, false)}`,
              part: value / first.value,
              value: text(value),
            }))}
            listed={drawn}
            more=""
          />
        ),
      },
    ];
  });
}
