import { type ReactNode, useContext, useMemo, useState } from 'react';
import { PictureContext } from '../../../charts/picture/picture-parts.ts';
import { type ColumnOf, type Figure, tableOf } from '../../../figure/figure.ts';
import { FigureFrame } from '../../../figure/figure-frame.tsx';
import { areaName } from '../../../i18n/area-words.ts';
import {
  type Money,
  type MoneySpeech,
  moneyHead,
  moneyText,
  moneyUnit,
  shortUnit,
} from '../../../i18n/money.ts';
import { getMonthNames } from '../../../i18n/months.ts';
import { useSpeech } from '../../../i18n/speech.ts';
import { type Bin, countBins, toBin } from '../../../map/classes.ts';
import { CountryOutlines } from '../../../map/country-layer.tsx';
import { Legend } from '../../../map/legend.tsx';
import { type LegendModel, toLegend } from '../../../map/legend-model.ts';
import { legendPicture } from '../../../map/legend-picture.tsx';
import { rampFor } from '../../../map/map-colours.ts';
import { WORLD_ATTRIBUTE } from '../../../map/shapes-source.ts';
import { toViewBox } from '../../../map/view.ts';
import type { WorldShapes } from '../../../map/world-shapes.ts';
import { useWorld } from '../../../map/world-source.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { priceClasses } from '../price-classes.ts';
import { priceLegend } from '../price-legend.ts';
import { PriceLinks } from '../price-place.tsx';
import { figureSources } from '../price-sources.ts';
import type { ShownPrices } from '../shown-prices.ts';
import { usePrices } from '../use-prices-view.ts';
import { viewColumns } from '../view-columns.ts';
import styles from './market-map.module.css';
import { marketPicture } from './market-picture.tsx';
import { groundOf, placeMarkets, RADIUS } from './market-places.ts';
import { areOfAllTypes, type MarketNow, marketsNow } from './market-rows.ts';

/** Size that the drawing is laid out for; it keeps its shape at every width. */
const frame = { width: 520, height: 380 };
/** Prices of so many months stand beside each other; an older one in money of its time would mislead. */
const recentMonths = 12;

/** The markets of a country with what their last prices are compared in. */
interface MarketPrices {
  markets: readonly MarketNow[];
  /** The first month whose prices stand beside each other. */
  since: number;
  recent: readonly MarketNow[];
  money: Money;
}

function marketPrices(shown: ShownPrices): MarketPrices {
  const { rows, older, month } = marketsNow(shown);
  const markets = [...rows, ...older];
  const since = (month ?? 0) - recentMonths + 1;
  return { markets, since, recent: markets.filter((market) => market.month >= since), money: shown.money };
}

/** The country with its markets as points, coloured by their last price; markets without coordinates are listed. */
export function marketsFigure(shown: ShownPrices, speech: MoneySpeech): Figure | null {
  const { words, formats, language } = speech;
  const { area } = shown.known.page;
  const prices = marketPrices(shown);
  const { markets, since, recent, money } = prices;
  const unplaced = markets.filter(({ latitude, longitude }) => latitude === null || longitude === null);
  // A map without a point would only say where the country is.
  if (unplaced.length === markets.length) return null;
  const names = getMonthNames(language);
  const title = words('prices.markets.title', { area: areaName(words, area) });
  const degrees = (axis: 'latitude' | 'longitude'): ColumnOf<MarketNow> => ({
    key: axis,
    label: words(`prices.market.${axis}`),
    kind: 'number',
    unit: '°',
    decimals: 4,
    of: (market) => market[axis],
  });
  return {
    id: 'markets',
    title,
    finding: words('prices.markets.finding', { count: markets.length, unplaced: unplaced.length }),
    info: words('prices.markets.info'),
    remarks: [
      ...(recent.length < markets.length
        ? [words('prices.markets.older', { month: names.long(since) })]
        : []),
      ...(unplaced.length === 0
        ? []
        : [words('prices.markets.unplaced', { list: formats.list(unplaced.map(({ name }) => name)) })]),
      ...(areOfAllTypes(shown) ? [words('prices.spread.allTypes')] : []),
    ],
    ...figureSources(words, [shown.source]),
    caption: `${title} (${moneyUnit(speech, money)})`,
    ...tableOf(
      markets,
      [
        {
          key: 'market',
          label: words('prices.market'),
          kind: 'name',
          of: ({ id, name }) => ({ value: name, code: String(id) }),
        },
        { key: 'admin', label: words('prices.market.admin'), kind: 'name', of: ({ admin }) => admin },
        degrees('latitude'),
        degrees('longitude'),
        {
          key: 'price',
          label: words('prices.column.price'),
          kind: 'number',
          unit: shortUnit(speech, money),
          write: (value) => formats.number(value, 2, 2),
          of: ({ price }) => price,
        },
        {
          key: 'month',
          label: words('prices.month'),
          kind: 'month',
          write: names.long,
          of: ({ month }) => month,
        },
        ...viewColumns(shown, words),
      ],
      ({ id }) => String(id),
    ),
    picture: () => <MarketMap prices={prices} area={area} title={title} />,
    area,
  };
}

