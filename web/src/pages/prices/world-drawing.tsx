import { type ReactNode, useMemo } from 'react';
import type { PriceMap } from '#contract/prices.ts';
import { isBelieved } from '../../api/cube-store.ts';
import { areaName } from '../../i18n/area-words.ts';
import { doubtText } from '../../i18n/figures.ts';
import { type MoneySpeech, moneyText } from '../../i18n/money.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { CardText } from '../../map/card-text.tsx';
import type { Classes } from '../../map/classes.ts';
import { CountryMap } from '../../map/country-map.tsx';
import type { CountryMapModel } from '../../map/map-model.ts';
import { rangeText } from '../../map/range-text.ts';
import { priceClasses } from './price-classes.ts';
import { priceLegend } from './price-legend.ts';
import { sourceName } from './price-texts.ts';
import { usePrices } from './use-prices-view.ts';
import { allPrices, type CountryPrice } from './world-model.ts';

/** So many countries are named on the map. */
const labelled = 3;

/** What the map shows of a year's prices. */
interface MappedPrices {
  title: string;
  coverage: string;
  year: number;
  /** Dearest first. */
  ranked: readonly CountryPrice[];
  /** How many countries have a price, those included that files leave out. */
  count: number;
}

/** A country with its price in a few words. */
export const priceItem =
  (speech: MoneySpeech) =>
  ({ iso3, value }: CountryPrice): string =>
    speech.words('map.summary.item', {
      area: areaName(speech.words, iso3),
      value: moneyText(speech, value, { dollars: true }),
    });

function toMapModel(of: MappedPrices, classes: Classes, speech: MoneySpeech): CountryMapModel {
  const { title, ranked } = of;
  const { words, formats } = speech;
  const year = formats.year(of.year);
  const byIso3 = new Map(ranked.map((entry) => [entry.iso3, entry]));
  // What is doubtful leads nowhere.
  const believed = ranked.filter(isBelieved);
  const doubtful = ranked.length - believed.length;
  return {
    title,
    summary: words('map.summary', {
      title,
      range: rangeText(speech, believed, priceItem(speech), of.count),
      coverage: `${of.coverage} ${words('prices.map.rates')}`,
    }),
    valueIn: (iso3) => byIso3.get(iso3)?.value ?? null,
    stateIn:
      doubtful === 0
        ? undefined
        : (iso3) => (byIso3.get(iso3)?.doubt === undefined ? 'official' : 'doubtful'),
    classes,
    labels: believed.slice(0, labelled).map(({ iso3, value }) => ({ iso3, text: formats.edited(value) })),
    legend: priceLegend(speech, classes, {
      of: title,
      unit: 'USD/Kg',
      prices: believed.map(({ value }) => value),
      states: doubtful === 0 ? [] : [{ state: 'doubtful', text: `${words('figure.doubt')} (${doubtful})` }],
      countText: (range, count) => words('map.legend.announce', { range, count, year }),
    }),
  };
}

/** Prices of a year on the map of the world. */
export function WorldDrawing(props: MappedPrices & { map: PriceMap }): ReactNode {
  const { map, title, coverage, ranked, count } = props;
  const { show } = usePrices();
  const speech = useSpeech();
  const { words, formats } = speech;
  // Classes do not change with the year.
  const classes = useMemo(() => priceClasses(allPrices(map)), [map]);
  const model = useMemo(
    () => toMapModel({ title, coverage, year: props.year, ranked, count }, classes, speech),
    [title, coverage, props.year, ranked, count, classes, speech],
  );
  const year = formats.year(props.year);
  const priceIn = (code: string): CountryPrice | undefined => ranked.find(({ iso3 }) => iso3 === code);
  return (
    <CountryMap
      map={model}
      noCard={words('prices.map.noCard')}
      onChoose={(country) => show({ country })}
      describe={(iso3) => {
        const entry = priceIn(iso3);
        return entry === undefined
          ? words('map.card.noData', { area: areaName(words, iso3), year })
          : priceItem(speech)(entry);
      }}
      renderCard={(iso3) => {
        const entry = priceIn(iso3);
        const price = entry && moneyText(speech, entry.value, { dollars: true });
        return (
          <CardText
            name={areaName(words, iso3)}
            value={price === undefined ? undefined : { text: words('prices.perKg', { price }), year }}
          >
            {entry === undefined ? (
              <p>{words('dataPage.state.noDataYear')}</p>
            ) : (
              <>
                <p>
                  {entry.doubt === undefined
                    ? words('map.card.rank', { rank: String(entry.rank), count: ranked.length })
                    : doubtText(words, entry.doubt)}
                </p>
                {entry.months !== null && <p>{words('prices.map.months', { count: entry.months })}</p>}
                {entry.source !== null && <p>{sourceName(words, entry.source)}</p>}
              </>
            )}
          </CardText>
        );
      }}
    />
  );
}
