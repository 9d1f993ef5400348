import type { ReactNode } from 'react';
import type { PricePage } from '#contract/price-page.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { useWords } from '../../i18n/words.tsx';
import type { PricesView } from '../../url/prices-params.ts';
import { headingText } from './price-texts.ts';
import { mapType } from './prices-data.ts';
import { usePrices } from './use-prices-view.ts';

/** The requested view that could not be loaded, the one still shown, and a retry. */
export function RefusedNotice(props: {
  refused: PricesView;
  /** Heading of the shown view. */
  shown: string;
  page: PricePage | undefined;
}): ReactNode {
  const { refused, shown, page } = props;
  const { crop } = usePrices();
  const words = useWords();
  const market = refused.city === null ? undefined : page?.markets.find(({ id }) => id === refused.city);
  const subject =
    refused.country === null ? words(`prices.type.${mapType(refused)}.short`) : (market?.label ?? null);
  const requestedHeading = headingText(words, crop, refused.country);
  return (
    <FailedPart
      text={words('prices.refused', {
        asked: subject === null ? requestedHeading : `${requestedHeading} (${subject})`,
        shown,
      })}
    />
  );
}
