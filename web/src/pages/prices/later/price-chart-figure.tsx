import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { lastUsualMonth } from '#domain/prices/market-counts.ts';
import { yearOfMonth } from '#domain/prices/months.ts';
import { isPriced } from '#domain/prices/newest-month.ts';
import { doubtOfMonth } from '#domain/prices/view.ts';
import type { ExplainTarget } from '../../../charts/plot/plot-text.ts';
import type { ReadingRow } from '../../../charts/plot/reading.ts';
import { PriceChart, type PriceDrawing } from '../../../charts/price-chart/price-chart.tsx';
import { type ColumnOf, type Figure, type FigureTable, tableOf } from '../../../figure/figure.ts';
import { FigureFrame } from '../../../figure/figure-frame.tsx';
import type { Formats } from '../../../i18n/formats.ts';
import { type MoneySpeech, moneyHead, moneyUnit, shortUnit } from '../../../i18n/money.ts';
import { getMonthNames } from '../../../i18n/months.ts';
import { useSpeech } from '../../../i18n/speech.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { EmptyState } from '../../../ui/state-message.tsx';
import { toggled } from '../../../url/toggled.ts';
import { medianKey } from '../median-sentence.tsx';
import { pathText } from '../price-path.ts';
import { PriceLinks } from '../price-place.tsx';
import { converterSources, figureSources, viewConverters } from '../price-sources.ts';
import {
  campsTexts,
  cropTypeName,
  cropTypeWithin,
  missingTexts,
  officialSince,
  officialTexts,
} from '../price-texts.ts';
import { areOfTypes, chosenCity, type ShownPrices } from '../shown-prices.ts';
import { usePrices } from '../use-prices-view.ts';
import { monthColumn, viewColumns } from '../view-columns.ts';
import { monthTicks, plainFormat, pricedMonth, priceLabels } from './chart-words.ts';
import { type DrawnPrices, drawPrices, fewestMonths, mostTypes } from './price-series.ts';

interface Drawing extends PriceDrawing, DrawnPrices {}

const drawings = new WeakMap<ShownPrices, Drawing>();

/** The drawing of prices, worked out once: nothing of it depends on choices that do not change the prices. */
function drawingOf(shownPrices: ShownPrices, speech: MoneySpeech, crop: string): Drawing {
  const known = drawings.get(shownPrices);
  if (known !== undefined) return known;
  const { words, language } = speech;
  const drawnPrices = drawPrices(shownPrices, {
    median: words('prices.chart.median'),
    nameOf: (cropType) => cropTypeName(words, crop, cropType),
    unit: shortUnit(speech, shownPrices.money),
    doubt: words('figure.doubt.rate'),
    thin: words('prices.chart.thin'),
  });
  const drawing = {
    ...drawnPrices,
    format: plainFormat(speech, {
      ...{ head: moneyHead(speech, shownPrices.money), inDollars: shownPrices.money.dollars },
      period: getMonthNames(language).long,
      tick: monthTicks(drawnPrices.months, language),
    }),
    labels: priceLabels(speech, drawnPrices, areOfTypes(shownPrices)),
  };
  drawings.set(shownPrices, drawing);
  return drawing;
}

function LiveChart(props: { shownPrices: ShownPrices; title: string; description: string }): ReactNode {
  const { shownPrices } = props;
  const { crop, show, hrefOf } = usePrices();
  const speech = useSpeech();
  const { words } = speech;
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const toggle = useCallback((id: string) => setHidden((before) => toggled(before, id)), []);
  const byType = shownPrices.typeLines.length > 0;
  const explain = useCallback(
    (row: ReadingRow, month: number): ExplainTarget => {
      const key = medianKey(month, byType ? row.series.id : null);
      return { key, href: hrefOf({ explain: key }), label: pricedMonth(speech, row, month) };
    },
    [byType, hrefOf, speech],
  );
  const inOwn = shownPrices.view === 'nominal' || shownPrices.view === 'ipc';
  const empty = useMemo(
    () =>
      inOwn ? (
        <EmptyState
          text={words('dataPage.state.noData')}
          action={{
            label: words('prices.view.empty'),
            href: hrefOf({ view: 'usd' }),
            onPress: () => show({ view: 'usd' }),
          }}
        />
      ) : (
        words('dataPage.state.noData')
      ),
    [inOwn, words, hrefOf, show],
  );
  return (
    <PriceChart
      id="price-chart"
      title={props.title}
      description={props.description}
      drawing={drawingOf(shownPrices, speech, crop)}
      explain={explain}
      hidden={hidden}
      onToggle={byType ? toggle : undefined}
      empty={empty}
    />
  );
}

