import { type ReactNode, useMemo } from 'react';
import type { PriceMap } from '#contract/prices.ts';
import { isBelieved } from '../../../api/cube-store.ts';
import { doubtReader } from '../../../api/figure-states.ts';
import { doubtCount } from '../../../blocks/map/map-texts.ts';
import { threeDigits } from '../../../i18n/figure-scale.ts';
import { doubtText } from '../../../i18n/figures.ts';
import { dollarFigure, type MoneySpeech, moneyText } from '../../../i18n/money.ts';
import { sourceName } from '../../../i18n/source-title.ts';
import { useSpeech } from '../../../i18n/speech.ts';
import type { Classes } from '../../../map/classes.ts';
import type { LegendWords } from '../../../map/legend-model.ts';
import { RankedMap } from '../../../map/ranked-map.tsx';
import { allPrices, type CountryPrice } from '../world-model.ts';

/** Round limits within a decade: prices lie closer together than amounts; 1, 2 and 5 would not separate them. */
const steps = [1, 1.5, 2, 3, 5, 7.5];

/** Classes at most, and the limits between them. */
const most = 6;

/** The round number nearest to a value, by ratio. */
function roundNear(value: number): number {
  const decade = 10 ** Math.floor(Math.log10(value));
  const near = [...steps, 10].map((step) => step * decade);
  const best = near.reduce((a, b) => (Math.abs(Math.log(b / value)) < Math.abs(Math.log(a / value)) ? b : a));
  return Number(best.toPrecision(3));
}

/** A number of few digits, where no round one lies between the prices. */
const fewDigits = (value: number): number => Number(value.toPrecision(3));

/** Fewest classes, where there are as many prices. */
const fewest = 3;

/** Classes of prices: round limits near their quantiles; where prices lie too close together for these, three classes of limits with more digits. */
export function priceClasses(values: readonly number[]): Classes {
  const sorted = values.filter((value) => value > 0).sort((a, b) => a - b);
  const [least, greatest] = [sorted[0], sorted.at(-1)];
  if (least === undefined || greatest === undefined) return { limits: [], zero: false };
  const limitsOf = (classes: number, round: (value: number) => number): readonly number[] => {
    const quantile = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? least;
    const near = Array.from({ length: classes - 1 }, (_, index) => round(quantile((index + 1) / classes)));
    return [...new Set(near)].filter((limit) => least < limit && limit <= greatest).sort((x, y) => x - y);
  };
  const limits = limitsOf(most, roundNear);
  if (limits.length + 1 >= Math.min(fewest, new Set(sorted).size)) return { limits, zero: false };
  // Between neighbours, so that a limit has prices on both sides.
  const distinct = [...new Set(sorted)];
  const between = [1, 2].flatMap((part) => {
    const at = Math.round((part * distinct.length) / fewest);
    const [below, above] = [distinct[at - 1], distinct[at]];
    return below === undefined || above === undefined ? [] : [fewDigits((below + above) / 2)];
  });
  const finer = [...new Set(between)].filter((limit) => least < limit && limit <= greatest);
  return { limits: finer.length > limits.length ? finer : limits, zero: false };
}

/** The lowest and the highest price as the ends of a legend show them, where their classes are the first and the last. */
export function legendEnds(
  { formats }: Pick<MoneySpeech, 'formats'>,
  { limits }: Pick<Classes, 'limits'>,
  values: readonly number[],
): { lowest: string | null; highest: string | null } {
  if (values.length === 0) return { lowest: null, highest: null };
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  return {
    lowest: lowest < (limits[0] ?? Infinity) ? formats.edited(lowest) : null,
    highest: highest >= (limits.at(-1) ?? -Infinity) ? formats.edited(highest) : null,
  };
}

function priceLegend(
  { formats }: Pick<MoneySpeech, 'formats'>,
  classes: Classes,
  { prices, ...words }: Omit<LegendWords, 'ends' | 'limitText'> & { prices: readonly number[] },
): LegendWords {
  return {
    ...words,
    ends: legendEnds({ formats }, classes, prices),
    limitText: (limit) => formats.number(threeDigits(limit), 6),
  };
}

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
