import type { ReactNode } from 'react';
import { ExplainAnchor } from '../../blocks/explain-link.tsx';
import { getMonthNames } from '../../i18n/months.ts';
import { useLanguage } from '../../i18n/words.tsx';
import { medianKey } from './explained-median.ts';
import styles from './prices-page.module.css';
import { usePrices } from './use-prices-view.ts';

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