/** Years of the line whose prices in US$ are not compared with others, as words. */
function unsureYears({ view, line, known }: ShownPrices, formats: Formats): string | null {
  const years = line.months.flatMap((each) =>
    isPriced(each) && doubtOfMonth(known.converters, view, each) === 'unsure-rate'
      ? [yearOfMonth(each.month)]
      : [],
  );
  const [first, last] = [years[0], years.at(-1)];
  if (first === undefined) return null;
  return formats.span(first, last ?? first);
}

const isByType = ({ series }: DrawnPrices, { typeLines }: ShownPrices): boolean =>
  series.length > 1 || typeLines.length > 0;

/** Keys of the medians of a table: each month has one, or one for each crop type. */
const ofMonth = (row: string, column: string): string | null =>
  column === 'median' ? medianKey(Number(row), null) : null;
const ofType = (row: string, column: string): string | null =>
  column === 'month' ? null : medianKey(Number(row), column);

/** A row for each month with a price or a market. Newest first: readers look for the last months. */
function monthTable(drawnPrices: DrawnPrices, shownPrices: ShownPrices, speech: MoneySpeech): FigureTable {
  const { words, formats } = speech;
  const { series, markets, prices, months } = drawnPrices;
  const greatest = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const decimals = greatest >= 1000 ? 0 : greatest >= 100 ? 1 : 2;
  const first = months[0] ?? 0;
  const column = (
    key: string,
    label: string,
    values: readonly (number | null)[],
    look: Partial<ColumnOf<number>>,
  ): ColumnOf<number> => ({
    key,
    label,
    kind: 'number',
    ...look,
    of: (month) => values[month - first] ?? null,
  });
  const money = {
    unit: shortUnit({ words }, shownPrices.money),
    write: (value: number) => formats.number(value, decimals, decimals),
  };
  const further = (key: string, values: readonly (number | null)[], look: Partial<ColumnOf<number>>) =>
    column(key, words(`prices.column.${key}`), values, look);
  const band = isByType(drawnPrices, shownPrices) ? undefined : series[0]?.band;
  return tableOf(
    months
      .filter((_, at) => markets[at] != null || series.some(({ values }) => values[at] !== null))
      .toReversed(),
    [
      monthColumn<number>(speech, (month) => month),
      ...series.map(({ id, label, values }) => column(id, label, values, money)),
      ...(band === undefined
        ? []
        : [
            further('lowest', band.low, money),
            further('highest', band.high, money),
            further('markets', markets, { decimals: 0 }),
            further('prices', prices, { decimals: 0 }),
          ]),
      ...viewColumns(shownPrices, words),
    ],
    String,
  );
}

const areFew = ({ months, series }: DrawnPrices): boolean =>
  months.filter((_, at) => series.some(({ values }) => values[at] !== null)).length < fewestMonths;

/**
 * How far the newest price is below the highest, or since when it is the highest or the lowest. Only months of the same
 * markets and currency as the newest are compared.
 */
