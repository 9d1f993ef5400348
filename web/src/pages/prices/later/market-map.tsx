import { type ReactNode, useContext, useMemo, useState } from 'react';
import { PictureContext } from '../../../charts/picture/picture-parts.ts';
import { areaName } from '../../../i18n/area-words.ts';
import { moneyHead, moneyText, moneyUnit, shortUnit } from '../../../i18n/money.ts';
import { getMonthNames } from '../../../i18n/months.ts';
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
import { PriceBlock } from '../price-block.tsx';
import { priceClasses } from '../price-classes.ts';
import { priceLegend } from '../price-legend.ts';
import type { ShownPrices } from '../shown-prices.ts';
import { usePrices } from '../use-prices-view.ts';
import { useSpeech } from '../use-speech.ts';
import styles from './market-map.module.css';
import { marketPicture } from './market-picture.tsx';
import { groundOf, placeMarkets, RADIUS } from './market-places.ts';
import { areOfAllTypes, type MarketNow, marketsNow } from './market-rows.ts';

/** Size that the drawing is laid out for; it keeps its shape at every width. */
const frame = { width: 520, height: 380 };
/** Prices of so many months stand beside each other; an older one in money of its time would mislead. */
const recentMonths = 12;

/** The country with its markets as points, coloured by their last price; markets without coordinates are listed. */
export function MarketMap({ shown, city }: { shown: ShownPrices; city: number | null }): ReactNode {
  const world = useWorld();
  const speech = useSpeech();
  const { words, formats, language } = speech;
  const [highlighted, setHighlighted] = useState<Bin | null>(null);
  const { area } = shown.known.page;
  const { rows, older, month } = useMemo(() => marketsNow(shown), [shown]);
  const all = [...rows, ...older];
  const since = (month ?? 0) - recentMonths + 1;
  const recent = all.filter((market) => market.month >= since);
  const classes = priceClasses(recent.map(({ price }) => price));
  const title = words('prices.markets.title', { area: areaName(words, area) });
  const unplaced = all.filter(({ latitude, longitude }) => latitude === null || longitude === null);
  const names = getMonthNames(language);
  // A map without a point would only say where the country is.
  if (unplaced.length === all.length) return null;
  const prices = recent.map(({ price }) => price);
  const legend =
    recent.length < 2
      ? null
      : toLegend(
          priceLegend(speech, classes, {
            of: title,
            unit: moneyHead(speech, shown.money),
            prices,
            countText: (range, count) => words('prices.markets.inClass', { range, count }),
          }),
          classes,
          countBins(prices.map((price) => toBin(price, classes))),
          words,
        );
  const ramp = rampFor(classes.limits);
  /** Colour of a market's class; `null` where its last price is too old to stand beside the others. */
  const colourOf = ({ month: last, price }: MarketNow): string | null =>
    last < since ? null : (ramp[toBin(price, classes)] ?? 'var(--accent)');
  const degrees = (value: number | null) => ({
    text: value === null ? '' : formats.number(value, 4),
    raw: value,
  });
  return (
    <PriceBlock
      viewed={shown}
      id="markets"
      title={title}
      finding={words('prices.markets.finding', { count: all.length, unplaced: unplaced.length })}
      info={words('prices.markets.info')}
      sources={[shown.source]}
      table={null}
      filed={{
        caption: `${title} (${moneyUnit(speech, shown.money)})`,
        columns: [
          { id: 'market', label: words('prices.market') },
          { id: 'admin', label: words('prices.market.admin') },
          { id: 'latitude', label: words('prices.market.latitude'), unit: '°', numeric: true },
          { id: 'longitude', label: words('prices.market.longitude'), unit: '°', numeric: true },
          { id: 'price', label: words('prices.column.price'), unit: shortUnit(shown.money), numeric: true },
          { id: 'month', label: words('prices.month'), holds: 'months' },
        ],
        count: all.length,
        rows: () =>
          all.map((market) => ({
            id: String(market.id),
            cells: [
              { text: market.name, code: String(market.id) },
              { text: market.admin },
              degrees(market.latitude),
              degrees(market.longitude),
              { text: formats.number(market.price, 2, 2), raw: market.price },
              { text: names.long(market.month), raw: market.month },
            ],
          })),
      }}
      remarks={[
        ...(recent.length < all.length ? [words('prices.markets.older', { month: names.long(since) })] : []),
        ...(unplaced.length === 0
          ? []
          : [words('prices.markets.unplaced', { list: formats.list(unplaced.map(({ name }) => name)) })]),
        ...(areOfAllTypes(shown) ? [words('prices.spread.allTypes')] : []),
      ]}
    >
      {world === null ? (
        <Skeleton ratio="1.37 / 1" label={words('dataPage.state.loading')} />
      ) : (
        <MarketDrawing
          world={world}
          {...{ title, area, city, colourOf, legend }}
          markets={all}
          textOf={(market) =>
            words('prices.markets.point', {
              market: market.name,
              price: moneyText(speech, market.price, shown.money),
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
    </PriceBlock>
  );
}

/** The map itself: each point leads to its market. */
function MarketDrawing(props: {
  world: WorldShapes;
  title: string;
  area: string;
  city: number | null;
  markets: readonly MarketNow[];
  /** Of its image. */
  legend: LegendModel | null;
  colourOf: (market: MarketNow) => string | null;
  textOf: (market: MarketNow) => string;
  isDim: (market: MarketNow) => boolean;
}): ReactNode {
  const { world, area, markets, colourOf, textOf, isDim } = props;
  const { show, hrefOf } = usePrices();
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
            aria-current={point.id === props.city ? 'true' : undefined}
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
