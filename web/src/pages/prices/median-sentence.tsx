import type { ReactNode } from 'react';
import { ExplainAnchor } from '../../blocks/explain-link.tsx';
import { getMonthNames } from '../../i18n/months.ts';
import { useLanguage } from '../../i18n/words.tsx';
import { medianKey } from './explained-median.ts';
import { usePrices } from './use-prices-view.ts';

/** A sentence in which the median of a month is the way to the prices behind it. */
export function MedianSentence(props: { month: number; price: string; sentence: string }): ReactNode {
  const { month, price, sentence } = props;
  const { hrefOf } = usePrices();
  const language = useLanguage();
  const at = sentence.indexOf(price);
  const key = medianKey(month, null);
  return (
    <>
      {sentence.slice(0, at)}
      <ExplainAnchor
        figure={key}
        text={`${price}, ${getMonthNames(language).long(month)}`}
        href={hrefOf({ explain: key })}
      >
        {price}
      </ExplainAnchor>
      {sentence.slice(at + price.length)}
    </>
  );
}
