import { type ReactNode, useMemo } from 'react';
import type { PriceMap } from '#contract/prices.ts';
import { isBelieved } from '../../../api/cube-store.ts';
import { doubtReader } from '../../../api/figure-states.ts';
import { doubtCount } from '../../../blocks/map/map-texts.ts';
import { doubtText } from '../../../i18n/figures.ts';
import { dollarFigure, moneyText } from '../../../i18n/money.ts';
import { sourceName } from '../../../i18n/source-title.ts';
import { useSpeech } from '../../../i18n/speech.ts';
import { RankedMap } from '../../../map/ranked-map.tsx';
import { allPrices, type CountryPrice } from '../world-model.ts';
import { priceClasses } from './price-classes.ts';
import { priceLegend } from './price-legend.ts';

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
  const doubtIn = useMemo(() => {
    const byIso3 = new Map(ranked.map((entry) => [entry.iso3, entry]));
    return doubtReader((iso3) => byIso3.get(iso3) ?? null, ranked);
  }, [ranked]);
  const year = formats.year(props.year);
  const believed = ranked.filter(isBelieved);
  const perKg = ({ value }: CountryPrice): string => moneyText(speech, value, { dollars: true });
  return (
    <RankedMap
      {...{ title, classes, doubtIn, count, onChoose }}
      figures={ranked}
      period={year}
      coverage={`${coverage} ${words('prices.map.rates')}`}
      legend={priceLegend(speech, classes, {
        of: title,
        unit: words('units.usd-kg.short'),
        prices: believed.map(({ value }) => value),
        doubtful: doubtCount(words, ranked),
        countText: (range, count) => words('map.legend.announce', { range, count, year }),
      })}
      valueText={perKg}
      labelText={({ value }) => dollarFigure(formats, value)}
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
