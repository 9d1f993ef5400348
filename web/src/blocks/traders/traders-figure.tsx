import type { ReactNode } from 'react';
import { tradeElements } from '#catalog/elements/trade.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { FlowId } from '#catalog/section.ts';
import { explainedKey } from '#contract/explain-address.ts';
import { chosenMeasure } from '../../api/chosen-flow.ts';
import { coveredYear, inCoveredYear } from '../../api/covered-year.ts';
import { isBelieved } from '../../api/cube-store.ts';
import type { ShownData } from '../../api/data-view.tsx';
import { type RankedCountry, rankedCountries } from '../../api/ranked-countries.ts';
import { countriesOf, within } from '../../api/region-countries.ts';
import { RankedBars } from '../../charts/ranked-bars/ranked-bars.tsx';
import { areaColumn, elementColumn, figureCell } from '../../figure/columns.ts';
import { columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { figureInSentence, partInSentence } from '../../i18n/amounts.ts';
import { areaSubject } from '../../i18n/area-subject.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { type FigureScale, figureScale, scaleValues } from '../../i18n/figure-scale.ts';
import { boundText, doubtOf, isLowerBound } from '../../i18n/figures.ts';
import { figureColumn } from '../../i18n/number-lists.ts';
import type { Speech } from '../../i18n/speech.ts';
import { EmptyState } from '../../ui/state-message.tsx';
import { toDataFigure } from '../data-figure.ts';
import { doubtNotes } from '../doubt-notes.ts';
import { EmptyYears } from '../empty-years.tsx';
import { NotLoaded } from '../failed-part.tsx';
import { findSilent } from '../silent-traders.ts';

/** Number of countries in the picture; the table has them all. */
const limit = 10;

/** Less than this on the scale of the others has no digits that are read. */
const leastOnScale = 0.005;

/** Countries of the World or the chosen region by their imports (1) or exports (2), the largest first. */
export function rankTraders({ areas, year, cubes, section, view }: ShownData, flow: FlowId) {
  const element = tradeElements[chosenMeasure(view, section)][flow];
  const slice = cubes.slice(element, year);
  const region = view.region === null ? null : countriesOf(view.region, areas);
  const traders = slice == null ? [] : rankedCountries(slice, within(areas, region));
  return { element, traders, isLoaded: slice !== undefined };
}

export function toTradersFigure(page: ShownData, flow: FlowId, speech: Speech): Figure {
  const data = inCoveredYear(page);
  const { area, areasFailed, year, yearFailed, cubes, crop, section, view } = data;
  const { words } = speech;
  const { element, traders, isLoaded } = rankTraders(data, flow);
  const isFailed = areasFailed || (yearFailed && traders.length === 0);
  const listedTraders = drawnOf(traders, area);
  // Importers and exporters are on one scale, which is in the titles: that of the list with the smaller figures.
  const [smaller] = (['1', '2'] as const)
    .map((each) => scaleValues(drawnOf(rankTraders(data, each).traders, area).map(({ value }) => value)))
    .filter(([largest = 0]) => largest > 0)
    .sort(([one = 0], [other = 0]) => one - other);
  const scale = figureScale(element, smaller ?? [], speech);
  const values = {
    ...cropWords(words, crop.id, section.id),
    flow: flow === '1' ? 'imports' : 'exports',
    area: areaName(words, view.region ?? worldCode),
    year: String(year),
  };
  const measure = words(`trade.measure.${chosenMeasure(view, section) === 'value' ? 0 : 1}`);
  const unit =
    listedTraders.length > 0 && listedTraders.every(isLowerBound)
      ? words('trade.traders.atLeast', { unit: scale.unit })
      : scale.unit;
  const title = `${words('trade.traders.title', values)} (${measure.toLocaleLowerCase()}, ${unit})`;
  // Of less than half of the countries the first is not known to be that of the world.
  const isCovered = coveredYear(cubes.about(element), year) === year;
  const top = isCovered ? traders.find(isBelieved) : undefined;
  const silent = (view.officialOnly ? [] : findSilent(data, element, view.region ?? worldCode)).map(
    (entry) => ({
      area: areaName(words, entry.area),
      value: partInSentence(element, entry.value, true, speech),
    }),
  );
  const { write, ...column } = elementColumn(element, speech, () => traders.map(({ value }) => value));
  return toDataFigure(data, speech, {
    id: `traders-${flow}`,
    title,
    element,
    // Of zeros none is the largest.
    finding:
      top === undefined || top.value <= 0
        ? undefined
        : words('trade.traders.finding.value', {
            ...values,
            ...areaSubject(words, top.area),
            isBound: isLowerBound(top) ? 'yes' : 'no',
            placeIn: areaWords(words, view.region ?? worldCode).areaIn,
            value: figureInSentence(element, top, speech),
          }),
    info: words('trade.traders.info'),
    // Who may be among the first is said beside the list.
    remarks: silent.slice(0, 1).map((first) => words('trade.traders.silent.first', first)),
    notes: [
      ...(silent.length > 1
        ? [
            words('trade.traders.silent', {
              year: String(year),
              list: speech.formats.list(silent.map((each) => `${each.area} (${each.value})`)),
            }),
          ]
        : []),
      ...(traders.some(isLowerBound) ? [words('trade.bound.text')] : []),
      ...doubtNotes(words, listedTraders),
    ],
    caption: words('trade.traders.caption', values),
    keyOf: (row, name) => (name === 'value' ? explainedKey(row, element, year) : null),
    ...tableOf(
      traders,
      [
        areaColumn('country', words, ({ area }) => area),
        columnOf('rank', words('figure.table.rank'), 'rank', ({ rank }) => rank),
        {
          key: 'value',
          label: words(`elements.${element}.short`),
          ...column,
          write: (value, cell) =>
            boundText(words, element, { value, flag: cell.flag ?? '' }, write?.(value, cell) ?? ''),
          of: (entry) => figureCell(element, entry, speech),
        },
      ],
      (entry) => entry.area,
      (entry) => entry.area === area,
    ),
    picture: () =>
      isLoaded && !isFailed ? (
        <TraderBars {...{ data, flow, traders, element, scale, title, speech }} />
      ) : (
        <NotLoaded
          failed={isFailed || cubes.failed(element)}
          height="17rem"
          text={words('trade.charts.failed')}
        />
      ),
  });
}

const drawnOf = (traders: readonly RankedCountry[], area: string): readonly RankedCountry[] =>
  traders.filter(({ value }) => value > 0).filter(({ area: code }, index) => index < limit || code === area);

function TraderBars(props: {
  data: ShownData;
  flow: FlowId;
  traders: readonly RankedCountry[];
  element: number;
  scale: FigureScale;
  title: string;
  speech: Speech;
}): ReactNode {
  const { data, flow, traders, element, scale, title } = props;
  const { words, formats } = props.speech;
  const { area, year, section, view } = data;
  const positive = traders.filter(({ value }) => value > 0);
  const listedTraders = drawnOf(traders, area);
  const exact = figureColumn(
    element,
    traders.map(({ value }) => value),
    formats,
  );
  // As on the map and in the strip; the chosen country far below the others has its own unit.
  const label = (trader: RankedCountry): string =>
    trader.area === area && scale.amount(trader.value) < leastOnScale
      ? partInSentence(element, trader.value, isLowerBound(trader), props.speech)
      : scale.figure(trader.value, isLowerBound(trader));
  const unit = words(`units.${chosenMeasure(view, section) === 'value' ? '1000-usd' : 't'}.short`);
  return (
    <RankedBars
      id={`traders-${flow}`}
      title={title}
      description={words('trade.traders.info')}
      hint={words('chart.keyboardHint.ranked')}
      items={positive.map((trader) => ({
        id: trader.area,
        label: areaName(words, trader.area),
        value: trader.value,
        // Where all of them are lower bounds, the title has this once.
        valueLabel: listedTraders.every(isLowerBound)
          ? label(trader)
          : boundText(words, element, trader, label(trader)),
        exact: words('chart.value', { value: boundText(words, element, trader, exact(trader.value)), unit }),
        selected: trader.area === area,
        doubt: doubtOf(words, trader),
      }))}
      limit={limit}
      formatRank={String}
      explainOf={(code) => explainedKey(code, element, year)}
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
  );
}
