import type { ReactNode } from 'react';
import { tradeElements } from '#catalog/elements/trade.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { FlowId } from '#catalog/section.ts';
import { explainedKey } from '#contract/explain-address.ts';
import { chosenMeasure, shownFlows } from '../../api/chosen-flow.ts';
import { isBelieved } from '../../api/cube-store.ts';
import { useDataView } from '../../api/data-view.tsx';
import { rankedCountries } from '../../api/ranked-countries.ts';
import { countriesOf, within } from '../../api/region-countries.ts';
import { RankedBars } from '../../charts/ranked-bars/ranked-bars.tsx';
import { figureInSentence } from '../../i18n/amounts.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { figureScale } from '../../i18n/figure-scale.ts';
import { boundText, doubtOf, isLowerBound } from '../../i18n/figures.ts';
import { getFormats } from '../../i18n/formats.ts';
import { columnText, figureColumn } from '../../i18n/number-lists.ts';
import { scaleValues } from '../../i18n/scale-values.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { comparedAreas } from '../../url/compare-link.ts';
import { BlockFigure } from '../block-figure.tsx';
import { doubtNotes } from '../doubt-notes.ts';
import { EmptyYears } from '../empty-years.tsx';
import { NotLoaded } from '../failed-part.tsx';
import { rankCell } from '../filed-cells.ts';

/** How many countries stand in the picture; the table has them all. */
const limit = 10;

/** The largest importers and exporters of the World or the chosen region, in the chosen flow and measure. */
export function TradersBlock(): ReactNode {
  const { view } = useDataView();
  return shownFlows(view).map((flow) => <Traders key={flow} flow={flow} />);
}

function Traders({ flow }: { flow: FlowId }): ReactNode {
  const { area, areas, areasFailed, year, cubes, crop, section, view } = useDataView();
  const words = useWords();
  const formats = getFormats(useLanguage());
  const measure = chosenMeasure(view, section);
  const element = tradeElements[measure][flow];
  const slice = cubes.slice(element, year);
  const unit = words(`units.${measure === 'value' ? '1000-usd' : 't'}.short`);
  const region = view.region === null ? null : countriesOf(view.region, areas);
  const traders = slice == null ? [] : rankedCountries(slice, within(areas, region));
  const exact = figureColumn(
    element,
    traders.map(({ value }) => value),
    formats,
  );
  const textOf = (value: number, flag: string) => boundText(words, element, { value, flag }, exact(value));
  const positive = traders.filter(({ value }) => value > 0);
  const shown = positive.filter(({ area: code }, index) => index < limit || code === area);
  // All on one scale, which the title says once.
  const scale = figureScale(element, scaleValues(shown.map(({ value }) => value)), { words, formats });
  const label = columnText(
    shown.map(({ value }) => scale.amount(value)),
    formats,
    { down: shown.some(isLowerBound) },
  );
  const items = positive.map((trader) => ({
    id: trader.area,
    label: areaName(words, trader.area),
    value: trader.value,
    valueLabel: boundText(words, element, trader, label(scale.amount(trader.value))),
    exact: words('chart.value', { value: textOf(trader.value, trader.flag), unit }),
    selected: trader.area === area,
    doubt: doubtOf(words, trader),
  }));
  const explainOf = (code: string): string => explainedKey(code, element, year);
  const values = {
    ...cropWords(words, crop.id, section.id),
    flow: flow === '1' ? 'imports' : 'exports',
    area: areaName(words, view.region ?? worldCode),
    year: String(year),
  };
  const title = `${words('trade.traders.title', values)} (${words(
    `trade.measure.${measure === 'value' ? 0 : 1}`,
  ).toLocaleLowerCase()}, ${scale.unit})`;
  const top = traders.find(isBelieved);
  // Of zeros none is the largest.
  const finding =
    top === undefined || top.value <= 0
      ? undefined
      : words('trade.traders.finding.value', {
          ...values,
          ...areaWords(words, top.area),
          placeIn: areaWords(words, view.region ?? worldCode).areaIn,
          isBound: isLowerBound(top) ? 'yes' : 'no',
          value: figureInSentence(element, top, { words, formats }),
        });
  return (
    <BlockFigure
      id={`traders-${flow}`}
      title={title}
      element={element}
      comparedAreas={
        positive.length === 0
          ? undefined
          : { areas: comparedAreas(positive, area), as: `&kind=bar&year=${year}` }
      }
      finding={finding}
      info={words('trade.traders.info')}
      notes={[
        ...(traders.some(isLowerBound) ? [words('trade.bound.text')] : []),
        ...doubtNotes(words, shown),
      ]}
      table={
        traders.length === 0
          ? null
          : {
              caption: words('trade.traders.caption', values),
              explain: (row, column) => (column === 'value' ? explainOf(row) : null),
              columns: [
                { id: 'country', label: words('figure.table.country') },
                { id: 'rank', label: words('figure.table.rank'), numeric: true },
                { id: 'value', label: words(`elements.${element}.short`), unit, numeric: true },
              ],
              rows: traders.map((entry) => ({
                id: entry.area,
                selected: entry.area === area,
                cells: [
                  { text: areaName(words, entry.area), raw: areaName(words, entry.area), code: entry.area },
                  rankCell(entry.rank),
                  {
                    text: textOf(entry.value, entry.flag),
                    raw: entry.value,
                    flag: entry.flag,
                    doubt: doubtOf(words, entry),
                  },
                ],
              })),
            }
      }
    >
      {slice === undefined || areasFailed ? (
        <NotLoaded
          failed={areasFailed || cubes.failed(element)}
          height="22.5rem"
          text={words('trade.charts.failed')}
        />
      ) : (
        <RankedBars
          id={`traders-${flow}`}
          title={title}
          description={words('trade.traders.info')}
          hint={words('chart.keyboardHint.ranked')}
          items={items}
          limit={limit}
          formatRank={String}
          explainOf={explainOf}
          empty={
            traders.length > 0 ? (
              <EmptyState text={words('trade.traders.zeros')} />
            ) : (
              <EmptyYears
                elements={[{ country: element, aggregate: element }]}
                of="countries"
                text={words('trade.traders.noData')}
              />
            )
          }
        />
      )}
    </BlockFigure>
  );
}
