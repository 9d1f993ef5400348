import type { ReactNode } from 'react';
import { monthsInYear } from '#domain/prices/same-markets.ts';
import { RankedList } from '../../../blocks/ranked-list.tsx';
import { keyEntry } from '../../../charts/picture/key-picture.tsx';
import { Key } from '../../../charts/plot/key.tsx';
import { linearScale } from '../../../charts/plot/scale.ts';
import { roundAxis } from '../../../charts/plot/value-axis.ts';
import type { Figure } from '../../../figure/figure.ts';
import { type MoneySpeech, moneyText, moneyUnit, shortUnit } from '../../../i18n/money.ts';
import { getMonthNames } from '../../../i18n/months.ts';
import { useSpeech } from '../../../i18n/speech.ts';
import { areOfAllTypes, type MarketNow, type MarketsNow, marketsNow } from '../market-rows.ts';
import { figureSources } from '../price-sources.ts';
import { movedText } from '../price-texts.ts';
import { areOfTypes, type ShownPrices } from '../shown-prices.ts';
import { usePrices } from '../use-prices-view.ts';
import { marketTable, priceColumn } from '../view-columns.ts';
import { nearRatio } from '../world-latest.ts';
import styles from './pair.module.css';

const listed = 15;

/** Most markets of one price that are named; more are counted. */
const mostNamed = 3;

const marketNames = ({ words, formats }: MoneySpeech, markets: readonly MarketNow[]): string =>
  markets.length > mostNamed
    ? words('prices.spread.many', { count: markets.length })
    : formats.list(markets.map(({ name }) => name));

/** The more frequent change of markets in a year, and the dearest one; else the prices of the dearest and the cheapest markets. */
function spreadFinding(speech: MoneySpeech, shownPrices: ShownPrices, now: MarketsNow): string | undefined {
  const { words, formats } = speech;
  const { money } = shownPrices;
  const { rows } = now;
  const [dearest, cheapest] = [rows[0], rows.at(-1)];
  if (dearest === undefined || cheapest === undefined) return undefined;
  const moved = movedText(speech, now);
  if (moved !== undefined && rows[1]?.price !== dearest.price)
    return words('prices.spread.finding.changed', {
      ...{ moved, dearest: dearest.name, high: moneyText(speech, dearest.price, money) },
    });
  const top = rows.filter(({ price }) => price === dearest.price);
  const bottom = rows.filter(({ price }) => price === cheapest.price);
  const ratio = dearest.price / cheapest.price;
  return words(ratio < nearRatio ? 'prices.spread.same' : 'prices.spread.finding', {
    dearest: marketNames(speech, top),
    high: moneyText(speech, dearest.price, money),
    cheapest: marketNames(speech, bottom),
    low: moneyText(speech, cheapest.price, money),
    isOne: String(dearest.price === cheapest.price),
    ratio: formats.edited(ratio),
    count: rows.length,
    of: areOfTypes(shownPrices) ? 'types' : 'one',
  });
}

/** Markets of the newest month, from the dearest to the cheapest, and older ones; `null` where there are not two. */
export function spreadFigure(shownPrices: ShownPrices, speech: MoneySpeech): Figure | null {
  const { words, formats, language } = speech;
  const names = getMonthNames(language);
  const now = marketsNow(shownPrices, words);
  const { rows, older, month } = now;
  // One market alone is named in the lead.
  if (month === null || rows.length < 2) return null;
  const title = words('prices.spread.title', { month: names.long(month) });
  return {
    id: 'spread',
    info: words('prices.spread.info'),
    ...figureSources(words, [shownPrices.source]),
    area: shownPrices.known.page.area,
    title,
    finding: spreadFinding(speech, shownPrices, now),
    remarks: [
      ...(areOfTypes(shownPrices) ? [words('prices.spread.types')] : []),
      ...(older.length === 0 ? [] : [words('prices.spread.older', { count: older.length })]),
      ...(areOfAllTypes(shownPrices) ? [words('prices.spread.allTypes')] : []),
    ],
    caption: `${title} (${moneyUnit(speech, shownPrices.money)})`,
    ...marketTable(speech, shownPrices, {
      markets: [...rows, ...older],
      further: [
        {
          ...priceColumn<MarketNow>(speech, shownPrices.money, ({ before }) => before),
          key: 'before',
          label: words('prices.spread.before'),
        },
        {
          key: 'premium',
          label: words('prices.spread.premium'),
          kind: 'percent',
          write: (value) => formats.signedPercent(value / 100, 0),
          of: ({ premium }) => premium,
        },
      ],
    }),
    picture: () => <SpreadList shownPrices={shownPrices} markets={rows} month={month} />,
  };
}

const mostTicks = 4;

/** Markets as dots, each with its price a year before and the way to its prices. */
function SpreadList(props: {
  shownPrices: ShownPrices;
  markets: readonly MarketNow[];
  month: number;
}): ReactNode {
  const { shownPrices, markets, month } = props;
  const { show, hrefOf } = usePrices();
  const speech = useSpeech();
  const { words, formats, language } = speech;
  const names = getMonthNames(language);
  const { newest } = shownPrices;
  const median = newest?.month === month && !areOfAllTypes(shownPrices) ? newest.median : null;
  const all = markets.flatMap(({ price, before }) => [price, before ?? price]);
  const { domain, ticks } = roundAxis({ min: Math.min(...all), max: Math.max(...all) }, mostTicks);
  const x = linearScale(domain, 0, 1);
  const now = <circle cx="5.5" cy="5.5" r="5" fill="var(--accent)" />;
  const before = <circle cx="5.5" cy="5.5" r="4.5" fill="none" stroke="var(--ink-2)" strokeWidth="1.5" />;
  return (
    <div className={styles.spread}>
      <RankedList
        heads={[shortUnit(speech, shownPrices.money), words('prices.spread.change.short')]}
        scale={{
          ticks: ticks.map((tick) => ({ part: x(tick), text: formats.number(tick, 2) })),
          middle: median === null ? null : x(median),
        }}
        rows={markets.map((market) => ({
          id: String(market.id),
          name: market.name,
          href: hrefOf({ city: market.id }),
          onChoose: () => show({ city: market.id }),
          part: x(market.price),
          before: market.before === null ? null : x(market.before),
          value: formats.edited(market.price),
          beside: market.before === null ? '' : formats.signedPercent(market.price / market.before - 1, 0),
        }))}
        listed={listed}
        more={words('prices.spread.more', { count: markets.length - listed })}
      />
      <Key
        entries={[
          keyEntry(names.long(month), 11, 11, now),
          ...(markets.some((market) => market.before !== null)
            ? [keyEntry(names.long(month - monthsInYear), 11, 11, before)]
            : []),
          ...(median === null
            ? []
            : [
                keyEntry(
                  words('prices.spread.median', { price: formats.edited(median) }),
                  3,
                  14,
                  <path d="M1.5 0V14" stroke="var(--ink)" />,
                ),
              ]),
        ]}
      />
    </div>
  );
}
