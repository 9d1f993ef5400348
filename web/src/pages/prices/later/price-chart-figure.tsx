import type { ReactNode } from 'react';
import type { PriceSource } from '#contract/prices.ts';
import { yearOfMonth } from '#domain/prices/months.ts';
import { doubtOfMonth, isInDollars } from '#domain/prices/view.ts';
import type { DataRow } from '../../../charts/data-table/data-table-model.ts';
import { type MoneySpeech, moneyUnit, shortUnit } from '../../../i18n/money.ts';
import { getMonthNames } from '../../../i18n/months.ts';
import { useLanguage, useWords } from '../../../i18n/words.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { medianKey } from '../explained-median.ts';
import { MedianSentence } from '../median-sentence.tsx';
import { PriceBlock, type PriceTable } from '../price-block.tsx';
import {
  cropTypeWithin,
  missingTexts,
  moneyOfBase,
  newestPrice,
  officialSince,
  officialTexts,
} from '../price-texts.ts';
import type { ShownPrices } from '../shown-prices.ts';
import { usePrices } from '../use-prices-view.ts';
import { useSpeech } from '../use-speech.ts';
import { drawingOf, LiveChart } from './live-chart.tsx';
import { type DrawnPrices, mostTypes } from './price-series.ts';

/** Address of the series as a file; `null` where the licence forbids to hand it on. */
export function csvAddress(shown: ShownPrices, by: 'crop' | 'type', lang: string): string | null {
  const { page } = shown.known;
  if (!shown.source.exportable) return null;
  const query = new URLSearchParams({
    view: shown.view,
    type: shown.type,
    source: shown.source.key,
    by,
    lang,
  });
  if (page.city !== null) query.set('city', String(page.city));
  if (shown.base !== null) query.set('base', String(shown.base));
  return `/api/v1/export/prices/${page.crop}/${page.area}?${query}`;
}

/** What converts the prices of the view: exchange rates, consumer prices. */
function convertersOf({ view, known }: ShownPrices): readonly PriceSource[] {
  const { sources, convertersFrom: from } = known.page;
  const rates = isInDollars(view) ? [...from.monthly, ...from.yearly] : [];
  const index = { nominal: [], ipc: from.own, usd: [], usdeflac: from.usa }[view];
  return [...rates, ...index].flatMap((at) => sources[at] ?? []);
}

/** Years of the line whose prices in US$ are not compared with others, as words. */
export function unsureYears({ view, line, known }: ShownPrices): string | null {
  const years = line.months.flatMap(({ month, basis, missing }) =>
    missing === null && doubtOfMonth(known.converters, view, { month, basis }) === 'unsure-rate'
      ? [yearOfMonth(month)]
      : [],
  );
  const [first, last] = [years[0], years.at(-1)];
  if (first === undefined) return null;
  return first === last ? String(first) : `${first}–${last}`;
}

/** Whether a month has a price or a market: its place among the drawn months. */
const hasRow = ({ series, markets }: DrawnPrices, index: number): boolean =>
  markets[index] != null || series.some(({ values }) => values[index] !== null);

