import type { Figure } from '../../figure/figure.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { PageAddressNotes } from '../page.ts';
import type { ComparatorData } from './comparator-data.ts';
import { barsFigure } from './compare-bars.tsx';
import { type Comparison, compareFigure, withOpenLines } from './compare-figure.ts';
import { linesFigure } from './compare-lines.tsx';
import { scatterFigure } from './compare-scatter.tsx';
import { slopeFigure } from './compare-slope.tsx';
import { type LiveComparison, toLiveComparison } from './shown-lines.ts';

export const comparatorFigures = (data: ComparatorData, speech: Speech): readonly Figure[] =>
  comparedFigures(toLiveComparison(data), speech);

export const comparatorAddress = ({ refused, surplus, ignored }: ComparatorData): PageAddressNotes => ({
  ignored: [...[...refused, ...surplus].map((line) => ({ name: 'series', asked: line })), ...ignored],
});

export function comparedFigures(live: LiveComparison, speech: Speech): readonly Figure[] {
  const { shown } = live;
  if (shown.shown.length === 0) return [];
  const comparison = { ...live, speech: { ...speech, base: shown.base } };
  return [
    ...pictures(comparison),
    withOpenLines(shown.shown, comparison, (lines) =>
      compareFigure(lines, comparison, {
        id: 'compare-figures',
        title: speech.words('compare.table'),
        info: speech.words('compare.table.info'),
        remarks: [],
        picture: null,
      }),
    ),
  ];
}

function pictures(comparison: Comparison): readonly Figure[] {
  const { data, shown } = comparison;
  const { kind } = data.view;
  const { year, sides } = shown;
  if (kind === 'table' || (kind === 'slope' && sides === null)) return [];
  // Lines that are drawn against each other are all in the file, or it is refused.
  if (kind === 'scatter') return [scatterFigure(shown.shown, comparison)].filter((one) => one !== null);
  return shown.groups.map((group, at) =>
    withOpenLines(group, comparison, (lines) => {
      const id = `compare-${at + 1}`;
      if (kind === 'bar' && year !== null) return barsFigure(id, lines, year, comparison);
      if (kind === 'slope' && sides !== null) return slopeFigure(id, lines, sides, comparison);
      return linesFigure(id, lines, comparison);
    }),
  );
}
