import { type Loaded, valueOr } from '../../api/loaded.ts';
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

const answered = <Value,>(part: { answer: Loaded<Value> } | null): Value | null =>
  part?.answer.state === 'loaded' ? part.answer.value : null;

function read({ view, page: answer }: PricesPageData) {
  const page = answered(answer);
  const known = page === null ? null : readPage(page);
  return { page, known, shownPrices: known === null ? null : showPrices(known, view) };
}

const toControl = (data: PricesPageData): PricesControl => ({
  ...idleControl(data, address),
  ...{ crop: data.crop, page: 'prices', chosen: data.view, refused: null },
});

export function pricesFigures(data: PricesPageData, speech: Speech): readonly Figure[] {
  const control = toControl(data);
  return figuresOf(data, control, speech).flatMap((figure) =>
    figure === null || figure.rowCount === 0
      ? []
      : [
          drawnWithin(figure, (picture) => (
            <PricesContext.Provider value={control}>{picture}</PricesContext.Provider>
          )),
        ],
  );
}

/** Figures of a country; of one without monthly prices those of years and the neighbours' prices; or of the world. */
function figuresOf(data: PricesPageData, control: PricesControl, speech: Speech): readonly (Figure | null)[] {
  const { view } = data;
  const { page, shownPrices } = read(data);
  if (view.tab === 'metadata') return shownPrices === null ? [] : methodFigures(shownPrices, speech);
  if (shownPrices !== null) return countryFigures(shownPrices, valueOr(data.beside, null), speech);
  const [world, map] = [answered(data.world), answered(data.map)];
  if (page !== null) {
    const near = world && neighbourPrices(world, page);
    return [producerFigure(page, speech), near && latestFigure({ ...control, world: near }, speech)];
  }
  const countries = valueOr(data.countries, null);
  if (map === null || (countries !== null && anyCountries(countries).length === 0)) return [];
  const input = world && { ...control, world };
  return [
    input && latestFigure(input, speech),
    worldFigure(map, view.year, speech, control.hrefOf),
    input && wallFigure(input, speech),
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
    beside && besideFigure(shownPrices, beside, speech),
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
  const { known, shownPrices } = read(data);
  return { ignored: ignoredPrices(data.search, data.view, known, shownPrices, answered(data.map)) };
}
