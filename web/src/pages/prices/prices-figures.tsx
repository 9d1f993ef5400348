import type { PricePage } from '#contract/price-page.ts';
import type { PriceMap, PriceWorld } from '#contract/prices.ts';
import { valueOr } from '../../api/loaded.ts';
import { idleControl } from '../../blocks/use-address-view.ts';
import { drawnWithin, type Figure } from '../../figure/figure.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { PageAddressNotes } from '../page.ts';
import { ignoredPrices } from './ignored-prices.ts';
import { besideFigure } from './later/benchmark-figure.tsx';
import { changeFigure } from './later/change-figure.tsx';
import { clockFigure } from './later/clock-figure.tsx';
import { deflatorFigure, rateFigure } from './later/converter-figures.ts';
import { leftOutFigure, suspectsFigure } from './later/left-out-figure.tsx';
import { marketsFigure } from './later/market-map.tsx';
import { priceChartFigure } from './later/price-chart-figure.tsx';
import { readingsFigure } from './later/readings-figure.tsx';
import { spreadFigure } from './later/spread-figure.tsx';
import { latestFigure, wallFigure } from './later/world-figures.tsx';
import { worldFigure } from './later/world-map.tsx';
import { producerFigure, yearFigure } from './later/year-figure.ts';
import { anyCountries, type BesidePrice, type PricesPageData } from './prices-data.ts';
import { readPage, type ShownPrices, showPrices } from './shown-prices.ts';
import { address, PricesContext, type PricesControl } from './use-prices-view.ts';
import { neighbourPrices } from './world-latest.ts';

function read({ view, map, page: answer }: PricesPageData) {
  const page = answer?.answer.state === 'loaded' ? answer.answer.value : null;
  const known = page === null ? null : readPage(page);
  return {
    page,
    known,
    shownPrices: known === null ? null : showPrices(known, view),
    map: map?.answer.state === 'loaded' ? map.answer.value : null,
  };
}

const toControl = (data: PricesPageData): PricesControl => ({
  ...idleControl(data, address),
  ...{ crop: data.crop, page: 'prices', chosen: data.view, refused: null },
});

export function pricesFigures(data: PricesPageData, speech: Speech): readonly Figure[] {
  const { view } = data;
  const control = toControl(data);
  const { page, shownPrices, map } = read(data);
  const countries = valueOr(data.countries, null);
  const hasNone = countries !== null && anyCountries(countries).length === 0;
  const figures =
    view.tab === 'metadata'
      ? shownPrices === null
        ? []
        : methodFigures(shownPrices, speech)
      : shownPrices !== null
        ? countryFigures(shownPrices, valueOr(data.beside, null), speech)
        : page !== null
          ? [producerFigure(page, speech), nearFigure(data, page, speech, control)]
          : map !== null && !hasNone
            ? worldFigures(data, map, speech, control)
            : [];
  return figures.flatMap((figure) =>
    figure === null || figure.rowCount === 0
      ? []
      : [
          drawnWithin(figure, (picture) => (
            <PricesContext.Provider value={control}>{picture}</PricesContext.Provider>
          )),
        ],
  );
}

const readWorld = ({ world }: PricesPageData): PriceWorld | null =>
  world?.answer.state === 'loaded' ? world.answer.value : null;

/** Prices of the neighbours of a country without monthly ones. */
function nearFigure(
  data: PricesPageData,
  page: PricePage,
  speech: Speech,
  control: PricesControl,
): Figure | null {
  const all = readWorld(data);
  const world = all && neighbourPrices(all, page);
  return world && latestFigure({ ...control, world }, speech);
}

function worldFigures(
  data: PricesPageData,
  map: PriceMap,
  speech: Speech,
  control: PricesControl,
): readonly (Figure | null)[] {
  const { hrefOf, view } = control;
  const world = readWorld(data);
  const worldContext = world && { ...control, world };
  return [
    worldContext && latestFigure(worldContext, speech),
    worldFigure(map, view.year, speech, hrefOf),
    worldContext && wallFigure(worldContext, speech),
  ];
}

function countryFigures(
  shownPrices: ShownPrices,
  beside: BesidePrice | null,
  speech: Speech,
): readonly (Figure | null)[] {
  const { page } = shownPrices.known;
  const prices = priceChartFigure(shownPrices, speech);
  return [
    prices,
    clockFigure(shownPrices, speech),
    ...(page.city === null ? [marketsFigure(shownPrices, speech), spreadFigure(shownPrices, speech)] : []),
    readingsFigure(shownPrices, speech),
    changeFigure(shownPrices, speech),
    page.city === null ? yearFigure(page, speech) : null,
    besideFigure(shownPrices, beside, speech),
    // The image of a page without a chart is none of what its prices are converted by.
    ...methodFigures(shownPrices, speech).map((figure) =>
      figure !== null && prices.picture === null ? { ...figure, picture: null } : figure,
    ),
  ];
}

/** What prices are converted by, and what is left out: the metadata tab draws them. */
const methodFigures = (shownPrices: ShownPrices, speech: Speech): readonly (Figure | null)[] => [
  deflatorFigure(shownPrices, speech),
  rateFigure(shownPrices, speech),
  leftOutFigure(shownPrices, speech),
  suspectsFigure(shownPrices, speech),
];

/** Notes on parameters without effect. */
export function pricesAddress(data: PricesPageData): PageAddressNotes {
  const { known, shownPrices, map } = read(data);
  return { ignored: ignoredPrices(data.search, data.view, known, shownPrices, map) };
}
