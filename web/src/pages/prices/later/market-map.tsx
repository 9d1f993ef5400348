import { type ReactNode, useMemo, useState } from 'react';
import { areaName } from '../../../i18n/area-words.ts';
import { moneyHead, moneyText } from '../../../i18n/money.ts';
import { getMonthNames } from '../../../i18n/months.ts';
import { type Bin, countBins, toBin } from '../../../map/classes.ts';
import { CountryOutlines } from '../../../map/country-layer.tsx';
import { toGeography } from '../../../map/geography.ts';
import { Legend } from '../../../map/legend.tsx';
import { rampFor } from '../../../map/map-colours.ts';
import { unite } from '../../../map/path-geometry.ts';
import { WORLD_ATTRIBUTE } from '../../../map/shapes-source.ts';
import { fitBounds, toViewBox } from '../../../map/view.ts';
import type { WorldShapes } from '../../../map/world-shapes.ts';
import { useWorld } from '../../../map/world-source.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { legendEnds, mapLegendTexts } from '../legend-words.ts';
import { PriceBlock } from '../price-block.tsx';
import { priceClasses } from '../price-classes.ts';
import type { ShownPrices } from '../shown-prices.ts';
import { usePrices } from '../use-prices-view.ts';
import { useSpeech } from '../use-speech.ts';
import styles from './market-map.module.css';
import { areOfAllTypes, type MarketNow, marketsNow } from './market-rows.ts';
import { projectInto } from './project.ts';

/** Size that the drawing is laid out for; it keeps its shape at every width. */
const frame = { width: 520, height: 380 };
const padding = 28;
const radius = 7;

/** Prices of so many months stand beside each other; an older one in money of its time would mislead. */
const recentMonths = 12;

/** A market at its place in units of the drawn world. */
interface Placed extends MarketNow {
  x: number;
  y: number;
}

function place(world: WorldShapes, markets: readonly MarketNow[]): readonly Placed[] {
  return markets.flatMap((market) => {
    if (market.latitude === null || market.longitude === null) return [];
    const [x, y] = projectInto(world, market.longitude, market.latitude);
    return [{ ...market, x, y }];
  });
}

/** The country with its markets as points, coloured by their last price; markets without coordinates are listed. */
export function MarketMap({ shown, city }: { shown: ShownPrices; city: number | null }): ReactNode {
  const world = useWorld();
  const { show, hrefOf } = usePrices();
  const speech = useSpeech();
  const { words, language } = speech;
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
  const ramp = rampFor(classes.limits);
  const drawing = (shapes: WorldShapes): ReactNode => {
    const geography = toGeography(shapes);
    const points = place(shapes, all);
    const country = geography.byIso3.get(area);
    const bounds = unite([
      ...(country === undefined ? [] : [country.bounds]),
      ...points.map(({ x, y }): [number, number, number, number] => [x, y, x, y]),
    ]);
    if (bounds === null) return null;
    const view = fitBounds(bounds, frame, padding);
    return (
      // biome-ignore lint/a11y/useSemanticElements: A fieldset is for fields, and this is a drawing with links.
      <svg
        className={styles.map}
        viewBox={toViewBox(view, frame)}
        role="group"
        aria-label={title}
        strokeWidth={view.unit}
        {...{ [WORLD_ATTRIBUTE]: shapes.viewBox.join(' ') }}
      >
        <CountryOutlines
          places={geography.places}
          land={shapes.land}
          initial={geography.places.map(({ iso3 }) =>
            iso3 === area ? 'var(--accent-tint)' : 'var(--map-none)',
          )}
        />
        {/* The newest prices are drawn last, above the others. */}
        {points
          .toSorted((a, b) => a.month - b.month || b.y - a.y)
          .map((point) => {
            const isRecent = point.month >= since;
            const bin = toBin(point.price, classes);
            const text = words('prices.markets.point', {
              market: point.name,
              price: moneyText(speech, point.price, shown.money),
              month: names.long(point.month),
            });
            return (
              <a
                key={point.id}
                href={hrefOf({ city: point.id })}
                className={styles.point}
                aria-label={text}
                aria-current={point.id === city ? 'true' : undefined}
                data-old={isRecent ? undefined : ''}
                data-dim={(highlighted !== null && (highlighted !== bin || !isRecent)) || undefined}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  show({ city: point.id });
                }}
              >
                <circle
                  cx={point.x}
                  cy={point.y}
                  r={(isRecent ? radius : radius / 2) * view.unit}
                  fill={isRecent ? (ramp[bin] ?? 'var(--accent)') : 'var(--paper)'}
                >
                  <title>{text}</title>
                </circle>
              </a>
            );
          })}
      </svg>
    );
  };
  return (
    <PriceBlock
      id="markets"
      title={title}
      finding={words('prices.markets.finding', { count: all.length, unplaced: unplaced.length })}
      info={words('prices.markets.info')}
      sources={[shown.source]}
      table={null}
      remarks={areOfAllTypes(shown) ? [words('prices.spread.allTypes')] : []}
    >
      {world === null ? (
        <Skeleton ratio="1.37 / 1" label={words('dataPage.state.loading')} />
      ) : (
        drawing(world)
      )}
      {recent.length > 1 && (
        <Legend
          classes={classes}
          counts={countBins(recent.map(({ price }) => toBin(price, classes)))}
          highlighted={highlighted}
          onHighlight={setHighlighted}
          unit={moneyHead(speech, shown.money)}
          ends={legendEnds(
            speech,
            recent.map(({ price }) => price),
          )}
          texts={mapLegendTexts(speech, {
            label: title,
            countText: (range, count) => words('prices.markets.inClass', { range, count }),
          })}
        />
      )}
      {recent.length < all.length && (
        <p className={styles.unplaced}>{words('prices.markets.older', { month: names.long(since) })}</p>
      )}
      {unplaced.length > 0 && (
        <p className={styles.unplaced}>
          {words('prices.markets.unplaced', {
            list: speech.formats.list(unplaced.map(({ name }) => name)),
          })}
        </p>
      )}
    </PriceBlock>
  );
}
