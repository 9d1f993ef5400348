import type { ReactNode } from 'react';
import type { FlowId } from '#catalog/section.ts';
import { shownFlows } from '../../api/chosen-flow.ts';
import { inCoveredYear } from '../../api/covered-year.ts';
import { useDataView } from '../../api/data-view.tsx';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { SideBySide } from '../../ui/side-by-side.tsx';
import { comparedAreas } from '../../url/compare-link.ts';
import { useDataFigure } from '../data-figure.ts';
import { FigureLinks } from '../figure-links.tsx';
import { rankTraders, toTradersFigure } from './traders-figure.tsx';

export function TradersBlock(): ReactNode {
  const { view } = useDataView();
  return (
    <SideBySide>
      {shownFlows(view).map((flow) => (
        <Traders key={flow} flow={flow} />
      ))}
    </SideBySide>
  );
}

function Traders({ flow }: { flow: FlowId }): ReactNode {
  const data = useDataView();
  const figure = useDataFigure(toTradersFigure, flow);
  const covered = inCoveredYear(data);
  const { element, traders } = rankTraders(covered, flow);
  const positive = traders.filter(({ value }) => value > 0);
  return (
    <FigureFrame
      figure={figure}
      links={
        <FigureLinks
          element={element}
          comparedAreas={
            positive.length === 0
              ? undefined
              : { areas: comparedAreas(positive, data.area), as: `&kind=bar&year=${covered.year}` }
          }
        />
      }
    />
  );
}
