import type { ReactNode } from 'react';
import type { PriceWorld } from '#contract/prices.ts';
import { LatestChip } from '../../blocks/latest-chip.tsx';
import { MonthChip } from './month-chip.tsx';
import { type KnownPrices, newestProducer, type ShownPrices } from './shown-prices.ts';
import { latestPrices } from './world-latest.ts';

/** The newest month of the prices shown, of the world that of any country, or the newest year of producer prices. */
export function PriceChip(props: {
  known: KnownPrices | null;
  /** Prices of the world, where no country is shown. */
  world: PriceWorld | null;
  shown: ShownPrices | null;
  release: { created: string };
}): ReactNode {
  const { known, world, shown, release } = props;
  if (known === null) {
    const newest = Math.max(0, ...(world === null ? [] : latestPrices(world).map(({ month }) => month)));
    return newest === 0 ? null : <MonthChip month={newest} release={release} isLast isInDollars />;
  }
  if (shown === null) return <LatestChip year={newestProducer(known.page)?.year ?? null} release={release} />;
  const month = shown.newest?.month ?? null;
  return month === null ? null : <MonthChip {...{ month, release }} isLast={isLast(known, month)} />;
}

/** Another type, source or money may have newer prices. */
const isLast = (known: KnownPrices, month: number): boolean =>
  known.series.every(({ prices: { own, usd } }) =>
    [own, usd].every((months) => (months.at(-1)?.month ?? month) <= month),
  );
