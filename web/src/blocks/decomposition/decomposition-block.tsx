import { type ReactNode, useMemo } from 'react';
import { type ShownData, useDataView } from '../../api/data-view.tsx';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { formatFigure } from '../../i18n/figures.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import { FigureLinks } from '../figure-links.tsx';
import { FigureList, type ListedFigure } from '../figure-list.tsx';
import { toDecompositionFigure } from './decomposition-figure.tsx';
import {
  type DecompositionDefinition,
  type DecompositionModel,
  toDecompositionModel,
} from './decomposition-model.ts';
import { listInputs } from './decomposition-table.ts';

export function DecompositionBlock({ block }: { block: DecompositionDefinition }): ReactNode {
  const data = useDataView();
  const speech = useSpeech();
  const { area, areas, cubes, section } = data;
  // A year step leaves the change as it is.
  const model = useMemo(
    () => toDecompositionModel({ area, areas, cubes }, block),
    [area, areas, cubes, block],
  );
  const figure = useMemo(
    () => toDecompositionFigure(data, block, speech, model),
    [data, block, speech, model],
  );
  const key = `${section.id}.${block.id}`;
  return (
    <FigureFrame
      figure={figure}
      links={
        <>
          <FigureList
            label={speech.words(`${key}.figures`)}
            figures={listFigures(model, area, key, speech)}
          />
          <FigureLinks />
        </>
      }
    />
  );
}

/** Without parts, its own or of others, it has nothing to show. */
DecompositionBlock.shows = (data: ShownData, block: DecompositionDefinition): boolean => {
  const { state, peers, series } = toDecompositionModel(data, block);
  return series === undefined || state.kind === 'parts' || peers.length > 0;
};

function listFigures(
  { state, series, factor, product }: DecompositionModel,
  area: string,
  key: string,
  { words, formats }: Speech,
): readonly ListedFigure[] {
  if (state.kind !== 'parts') return [];
  const inputs = listInputs({ area, years: state.years, elements: { area: factor, total: product } });
  return inputs.map(({ figure, row, element, year }) => ({
    figure,
    name: words(`${key}.figures.year`, { element: words(`elements.${element}.short`), year: String(year) }),
    text: formatFigure(
      element,
      (row === 'area' ? series?.hectares : series?.production)?.get(year)?.value ?? 0,
      formats,
    ),
    unit: words(`units.${row === 'area' ? 'ha' : 't'}.short`),
  }));
}