function chartFinding(
  speech: MoneySpeech,
  { newest, line, money }: ShownPrices,
  { breaks }: DrawnPrices,
): string | undefined {
  if (newest === null) return undefined;
  const first = Math.max(0, ...breaks.filter((month) => month <= newest.month));
  const months = line.months.flatMap((each): [number, number][] =>
    isPriced(each) && each.month >= first && each.month <= newest.month ? [[each.month, each.median]] : [],
  );
  return pathText(speech, months, { series: 'none', money });
}

/** After which month those drawn rest on fewer than a third of the usual markets; nothing where none do. */
function thinTexts({ line }: ShownPrices, { words, language }: MoneySpeech): string[] {
  const last = lastUsualMonth(line.months);
  return last === null || last === line.months.at(-1)?.month
    ? []
    : [words('prices.chart.thin.note', { month: getMonthNames(language).long(last) })];
}

const jumpList = ({ jumps }: DrawnPrices, { words, formats, language }: MoneySpeech): string =>
  formats.list(
    jumps.map((jump) => words('prices.jump', { ...jump, month: getMonthNames(language).long(jump.month) })),
  );

export function priceChartFigure(shownPrices: ShownPrices, speech: MoneySpeech): Figure {
  const { words } = speech;
  const { page } = shownPrices.known;
  const city = chosenCity(words, page);
  const chart = drawingOf(shownPrices, speech, page.crop);
  const byType = isByType(chart, shownPrices);
  const unsure = unsureYears(shownPrices, speech.formats);
  const title = words(byType ? 'prices.chart.title.types' : 'prices.chart.title', {
    title: words(`prices.type.${shownPrices.type}.short`),
    place: city === null ? '' : `${city}, `,
    type: cropTypeWithin(speech, page.crop, shownPrices.cropType),
    view: words(`prices.view.${shownPrices.view}`, { base: String(shownPrices.base ?? '') }),
  });
  const finding = byType ? undefined : chartFinding(speech, shownPrices, chart);
  return {
    id: 'price',
    title,
    finding,
    info: `${words('prices.chart.info')} ${words(`prices.view.${shownPrices.view}.info`, { base: String(shownPrices.base ?? '–') })}`,
    remarks: [
      ...campsTexts(speech, shownPrices),
      ...missingTexts(speech, shownPrices),
      ...(unsure === null ? [] : [words('prices.rate.unsure', { years: unsure })]),
      ...officialTexts(speech, officialSince(shownPrices)),
      ...thinTexts(shownPrices, speech),
      ...(shownPrices.typeLines.length > mostTypes ? [words('prices.by.most', { count: mostTypes })] : []),
      ...(chart.breaks.length > chart.jumps.length ? [words('prices.break.note')] : []),
      ...(chart.jumps.length > 0 ? [words('prices.jump.note', { list: jumpList(chart, speech) })] : []),
    ],
    ...figureSources(words, [shownPrices.source], converterSources(page, viewConverters[shownPrices.view])),
    caption: `${title} (${moneyUnit(speech, shownPrices.money)})`,
    ...monthTable(chart, shownPrices, speech),
    keyOf: byType ? ofType : ofMonth,
    picture: areFew(chart)
      ? null
      : () => <LiveChart shownPrices={shownPrices} title={title} description={finding ?? title} />,
    area: page.area,
  };
}

export function PriceChartFigure({ shownPrices }: { shownPrices: ShownPrices }): ReactNode {
  const { view, show, hrefOf } = usePrices();
  const speech = useSpeech();
  const { words } = speech;
  const figure = useMemo(() => priceChartFigure(shownPrices, speech), [shownPrices, speech]);
  return (
    <FigureFrame
      figure={figure}
      controls={
        shownPrices.cropTypes.filter((each) => each !== '').length > 1 && (
          <SegmentedControl
            label={words('prices.by.label')}
            look="tabs"
            value={view.by}
            options={(['crop', 'type'] as const).map((id) => ({
              id,
              label: words(`prices.by.${id}`),
              href: hrefOf({ by: id }),
            }))}
            onChoose={(by) => show({ by })}
          />
        )
      }
      links={<PriceLinks />}
    />
  );
}
