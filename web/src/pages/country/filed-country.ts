import { findCrop } from '#catalog/crops/index.ts';
import {
  AREA_HARVESTED,
  EXPORT_VALUE,
  FOOD_PER_CAPITA,
  FOOD_PER_CAPITA_AGGREGATE,
  IMPORT_VALUE,
  PRODUCTION,
  SELF_SUFFICIENCY,
  YIELD,
} from '#catalog/elements/codes.ts';
import { findElement } from '#catalog/elements/index.ts';
import { explainedKey } from '#contract/explain-address.ts';
import type { CropProfile, Trend } from '#contract/profiles.ts';
import { readMonth } from '#domain/prices/months.ts';
import { countCell, noCell, percentCell, yearCell } from '../../blocks/filed-cells.ts';
import type { FiledTable } from '../../blocks/use-filed.tsx';
import type { DataCell, DataColumn } from '../../charts/data-table/data-table-model.ts';
import { doubtOf, formatFigure, needsUnit } from '../../i18n/figures.ts';
import type { Formats } from '../../i18n/formats.ts';
import type { Words } from '../../i18n/words.tsx';
import { balanceColumns, isRoundedIn, partnersText } from './country-texts.tsx';

interface Speech {
  words: Words;
  formats: Formats;
}

type Figure = CropProfile['balance'][number];

const figureCell = ({ words, formats }: Speech, figure: Figure | undefined, roundedAway = false): DataCell =>
  figure === undefined
    ? noCell
    : {
        text: formatFigure(figure.element, figure.value, formats, roundedAway),
        raw: figure.value,
        flag: figure.flag,
        doubt: doubtOf(words, figure),
      };

const cropCell = ({ words }: Speech, crop: string): DataCell => ({
  text: words(`crops.${crop}.name`),
  code: crop,
});

const cropColumn = ({ words }: Speech): DataColumn => ({ id: 'crop', label: words('country.harvest.crop') });

const unitOf = ({ words }: Speech, element: number): string | undefined =>
  needsUnit(element) ? words(`units.${findElement(element)?.unit}.short`) : undefined;

const elementKeys: Readonly<Record<number, string>> = {
  [PRODUCTION]: 'production',
  [AREA_HARVESTED]: 'area',
  [YIELD]: 'yield',
};

/** What the page calls what is harvested. */
const harvestName = ({ words }: Speech, element: number): string =>
  words(`country.harvest.${elementKeys[element] ?? 'animals'}`);

/** Items of the crops' harvests, or of their balances. */
export const itemsOf = (crops: readonly CropProfile[], of: 'production' | 'balance'): readonly number[] =>
  crops.flatMap(({ crop }) => findCrop(crop)?.items[of] ?? []);

/** The newest harvests, each a row of its own: they are in different units. */
export function filedHarvest(area: string, crops: readonly CropProfile[], speech: Speech): FiledTable {
  const { words, formats } = speech;
  const trends = crops.flatMap(({ crop, harvest }) => harvest.map((trend) => ({ crop, trend })));
  const byRow = new Map(trends.map(({ crop, trend }) => [`${crop}-${trend.element}`, trend]));
  return {
    columns: [
      cropColumn(speech),
      { id: 'element', label: words('files.column.element') },
      { id: 'value', label: words('files.column.value'), numeric: true },
      { id: 'unit', label: words('files.column.unit') },
      { id: 'year', label: words('figure.table.year') },
      { id: 'rank', label: words('figure.table.rank'), numeric: true },
      { id: 'ranked', label: words('files.table.ranked'), numeric: true },
      { id: 'share', label: words('files.table.world-share'), numeric: true },
      { id: 'contributors', label: words('files.table.contributors'), numeric: true },
    ],
    rows: trends.map(({ crop, trend }) => ({
      id: `${crop}-${trend.element}`,
      cells: [
        cropCell(speech, crop),
        { text: harvestName(speech, trend.element), code: String(trend.element) },
        figureCell(speech, trend),
        { text: unitOf(speech, trend.element) ?? '' },
        yearCell(trend.year),
        countCell(speech.formats, trend.rank),
        countCell(speech.formats, trend.ranked),
        trend.share === null ? noCell : { text: formats.percent(trend.share, 2), raw: trend.share },
        countCell(speech.formats, trend.contributors),
      ],
    })),
    keyOf: (row, column) => {
      const trend = byRow.get(row);
      return trend === undefined || column !== 'value' ? null : explainedKey(area, trend.element, trend.year);
    },
  };
}

/** The first and last of the years that any of the lines has. */
export const yearsOf = (trends: readonly Trend[]): { first: number; last: number } => ({
  first: Math.min(...trends.map(({ since }) => since)),
  last: Math.max(...trends.map(({ year }) => year)),
});

