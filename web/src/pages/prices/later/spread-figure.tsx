import { type ReactNode, useMemo } from 'react';
import { RankedList } from '../../../blocks/ranked-list.tsx';
import { type Figure, noRows, tableOf } from '../../../figure/figure.ts';
import { FigureFrame } from '../../../figure/figure-frame.tsx';
import { type MoneySpeech, moneyText, moneyUnit, shortUnit } from '../../../i18n/money.ts';
import { getMonthNames } from '../../../i18n/months.ts';
import { useSpeech } from '../../../i18n/speech.ts';
import { PriceLinks } from '../price-place.tsx';
import { figureSources } from '../price-sources.ts';
import type { ShownPrices } from '../shown-prices.ts';
import { usePrices } from '../use-prices-view.ts';
import { viewColumns } from '../view-columns.ts';
import {
  areOfAllTypes,
  hasAveragesOnly,
  type MarketNow,
  type MarketsNow,
  marketsNow,
} from './market-rows.ts';

/** So many markets are listed before the others can be asked for. */
const listed = 15;

/** So many markets of one price are named; more are counted. */
const mostNamed = 3;

/** Markets of one price by name, or how many they are. */
const marketNames = ({ words, formats }: MoneySpeech, markets: readonly MarketNow[]): string =>
  markets.length > mostNamed
    ? words('prices.spread.many', { count: markets.length })
    : formats.list(markets.map(({ name }) => name));

/** What the dearest and the cheapest markets pay, and how many times as much that is. */
function spreadFinding(
  speech: MoneySpeech,
  { money }: ShownPrices,
  { rows, spread }: MarketsNow,
): string | undefined {
  const { words, formats } = speech;
  const [dearest, cheapest] = [rows[0], rows.at(-1)];
  if (spread === null || dearest === undefined || cheapest === undefined) return undefined;
  const top = rows.filter(({ price }) => price === dearest.price);
  const bottom = rows.filter(({ price }) => price === cheapest.price);
  const key =
    // "1 times as much" would be no difference told as one.
    formats.edited(spread.ratio) === formats.edited(1)
      ? 'prices.spread.same'
      : top.length > 1 || bottom.length > 1
        ? 'prices.spread.finding.ties'
        : 'prices.spread.finding';
  return words(key, {
    dearest: marketNames(speech, top),
    high: moneyText(speech, dearest.price, money),
    cheapest: marketNames(speech, bottom),
    low: moneyText(speech, cheapest.price, money),
    ratio: formats.edited(spread.ratio),
    count: rows.length,
  });
}

const premiumText = ({ formats }: Pick<MoneySpeech, 'formats'>, premium: number): string =>
  formats.signedPercent(premium / 100, 0);

/** Markets of the newest month that they share, from the dearest to the cheapest, and older ones; without rows where there are none. */
export function spreadFigure(shown: ShownPrices, speech: MoneySpeech): Figure {
  const { words, formats, language } = speech;
  const names = getMonthNames(language);
  const now = marketsNow(shown, words);
  const { rows, older, month } = now;
  const common = {
    id: 'spread',
    info: words('prices.spread.info'),
    ...figureSources(words, [shown.source]),
    area: shown.known.page.area,
  };
  if (month === null || rows.length === 0)
    return {
      ...common,
      ...noRows,
      title: words('prices.spread.title.none'),
      picture: () => <p>{words(hasAveragesOnly(shown) ? 'prices.spread.averages' : 'prices.spread.none')}</p>,
    };
  const title = words('prices.spread.title', { month: names.long(month) });
  return {
    ...common,
    title,
    finding: spreadFinding(speech, shown, now),
    remarks: [
      ...(older.length === 0 ? [] : [words('prices.spread.older', { count: older.length })]),
      ...(areOfAllTypes(shown) ? [words('prices.spread.allTypes')] : []),
    ],
    caption: `${title} (${moneyUnit(speech, shown.money)})`,
    ...tableOf(
      [...rows, ...older],
      [
        {
          key: 'market',
          label: words('prices.market'),
          kind: 'name',
          of: ({ id, name }) => ({ value: name, code: String(id) }),
        },
        { key: 'admin', label: words('prices.market.admin'), kind: 'name', of: ({ admin }) => admin },
        {
          key: 'price',
          label: words('prices.column.price'),
          kind: 'number',
          unit: shortUnit(speech, shown.money),
          write: (value) => formats.number(value, 2, 2),
          of: ({ price }) => price,
        },
        {
          key: 'premium',
          label: words('prices.spread.premium'),
          kind: 'percent',
          write: (value) => premiumText(speech, value),
          of: ({ premium }) => premium,
        },
        {
          key: 'month',
          label: words('prices.month'),
          kind: 'month',
          write: names.long,
          of: (market) => market.month,
        },
        ...viewColumns(shown, words),
      ],
      ({ id }) => String(id),
    ),
    picture: () => <SpreadList markets={rows} unit={shortUnit(speech, shown.money)} />,
  };
}

/** Markets as bars, each with the way to its prices. */
function SpreadList({ markets, unit }: { markets: readonly MarketNow[]; unit: string }): ReactNode {
  const { show, hrefOf } = usePrices();
  const speech = useSpeech();
  const { words, formats } = speech;
  const greatest = Math.max(...markets.map(({ price }) => price));
  return (
    <RankedList
      heads={[unit, words('prices.spread.premium.short')]}
      rows={markets.map(({ id, name, price, premium }) => ({
        id: String(id),
        name,
        href: hrefOf({ city: id }),
        onChoose: () => show({ city: id }),
        part: price / greatest,
        value: formats.edited(price),
        beside: premium === null ? '' : premiumText(speech, premium),
      }))}
      listed={listed}
      more={words('prices.spread.more', { count: markets.length - listed })}
    />
  );
}

export function SpreadFigure({ shown }: { shown: ShownPrices }): ReactNode {
  const speech = useSpeech();
  const figure = useMemo(() => spreadFigure(shown, speech), [shown, speech]);
  return <FigureFrame figure={figure} links={<PriceLinks />} />;
}
