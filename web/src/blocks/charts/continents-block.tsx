import type { ReactNode } from 'react';
import type { BlockOf } from '#catalog/blocks.ts';
import { continents } from '#catalog/regions/index.ts';
import { useDataView } from '../../api/data-view.tsx';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { useDataFigure } from '../data-figure.ts';
import { FigureLinks } from '../figure-links.tsx';
import { toContinentsFigure } from './continents-figure.tsx';

export function ContinentsBlock({ block }: { block: BlockOf<'continents'> }): ReactNode {
  const figure = useDataFigure(toContinentsFigure, block);
  const { view } = useDataView();
  return (
    <FigureFrame
      figure={figure}
      links={<FigureLinks element={view.element} comparedAreas={{ areas: continents, as: '' }} />}
    />
  );
}