/** The lines of the harvests: a row for each year, the newest first. */
export function filedTrends(area: string, crops: readonly CropProfile[], speech: Speech): FiledTable {
  const { words, formats } = speech;
  const trends = crops.flatMap(({ crop, harvest }) => harvest.map((trend) => ({ crop, trend })));
  const idOf = (crop: string, { element }: Trend): string => `${crop}-${element}`;
  const elements = new Map(trends.map(({ crop, trend }) => [idOf(crop, trend), trend.element]));
  const { first, last } = yearsOf(trends.map(({ trend }) => trend));
  return {
    columns: [
      { id: 'year', label: words('figure.table.year') },
      ...trends.map(({ crop, trend }) => ({
        id: idOf(crop, trend),
        label: `${words(`crops.${crop}.name`)}: ${harvestName(speech, trend.element)}`,
        unit: unitOf(speech, trend.element),
        numeric: true,
      })),
    ],
    rows: Array.from({ length: last - first + 1 }, (_, at) => last - at).map((year) => ({
      id: String(year),
      cells: [
        yearCell(year),
        ...trends.map(({ trend }): DataCell => {
          const value = trend.values[year - trend.since] ?? null;
          if (value === null) return noCell;
          return {
            text: formatFigure(trend.element, value, formats),
            raw: value,
            isBreak: trend.breaks.includes(year),
            doubt: doubtOf(words, { doubt: trend.doubts[year] }),
          };
        }),
      ],
    })),
    keyOf: (row, column) => {
      const element = elements.get(column);
      return element === undefined ? null : explainedKey(area, element, Number(row));
    },
  };
}

/** Food supply and its use, in the newest year of each crop. */
export function filedBalance(area: string, crops: readonly CropProfile[], speech: Speech): FiledTable {
  const { words } = speech;
  const perCapita = crops
    .flatMap(({ balance }) => balance.map(({ element }) => element))
    .find((element) => element === FOOD_PER_CAPITA || element === FOOD_PER_CAPITA_AGGREGATE);
  const shown: readonly (readonly [element: number, label: string])[] = [
    ...balanceColumns.map((element) => [element, words(`country.balance.${element}`)] as const),
    ...(perCapita === undefined ? [] : [[perCapita, words('country.balance.perCapita')] as const]),
    [SELF_SUFFICIENCY, words(`country.balance.${SELF_SUFFICIENCY}`)],
  ];
  const years = new Map(crops.map(({ crop, balance }) => [crop, balance[0]?.year]));
  return {
    columns: [
      cropColumn(speech),
      { id: 'year', label: words('country.balance.year') },
      ...shown.map(([element, label]) => ({
        id: String(element),
        label,
        unit: unitOf(speech, element),
        numeric: true,
      })),
    ],
    rows: crops.map(({ crop, balance }) => ({
      id: crop,
      cells: [
        cropCell(speech, crop),
        yearCell(years.get(crop)),
        ...shown.map(([element]) => {
          const figure = balance.find((each) => each.element === element);
          return figureCell(speech, figure, figure !== undefined && isRoundedIn(balance, figure));
        }),
      ],
    })),
    keyOf: (row, column) => {
      const year = years.get(row);
      return year === undefined || !/^\d/.test(column) ? null : explainedKey(area, Number(column), year);
    },
  };
}

/** What is traded, each flow with its year and with whom. */
export function filedTrade(area: string, crops: readonly CropProfile[], speech: Speech): FiledTable {
  const { words } = speech;
  const flows = [
    ['imports', IMPORT_VALUE, 'from'],
    ['exports', EXPORT_VALUE, 'to'],
  ] as const;
  const totalOf = ({ trade }: CropProfile, element: number): Figure | undefined =>
    trade.find((each) => each.element === element);
  return {
    columns: [
      cropColumn(speech),
      ...flows.flatMap(([flow, element, end]) => [
        {
          id: String(element),
          label: words(`country.trade.${flow}`),
          unit: unitOf(speech, element),
          numeric: true,
        },
        { id: `${flow}-year`, label: `${words(`country.trade.${flow}`)}: ${words('figure.table.year')}` },
        { id: end, label: words(`country.trade.${end}`) },
      ]),
    ],
    rows: crops.map((row) => ({
      id: row.crop,
      cells: [
        cropCell(speech, row.crop),
        ...flows.flatMap(([flow, element]) => {
          const total = totalOf(row, element);
          const named = partnersText(row, flow, element, speech);
          return [
            figureCell(speech, total),
            yearCell(total?.year),
            { text: named === null ? '' : `${named.list} ${named.about}` },
          ];
        }),
      ],
    })),
    keyOf: (row, column) => {
      const of = crops.find(({ crop }) => crop === row);
      const total = of === undefined ? undefined : totalOf(of, Number(column));
      return total === undefined ? null : explainedKey(area, total.element, total.year);
    },
  };
}

