import type { ReactNode } from 'react';
import type { PricedMonth } from '#domain/prices/newest-month.ts';
import { isInDollars, type PriceView } from '#domain/prices/view.ts';
import { SmallMultiples } from '../../../charts/cards/small-multiples.tsx';
import { columnOf, type Figure, tableOf } from '../../../figure/figure.ts';
import { type MoneySpeech, moneyText, shortUnit } from '../../../i18n/money.ts';
import { getMonthNames } from '../../../i18n/months.ts';
import { chooseHere } from '../../../ui/choice-link.ts';
import { figureSources } from '../price-sources.ts';
import { campsTexts, officialSince, officialTexts } from '../price-texts.ts';
import { type ShownPrices, showPrices } from '../shown-prices.ts';
import { usePrices } from '../use-prices-view.ts';
import styles from './pair.module.css';
import { fewestMonths } from './price-series.ts';

const views: readonly PriceView[] = ['nominal', 'ipc', 'usd', 'usdeflac'];

/** The same price in a view, and its last month there. */
interface Reading {
  view: PriceView;
  shownPrices: ShownPrices;
  newest: PricedMonth;
}

/** The views that have a price which can be compared. A country whose currency is the US$ has one money. */
function readingsOf({ known, requested }: ShownPrices): readonly Reading[] {
  return views.flatMap((view) => {
    const shownPrices = showPrices(known, { ...requested, view });
    return shownPrices === null ||
      shownPrices.newest === null ||
      (known.converters.isDollar && !isInDollars(view))
      ? []
      : [{ view, shownPrices, newest: shownPrices.newest }];
  });
}

function readingsFinding(speech: MoneySpeech, readings: readonly Reading[]): string | undefined {
  const { words, language } = speech;
  const names = getMonthNames(language);
  const [own, dollars] = ['nominal', 'usd'].map((view) => readings.find((each) => each.view === view));
  if (own === undefined || dollars === undefined) return undefined;
  return words('prices.readings.finding', {
    own: moneyText(speech, own.newest.median, own.shownPrices.money),
    month: names.long(own.newest.month),
    dollars: moneyText(speech, dollars.newest.median, dollars.shownPrices.money),
    isSame: String(own.newest.month === dollars.newest.month),
    dollarMonth: names.long(dollars.newest.month),
  });
}

/** The price in both moneys, with inflation and without; `null` where it has one reading only. */
export function readingsFigure(shownPrices: ShownPrices, speech: MoneySpeech): Figure | null {
  const { words, formats, language } = speech;
  const names = getMonthNames(language);
  const readings = readingsOf(shownPrices);
  if (readings.length < 2) return null;
  const nameOf = ({ view, shownPrices: { base } }: Reading): string =>
    words(`prices.view.${view}`, { base: String(base ?? '') });
  const columns = readings.map((reading) => ({
    reading,
    medians: new Map(reading.shownPrices.line.months.map(({ month, median }) => [month, median])),
  }));
  const known = columns.flatMap(({ medians }) =>
    [...medians].flatMap(([month, median]) => (median === null ? [] : [month])),
  );
  const since = Math.min(...known);
  const months = Array.from({ length: Math.max(...known) - since + 1 }, (_, at) => since + at);
  const priced = new Set(known);
  return {
    id: 'readings',
    title: words('prices.readings.title', { count: readings.length }),
    finding: readingsFinding(speech, readings),
    notes: [
      ...campsTexts(speech, shownPrices),
      words('prices.readings.note'),
      ...new Set(readings.flatMap((reading) => officialTexts(speech, officialSince(reading.shownPrices)))),
    ],
    ...figureSources(words, [shownPrices.source]),
    area: shownPrices.known.page.area,
    ...tableOf(
      months.filter((month) => priced.has(month)),
      [
        columnOf('month', words('prices.month'), 'month', (month) => month, {
          isRowName: true,
          write: names.long,
        }),
        ...columns.map(({ reading, medians }) => ({
          key: reading.view,
          label: nameOf(reading),
          kind: 'number' as const,
          unit: shortUnit(speech, reading.shownPrices.money),
          write: (value: number) => formats.number(value, 2, 2),
          of: (month: number) => medians.get(month) ?? null,
        })),
      ],
      String,
    ),
    picture:
      priced.size < fewestMonths
        ? null
        : () => (
            <Readings
              usual={showPrices(shownPrices.known, { ...shownPrices.requested, view: null })?.view}
              items={columns.map(({ reading: { view, shownPrices: own, newest }, reading, medians }) => ({
                ...{ view, since, breaks: [] },
                id: view,
                name: nameOf(reading),
                text: words('prices.readings.newest', {
                  price: own.money.dollars
                    ? moneyText(speech, newest.median, own.money)
                    : words('chart.value', {
                        value: formats.edited(newest.median),
                        unit: shortUnit(speech, own.money),
                      }),
                  month: names.short(newest.month),
                }),
                end: newest.month,
                isCurrent: view === shownPrices.view,
                values: months.map((month) => medians.get(month) ?? null),
              }))}
            />
          ),
  };
}

function Readings(props: {
  /** The view that the address need not name. */
  usual: PriceView | undefined;
  items: readonly (Omit<Parameters<typeof SmallMultiples>[0]['items'][number], 'href'> & {
    view: PriceView;
  })[];
}): ReactNode {
  const { show, hrefOf } = usePrices();
  const { usual, items } = props;
  const viewOf = (view: PriceView) => ({ view: view === usual ? null : view });
  return (
    <div className={styles.readings}>
      <SmallMultiples
        items={items.map((item) => ({
          ...item,
          href: hrefOf(viewOf(item.view)),
          onClick: (event) => chooseHere(event, () => show(viewOf(item.view))),
        }))}
        colour="var(--accent)"
      />
    </div>
  );
}
