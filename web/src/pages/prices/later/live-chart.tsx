import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { ExplainTarget } from '../../../charts/plot/plot-text.ts';
import type { ReadingRow } from '../../../charts/plot/reading.ts';
import { PriceChart, type PriceDrawing } from '../../../charts/price-chart/price-chart.tsx';
import { type MoneySpeech, moneyHead, shortUnit } from '../../../i18n/money.ts';
import { getMonthNames } from '../../../i18n/months.ts';
import { useSpeech } from '../../../i18n/speech.ts';
import { EmptyState } from '../../../ui/state-message.tsx';
import { toggled } from '../../../url/toggled.ts';
import { medianKey } from '../explained-median.ts';
import { cropTypeName } from '../price-texts.ts';
import { areOfTypes, type ShownPrices } from '../shown-prices.ts';
import { usePrices } from '../use-prices-view.ts';
import { monthTicks, plainFormat, pricedMonth, priceLabels } from './chart-words.ts';
import { type DrawnPrices, drawPrices } from './price-series.ts';

export interface Drawing extends PriceDrawing, DrawnPrices {}

const drawings = new WeakMap<ShownPrices, Drawing>();

/** The drawing of prices, worked out once: nothing of it depends on choices that do not change the prices. */
export function drawingOf(shown: ShownPrices, speech: MoneySpeech, crop: string): Drawing {
  const known = drawings.get(shown);
  if (known !== undefined) return known;
  const { words, language } = speech;
  const drawn = drawPrices(shown, {
    median: words('prices.chart.median'),
    nameOf: (cropType) => cropTypeName(words, crop, cropType),
    unit: shortUnit(speech, shown.money),
    doubt: words('figure.doubt.rate'),
    thin: words('prices.chart.thin'),
  });
  const drawing = {
    ...drawn,
    format: plainFormat(speech, {
      ...{ head: moneyHead(speech, shown.money), inDollars: shown.money.dollars },
      period: getMonthNames(language).long,
      tick: monthTicks(drawn.months, language),
    }),
    labels: priceLabels(speech, drawn, areOfTypes(shown)),
  };
  drawings.set(shown, drawing);
  return drawing;
}

export function LiveChart(props: { shown: ShownPrices; title: string; description: string }): ReactNode {
  const { shown } = props;
  const { crop, show, hrefOf } = usePrices();
  const speech = useSpeech();
  const { words } = speech;
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const toggle = useCallback((id: string) => setHidden((before) => toggled(before, id)), []);
  const byType = shown.typeLines.length > 0;
  const explain = useCallback(
    (row: ReadingRow, month: number): ExplainTarget => {
      const key = medianKey(month, byType ? row.series.id : null);
      return { key, href: hrefOf({ explain: key }), label: pricedMonth(speech, row, month) };
    },
    [byType, hrefOf, speech],
  );
  const inOwn = shown.view === 'nominal' || shown.view === 'ipc';
  const empty = useMemo(
    () =>
      inOwn ? (
        <EmptyState
          text={words('dataPage.state.noData')}
          action={{
            label: words('prices.view.empty'),
            href: hrefOf({ view: 'usd' }),
            onPress: () => show({ view: 'usd' }),
          }}
        />
      ) : (
        words('dataPage.state.noData')
      ),
    [inOwn, words, hrefOf, show],
  );
  return (
    <PriceChart
      id="price-chart"
      title={props.title}
      description={props.description}
      drawing={drawingOf(shown, speech, crop)}
      explain={explain}
      hidden={hidden}
      onToggle={byType ? toggle : undefined}
      empty={empty}
    />
  );
}
