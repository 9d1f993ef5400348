import { type ReactNode, useMemo } from 'react';
import { nearestYear } from '#domain/nearest-year.ts';
import { chosenFlow, chosenMeasure, shownFlows } from '../../api/chosen-flow.ts';
import { useDataView } from '../../api/data-view.tsx';
import { useTradeFlows } from '../../api/trade-flows.ts';
import { noRows } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { areaWords } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { SideBySide } from '../../ui/side-by-side.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { toDataFigure, useDataFigure } from '../data-figure.ts';
import { NotLoaded } from '../failed-part.tsx';
import { FigureLinks } from '../figure-links.tsx';
import { FlowsDrawing, toFlowsFigure } from './flows-figure.tsx';
import { toFlowsModel } from './flows-model.ts';
import { type PartnersOf, toPartnersFigure } from './partners-figure.tsx';
import { type TradeRows, tabledFlows, toTradeRows } from './trade-rows.ts';

/** The picture of flows, and for each direction the partners with both reports. Figures name their area and year: others may be loading. */
export function PartnersBlock(): ReactNode {
  const data = useDataView();
  const { area, areas, year, yearFailed, crop, section, indicator, view } = data;
  const { words } = useSpeech();
  const measure = chosenMeasure(view, section);
  const request = useMemo(() => ({ area, year, measure, indicator }), [area, year, measure, indicator]);
  const { flows, waiting, none, ...found } = useTradeFlows(request, data.flows);
  const failed = found.failed || (yearFailed && (none || flows?.answer.flows.length === 0));
  const trade = useMemo(() => (flows === null ? null : toTradeRows(flows, areas)), [flows, areas]);
  const visibleFlows = shownFlows(view);
  const place = {
    ...cropWords(words, crop.id, section.id),
    ...areaWords(words, area),
    year: String(year),
  };
  const noData = words('trade.partners.noData', place);

  if (failed || none || trade === null)
    return (
      <NoFlows title={words('trade.sankey.title', place)}>
        {none && !failed ? (
          <EmptyState text={noData} />
        ) : (
          <NotLoaded failed={failed} height="400px" text={words('trade.charts.failed')} />
        )}
      </NoFlows>
    );
  if (visibleFlows.every((flow) => trade.rows[flow].length === 0))
    return (
      <NoFlows title={words('trade.sankey.title', place)}>
        <NoneInYear text={noData} years={trade.flows.answer.years} />
      </NoFlows>
    );
  return (
    <>
      <Flows trade={trade} waiting={waiting} />
      <SideBySide>
        {tabledFlows(trade, visibleFlows).map((flow, at) => (
          <Partners key={flow} flow={flow} trade={trade} isFirst={at === 0} />
        ))}
      </SideBySide>
    </>
  );
}

function NoFlows({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const data = useDataView();
  const speech = useSpeech();
  const figure = toDataFigure(data, speech, {
    ...{ id: 'sankey', title, info: speech.words('trade.sankey.info') },
    ...noRows,
    picture: null,
  });
  return (
    <FigureFrame figure={figure} links={<FigureLinks />}>
      {children}
    </FigureFrame>
  );
}

function NoneInYear({ text, years }: { text: string; years: readonly number[] }): ReactNode {
  const { year, section, view, dispatch, hrefOf } = useDataView();
  const { words } = useSpeech();
  const nearest = nearestYear(years, year);
  const way =
    chosenMeasure(view, section) === 'quantity'
      ? {
          label: words('trade.partners.showValue'),
          action: { do: 'choose', block: 'charts', choice: 'value' } as const,
        }
      : nearest !== null && nearest !== year
        ? {
            label: words('dataPage.state.nearestYear', { year: String(nearest) }),
            action: { do: 'year', year: nearest } as const,
          }
        : undefined;
  return (
    <EmptyState
      text={text}
      action={way && { label: way.label, href: hrefOf(way.action), onPress: () => dispatch(way.action) }}
    />
  );
}

function Flows({ trade, waiting }: { trade: TradeRows; waiting: boolean }): ReactNode {
  const speech = useSpeech();
  const flow = chosenFlow(useDataView().view);
  // A year step leaves the picture as it is, until the flows of the year are there.
  const model = useMemo(
    () => toFlowsModel(trade, flow === 'both' ? ['1', '2'] : [flow], speech),
    [trade, flow, speech],
  );
  const figure = useDataFigure(toFlowsFigure, model);
  return (
    <FigureFrame figure={figure} links={<FigureLinks />}>
      <FlowsDrawing title={figure.name ?? figure.title} model={model} waiting={waiting} />
    </FigureFrame>
  );
}

function Partners({
  flow,
  trade,
  isFirst,
}: { trade: TradeRows } & Omit<PartnersOf, keyof TradeRows>): ReactNode {
  const of = useMemo(() => ({ ...trade, flow, isFirst }), [trade, flow, isFirst]);
  return <FigureFrame figure={useDataFigure(toPartnersFigure, of)} links={<FigureLinks />} />;
}
