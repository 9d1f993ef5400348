import { type ReactNode, useMemo } from 'react';
import type { PriceMap } from '#contract/prices.ts';
import { isBelieved } from '../../api/cube-store.ts';
import { doubtText } from '../../i18n/figures.ts';
import { moneyText } from '../../i18n/money.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { RankedMap } from '../../map/ranked-map.tsx';
import { priceClasses } from './price-classes.ts';
import { priceLegend } from './price-legend.ts';
import { sourceName } from './price-texts.ts';
import { allPrices, type CountryPrice } from './world-model.ts';

/** Prices of a year on the map of the world. */
export function WorldDrawing(props: {
  map: PriceMap;
  title: string;
  coverage: string;
  year: number;
  /** Dearest first. */
  ranked: readonly CountryPrice[];
  /** How many countries have a price, those included that files leave out. */
  count: number;
  onChoose: (country: string | null) => void;
}): ReactNode {
  const { map, title, coverage, ranked, count, onChoose } = props;
  const speech = useSpeech();
  const { words, formats } = speech;
  // Classes do not change with the year.
  const classes = useMemo(() => priceClasses(allPrices(map)), [map]);
  const stateIn = useMemo(() => {
    const doubtful = new Set(ranked.flatMap((entry) => (isBelieved(entry) ? [] : entry.iso3)));
    return doubtful.size === 0 ? undefined : (iso3: string) => (doubtful.has(iso3) ? 'doubtful' : 'official');
  }, [ranked]);
  const year = formats.year(props.year);
  const believed = ranked.filter(isBelieved);
  const doubts = ranked.length - believed.length;
  const perKg = ({ value }: CountryPrice): string => moneyText(speech, value, { dollars: true });
  return (
    <RankedMap
      {...{ title, classes, stateIn, count, onChoose }}
      figures={ranked}
      period={year}
      coverage={`${coverage} ${words('prices.map.rates')}`}
      legend={priceLegend(speech, classes, {
        of: title,
        unit: words('units.usd-kg.short'),
        prices: believed.map(({ value }) => value),
        states: doubts === 0 ? [] : [{ state: 'doubtful', text: `${words('figure.doubt')} (${doubts})` }],
        countText: (range, count) => words('map.legend.announce', { range, count, year }),
      })}
      noCard={words('prices.map.noCard')}
      valueText={perKg}
      labelText={({ value }) => formats.edited(value)}
      cardValue={(entry) => words('prices.perKg', { price: perKg(entry) })}
      renderDetails={(entry) => {
        if (entry === undefined) return <p>{words('dataPage.state.noDataYear')}</p>;
        const { doubt, rank, months, source } = entry;
        return (
          <>
            <p>
              {doubt === undefined
                ? words('map.card.rank', { rank: String(rank), count: ranked.length })
                : doubtText(words, doubt)}
            </p>
            {months !== null && <p>{words('prices.map.months', { count: months })}</p>}
            {source !== null && <p>{sourceName(words, source)}</p>}
          </>
        );
      }}
    />
  );
}
