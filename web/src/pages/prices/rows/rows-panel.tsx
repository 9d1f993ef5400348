import type { ReactNode } from 'react';
import type { PriceRow, PriceRows } from '#contract/prices.ts';
import { bandOf } from '#domain/prices/median.ts';
import { yearOfMonth } from '#domain/prices/months.ts';
import { factorOf, isInDollars, isReal, rateOf, type ViewedMonth } from '#domain/prices/view.ts';
import { askFor, browserGetJson } from '../../../api/queries.ts';
import { useAnswer } from '../../../api/use-answer.ts';
import { NotLoaded } from '../../../blocks/failed-part.tsx';
import { SourceList } from '../../../blocks/source-list.tsx';
import { areaName, areaWords } from '../../../i18n/area-words.ts';
import { type MoneySpeech, moneyText } from '../../../i18n/money.ts';
import { getMonthNames } from '../../../i18n/months.ts';
import { useSpeech } from '../../../i18n/speech.ts';
import { joinWords, useWords, type Words } from '../../../i18n/words.tsx';
import { FigureOrigin, OriginPart } from '../../../ui/figure-origin.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table.tsx';
import { EmptyState } from '../../../ui/state-message.tsx';
import { type ExplainedMedian, explainedMedian } from '../median-sentence.tsx';
import { converterSources, viewConverters } from '../price-sources.ts';
import { cropTypeWithin, missingText, moneyOfBase, perKg } from '../price-texts.ts';
import type { PricesPageData } from '../prices-data.ts';
import { chosenCity, type ShownPrices } from '../shown-prices.ts';

/** A price that is in the median, in the money that the median was found in. */
interface CountedRow {
  row: PriceRow;
  /** Per kg, in the own currency or in US$. */
  price: number;
  /** The middle one, or one of the middle two. */
  middle: boolean;
}

/** The prices of a month, those in the median by size. */
interface ArrangedRows {
  counted: readonly CountedRow[];
  others: readonly PriceRow[];
  /** `null` where no price is in the median, or one of them has no rate. */
  band: { median: number; least: number; greatest: number } | null;
}

/**
 * Splits the prices of a month into those that are in the median and the others. `basis` is the money in which it was found: in US$
 * prices in other currencies count as well.
 */
export function arrangeRows({ rows }: Pick<PriceRows, 'rows'>, basis: 'own' | 'usd'): ArrangedRows {
  const counts = (row: PriceRow): boolean =>
    row.state === 'kept' || (basis === 'usd' && row.state === 'other-currency');
  const priced = rows
    .filter(counts)
    .flatMap((row) => {
      const price = basis === 'own' ? row.price : row.usd;
      return price === null ? [] : [{ row, price }];
    })
    .sort((a, b) => a.price - b.price || a.row.market.localeCompare(b.row.market));
  const upper = Math.floor(priced.length / 2);
  const lower = priced.length % 2 === 1 ? upper : upper - 1;
  const isWhole = priced.length === rows.filter(counts).length;
  return {
    counted: priced.map((entry, at) => ({ ...entry, middle: at === lower || at === upper })),
    others: rows.filter((row) => !counts(row)),
    band: isWhole ? bandOf(priced.map(({ price }) => price)) : null,
  };
}

/** Digits that are written: those to which the API rounds. */
const digits = 9;

/** How the median and the band came from the prices, a sentence for each. */
function medianTexts(speech: MoneySpeech, { counted, band }: ArrangedRows): readonly string[] {
  const { words } = speech;
  if (band === null) return [];
  const exact = (value: number): string => speech.formats.exact(Number(value.toPrecision(digits)));
  const median = exact(band.median);
  if (counted.length === 1) return [words('prices.rows.one', { median })];
  const [low, high] = counted.filter(({ middle }) => middle);
  return [
    low === undefined || high === undefined
      ? words('prices.rows.odd', { count: counted.length, median })
      : words('prices.rows.even', {
          count: counted.length,
          low: exact(low.price),
          high: exact(high.price),
          median,
        }),
    words('prices.rows.band', { least: exact(band.least), greatest: exact(band.greatest) }),
  ];
}

/**
 * How the median was converted for the view, with index and rate, a sentence for each step; empty where it is as paid.
 * `isDollarsOnly`: its prices are all in US$ at source.
 */
export function conversionTexts(
  speech: MoneySpeech,
  shownPrices: ShownPrices,
  { month, basis }: ViewedMonth,
  { median, isDollarsOnly }: { median: number; isDollarsOnly: boolean },
): readonly string[] {
  const { words, language } = speech;
  const { converters, page } = shownPrices.known;
  const { view, base } = shownPrices;
  const exact = (value: number): string => speech.formats.exact(Number(value.toPrecision(digits)));
  const year = yearOfMonth(month);
  const area = areaWords(words, page.area);
  const priceIn = (mode: typeof view): number => {
    const by = factorOf(converters, { view: mode, month, base, basis });
    return 'factor' in by ? median * by.factor : Number.NaN;
  };
  const deflated = (from: number, index: ReadonlyMap<number, number>, key: string): readonly string[] => {
    const [then, now] = [index.get(year), base === null ? undefined : index.get(base)];
    if (then === undefined || now === undefined || base === null) return [];
    return [
      words(key, {
        price: exact(from),
        index: exact(then),
        now: exact(now),
        year: String(year),
        base: String(base),
        result: moneyText(speech, priceIn(view), shownPrices.money),
        ...area,
      }),
    ];
  };
  const texts: string[] = [];
  if (isInDollars(view)) {
    const monthlyRate = rateOf(converters, month);
    if (basis === 'usd') texts.push(words(isDollarsOnly ? 'prices.rows.usd.own' : 'prices.rows.usd.rows'));
    else if (monthlyRate !== null)
      texts.push(
        words(`prices.rows.usd.${monthlyRate.frequency}`, {
          price: exact(median),
          rate: exact(monthlyRate.rate),
          month: getMonthNames(language).long(month),
          year: String(year),
          result: moneyText(speech, priceIn('usd'), { dollars: true }),
        }),
      );
  }
  if (isReal(view))
    texts.push(
      ...(view === 'ipc'
        ? deflated(median, converters.own, 'prices.rows.ipc')
        : deflated(priceIn('usd'), converters.usa, 'prices.rows.usdeflac')),
    );
  return texts;
}

