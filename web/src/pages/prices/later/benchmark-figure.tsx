import { type ReactNode, useMemo } from 'react';
import { unpackRun } from '#domain/prices/columns.ts';
import { isPriced } from '#domain/prices/newest-month.ts';
import { doubtOfMonth, viewSeries } from '#domain/prices/view.ts';
import type { Loaded } from '../../../api/loaded.ts';
import { NotLoaded } from '../../../blocks/failed-part.tsx';
import type { Figure } from '../../../figure/figure.ts';
import { FigureFrame } from '../../../figure/figure-frame.tsx';
import { capital } from '../../../i18n/area-subject.ts';
import type { MoneySpeech } from '../../../i18n/money.ts';
import { getMonthNames } from '../../../i18n/months.ts';
import { useSpeech } from '../../../i18n/speech.ts';
import { PriceLinks } from '../price-place.tsx';
import { figureSources } from '../price-sources.ts';
import type { BesidePrice } from '../prices-data.ts';
import type { ShownPrices } from '../shown-prices.ts';
import { usePrices } from '../use-prices-view.ts';
import { type Line, linesTable } from './lines-figure.tsx';

function besideLines(
  { known, line, type }: ShownPrices,
  price: BesidePrice,
  { words }: Pick<MoneySpeech, 'words'>,
): readonly Line[] {
  const prices = known.series[line.index]?.prices;
  if (prices === undefined) return [];
  const domestic = viewSeries(prices, known.converters, { view: 'usd', base: null })
    .filter(isPriced)
    .filter((month) => doubtOfMonth(known.converters, 'usd', month) === null);
  const first = domestic[0]?.month ?? 0;
  const last = domestic.at(-1)?.month ?? 0;
  return [
    {
      id: 'domestic',
      label: words(`prices.type.${type}.short`),
      colour: 'var(--accent)',
      values: new Map(domestic.map(({ month, median }) => [month, median])),
    },
    {
      id: 'benchmark',
      label: capital(words(`prices.benchmarks.${price.series}`)),
      colour: 'var(--use-imports)',
      values: new Map([...unpackRun(price.months)].filter(([month]) => month >= first && month <= last)),
    },
  ];
}

/** How many times the international price the domestic one is, in the newest month that has both. */
function besideFinding([domestic, benchmark]: readonly Line[], speech: MoneySpeech): string | undefined {
  const { words, formats, language } = speech;
  const newest = [...(domestic?.values.keys() ?? [])].findLast((month) => benchmark?.values.has(month));
  if (newest === undefined) return undefined;
  return words('prices.beside.finding', {
    month: getMonthNames(language).long(newest),
    ratio: formats.edited((domestic?.values.get(newest) ?? 0) / (benchmark?.values.get(newest) ?? 1)),
  });
}

/** The domestic price beside the international one, both in US$ per kg of the month. */
export function besideFigure(shownPrices: ShownPrices, price: BesidePrice, speech: MoneySpeech): Figure {
  const { words } = speech;
  const lines = besideLines(shownPrices, price, speech);
  return {
    info: words('prices.beside.info'),
    area: shownPrices.known.page.area,
    ...figureSources(words, [shownPrices.source, ...price.sources]),
    ...linesTable(speech, {
      id: 'beside',
      title: words('prices.beside.title'),
      finding: besideFinding(lines, speech),
      isWide: true,
      by: 'month',
      lines,
      unit: words('prices.unit.dollars'),
      shortUnit: words('units.usd-kg.short'),
      decimals: 2,
      inDollars: true,
    }),
  };
}

/** The figure, or where the prices of crops that are near are. */
export function BenchmarkFigure(props: {
  shownPrices: ShownPrices;
  beside: Loaded<BesidePrice | null>;
}): ReactNode {
  const { shownPrices, beside } = props;
  const { crop, release } = usePrices();
  const speech = useSpeech();
  const { words, language } = speech;
  const price = beside.state === 'loaded' ? beside.value : null;
  const figure = useMemo(
    () => price && besideFigure(shownPrices, price, speech),
    [shownPrices, price, speech],
  );
  if (beside.state === 'failed') return <NotLoaded failed height="10rem" />;
  if (figure === null)
    return (
      <p id="beside">
        {words('prices.beside.none', { cropThe: words(`crops.${crop}.the`) })}{' '}
        <a href={`/${language}/${crop}/data/prices-international${release.pinned ? `?v=${release.id}` : ''}`}>
          {words('prices.beside.near')}
        </a>
      </p>
    );
  return <FigureFrame figure={figure} links={<PriceLinks />} />;
}
