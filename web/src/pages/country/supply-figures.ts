import { findCrop } from '#catalog/crops/index.ts';
import {
  EXPORT_VALUE,
  FOOD_PER_CAPITA,
  FOOD_PER_CAPITA_AGGREGATE,
  IMPORT_VALUE,
  SELF_SUFFICIENCY,
} from '#catalog/elements/codes.ts';
import { explainedKey } from '#contract/explain-address.ts';
import type { CropProfile, Profile } from '#contract/profiles.ts';
import { elementColumn, figureCell, yearColumn } from '../../figure/columns.ts';
import { type ColumnOf, columnOf, tableOf } from '../../figure/figure.ts';
import { cropCaveats } from '../../i18n/crop-notes.ts';
import type { Speech } from '../../i18n/speech.ts';
import { type AreaTable, cropColumn, itemsOf } from './area-tables.ts';
import { balanceColumns, isRoundedIn, partnersText } from './country-texts.ts';

const balancedCrops = (crops: readonly CropProfile[]): readonly CropProfile[] =>
  crops.filter(({ balance }) => balance.length > 0);

const tradedCrops = (crops: readonly CropProfile[]): readonly CropProfile[] =>
  crops.filter(
    ({ trade, partners }) => trade.length > 0 || partners?.imports != null || partners?.exports != null,
  );

/** Whether food balances have a crop in another form than its harvest. */
const isMilled = ({ crop }: CropProfile): boolean => findCrop(crop)?.caveats.includes('milled') === true;

/** Notes on the items of crops that the balance does not name itself, such as milled crops. */
const itemCaveats = (crops: readonly CropProfile[], { words }: Speech): readonly string[] =>
  cropCaveats(
    words,
    crops.flatMap((each) => (isMilled(each) ? [] : each.crop)),
    'short',
  );

export function balanceTable({ area, crops }: Profile, speech: Speech): AreaTable {
  const { words } = speech;
  const balanced = balancedCrops(crops);
  const perCapita = balanced
    .flatMap(({ balance }) => balance.map(({ element }) => element))
    .find((element) => element === FOOD_PER_CAPITA || element === FOOD_PER_CAPITA_AGGREGATE);
  const shownElements: readonly (readonly [element: number, label: string])[] = [
    ...balanceColumns.map((element) => [element, words(`country.balance.${element}`)] as const),
    ...(perCapita === undefined ? [] : [[perCapita, words('country.balance.perCapita')] as const]),
    [SELF_SUFFICIENCY, words(`country.balance.${SELF_SUFFICIENCY}`)],
  ];
  const years = new Map(balanced.map(({ crop, balance }) => [crop, balance[0]?.year]));
  return {
    indicators: itemsOf(balanced, 'balance'),
    notes: itemCaveats(balanced, speech),
    remarks: balanced
      .filter(isMilled)
      .map(({ crop }) => words('country.balance.milled', { crop: words(`crops.${crop}.name`) })),
    ...tableOf<CropProfile>(
      balanced,
      [
        cropColumn(speech),
        yearColumn('year', words('figure.table.year'), ({ crop }) => years.get(crop)),
        ...shownElements.map(
          ([element, label]): ColumnOf<CropProfile> => ({
            key: String(element),
            label,
            ...elementColumn(element, speech),
            of: ({ balance }) => {
              const figure = balance.find((each) => each.element === element);
              const isRounded = figure !== undefined && isRoundedIn(balance, figure);
              return figureCell(element, figure, speech, isRounded);
            },
          }),
        ),
      ],
      ({ crop }) => crop,
    ),
    keyOf: (row, column) => {
      const year = years.get(row);
      return year === undefined || !/^\d/.test(column) ? null : explainedKey(area, Number(column), year);
    },
  };
}

export function tradeTable({ area, crops }: Profile, speech: Speech): AreaTable {
  const { words } = speech;
  const traded = tradedCrops(crops);
  const totalOf = ({ trade }: CropProfile, element: number) => trade.find((each) => each.element === element);
  const flowColumns = (
    flow: 'imports' | 'exports',
    element: number,
    end: 'from' | 'to',
  ): readonly ColumnOf<CropProfile>[] => {
    const label = words(`country.trade.${flow}`);
    return [
      {
        key: String(element),
        label,
        ...elementColumn(element, speech),
        of: (row) => figureCell(element, totalOf(row, element), speech),
      },
      yearColumn(
        `${flow}-year`,
        `${label}: ${words('figure.table.year')}`,
        (row) => totalOf(row, element)?.year,
      ),
      columnOf(end, words(`country.trade.${end}`), 'text', (row) => {
        const named = partnersText(row, flow, element, speech);
        return named === null ? null : `${named.list} ${named.about}`;
      }),
    ];
  };
  return {
    indicators: itemsOf(traded, 'production'),
    notes: itemCaveats(traded, speech),
    remarks: traded.flatMap(({ crop, partners }) =>
      partners !== null && partners.products.counted < partners.products.all
        ? [words('country.trade.products', { crop: words(`crops.${crop}.name`), ...partners.products })]
        : [],
    ),
    ...tableOf<CropProfile>(
      traded,
      [
        cropColumn(speech),
        ...flowColumns('imports', IMPORT_VALUE, 'from'),
        ...flowColumns('exports', EXPORT_VALUE, 'to'),
      ],
      ({ crop }) => crop,
    ),
    keyOf: (row, column) => {
      const profile = traded.find(({ crop }) => crop === row);
      const total = profile === undefined ? undefined : totalOf(profile, Number(column));
      return total === undefined ? null : explainedKey(area, total.element, total.year);
    },
  };
}
