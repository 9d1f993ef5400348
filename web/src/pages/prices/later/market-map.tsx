import { type ReactNode, useContext } from 'react';
import { keyEntry } from '../../../charts/picture/key-picture.tsx';
import { PictureContext } from '../../../charts/picture/picture-parts.ts';
import { Key } from '../../../charts/plot/key.tsx';
import { type ColumnOf, columnOf, type Figure } from '../../../figure/figure.ts';
import { type Money, type MoneySpeech, moneyText, moneyUnit } from '../../../i18n/money.ts';
import { getMonthNames } from '../../../i18n/months.ts';
import { useSpeech } from '../../../i18n/speech.ts';
import { CountryOutlines } from '../../../map/country-layer.tsx';
import { type Geography, toGeography } from '../../../map/geography.ts';
import { groundPicture } from '../../../map/ground-picture.tsx';
import { unite } from '../../../map/path-geometry.ts';
import { projectInto } from '../../../map/project.ts';
import { WORLD_ATTRIBUTE } from '../../../map/shapes-source.ts';
import { type Frame, fitBounds, type MapView, toViewBox } from '../../../map/view.ts';
import type { WorldShapes } from '../../../map/world-shapes.ts';
import { useWorld } from '../../../map/world-source.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ViewLink } from '../../../ui/view-link.tsx';
import { areOfAllTypes, type MarketNow, marketsNow } from '../market-rows.ts';
import { figureSources } from '../price-sources.ts';
import { campsText } from '../price-texts.ts';
import type { ShownPrices } from '../shown-prices.ts';
import { usePrices } from '../use-prices-view.ts';
import { marketTable } from '../view-columns.ts';
import styles from './market-map.module.css';

interface PlacedMarket extends MarketNow {
  x: number;
  y: number;
}

interface MarketPlaces {
  geography: Geography;
  /** The newest prices last, to be drawn above the others. */
  points: readonly PlacedMarket[];
  view: MapView;
}

/** Pixels around country and markets, and of the radius of a market's point. */
const PADDING = 28;
const RADIUS = 7;

/** Positions of markets, and a view that fits the country and all of them; `null` where there is neither. */
function placeMarkets(
  world: WorldShapes,
  { area, markets, frame }: { area: string; markets: readonly MarketNow[]; frame: Frame },
): MarketPlaces | null {
  const geography = toGeography(world);
  const points = markets.flatMap((market): PlacedMarket[] => {
    if (market.latitude === null || market.longitude === null) return [];
    const [x, y] = projectInto(world, market.longitude, market.latitude);
    return [{ ...market, x, y }];
  });
  const country = geography.byIso3.get(area);
  const bounds = unite([
    ...(country === undefined ? [] : [country.bounds]),
    ...points.map(({ x, y }): [number, number, number, number] => [x, y, x, y]),
  ]);
  if (bounds === null) return null;
  return {
    geography,
    points: points.toSorted((a, b) => a.month - b.month || b.y - a.y),
    view: fitBounds(bounds, frame, PADDING),
  };
}

const groundOf = (iso3: string, area: string): string =>
  iso3 === area ? 'var(--accent-tint)' : 'var(--map-none)';

/** Points that are apart on a low map. */
const fewPoints = 4;

/** Size that a picture is laid out for; a drawing keeps its shape at every width. */
const pictureFrame = { width: 520, height: 380 };

/** About as high as the list of markets beside the map, within limits: lower where all its points are few. */
const frameBeside = (listed: number, points: number): Frame => {
  const { width, height } = pictureFrame;
  const least = points <= fewPoints ? 180 : 260;
  return { width, height: Math.min(height, Math.max(least, 26 * listed + 20)) };
};

/** The markets of a country, and the month of the filled points: the newest that markets share. */
interface MarketsShown {
  markets: readonly MarketNow[];
  month: number;
}

