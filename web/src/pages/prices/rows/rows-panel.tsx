import type { ReactNode } from 'react';
import type { PriceRow, PriceRows } from '#contract/prices.ts';
import { isInDollars } from '#domain/prices/view.ts';
import { askFor, browserGetJson } from '../../../api/queries.ts';
import { useAnswer } from '../../../api/use-answer.ts';
import { NotLoaded } from '../../../blocks/failed-part.tsx';
import { SourceList } from '../../../blocks/source-list.tsx';
import { areaName } from '../../../i18n/area-words.ts';
import type { MoneySpeech } from '../../../i18n/money.ts';
import { getMonthNames } from '../../../i18n/months.ts';
import { useSpeech } from '../../../i18n/speech.ts';
import { joinWords, useWords, type Words } from '../../../i18n/words.tsx';
import { FigureOrigin, OriginPart } from '../../../ui/figure-origin.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table.tsx';
import { EmptyState } from '../../../ui/state-message.tsx';
import { type ExplainedMedian, explainedMedian } from '../explained-median.ts';
import { cropTypeWithin, missingText, moneyOfBase, perKg } from '../price-texts.ts';
import type { PricesPageData } from '../prices-data.ts';
import type { ShownPrices } from '../shown-prices.ts';
import { arrangeRows, type CountedRow } from './arrange-rows.ts';
import { conversionTexts, medianTexts } from './how-found.ts';

const readRows = (address: string): Promise<PriceRows> => askFor(browserGetJson, 'priceRows', address);

/** Content of the dialog: the prices behind a median, and its computation. This module is a chunk of its own. */
export function RowsPanel(props: {
  shown: ShownPrices;
  /** Key of the median. */
  explain: string;
  city: string | null;
  brought: PricesPageData['rows'];
  own: Words;
}): ReactNode {
  const { brought, own } = props;
  const median = explainedMedian(props.shown, props.explain);
  const answer = useAnswer(brought, median?.address ?? null, readRows);
  if (median === null) return <EmptyState text={own('prices.rows.none')} />;
  if (answer.value === undefined)
    return <NotLoaded failed={answer.failed} height="320px" text={own('prices.rows.failed')} />;
  return <Rows median={median} answer={answer.value} city={props.city} own={own} />;
}

/** A price as its source has it: `13,500 KES / 90 KG`. */
function publishedText(row: PriceRow, { words, formats }: Pick<MoneySpeech, 'words' | 'formats'>): string {
  const text = `${formats.exact(row.published)} ${row.published_currency} / ${row.unit}`;
  return row.rows === 1 ? text : words('prices.rows.several', { text, count: row.rows });
}

function Rows(props: {
  median: ExplainedMedian;
  answer: PriceRows;
  city: string | null;
  own: Words;
}): ReactNode {
  const { answer, city } = props;
  const { shown, month, address } = props.median;
  const page = useWords();
  const words = joinWords(page, props.own);
  const speech = { ...useSpeech(), words };
  const { formats } = speech;
  const { counted, others, band } = arrangeRows(answer, month.basis);
  const { known, money } = shown;
  const { crop, area, convertersFrom } = known.page;
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
    band === null ? [] : conversionTexts(speech, shown, month, { median: band.median, isDollarsOnly });
  const unit = (currency: string): string => words('prices.rows.perKg', { unit: currency });
  const ownUnit = answer.currency == null ? words('prices.unit.unknown') : unit(answer.currency);
  const columns = <Row,>(rowOf: (row: Row) => PriceRow): readonly PlainColumn<Row>[] => [
    [words('prices.rows.market'), (row) => rowOf(row).market],
    [words('prices.rows.commodity'), (row) => rowOf(row).commodity],
    [words('prices.rows.published'), (row) => publishedText(rowOf(row), speech), 'numeric'],
  ];
  const used = isInDollars(shown.view)
    ? [
        ...(isDollarsOnly ? [] : [...convertersFrom.monthly, ...convertersFrom.yearly]),
        ...(shown.view === 'usd' ? [] : convertersFrom.usa),
      ]
    : shown.view === 'ipc'
      ? convertersFrom.own
      : [];
  const sources =
    conversions.length === 0 ? [] : [...new Set(used)].flatMap((at) => known.page.sources[at] ?? []);
  return (
    <FigureOrigin
      heading={words('prices.rows.heading', {
        type: words(`prices.type.${shown.type}.short`),
        what: cropTypeWithin(speech, crop, shown.cropType),
        place: city === null ? areaName(words, area) : `${city}, ${areaName(words, area)}`,
        month: getMonthNames(speech.language).long(month.month),
      })}
      value={month.missing === null ? perKg(speech, month.median, money) + moneyOfBase(words, shown) : null}
      texts={[
        ...medianTexts(speech, { counted, others, band }),
        ...conversions,
        ...(month.missing === null
          ? []
          : [
              missingText(speech, shown, month.missing, [
                { first: month.month, last: month.month, months: 1 },
              ]),
            ]),
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
        <SourceList
          group="prices"
          sources={[shown.source, ...sources.filter(({ key }) => key !== shown.source.key)]}
        />
        <p>
          <a href={address}>{words('prices.rows.json')}</a>
        </p>
      </OriginPart>
    </FigureOrigin>
  );
}