const readRows = (address: string): Promise<PriceRows> => askFor(browserGetJson, 'priceRows', address);

/** Content of the dialog: the prices behind a median, and its computation. This module is a chunk of its own. */
export function RowsPanel(props: {
  shownPrices: ShownPrices;
  explain: string;
  brought: PricesPageData['rows'];
  own: Words;
}): ReactNode {
  const { brought, own } = props;
  const median = explainedMedian(props.shownPrices, props.explain);
  const answer = useAnswer(brought, median?.address ?? null, readRows);
  if (median === null) return <EmptyState text={own('prices.rows.none')} />;
  if (answer.value === undefined)
    return <NotLoaded failed={answer.failed} height="320px" text={own('prices.rows.failed')} />;
  return <Rows median={median} answer={answer.value} own={own} />;
}

/** A price as its source has it: `13,500 KES / 90 KG`. */
function publishedText(row: PriceRow, { words, formats }: Pick<MoneySpeech, 'words' | 'formats'>): string {
  const text = `${formats.exact(row.published)} ${row.published_currency} / ${row.unit}`;
  return row.rows === 1 ? text : words('prices.rows.several', { text, count: row.rows });
}

function Rows(props: { median: ExplainedMedian; answer: PriceRows; own: Words }): ReactNode {
  const { answer } = props;
  const { shownPrices, month, address } = props.median;
  const page = useWords();
  const words = joinWords(page, props.own);
  const speech = { ...useSpeech(), words };
  const { formats } = speech;
  const { counted, others, band } = arrangeRows(answer, month.basis);
  const { known, money } = shownPrices;
  const { crop, area } = known.page;
  const city = chosenCity(words, known.page);
  const inDollars = month.basis === 'usd';
  const isDollarsOnly = counted.every(({ row }) => row.currency === 'USD');
  // As many decimals as any of the prices needs, between two and four; two where prices are large.
  const decimals = counted.some(({ price }) => price >= 100)
    ? 2
    : Math.max(
        2,
        ...counted.map(({ price }) => (String(Number(price.toFixed(4))).split('.')[1] ?? '').length),
      );
  const number = (value: number | null): string =>
    value === null ? words('figure.table.noValue') : formats.number(value, decimals, decimals);
  const conversions =
    band === null ? [] : conversionTexts(speech, shownPrices, month, { median: band.median, isDollarsOnly });
  const unit = (currency: string): string => words('prices.rows.perKg', { unit: currency });
  const ownUnit = answer.currency == null ? words('prices.unit.unknown') : unit(answer.currency);
  const columns = <Row,>(rowOf: (row: Row) => PriceRow): readonly PlainColumn<Row>[] => [
    [words('prices.rows.market'), (row) => rowOf(row).market],
    [words('prices.rows.commodity'), (row) => rowOf(row).commodity],
    [words('prices.rows.published'), (row) => publishedText(rowOf(row), speech), 'numeric'],
  ];
  const used = viewConverters[shownPrices.view].filter(
    (kind) => !isDollarsOnly || (kind !== 'monthly' && kind !== 'yearly'),
  );
  const sources = conversions.length === 0 ? [] : converterSources(known.page, used);
  return (
    <FigureOrigin
      heading={words('prices.rows.heading', {
        type: words(`prices.type.${shownPrices.type}.short`),
        what: cropTypeWithin(speech, crop, shownPrices.cropType),
        place: city === null ? areaName(words, area) : `${city}, ${areaName(words, area)}`,
        month: getMonthNames(speech.language).long(month.month),
      })}
      value={
        month.missing === null ? perKg(speech, month.median, money) + moneyOfBase(words, shownPrices) : null
      }
      texts={[
        ...medianTexts(speech, { counted, others, band }),
        ...conversions,
        ...(month.missing === null ? [] : [missingText(speech, shownPrices, month.missing, [month])]),
      ]}
      takesFocus
    >
      <PlainTable
        caption={words('prices.rows.table', { unit: inDollars ? unit('USD') : ownUnit })}
        columns={[
          ...columns<CountedRow>(({ row }) => row),
          [
            inDollars ? unit('USD') : ownUnit,
            ({ price, middle }) =>
              middle && counted.length > 1 ? <strong>{number(price)} ◂</strong> : number(price),
            'numeric',
          ],
        ]}
        rows={counted}
        markOf={({ middle }) => ({ 'data-selected': middle || undefined })}
        stacks
      />
      {counted.length > 1 && <p>{words('prices.rows.middle')}</p>}
      {others.length > 0 && (
        <PlainTable
          caption={words('prices.rows.others')}
          columns={[
            ...columns<PriceRow>((row) => row),
            [words('prices.rows.price'), (row) => `${number(row.price)} ${row.currency}`, 'numeric'],
            [words('prices.rows.why'), (row) => words(`prices.state.${row.state}`)],
          ]}
          rows={others}
          stacks
        />
      )}
      <OriginPart heading={words('prices.rows.source')}>
        <SourceList group="prices" sources={[...new Set([shownPrices.source, ...sources])]} />
        <p>
          <a href={address}>{words('prices.rows.json')}</a>
        </p>
      </OriginPart>
    </FigureOrigin>
  );
}