export function MarketsFigure({ shown }: { shown: ShownPrices }): ReactNode {
  const speech = useSpeech();
  const figure = useMemo(() => marketsFigure(shown, speech), [shown, speech]);
  return figure && <FigureFrame figure={figure} links={<PriceLinks />} hasTable={false} />;
}

/** The map with the key of its colours. */
function MarketMap({
  prices,
  area,
  title,
}: {
  prices: MarketPrices;
  area: string;
  title: string;
}): ReactNode {
  const { markets, since, recent, money } = prices;
  const world = useWorld();
  const speech = useSpeech();
  const { words, language } = speech;
  const [highlighted, setHighlighted] = useState<Bin | null>(null);
  const names = getMonthNames(language);
  const recentPrices = recent.map(({ price }) => price);
  const classes = priceClasses(recentPrices);
  const legend =
    recent.length < 2
      ? null
      : toLegend(
          priceLegend(speech, classes, {
            of: title,
            unit: moneyHead(speech, money),
            prices: recentPrices,
            countText: (range, count) => words('prices.markets.inClass', { range, count }),
          }),
          classes,
          countBins(recentPrices.map((price) => toBin(price, classes))),
          words,
        );
  const ramp = rampFor(classes.limits);
  /** Colour of a market's class; `null` where its last price is too old to stand beside the others. */
  const colourOf = ({ month: last, price }: MarketNow): string | null =>
    last < since ? null : (ramp[toBin(price, classes)] ?? 'var(--accent)');
  return (
    <>
      {world === null ? (
        <Skeleton ratio="1.37 / 1" label={words('dataPage.state.loading')} />
      ) : (
        <MarketDrawing
          {...{ world, title, area, markets, colourOf, legend }}
          textOf={(market) =>
            words('prices.markets.point', {
              market: market.name,
              price: moneyText(speech, market.price, money),
              month: names.long(market.month),
            })
          }
          isDim={(market) =>
            highlighted !== null &&
            (highlighted !== toBin(market.price, classes) || colourOf(market) === null)
          }
        />
      )}
      {legend !== null && <Legend legend={legend} highlighted={highlighted} onHighlight={setHighlighted} />}
    </>
  );
}

/** The map itself: each point leads to its market. */
function MarketDrawing(props: {
  world: WorldShapes;
  title: string;
  area: string;
  markets: readonly MarketNow[];
  /** Of its image. */
  legend: LegendModel | null;
  colourOf: (market: MarketNow) => string | null;
  textOf: (market: MarketNow) => string;
  isDim: (market: MarketNow) => boolean;
}): ReactNode {
  const { world, area, markets, colourOf, textOf, isDim } = props;
  const { view: asked, show, hrefOf } = usePrices();
  const picture = useContext(PictureContext);
  const placed = placeMarkets(world, { area, markets, frame });
  if (placed === null) return null;
  const { geography, points, view } = placed;
  if (import.meta.env.SSR && picture !== null) {
    const own = { width: picture.width, height: Math.round((picture.width * frame.height) / frame.width) };
    const drawn = placeMarkets(world, { area, markets, frame: own });
    if (drawn !== null) picture.add(marketPicture(world, drawn, { area, frame: own, colourOf }));
    if (props.legend !== null)
      for (const part of legendPicture(props.legend, picture.width)) picture.add(part);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset is for fields, and this is a drawing with links.
    <svg
      className={styles.map}
      viewBox={toViewBox(view, frame)}
      role="group"
      aria-label={props.title}
      strokeWidth={view.unit}
      {...{ [WORLD_ATTRIBUTE]: world.viewBox.join(' ') }}
    >
      <CountryOutlines
        places={geography.places}
        land={world.land}
        initial={geography.places.map(({ iso3 }) => groundOf(iso3, area))}
      />
      {points.map((point) => {
        const colour = colourOf(point);
        const text = textOf(point);
        return (
          <a
            key={point.id}
            href={hrefOf({ city: point.id })}
            className={styles.point}
            aria-label={text}
            aria-current={point.id === asked.city ? 'true' : undefined}
            data-old={colour === null ? '' : undefined}
            data-dim={isDim(point) || undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              show({ city: point.id });
            }}
          >
            <circle
              cx={point.x}
              cy={point.y}
              r={(colour === null ? RADIUS / 2 : RADIUS) * view.unit}
              fill={colour ?? 'var(--paper)'}
            >
              <title>{text}</title>
            </circle>
          </a>
        );
      })}
    </svg>
  );
}
