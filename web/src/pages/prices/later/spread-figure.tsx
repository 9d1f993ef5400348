import type { ReactNode } from 'react';
import { RankedList } from '../../../blocks/ranked-list.tsx';
import { moneyText, moneyUnit, shortUnit } from '../../../i18n/money.ts';
import { getMonthNames } from '../../../i18n/months.ts';
import { PriceBlock } from '../price-block.tsx';
import type { ShownPrices } from '../shown-prices.ts';
import { usePrices } from '../use-prices-view.ts';
import { useSpeech } from '../use-speech.ts';
import { areOfAllTypes, hasAveragesOnly, type MarketNow, marketsNow } from './market-rows.ts';

/** So many markets are listed before the others can be asked for. */
const listed = 15;

/** So many markets of one price are named; more are counted. */
const mostNamed = 3;

/** Markets of the newest month that they share, from the dearest to the cheapest. */
export function SpreadFigure({ shown }: { shown: ShownPrices }): ReactNode {
  const { show, hrefOf } = usePrices();
  const speech = useSpeech();
  const { words, formats, language } = speech;
  const names = getMonthNames(language);
  const { rows, older, month, spread } = marketsNow(shown);
  const title = words('prices.spread.title', { month: month === null ? '' : names.long(month) });
  if (month === null || rows.length === 0)
    return (
      <PriceBlock
        id="spread"
        title={words('prices.spread.title.none')}
        info={words('prices.spread.info')}
        sources={[shown.source]}
        table={null}
      >
        <p>{words(hasAveragesOnly(shown) ? 'prices.spread.averages' : 'prices.spread.none')}</p>
      </PriceBlock>
    );
  const greatest = Math.max(...rows.map(({ price }) => price));
  const [dearest, cheapest] = [rows[0], rows.at(-1)];
  const top = rows.filter(({ price }) => price === dearest?.price);
  const bottom = rows.filter(({ price }) => price === cheapest?.price);
  const named = (ends: typeof rows): string =>
    ends.length > mostNamed
      ? words('prices.spread.many', { count: ends.length })
      : formats.list(ends.map(({ name }) => name));
  const finding =
    spread === null || dearest === undefined || cheapest === undefined
      ? undefined
      : words(
          // "1 times as much" would be no difference told as one.
          formats.edited(spread.ratio) === formats.edited(1)
            ? 'prices.spread.same'
            : top.length > 1 || bottom.length > 1
              ? 'prices.spread.finding.ties'
              : 'prices.spread.finding',
          {
            dearest: named(top),
            high: moneyText(speech, dearest.price, shown.money),
            cheapest: named(bottom),
            low: moneyText(speech, cheapest.price, shown.money),
            ratio: formats.edited(spread.ratio),
            count: rows.length,
          },
        );
  const premiumText = ({ premium }: MarketNow): string =>
    premium === null ? '' : formats.signedPercent(premium / 100, 0);
  return (
    <PriceBlock
      viewed={shown}
      id="spread"
      title={title}
      finding={finding}
      info={words('prices.spread.info')}
      sources={[shown.source]}
      table={{
        caption: `${title} (${moneyUnit(speech, shown.money)})`,
        columns: [
          { id: 'market', label: words('prices.market') },
          { id: 'admin', label: words('prices.market.admin') },
          { id: 'price', label: words('prices.column.price'), unit: shortUnit(shown.money), numeric: true },
          { id: 'premium', label: words('prices.spread.premium'), numeric: true },
          { id: 'month', label: words('prices.month'), holds: 'months' },
        ],
        count: rows.length + older.length,
        rows: () =>
          [...rows, ...older].map((row) => ({
            id: String(row.id),
            cells: [
              { text: row.name, code: String(row.id) },
              { text: row.admin },
              { text: formats.number(row.price, 2, 2), raw: row.price },
              { text: premiumText(row), raw: row.premium },
              { text: names.long(row.month), raw: row.month },
            ],
          })),
      }}
      remarks={[
        ...(older.length === 0 ? [] : [words('prices.spread.older', { count: older.length })]),
        ...(areOfAllTypes(shown) ? [words('prices.spread.allTypes')] : []),
      ]}
    >
      <RankedList
        heads={[shortUnit(shown.money), words('prices.spread.premium.short')]}
        rows={rows.map((row) => ({
          id: String(row.id),
          name: row.name,
          href: hrefOf({ city: row.id }),
          onChoose: () => show({ city: row.id }),
          part: row.price / greatest,
          value: formats.edited(row.price),
          beside: premiumText(row),
        }))}
        listed={listed}
        more={words('prices.spread.more', { count: rows.length - listed })}
      />
    </PriceBlock>
  );
}
