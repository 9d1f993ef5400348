import type { ReactNode } from 'react';
import { roundedChange } from '#domain/prices/rounded-change.ts';
import type { PricePart } from '#domain/prices/what-changed.ts';
import { Decomposition } from '../../../charts/decomposition/decomposition.tsx';
import { isScaled, readDecimals } from '../../../i18n/formats.ts';
import { type MoneySpeech, moneyText, moneyUnit, shortUnit } from '../../../i18n/money.ts';
import { getMonthNames } from '../../../i18n/months.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { PriceBlock } from '../price-block.tsx';
import { leftText, moneyOfBase, officialSince } from '../price-texts.ts';
import { doubtOf, type ShownPrices } from '../shown-prices.ts';
import { usePrices } from '../use-prices-view.ts';
import { useSpeech } from '../use-speech.ts';
import { unsureYears } from './price-chart-figure.tsx';

/** Why no change is told. */
function untoldText(speech: MoneySpeech, shown: ShownPrices): string {
  const { words } = speech;
  if (shown.left !== null) return leftText(speech, shown.left);
  if (officialSince(shown) !== null) return words('prices.changed.official');
  return words(unsureYears(shown) === null ? 'prices.changed.none' : 'prices.changed.unsure');
}

/** Against a year before, and how much of it was inflation or the exchange rate. */
export function ChangeFigure({ shown }: { shown: ShownPrices }): ReactNode {
  const { view, show, hrefOf } = usePrices();
  const speech = useSpeech();
  const { words, formats, language } = speech;
  const { change, money } = shown;
  const names = getMonthNames(language);
  if (change === null)
    return (
      <PriceBlock
        id="changed"
        title={words('prices.changed.title.none')}
        info={words('prices.change.method')}
        sources={[shown.source]}
        table={null}
      >
        <p>{untoldText(speech, shown)}</p>
      </PriceBlock>
    );
  const { page } = shown.known;
  const [from, to] = [names.long(change.month - 12), names.long(change.month)];
  const title = words('prices.changed.title', { from, to });
  // As the page's other sentences write the newest price; prices and amounts alike, so that they add up as written.
  const decimals = Math.max(readDecimals(change.after), readDecimals(change.before) - 2);
  const shownDecimals = Math.max(0, decimals);
  const written = roundedChange(change, decimals);
  const points = (value: number): string =>
    words('prices.changed.points', { points: formats.signed(value, 1) });
  const amountText = (amount: number, percent: number): string =>
    words('prices.changed.value', {
      amount: words('chart.value', {
        value: formats.signed(amount, shownDecimals),
        unit: shortUnit(money),
      }),
      points: points(percent),
    });
  const exact = (price: number, rounded: number): string =>
    change.parts.length === 0 || isScaled(price)
      ? formats.edited(price)
      : formats.number(rounded, shownDecimals);
  const before = exact(change.before, written.before);
  const { markets } = change;
  const finding = words(page.city === null ? 'prices.changed.finding' : 'prices.changed.finding.city', {
    both: markets.both,
    before: money.dollars ? moneyText(speech, change.before, money, before) : before,
    after: moneyText(speech, change.after, money, exact(change.after, written.after)),
    base: moneyOfBase(words, shown),
  });
  const colours = ['var(--accent)', 'var(--use-imports)', 'var(--use-stock)'];
  const parts = written.parts.map(({ part, amount, points: percent }, index) => ({
    id: part,
    label: words(`prices.change.${part}`),
    value: amount,
    valueLabel: amountText(amount, percent),
    colour: colours[index] ?? 'var(--ink-2)',
  }));
  const total = {
    id: 'total',
    label: words('prices.changed.total'),
    value: written.change,
    valueLabel: amountText(written.change, written.percent),
    colour: 'var(--ink-2)',
  };
  const { own, usa, monthly, yearly } = page.convertersFrom;
  const told: Readonly<Partial<Record<PricePart, readonly number[]>>> = {
    inflation: own,
    'us-inflation': usa,
    'exchange-rate': [...monthly, ...yearly],
  };
  const used = new Set(change.parts.flatMap(({ part }) => told[part] ?? []));
  // Tables and files have what was worked out, and nothing that was rounded so that it adds up as written.
  const tableDecimals = Math.max(2, decimals + 1);
  const rows = [
    ...change.parts.map((part) => ({ ...part, name: words(`prices.change.${part.part}`) })),
    {
      part: 'total',
      name: words('prices.changed.total'),
      amount: change.change,
      points: change.percent,
    },
  ];
  return (
    <PriceBlock
      viewed={shown}
      id="changed"
      title={title}
      finding={finding}
      info={words('prices.change.method')}
      sources={[shown.source, ...[...used].flatMap((index) => page.sources[index] ?? [])]}
      table={{
        caption: `${title} (${moneyUnit(speech, money)})`,
        columns: [
          { id: 'part', label: words('prices.changed.part') },
          {
            id: 'amount',
            label: words('prices.changed.amount'),
            unit: moneyUnit(speech, money),
            numeric: true,
          },
          { id: 'points', label: words('prices.changed.share'), numeric: true },
        ],
        count: rows.length,
        rows: () =>
          rows.map((row) => ({
            id: row.part,
            cells: [
              { text: row.name },
              { text: formats.signed(row.amount, tableDecimals), raw: row.amount },
              { text: formats.signed(row.points, 2), raw: row.points },
            ],
          })),
      }}
      controls={
        shown.view === 'nominal' && (
          <SegmentedControl
            label={words('prices.changed.beside')}
            look="tabs"
            value={view.beside}
            options={(['inflation', 'exchange-rate'] as const).map((id) => ({
              id,
              label: words(`prices.change.${id}`),
              href: hrefOf({ beside: id }),
            }))}
            onChoose={(beside) => show({ beside })}
          />
        )
      }
      remarks={[
        ...(change.unexplained === null ? [] : [words(`prices.change.unexplained.${change.unexplained}`)]),
        ...(markets.before === markets.both && markets.after === markets.both
          ? []
          : [words('prices.changed.markets', { ...markets, from, to })]),
        ...(doubtOf(shown) === 'none' ? [] : [words('prices.changed.suspects')]),
      ]}
    >
      {parts.length > 0 && (
        <Decomposition
          id="changed-parts"
          title={title}
          description={finding}
          hint={words('prices.chart.keyboardHint.rows')}
          parts={parts}
          total={total}
        />
      )}
    </PriceBlock>
  );
}
