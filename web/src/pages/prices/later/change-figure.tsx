import { type ReactNode, useMemo } from 'react';
import type { PriceChange, PricePart } from '#domain/prices/what-changed.ts';
import { Decomposition } from '../../../charts/decomposition/decomposition.tsx';
import { columnOf, type Figure, type FigureTable, tableOf } from '../../../figure/figure.ts';
import { FigureFrame } from '../../../figure/figure-frame.tsx';
import { readDecimals } from '../../../i18n/formats.ts';
import { type MoneySpeech, moneyText, moneyUnit, shortUnit } from '../../../i18n/money.ts';
import { getMonthNames } from '../../../i18n/months.ts';
import { useSpeech } from '../../../i18n/speech.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { PriceLinks } from '../price-place.tsx';
import { converterSources, figureSources, viewConverters } from '../price-sources.ts';
import { moneyOfBase } from '../price-texts.ts';
import { doubtOf, type ShownPrices, showPrices } from '../shown-prices.ts';
import { usePrices } from '../use-prices-view.ts';
import { viewColumns } from '../view-columns.ts';

const colours = ['var(--accent)', 'var(--use-imports)', 'var(--use-stock)'];

/** The other part of a change of prices as paid. */
const choices = ['inflation', 'exchange-rate'] as const;

/** Whether a change can be separated by the choice, or by the other one. */
const canBeParted = ({ known, requested, view, change }: ShownPrices): boolean =>
  (change?.parts.length ?? 0) > 0 ||
  (view === 'nominal' &&
    choices.some(
      (beside) =>
        beside !== requested.beside &&
        (showPrices(known, { ...requested, beside })?.change?.parts.length ?? 0) > 0,
    ));

/** Decimals of amounts: as the page's other sentences write the newest price. */
const decimalsOf = ({ before, after }: PriceChange): number =>
  Math.max(0, readDecimals(after), readDecimals(before) - 2);

function changeFinding(speech: MoneySpeech, shownPrices: ShownPrices, change: PriceChange): string {
  const { words, formats } = speech;
  const { money } = shownPrices;
  const [before, after] = [formats.edited(change.before), formats.edited(change.after)];
  return words('prices.changed.finding', {
    isCity: String(shownPrices.known.page.city !== null),
    both: change.markets.both,
    isSame: String(before === after),
    before: money.dollars ? moneyText(speech, change.before, money, before) : before,
    after: moneyText(speech, change.after, money, after),
    base: moneyOfBase(words, shownPrices),
  });
}

function changePicture(
  speech: MoneySpeech,
  { money }: ShownPrices,
  change: PriceChange,
  texts: { title: string; description: string },
): ReactNode {
  const { words, formats } = speech;
  const decimals = decimalsOf(change);
  const amountText = (amount: number, percent: number): string =>
    words('prices.changed.value', {
      amount: words('chart.value', {
        value: formats.signed(amount, decimals),
        unit: shortUnit(speech, money),
      }),
      points: words('prices.changed.points', {
        points: formats.signed(percent, 1),
        count: Math.abs(percent),
      }),
    });
  return (
    <Decomposition
      id="changed-parts"
      {...texts}
      ends={[formats.edited(change.before), formats.edited(change.after)]}
      hint={words('prices.chart.keyboardHint.rows')}
      parts={change.parts.map(({ part, amount, points }, index) => ({
        id: part,
        label: words(`prices.change.${part}`),
        value: amount,
        valueLabel: amountText(amount, points),
        colour: colours[index] ?? 'var(--ink-2)',
      }))}
      total={{
        id: 'total',
        label: words('prices.changed.total'),
        value: change.change,
        valueLabel: amountText(change.change, change.percent),
        colour: 'var(--ink-2)',
      }}
    />
  );
}

function changeTable(speech: MoneySpeech, shownPrices: ShownPrices, change: PriceChange): FigureTable {
  const { words, formats } = speech;
  const decimals = decimalsOf(change);
  const parts = [
    ...change.parts.map((part) => ({ ...part, name: words(`prices.change.${part.part}`) })),
    {
      part: 'total',
      name: words('prices.changed.total'),
      amount: change.change,
      points: change.percent,
    },
  ];
  return tableOf(
    parts,
    [
      columnOf('part', words('prices.changed.part'), 'name', ({ name }) => name),
      {
        key: 'amount',
        label: words('prices.changed.amount'),
        kind: 'number',
        unit: moneyUnit(speech, shownPrices.money),
        write: (value) => formats.signed(value, Math.max(2, decimals + 1)),
        of: ({ amount }) => amount,
      },
      columnOf('points', words('prices.changed.share'), 'number', ({ points }) => points, {
        write: (value) => formats.signed(value, 2),
      }),
      ...viewColumns(shownPrices, words),
    ],
    ({ part }) => part,
  );
}

const partConverters: Readonly<Partial<Record<PricePart, Parameters<typeof converterSources>[1]>>> = {
  inflation: ['own'],
  'us-inflation': ['usa'],
  'exchange-rate': viewConverters.usd,
};

const changeSources = ({ source, known: { page } }: ShownPrices, { parts }: PriceChange) => [
  source,
  ...parts.flatMap(({ part }) => converterSources(page, partConverters[part] ?? [])),
];

/** Against a year before, and how much of it was inflation or the exchange rate; `null` where the change cannot be parted. */
export function changeFigure(shownPrices: ShownPrices, speech: MoneySpeech): Figure | null {
  const { words, language } = speech;
  const { change } = shownPrices;
  if (change === null || !canBeParted(shownPrices)) return null;
  const names = getMonthNames(language);
  const [from, to] = [names.long(change.month - 12), names.long(change.month)];
  const title = words('prices.changed.title', { from, to });
  const finding = changeFinding(speech, shownPrices, change);
  const { markets } = change;
  return {
    id: 'changed',
    info: words('prices.change.method'),
    area: shownPrices.known.page.area,
    ...figureSources(words, changeSources(shownPrices, change)),
    title,
    finding,
    remarks: [
      ...(change.unexplained === null ? [] : [words(`prices.change.unexplained.${change.unexplained}`)]),
      ...(markets.before === markets.both && markets.after === markets.both
        ? []
        : [words('prices.changed.markets', { ...markets, from, to })]),
      ...(doubtOf(shownPrices) === 'none' ? [] : [words('prices.changed.suspects')]),
    ],
    caption: `${title} (${moneyUnit(speech, shownPrices.money)})`,
    ...changeTable(speech, shownPrices, change),
    picture:
      change.parts.length === 0
        ? null
        : () => changePicture(speech, shownPrices, change, { title, description: finding }),
  };
}

export function ChangeFigure({ shownPrices }: { shownPrices: ShownPrices }): ReactNode {
  const { view, show, hrefOf } = usePrices();
  const speech = useSpeech();
  const { words } = speech;
  const figure = useMemo(() => changeFigure(shownPrices, speech), [shownPrices, speech]);
  return (
    figure && (
      <FigureFrame
        figure={figure}
        controls={
          shownPrices.view === 'nominal' && (
            <SegmentedControl
              label={words('prices.changed.beside')}
              look="tabs"
              value={view.beside}
              options={choices.map((id) => ({
                id,
                label: words(`prices.change.${id}`),
                href: hrefOf({ beside: id }),
              }))}
              onChoose={(beside) => show({ beside })}
            />
          )
        }
        links={<PriceLinks />}
      />
    )
  );
}
