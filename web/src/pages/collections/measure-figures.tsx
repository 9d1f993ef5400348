import type { Collection } from '#catalog/germplasm/collections.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { pointMeasures } from '#domain/germplasm/points.ts';
import { Columns } from '../../charts/columns/columns.tsx';
import { countColumn } from '../../figure/columns.ts';
import { columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { figureName } from '../../figure/figure-name.ts';
import type { Speech } from '../../i18n/speech.ts';
import { headingText } from './collection-texts.ts';
import type { ShownPoints } from './collections-data.ts';

/** How many of the points found lie in each span of altitude, seed weight and years; none of a measure that lies in one span alone. */
export function measureFigures(
  collection: Collection,
  { histograms }: ShownPoints,
  about: Pick<Figure, 'source' | 'sources'>,
  { words, formats }: Speech,
): readonly Figure[] {
  return pointMeasures.flatMap((measure): Figure[] => {
    const { first, step, counts, unknown } = histograms[measure];
    if (counts.filter((count) => count > 0).length < 2) return [];
    const write = measure === 'year' ? formats.year : formats.exact;
    const spans = counts.map((count, at) => ({ from: first + at * step, count }));
    const [most] = spans.toSorted((a, b) => b.count - a.count);
    const title = words(`collections.measure.${measure}`);
    // A decade ends before the next one begins.
    const endOf = (from: number): number => from + step - (measure === 'year' ? 1 : 0);
    const boundary = (key: 'from' | 'to', numberOf: (from: number) => number) =>
      columnOf<{ from: number; count: number }>(
        key,
        words(`collections.range.${key}`),
        measure === 'year' ? 'year' : 'number',
        ({ from }) => ({ value: numberOf(from) }),
      );
    return [
      {
        id: measure,
        title,
        name: figureName(title, headingText(words, collection.id)),
        finding:
          most &&
          words(`collections.most.${measure}`, {
            from: write(most.from),
            to: write(endOf(most.from)),
            count: formats.number(most.count),
            known: formats.number(counts.reduce((sum, count) => sum + count, 0)),
          }),
        remarks: unknown === 0 ? [] : [words('collections.unknown', { number: formats.number(unknown) })],
        ...about,
        area: worldCode,
        crop: 'beans',
        ...tableOf(spans, [
          boundary('from', (from) => from),
          boundary('to', endOf),
          countColumn('count', words('collections.count'), ({ count }) => count),
        ]),
        picture: () => (
          <Columns
            {...{ id: `${measure}-columns`, title, first, step, counts, write }}
            hint={words('chart.keyboardHint.points')}
            number={formats.number}
          />
        ),
      },
    ];
  });
}
