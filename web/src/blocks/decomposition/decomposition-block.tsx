import { type ReactNode, useMemo } from 'react';
import { type ShownData, useDataView } from '../../api/data-view.tsx';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { formatFigure } from '../../i18n/figures.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import { serialiseSpan } from '../../url/span.ts';
import { FigureLinks } from '../figure-links.tsx';
import { FigureList, type ListedFigure } from '../figure-list.tsx';
import { SpanFields } from '../span-fields.tsx';
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
  const { words } = speech;
  const { area, areas, cubes, section, dispatch } = data;
  const choice = data.view.choices[block.id];
  // A year step leaves the change as it is.
  const model = useMemo(
    () => toDecompositionModel({ area, areas, cubes, choice }, block),
    [area, areas, cubes, choice, block],
  );
  const figure = useMemo(
    () => toDecompositionFigure(data, block, speech, model),
    [data, block, speech, model],
  );
  const { span, offered, years } = model;
  const key = `${section.id}.${block.id}`;
  return (
    <FigureFrame
      figure={figure}
      links={
        <>
          <FigureList label={words(`${key}.figures`)} figures={listFigures(model, area, key, speech)} />
          <FigureLinks />
        </>
      }
      options={
        years !== null && (
          <SpanFields
            span={span}
            proposed={{ from: years.from.at(-1) ?? 0, to: years.to.at(-1) ?? 0 }}
            years={offered}
            labels={[words(`${key}.from`), words(`${key}.to`)]}
            onChoose={(next) =>
              dispatch({ do: 'choose', block: block.id, choice: next === null ? '' : serialiseSpan(next) })
            }
          />
        )
      }
    />
  );
}

/** Without parts, its own or of others, it has nothing to show unless a reader chose years. */
DecompositionBlock.shows = (data: ShownData, block: DecompositionDefinition): boolean => {
  const { state, span, peers, series } = toDecompositionModel(
    { ...data, choice: data.view.choices[block.id] },
    block,
  );
  return series === undefined || state.kind === 'parts' || span !== null || peers.length > 0;
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
