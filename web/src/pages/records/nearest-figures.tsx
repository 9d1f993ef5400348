import type { ReactNode } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import { isBelieved } from '../../api/cube-store.ts';
import { RankedList } from '../../blocks/ranked-list.tsx';
import { areaColumn, elementColumn, figureCell } from '../../figure/columns.ts';
import { type Column, columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { sourcesOf } from '../../figure/sources-of.ts';
import { figureInSentence } from '../../i18n/amounts.ts';
import { areaSubject } from '../../i18n/area-subject.ts';
import { areaName } from '../../i18n/area-words.ts';
import { doubtOf } from '../../i18n/figures.ts';
import { figureColumn } from '../../i18n/number-lists.ts';
import type { Speech } from '../../i18n/speech.ts';
import { useWords } from '../../i18n/words.tsx';
import { areaPagePath } from '../../url/area-page-path.ts';
import type { NearestFigure } from './load-nearest.ts';
import styles from './records.module.css';

type Place = NearestFigure['places'][number];

/** Most countries drawn; the table has them all. */
const mostFigures = 6;

/** How the values of a figure are written: in its column, beside bars, in the sentence that leads. */
function writerOf({ of }: NearestFigure, leading: readonly Place[], speech: Speech) {
  const { words, formats } = speech;
  if (of !== null) {
    const { element } = of;
    const text = figureColumn(
      element,
      leading.map(({ value }) => value),
      formats,
    );
    return {
      column: elementColumn(element, speech),
      cell: (place: Place) => figureCell(element, place, speech),
      text,
      amount: (place: Place) => figureInSentence(element, place, speech),
    };
  }
  const text = (value: number): string => formats.number(value, 2, 2);
  const column: Pick<Column, 'kind' | 'unit' | 'write'> = {
    kind: 'number',
    unit: words('units.usd-kg.short'),
    write: text,
  };
  return {
    column,
    cell: (place: Place) => ({ value: place.value, doubt: doubtOf(words, place) }),
    text,
    amount: ({ value }: Place) => text(value),
  };
}

/** Countries ranked by a related figure, for a page without records. A doubtful figure never leads. */
export function nearestFigures(
  nearest: readonly NearestFigure[],
  crop: string,
  speech: Speech,
): readonly Figure[] {
  const { words, formats, language } = speech;
  return nearest.flatMap((figure): Figure[] => {
    const { id, of, year, places, sources } = figure;
    const leading = places.filter(isBelieved).slice(0, mostFigures);
    const [first] = leading;
    if (first === undefined) return [];
    const { column, cell, text, amount } = writerOf(figure, leading, speech);
    const named = { cropOf: words(`crops.${crop}.amount`), year: formats.year(year) };
    return [
      {
        ...{ id: `nearest-${id}`, year, crop, area: worldCode },
        title: words(`records.nearest.${id}`, named),
        finding: words(`records.nearest.${id}.finding`, {
          ...named,
          ...areaSubject(words, first.area),
          amount: amount(first),
          count: places.filter(isBelieved).length,
        }),
        ...(of === null
          ? sourcesOf(words, sources)
          : { source: 'FAO', sources: [], indicators: [of.item], elements: [of.element] }),
        ...tableOf<Place>(
          places,
          [
            areaColumn('country', words, ({ area }) => area),
            columnOf('rank', words('figure.table.rank'), 'rank', ({ rank }) => rank),
            { key: 'value', label: words('figure.table.value'), ...column, of: cell },
          ],
          ({ area }) => area,
        ),
        picture: () => (
          <RankedList
            heads={[column.unit ?? '']}
            rows={leading.map(({ area, value }) => ({
              id: area,
              name: areaName(words, area),
              href: `/${language}${areaPagePath(area, false)}`,
              part: value / first.value,
              value: text(value),
            }))}
            listed={mostFigures}
            more=""
          />
        ),
      },
    ];
  });
}

export function Nearest({ children }: { children: ReactNode }): ReactNode {
  return (
    <section aria-labelledby="nearest">
      <h2 id="nearest" className={styles.nearest}>
        {useWords()('records.nearest')}
      </h2>
      <div className={styles.figures}>{children}</div>
    </section>
  );
}
