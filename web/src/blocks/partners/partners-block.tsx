import { type ReactNode, useMemo } from 'react';
import type { FlowId } from '#catalog/section.ts';
import { flowRows } from '#domain/flows.ts';
import { membershipTest } from '#domain/inside.ts';
import { chosenMeasure, shownFlows } from '../../api/chosen-flow.ts';
import { isCountry, useDataView } from '../../api/data-view.tsx';
import { useTradeFlows } from '../../api/trade-flows.ts';
import { areaWords } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { useWords } from '../../i18n/words.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { BlockFigure } from '../block-figure.tsx';
import { NotLoaded } from '../failed-part.tsx';
import { FlowsFigure } from './flows-figure.tsx';
import { PartnersFigure } from './partners-figure.tsx';

/**
 * With whom the area trades: the picture of its flows, and for each direction the partners with what both sides report.
 * Figures say of which area and year they are, since those of another year are on their way for a moment.
 */
export function PartnersBlock(): ReactNode {
  const data = useDataView();
  const { area, areas, year, yearFailed, crop, section, indicator, view, dispatch, hrefOf } = data;
  const words = useWords();
  const measure = chosenMeasure(view, section);
  const asked = useMemo(() => ({ area, year, measure, indicator }), [area, year, measure, indicator]);
  const { flows, waiting, none, ...found } = useTradeFlows(asked, data.flows);
  const failed = found.failed || (yearFailed && (none || flows?.answer.flows.length === 0));
  const shown = shownFlows(view);
  const rows = useMemo(() => {
    if (flows === null) return null;
    const isInside = membershipTest(flows.area, (country) => areas.get(country));
    const of = (flow: FlowId) => flowRows(flows.answer.flows, flow, isInside);
    return { '1': of('1'), '2': of('2') };
  }, [flows, areas]);
  const place = {
    ...cropWords(words, crop.id, section.id),
    ...areaWords(words, area),
    year: String(year),
  };

  if (failed || none || flows === null || rows === null)
    return (
      <BlockFigure id="sankey" title={words('trade.sankey.title', place)} info={words('trade.sankey.info')}>
        {none && !failed ? (
          <EmptyState text={words('trade.partners.noData', place)} />
        ) : (
          <NotLoaded failed={failed} height="400px" text={words('trade.charts.failed')} />
        )}
      </BlockFigure>
    );

  if (shown.every((flow) => rows[flow].length === 0)) {
    const years = flows.answer.years;
    const nearest = years.reduce<number | null>(
      (best, candidate) =>
        best === null || Math.abs(candidate - year) < Math.abs(best - year) ? candidate : best,
      null,
    );
    const toValue = { do: 'choose', block: 'charts', choice: 'value' } as const;
    const toYear = { do: 'year', year: nearest ?? year } as const;
    const way =
      measure === 'quantity'
        ? { label: words('trade.partners.showValue'), action: toValue }
        : nearest !== null && nearest !== year && !years.includes(year)
          ? { label: words('dataPage.state.nearestYear', { year: String(nearest) }), action: toYear }
          : null;
    return (
      <BlockFigure id="sankey" title={words('trade.sankey.title', place)} info={words('trade.sankey.info')}>
        <EmptyState
          text={words('trade.partners.noData', place)}
          {...(way === null
            ? {}
            : {
                action: {
                  label: way.label,
                  href: hrefOf(way.action),
                  onPress: () => dispatch(way.action),
                },
              })}
        />
      </BlockFigure>
    );
  }

  // Of an aggregate the two directions hold the same flows, seen from either end: one table says both reports.
  const tables: readonly FlowId[] = isCountry(flows.area) ? shown : shown.slice(-1);
  return (
    <>
      <FlowsFigure flows={flows} rows={rows} shown={shown} waiting={waiting} />
      {tables
        .filter((flow) => rows[flow].length > 0)
        .map((flow, at) => (
          <PartnersFigure key={flow} flow={flow} flows={flows} rows={rows[flow]} isFirst={at === 0} />
        ))}
    </>
  );
}