/** The country with its markets as points, those with a price of the newest shared month filled; markets without coordinates are listed. */
export function marketsFigure(shownPrices: ShownPrices, speech: MoneySpeech): Figure | null {
  const { words, formats, language } = speech;
  const { area } = shownPrices.known.page;
  const now = marketsNow(shownPrices, words);
  const markets = [...now.rows, ...now.older];
  const month = now.month ?? 0;
  const { money } = shownPrices;
  const unplaced = markets.filter(({ latitude, longitude }) => latitude === null || longitude === null);
  // A map without a point would only show the country.
  if (unplaced.length === markets.length) return null;
  const names = getMonthNames(language);
  const isOfMedian = shownPrices.newest?.month === month && shownPrices.newest.markets === now.rows.length;
  const title = words(isOfMedian ? 'prices.markets.title' : 'prices.markets.title.last');
  const camps = now.rows.filter(({ isOfRefugees }) => isOfRefugees).length;
  const degrees = (axis: 'latitude' | 'longitude'): ColumnOf<MarketNow> =>
    columnOf(axis, words(`prices.market.${axis}`), 'number', (market) => market[axis], {
      unit: '°',
      decimals: 4,
    });
  return {
    id: 'markets',
    title,
    finding: words(isOfMedian ? 'prices.markets.finding' : 'prices.markets.last', {
      month: names.long(month),
      count: now.rows.length,
      camps: campsText(words, { camps, markets: now.rows.length }),
    }),
    info: words('prices.markets.info'),
    remarks: [
      ...(now.older.length === 0 ? [] : [olderText(speech, now.older)]),
      ...(unplaced.length === 0
        ? []
        : [words('prices.markets.unplaced', { list: formats.list(unplaced.map(({ name }) => name)) })]),
      ...(areOfAllTypes(shownPrices) ? [words('prices.spread.allTypes')] : []),
    ],
    ...figureSources(words, [shownPrices.source]),
    caption: `${title} (${moneyUnit(speech, money)})`,
    ...marketTable(speech, shownPrices, { markets, place: [degrees('latitude'), degrees('longitude')] }),
    picture: () => <MarketMap {...{ markets, month, money, area, title }} />,
    area,
  };
}

function olderText({ words, language }: MoneySpeech, older: readonly MarketNow[]): string {
  const names = getMonthNames(language);
  return words('prices.markets.older', {
    count: older.length,
    first: names.long(Math.min(...older.map(({ month }) => month))),
    last: names.long(Math.max(...older.map(({ month }) => month))),
  });
}

/** The map with its key; each point leads to its market. */
function MarketMap(props: MarketsShown & { money: Money; area: string; title: string }): ReactNode {
  const { markets, month } = props;
  const world = useWorld();
  const { words, language } = useSpeech();
  const point = (text: string, isNow: boolean) =>
    keyEntry(text, 2 * RADIUS, 2 * RADIUS, <MarketPoint x={RADIUS} y={RADIUS} unit={1} isNow={isNow} />);
  const count = markets.filter((market) => market.month === month).length;
  const frame = frameBeside(count, markets.length);
  return (
    <>
      {world === null ? (
        <Skeleton ratio={`${frame.width} / ${frame.height}`} label={words('dataPage.state.loading')} />
      ) : (
        <MarketDrawing {...props} world={world} frame={frame} />
      )}
      <Key
        entries={[
          point(words('prices.markets.now', { month: getMonthNames(language).long(month), count }), true),
          ...(count === markets.length
            ? []
            : [point(words('prices.markets.before', { count: markets.length - count }), false)]),
        ]}
      />
    </>
  );
}

function MarketDrawing(
  props: MarketsShown & { world: WorldShapes; frame: Frame; money: Money; area: string; title: string },
): ReactNode {
  const { world, frame, area, markets, month, money } = props;
  const { show, hrefOf } = usePrices();
  const speech = useSpeech();
  const { words, language } = speech;
  const picture = useContext(PictureContext);
  const placed = placeMarkets(world, { area, markets, frame });
  if (placed === null) return null;
  const { geography, points, view } = placed;
  if (import.meta.env.SSR && picture !== null) {
    const { width, height } = pictureFrame;
    const own = { width: picture.width, height: Math.round((picture.width * height) / width) };
    const placedMarkets = placeMarkets(world, { area, markets, frame: own });
    if (placedMarkets !== null)
      picture.add(
        groundPicture(
          world,
          { frame: own, view: placedMarkets.view, fillOf: (iso3) => groundOf(iso3, area) },
          placedMarkets.points.map((point) => (
            <MarketPoint
              key={point.id}
              {...point}
              unit={placedMarkets.view.unit}
              isNow={point.month === month}
            />
          )),
        ),
      );
  }
  const names = getMonthNames(language);
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
        const text = words('prices.markets.point', {
          market: point.name,
          price: moneyText(speech, point.price, money),
          month: names.long(point.month),
        });
        return (
          <ViewLink
            key={point.id}
            href={hrefOf({ city: point.id })}
            className={styles.point}
            label={text}
            onChoose={() => show({ city: point.id })}
          >
            <MarketPoint {...point} unit={view.unit} isNow={point.month === month} title={text} />
          </ViewLink>
        );
      })}
    </svg>
  );
}

/** A market with a price of that month as a filled point, any other as a hollow one. */
function MarketPoint(props: {
  x: number;
  y: number;
  unit: number;
  isNow: boolean;
  title?: string;
}): ReactNode {
  const { x, y, unit, isNow, title } = props;
  return (
    <circle
      cx={x}
      cy={y}
      r={(isNow ? RADIUS : 0.65 * RADIUS) * unit}
      fill={isNow ? 'var(--accent)' : 'var(--paper)'}
      stroke={isNow ? 'var(--paper)' : 'var(--ink-2)'}
      strokeWidth={1.3 * unit}
    >
      {title !== undefined && <title>{title}</title>}
    </circle>
  );
}