/** The last prices, in own currency per kg. */
export function filedPrices(crops: readonly CropProfile[], speech: Speech): FiledTable {
  const { words, formats } = speech;
  const rows = crops.flatMap(({ crop, price }) => (price === null ? [] : [{ crop, ...price }]));
  const currency = rows.find((row) => row.currency !== null)?.currency;
  const unit = currency == null ? undefined : words('country.price.perKg', { value: currency });
  const money = (value: number | null): DataCell =>
    value === null ? noCell : { text: formats.exact(value), raw: value };
  return {
    columns: [
      cropColumn(speech),
      { id: 'price', label: words('country.price.price'), unit, numeric: true },
      { id: 'type', label: words('files.table.price-type') },
      { id: 'month', label: words('country.price.month'), holds: 'months' },
      { id: 'before', label: words('country.price.before'), unit: '%', numeric: true },
      { id: 'compared', label: words('files.table.compared-markets'), numeric: true },
      { id: 'markets', label: words('country.price.markets'), numeric: true },
    ],
    rows: rows.map(({ crop, median, type, month, change, markets }) => ({
      id: crop,
      cells: [
        cropCell(speech, crop),
        money(median),
        { text: words(`country.price.type.${type}`), code: type },
        { text: month, raw: readMonth(month) },
        change?.percent == null
          ? noCell
          : { text: formats.change(change.percent / 100), raw: Number(change.percent.toFixed(2)) },
        countCell(speech.formats, change?.markets ?? null),
        countCell(speech.formats, markets),
      ],
    })),
  };
}

/** Samples of accessions and varieties. */
export function filedSeed(crops: readonly CropProfile[], speech: Speech): FiledTable {
  const { words } = speech;
  return {
    columns: [
      cropColumn(speech),
      { id: 'received', label: words('country.seed.received'), numeric: true },
      { id: 'provided', label: words('country.seed.provided'), numeric: true },
      { id: 'from', label: words('files.table.first-report') },
      { id: 'to', label: words('files.table.last-report') },
      { id: 'released', label: words('files.table.released'), numeric: true },
      { id: 'seen', label: words('files.table.seen'), numeric: true },
      { id: 'newest', label: words('files.table.newest') },
    ],
    rows: crops.map(({ crop, samples, varieties }) => ({
      id: crop,
      cells: [
        cropCell(speech, crop),
        countCell(speech.formats, samples?.received),
        countCell(speech.formats, samples?.provided),
        yearCell(samples?.from),
        yearCell(samples?.to),
        countCell(speech.formats, varieties?.released),
        countCell(speech.formats, varieties?.seen),
        yearCell(varieties?.newest),
      ],
    })),
  };
}

/** What studies found of losses: a row for each stage of a commodity. */
export function filedLosses(crops: readonly CropProfile[], speech: Speech): FiledTable {
  const { words, formats } = speech;
  const percent = (value: number): DataCell => percentCell(formats, value);
  return {
    columns: [
      cropColumn(speech),
      { id: 'commodity', label: words('files.table.commodity') },
      { id: 'studies', label: words('country.losses.studies'), numeric: true },
      { id: 'stage', label: words('files.table.stage') },
      { id: 'median', label: words('files.table.median'), numeric: true },
      { id: 'low', label: words('files.table.low'), numeric: true },
      { id: 'high', label: words('files.table.high'), numeric: true },
      { id: 'stage-studies', label: words('files.table.stage-studies'), numeric: true },
      { id: 'first', label: words('files.table.first-year') },
      { id: 'last', label: words('files.table.last-year') },
    ],
    rows: crops.flatMap(({ crop, losses }) =>
      losses.flatMap(({ commodity, studies, stages }) =>
        stages.map((stage) => ({
          id: `${crop}-${commodity}-${stage.stage}`,
          cells: [
            cropCell(speech, crop),
            { text: words(`losses.commodity.${commodity}`), code: commodity },
            countCell(speech.formats, studies),
            { text: words(`losses.stage.${stage.stage}`), code: stage.stage },
            percent(stage.median),
            percent(stage.low),
            percent(stage.high),
            countCell(speech.formats, stage.studies),
            yearCell(stage.first),
            yearCell(stage.last),
          ],
        })),
      ),
    ),
  };
}
