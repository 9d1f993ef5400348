import { isReal } from '#domain/prices/view.ts';
import { type ColumnOf, columnOf, type FigureTable, tableOf } from '../../figure/figure.ts';
import { type Money, type MoneySpeech, shortUnit } from '../../i18n/money.ts';
import { getMonthNames } from '../../i18n/months.ts';
import type { Words } from '../../i18n/words.tsx';
import type { MarketNow } from './market-rows.ts';
import type { ShownPrices } from './shown-prices.ts';

/** Columns of a file for the view and the base year of its prices. */
export function viewColumns(
  { view, base }: Pick<ShownPrices, 'view' | 'base'>,
  words: Words,
): readonly ColumnOf<unknown>[] {
  const year = isReal(view) ? base : null;
  return [
    columnOf(
      'view',
      words('prices.view'),
      'text',
      () => words(`prices.view.${view}`, { base: String(year ?? '–') }),
      { filesOnly: true },
    ),
    columnOf('base', words('prices.base'), 'year', () => year, { filesOnly: true }),
  ];
}

/** Prices per kg with two decimals. */
export const priceColumn = <Item>(
  { words, formats }: Pick<MoneySpeech, 'words' | 'formats'>,
  money: Money,
  of: ColumnOf<Item>['of'],
): ColumnOf<Item> =>
  columnOf('price', words('prices.column.price'), 'number', of, {
    unit: shortUnit({ words }, money),
    write: (value) => formats.number(value, 2, 2),
  });

export const monthColumn = <Item>(
  { words, language }: Pick<MoneySpeech, 'words' | 'language'>,
  of: (item: Item) => number,
): ColumnOf<Item> =>
  columnOf('month', words('prices.month'), 'month', of, { write: getMonthNames(language).long });

/** Markets with their last prices; `place` and `further` are columns before and behind the price. */
export const marketTable = (
  speech: MoneySpeech,
  shownPrices: ShownPrices,
  of: {
    markets: readonly MarketNow[];
    place?: readonly ColumnOf<MarketNow>[];
    further?: readonly ColumnOf<MarketNow>[];
  },
): FigureTable =>
  tableOf(
    of.markets,
    [
      columnOf('market', speech.words('prices.market'), 'name', ({ id, name }) => ({
        value: name,
        code: String(id),
      })),
      columnOf('admin', speech.words('prices.market.admin'), 'name', ({ admin }) => admin),
      ...(of.place ?? []),
      priceColumn(speech, shownPrices.money, ({ price }) => price),
      ...(of.further ?? []),
      monthColumn(speech, ({ month }) => month),
      ...viewColumns(shownPrices, speech.words),
    ],
    ({ id }) => String(id),
  );
