import type { PriceType } from '#catalog/prices/price-types.ts';
import type { PriceMap } from '#contract/prices.ts';
import { routes } from '#contract/routes.ts';
import { monthText } from '#domain/prices/months.ts';
import { requireCity, requirePricedPlace } from '../prices/ask.ts';
import { toChange } from '../prices/compare-months.ts';
import { makePage } from '../prices/make-page.ts';
import { readWorld } from '../prices/read-world.ts';
import { type ReadYear, readYears, readYearsOfAll } from '../prices/read-years.ts';
import { type NamedSources, nameSources } from '../prices/sources.ts';
import { readChange, readNewest, viewCountry } from '../prices/view-country.ts';
import { selectPriceMarkets } from '../queries/select-prices.ts';
import { selectRows } from '../queries/select-rows.ts';
import { nameCropType, toPrices } from '../shaping/to-prices.ts';
import { byAreaAndYear } from '../shaping/write-cube.ts';
import { type DataRoute, dataRoute } from './data-route.ts';
import { requireArea, requireCrop } from './scope.ts';

/** Share of the best-covered year's countries that the year needs which a map opens with. */
const neededCountries = 0.8;

/** The year's figures of all countries as columns; rows come by area and year. */
function toPriceMap(
  rows: readonly ReadYear[],
  { crop, type, sources }: { crop: string; type: PriceType; sources: NamedSources },
): PriceMap {
  const years = [...new Set(rows.map(({ year }) => year))].sort((a, b) => a - b);
  const areas = [...new Set(rows.map(({ area }) => area))];
  const ids = [...new Set(rows.map(({ source }) => source))].sort((a, b) => a - b);
  const cells = new Map(rows.map((row) => [`${row.area} ${row.year}`, row]));
  const column = <T>(value: (row: ReadYear) => T): (T | null)[][] =>
    areas.map((area) =>
      years.map((year) => {
        const cell = cells.get(`${area} ${year}`);
        return cell === undefined ? null : value(cell);
      }),
    );
  const doubtful = rows.flatMap(({ doubt, ...row }) => (doubt === undefined ? [] : [{ ...row, doubt }]));
  const countries = years.map((year) => rows.filter((row) => row.year === year).length);
  const needed = Math.max(0, ...countries) * neededCountries;
  return {
    crop,
    type,
    unit: 'USD/Kg',
    years,
    areas,
    rows: column(({ value }) => value),
    months: column(({ months }) => months),
    flags: column(({ flag }) => flag || ' ').map((row) => row.map((flag) => flag ?? '-').join('')),
    source: column(({ source }) => ids.indexOf(source)),
    sources: sources.inOrder(ids),
    doubts: byAreaAndYear(doubtful, ({ doubt }) => doubt),
    countries,
    defaultYear: years.findLast((_, index) => (countries[index] ?? 0) >= needed) ?? null,
  };
}

/** The price type of an address that leaves it open. */
const consumerPrice = 'retail';

export const priceRoutes: readonly DataRoute[] = [
  dataRoute(routes.prices, async ({ params, query, release, words }) => {
    const { cropFacts: crop, ...place } = requirePricedPlace(release, params);
    const prices = await viewCountry(release, place, query);
    const byType = query.by === 'type';
    const newest = byType ? null : await readNewest(release, place, prices, (id) => nameCropType(words, id));
    const change = byType ? null : toChange(await readChange(release, place, prices));
    return toPrices(prices, { crop, area: place.area, words, byType, newest, change });
  }),
  dataRoute(routes.pricePage, async ({ params, query, release }) => {
    const { crop, area } = requirePricedPlace(release, params);
    const city = await requireCity(release, { crop, area }, query.city);
    return makePage(release, { crop, area }, city);
  }),
  dataRoute(routes.priceYears, async ({ params, query, release }) => {
    const place = requirePricedPlace(release, params);
    const { key } = await nameSources(release);
    const type = query.type ?? consumerPrice;
    const rows = await readYears(release, place);
    return rows
      .filter(({ price_type }) => price_type === type)
      .map(({ area: _, price_type: __, source, ...year }) => ({ ...year, source: key(source) }));
  }),
  dataRoute(routes.priceMap, async ({ params, query, release }) => {
    const { id: crop } = requireCrop(params.crop);
    const type = query.type ?? consumerPrice;
    const sources = await nameSources(release);
    return toPriceMap(await readYearsOfAll(release, { crop, type }), { crop, type, sources });
  }),
  dataRoute(routes.priceWorld, ({ params, release }) => readWorld(release, requireCrop(params.crop).id)),
  dataRoute(routes.priceCities, async ({ params, release }) => {
    const place = requirePricedPlace(release, params);
    const sources = await nameSources(release);
    const markets = await selectPriceMarkets(release.db, place);
    const open = markets.filter(({ source }) => sources.name(source)?.exportable === true);
    // Where no market's source may be redistributed all stay, and the answer is refused.
    return (open.length === 0 ? markets : open).map(({ id, name, latitude, longitude, average, source }) => ({
      id_geo_point: id,
      id_country: place.area,
      label: name,
      latitude,
      longitude,
      average: average === 1,
      source: sources.key(source),
    }));
  }),
  dataRoute(routes.priceLeftOut, async ({ query, release }) => {
    const area = query.iso3 === undefined ? undefined : requireArea(release, query.iso3).code;
    const { key } = await nameSources(release);
    const leftOut = await selectRows(
      release.db,
      'price_left_out',
      { area },
      { order: ['area', 'source', 'reason'] },
    );
    const conflicts = await selectRows(
      release.db,
      'price_conflict',
      { area },
      { order: ['area', 'source', 'market', 'commodity', 'price_type', 'month', 'unit'] },
    );
    return {
      left_out: leftOut.map(({ area: iso3, source, ...row }) => ({ source: key(source), iso3, ...row })),
      conflicts: conflicts.map(({ area: iso3, source, month, ...row }) => {
        return { source: key(source), iso3, ...row, month: monthText(month) };
      }),
    };
  }),
];
