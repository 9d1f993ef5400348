import type { ReactNode } from 'react';
import { ExplainAnchor } from '../../blocks/explain-link.tsx';
import { getMonthNames } from '../../i18n/months.ts';
import { useLanguage } from '../../i18n/words.tsx';
import { medianKey } from './explained-median.ts';
import { usePrices } from './use-prices-view.ts';

/** Stands for the price until the sentence around it is known. */
const place = '\uFFFC';

/** A sentence in which the median of a month is the way to the prices behind it. */
export function MedianSentence(props: {
  month: number;
  price: string;
  sentence: (price: string) => string | null | undefined;
}): ReactNode {
  const { month, price } = props;
  const { hrefOf } = usePrices();
  const language = useLanguage();
  const [before, after = ''] = (props.sentence(place) ?? '').split(place);
  const key = medianKey(month, null);
  return (
    <>
      {before}
      <ExplainAnchor
        figure={key}
        text={`${price}, ${getMonthNames(language).long(month)}`}
        href={hrefOf({ explain: key })}
      >
        {price}
      </ExplainAnchor>
      {after}
    </>
  );
}
