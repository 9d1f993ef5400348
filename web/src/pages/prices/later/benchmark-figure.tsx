import { type ReactNode, useMemo } from 'react';
import { unpackRun } from '#domain/prices/columns.ts';
import { doubtOfMonth, viewSeries } from '#domain/prices/view.ts';
import type { Loaded } from '../../../api/loaded.ts';
import { NotLoaded } from '../../../blocks/failed-part.tsx';
import { getMonthNames } from '../../../i18n/months.ts';
import { useLanguage } from '../../../i18n/words.tsx';
import { PriceBlock } from '../price-block.tsx';
import type { BesidePrice } from '../prices-data.ts';
import { isPriced, type ShownPrices } from '../shown-prices.ts';
import { usePrices } from '../use-prices-view.ts';
import { useSpeech } from '../use-speech.ts';
import { type Line, LinesFigure } from './lines-figure.tsx';

/** The domestic price beside the international one, both in US$ per kg of the month. */
export function BenchmarkFigure(props: {
  shown: ShownPrices;
  beside: Loaded<BesidePrice | null>;
}): ReactNode {
  const { shown, beside } = props;
  const { crop, release } = usePrices();
  const { words, formats } = useSpeech();
  const language = useLanguage();
  const price = beside.state === 'loaded' ? beside.value : null;
  const { line, known } = shown;
  const lines = useMemo((): readonly Line[] => {
    const prices = known.series[line.index]?.prices;
    if (price === null || prices === undefined) return [];
    const domestic = viewSeries(prices, known.converters, { view: 'usd', base: null })
      .filter(isPriced)
      .filter((month) => doubtOfMonth(known.converters, 'usd', month) === null);
    const first = domestic[0]?.month ?? 0;
    const last = domestic.at(-1)?.month ?? 0;
    return [
      {
        id: 'domestic',
        label: words(`prices.type.${shown.type}.short`),
        colour: 'var(--accent)',
        values: new Map(domestic.map(({ month, median }) => [month, median])),
      },
      {
        id: 'benchmark',
        label: words(`prices.benchmarks.${price.series}`),
        colour: 'var(--use-imports)',
        values: new Map([...unpackRun(price.months)].filter(([month]) => month >= first && month <= last)),
      },
    ];
  }, [price, known, line.index, shown.type, words]);
  const title = words('prices.beside.title');
  if (beside.state === 'failed')
    return (
      <PriceBlock id="beside" title={title} info={words('prices.beside.info')} sources={[]} table={null}>
        <NotLoaded failed height="10rem" />
      </PriceBlock>
    );
  if (price === null)
    return (
      <p id="beside">
        {words('prices.beside.none', { cropThe: words(`crops.${crop}.the`) })}{' '}
        <a href={`/${language}/${crop}/data/prices-international${release.pinned ? `?v=${release.id}` : ''}`}>
          {words('prices.beside.near')}
        </a>
      </p>
    );
  const [domestic, benchmark] = lines;
  const months = [...(domestic?.values.keys() ?? [])].filter((month) => benchmark?.values.has(month));
  const newest = months.at(-1);
  const ratio =
    newest === undefined ? null : (domestic?.values.get(newest) ?? 0) / (benchmark?.values.get(newest) ?? 1);
  return (
    <LinesFigure
      id="beside"
      title={title}
      finding={
        newest === undefined || ratio === null
          ? words('prices.beside.noMonth')
          : words('prices.beside.finding', {
              month: getMonthNames(language).long(newest),
              ratio: formats.edited(ratio),
            })
      }
      info={words('prices.beside.info')}
      sources={[shown.source, ...price.sources]}
      by="month"
      lines={lines}
      unit={words('prices.unit.dollars')}
      shortUnit="USD/Kg"
      decimals={2}
    />
  );
}