/** Newest first: the last months are what is looked for. */
function tableRows(drawn: DrawnPrices, { language, formats }: MoneySpeech): readonly DataRow[] {
  const names = getMonthNames(language);
  const number = (value: number | null | undefined, decimals: number) => ({
    text: value == null ? '' : formats.number(value, decimals, decimals),
    raw: value ?? null,
  });
  const [only] = drawn.series;
  const greatest = Math.max(0, ...drawn.series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const decimals = greatest >= 1000 ? 0 : greatest >= 100 ? 1 : 2;
  return drawn.months
    .flatMap((month, index): DataRow[] => {
      if (!hasRow(drawn, index)) return [];
      const cells =
        drawn.series.length === 1 && only?.band !== undefined
          ? [
              number(only.values[index], decimals),
              number(only.band.low[index], decimals),
              number(only.band.high[index], decimals),
              number(drawn.markets[index], 0),
              number(drawn.prices[index], 0),
            ]
          : drawn.series.map(({ values }) => number(values[index], decimals));
      return [{ id: String(month), cells: [{ text: names.long(month), raw: month }, ...cells] }];
    })
    .toReversed();
}

/** Keys of the medians of a table: each month has one, or one for each crop type. */
const ofMonth = (row: string, column: string): string | null =>
  column === 'median' ? medianKey(Number(row), null) : null;
const ofType = (row: string, column: string): string | null =>
  column === 'month' ? null : medianKey(Number(row), column);

/** Monthly medians with their band, or the crop types side by side. */
export function PriceChartFigure(props: { shown: ShownPrices; city: string | null }): ReactNode {
  const { shown, city } = props;
  const { view, show, hrefOf, crop } = usePrices();
  const words = useWords();
  const language = useLanguage();
  const speech = useSpeech();
  const unit = moneyUnit(speech, shown.money);
  const drawn = drawingOf(shown, speech, crop);
  const byType = drawn.series.length > 1 || shown.typeLines.length > 0;
  const title = words(byType ? 'prices.chart.title.types' : 'prices.chart.title', {
    title: words(`prices.type.${shown.type}.short`),
    place: city === null ? '' : `${city}, `,
    type: cropTypeWithin(speech, crop, shown.cropType),
    view: words(`prices.view.${shown.view}`, { base: String(shown.base ?? '') }),
  });
  const { newest } = shown;
  const finding = (price: string): string | undefined =>
    byType || newest === null
      ? undefined
      : words('prices.chart.finding', {
          month: getMonthNames(language).long(newest.month),
          price: words('prices.perKg', { price }) + moneyOfBase(words, shown),
          low: speech.formats.edited(newest.least),
          high: speech.formats.edited(newest.greatest),
          prices: newest.prices,
        });
  const price = newestPrice(speech, shown);
  const unsure = unsureYears(shown);
  const table: PriceTable = {
    caption: `${title} (${unit})`,
    columns: [
      { id: 'month', label: words('prices.month'), holds: 'months' },
      ...drawn.series.map(({ id, label }) => ({ id, label, unit: shortUnit(shown.money), numeric: true })),
      ...(byType
        ? []
        : ['lowest', 'highest', 'markets', 'prices'].map((id) => ({
            id,
            label: words(`prices.column.${id}`),
            numeric: true,
            ...(id === 'lowest' || id === 'highest' ? { unit: shortUnit(shown.money) } : {}),
          }))),
    ],
    count: drawn.months.filter((_, index) => hasRow(drawn, index)).length,
    rows: () => tableRows(drawn, speech),
    explain: byType ? ofType : ofMonth,
  };
  return (
    <PriceBlock
      viewed={shown}
      id="price"
      title={title}
      finding={
        newest === null || byType ? undefined : (
          <MedianSentence month={newest.month} price={price} sentence={finding} />
        )
      }
      said={finding(price)}
      info={`${words('prices.chart.info')} ${words(`prices.view.${shown.view}.info`, { base: String(shown.base ?? '–') })}`}
      sources={[shown.source]}
      restsOn={convertersOf(shown)}
      table={drawn.months.length === 0 ? null : table}
      csv={csvAddress(shown, byType ? 'type' : 'crop', language)}
      controls={
        shown.cropTypes.filter((each) => each !== '').length > 1 && (
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
      remarks={[
        ...missingTexts(speech, shown),
        ...(unsure === null ? [] : [words('prices.rate.unsure', { years: unsure })]),
        ...officialTexts(speech, officialSince(shown)),
        ...(shown.typeLines.length > mostTypes ? [words('prices.by.most', { count: mostTypes })] : []),
        ...(drawn.breaks.length > 0 ? [words('prices.break.note')] : []),
      ]}
    >
      <LiveChart shown={shown} title={title} description={finding(price) ?? title} />
    </PriceBlock>
  );
}
