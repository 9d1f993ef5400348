import type { ReactNode } from 'react';
import { priceAddresses } from '#contract/price-addresses.ts';
import { monthText, readMonth } from '#domain/prices/months.ts';
import type { ViewedMonth } from '#domain/prices/view.ts';
import { ExplainAnchor } from '../../blocks/explain-link.tsx';
import { getMonthNames } from '../../i18n/months.ts';
import { useLanguage } from '../../i18n/words.tsx';
import styles from './prices-page.module.css';
import { type ShownPrices, showPrices } from './shown-prices.ts';
import { usePrices } from './use-prices-view.ts';

/** Key of a month's median of the chosen line, or of another crop type. */
export function medianKey(month: number, cropType: string | null): string {
  return cropType === null ? monthText(month) : `${monthText(month)}.${cropType}`;
}

export interface ExplainedMedian {
  shownPrices: ShownPrices;
  month: ViewedMonth;
  address: string;
}

/** The median of a key; `null` where the prices shown have none of that month or type. */
export function explainedMedian(shownPrices: ShownPrices, key: string): ExplainedMedian | null {
  const [text = '', cropType] = key.split('.');
  const at = readMonth(text);
  const { page } = shownPrices.known;
  const prices =
    cropType === undefined
      ? shownPrices
      : showPrices(shownPrices.known, { ...shownPrices.requested, cropType, by: 'crop' });
  const month = prices?.line.months.find((each) => each.month === at);
  if (prices == null || month === undefined || (cropType !== undefined && prices.cropType !== cropType))
    return null;
  const { type, source, cropType: chosen } = prices;
  return {
    shownPrices: prices,
    month,
    address: priceAddresses.rows(page.crop, page.area, text, {
      type,
      source: source.key,
      cropType: chosen,
      city: page.city,
    }),
  };
}

/** A sentence in which the median of a month is the way to the prices behind it. */
export function MedianSentence(props: { month: number; price: string; sentence: string }): ReactNode {
  const { month, price, sentence } = props;
  const { hrefOf } = usePrices();
  const language = useLanguage();
  const at = sentence.indexOf(price);
  const key = medianKey(month, null);
  const after = sentence.slice(at + price.length);
  // No line begins with the comma behind the price.
  const mark = /^[,.;:)]*/.exec(after)?.[0] ?? '';
  return (
    <>
      {sentence.slice(0, at)}
      <span className={styles.kept}>
        <ExplainAnchor
          figure={key}
          text={`${price}, ${getMonthNames(language).long(month)}`}
          href={hrefOf({ explain: key })}
        >
          {price}
        </ExplainAnchor>
        {mark}
      </span>
      {after.slice(mark.length)}
    </>
  );
}
