import type { ReactNode } from 'react';
import { isOldMonth } from '../../blocks/is-old.ts';
import { LatestChip } from '../../blocks/latest-chip.tsx';
import { getMonthNames } from '../../i18n/months.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { FreshnessChip } from '../../ui/freshness-chip.tsx';
import { type KnownPrices, newestProducer, type ShownPrices } from './shown-prices.ts';

/** The newest month of the prices shown, or the newest year of producer prices; none of the world, whose countries each have theirs. */
export function PriceChip(props: {
  known: KnownPrices | null;
  shown: ShownPrices | null;
  release: { created: string };
}): ReactNode {
  const { known, shown, release } = props;
  if (known === null) return null;
  if (shown === null) return <LatestChip year={newestProducer(known.page)?.year ?? null} release={release} />;
  const month = shown.newest?.month ?? null;
  return month === null ? null : <MonthChip {...{ month, release }} isLast={isLast(known, month)} />;
}

/** Another type, source or money may have newer prices. */
const isLast = (known: KnownPrices, month: number): boolean =>
  known.series.every(({ prices: { own, usd } }) =>
    [own, usd].every((months) => (months.at(-1)?.month ?? month) <= month),
  );

function MonthChip(props: { month: number; release: { created: string }; isLast: boolean }): ReactNode {
  const { month, release } = props;
  const { words, language } = useSpeech();
  const old = isOldMonth(month, release);
  return (
    <FreshnessChip
      text={words(old && props.isLast ? 'dataPage.latest.newer' : 'dataPage.latest', {
        year: getMonthNames(language).long(month),
        countries: 0,
      })}
      old={old}
    />
  );
}
