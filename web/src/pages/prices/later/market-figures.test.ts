import { describe, expect, it } from 'vitest';
import type { PriceView } from '#domain/prices/view.ts';
import type { Figure } from '../../../figure/figure.ts';
import { readSpeech } from '../../../i18n/testing/speech.ts';
import { pricesParams } from '../../../url/prices-params.ts';
import { readPage, type ShownPrices, showPrices } from '../shown-prices.ts';
import { january, kenya } from '../testing/price-page.ts';
import { deflatorFigure } from './converter-figures.ts';
import { priceChartFigure } from './price-chart-figure.tsx';
import { readingsFigure } from './readings-figure.tsx';
import { spreadFigure } from './spread-figure.tsx';

const speech = readSpeech('en');

function shownIn(view: PriceView): ShownPrices {
  const shownPrices = showPrices(readPage(kenya), { ...pricesParams.initial, view });
  if (shownPrices === null) throw new Error('There are no prices.');
  return shownPrices;
}

const column = (figure: Figure | null, key: string) => {
  if (figure === null) throw new Error('There is no figure.');
  const { columns, rows } = figure;
  const at = columns.findIndex((each) => each.key === key);
  return rows().map(({ cells }) => cells[at]?.value);
};

describe('prices by market', () => {
  it('has the price of each market a year before in the money of the view', () => {
    const paid = spreadFigure(shownIn('nominal'), speech);
    expect(column(paid, 'price')).toEqual([160, 140, 95]);
    expect(column(paid, 'before')).toEqual([140, 150, null]);
    // 100 shillings for a US$ in January 2020, 125 a year later.
    const [first, second, third] = column(spreadFigure(shownIn('usd'), speech), 'before');
    expect([first, second]).toEqual([expect.closeTo(1.4, 9), expect.closeTo(1.5, 9)]);
    expect(third).toBeNull();
  });
});

describe('consumer prices', () => {
  it('begin with the year of the first price, and are 100 in the base year: 100 ÷ 200 and 100 ÷ 110', () => {
    const { own, usa } = kenya.converters;
    const earlier = {
      own: { first: own.first - 1, values: [80, ...own.values] },
      usa: { first: usa.first - 1, values: [95, ...usa.values] },
    };
    const page = { ...kenya, converters: { ...kenya.converters, ...earlier } };
    const shownPrices = showPrices(readPage(page), pricesParams.initial);
    const figure = shownPrices && deflatorFigure(shownPrices, speech);
    expect(column(figure, 'period')).toEqual([2021, 2020]);
    expect(column(figure, 'own')).toEqual([100, 50]);
    expect(column(figure, 'usa')).toEqual([100, expect.closeTo(90.909_091, 6)]);
  });
});

describe('prices of few months', () => {
  const chartOf = (count: number): Figure => {
    const median = Array.from({ length: count }, (_, at) => 100 + at);
    const months = {
      first: january,
      median,
      least: median,
      greatest: median,
      prices: median,
      markets: median,
    };
    const series = kenya.series.map((each, at) => (at === 0 ? { ...each, own: months, same: [] } : each));
    const shownPrices = showPrices(readPage({ ...kenya, series }), pricesParams.initial);
    if (shownPrices === null) throw new Error('There are no prices.');
    return priceChartFigure(shownPrices, speech);
  };

  it('are a table, and a chart from four months on', () => {
    expect(chartOf(3).picture).toBeNull();
    expect(chartOf(4).picture).not.toBeNull();
  });
});

describe('readings of a price', () => {
  it('has the months of all views beside each other', () => {
    const figure = readingsFigure(shownIn('nominal'), speech);
    if (figure === null) throw new Error('There are several readings.');
    expect(column(figure, 'month')).toEqual([january, january + 12]);
    expect(column(figure, 'nominal')).toEqual([100, 150]);
    expect(column(figure, 'usd')).toEqual([1, 1.2]);
  });

  it('is nothing where the price has one reading', () => {
    const converters = {
      ...kenya.converters,
      ...{ own: { first: 0, values: [] }, usa: { first: 0, values: [] }, monthly: { first: 0, values: [] } },
    };
    const shownPrices = showPrices(readPage({ ...kenya, converters }), pricesParams.initial);
    expect(shownPrices && readingsFigure(shownPrices, speech)).toBeNull();
  });
});
