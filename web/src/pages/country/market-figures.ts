import type { CropProfile, Profile } from '#contract/profiles.ts';
import { readMonth } from '#domain/prices/months.ts';
import { countColumn, yearColumn } from '../../figure/columns.ts';
import { type ColumnOf, columnOf, tableOf } from '../../figure/figure.ts';
import { percentText } from '../../i18n/loss-percent.ts';
import type { Speech } from '../../i18n/speech.ts';
import { type AreaTable, cropColumn } from './area-tables.ts';

const seedCrops = (crops: readonly CropProfile[]): readonly CropProfile[] =>
  crops.filter(({ samples, varieties }) => samples !== null || varieties !== null);

const pricedCrops = (crops: readonly CropProfile[]) =>
  crops.flatMap(({ crop, price }) => (price === null ? [] : [{ crop, ...price }]));

export function priceTable({ crops }: Profile, speech: Speech): AreaTable {
  const { words, formats } = speech;
  const priced = pricedCrops(crops);
  const currency = priced.find((row) => row.currency !== null)?.currency;
  return tableOf<(typeof priced)[number]>(
    priced,
    [
      cropColumn(speech),
      {
        key: 'price',
        label: words('country.price.price'),
        kind: 'number',
        unit: currency == null ? undefined : words('country.price.perKg', { value: currency }),
        write: formats.exact,
        of: ({ median }) => median,
      },
      columnOf('type', words('country.table.price-type'), 'name', ({ type }) => ({
        value: words(`country.price.type.${type}`),
        code: type,
      })),
      columnOf('month', words('country.price.month'), 'month', ({ month }) => readMonth(month)),
      {
        key: 'before',
        label: words('country.price.before'),
        kind: 'percent',
        write: (percent) => formats.change(percent / 100),
        of: ({ change }) => (change?.percent == null ? null : Number(change.percent.toFixed(2))),
      },
      countColumn('compared', words('country.table.compared-markets'), ({ change }) => change?.markets),
      countColumn('markets', words('country.price.markets'), ({ markets }) => markets),
    ],
    ({ crop }) => crop,
  );
}

export function seedTable({ crops }: Profile, speech: Speech): AreaTable {
  const { words } = speech;
  return tableOf<CropProfile>(
    seedCrops(crops),
    [
      cropColumn(speech),
      countColumn('received', words('country.seed.received'), ({ samples }) => samples?.received),
      countColumn('provided', words('country.seed.provided'), ({ samples }) => samples?.provided),
      yearColumn('from', words('country.table.first-report'), ({ samples }) => samples?.from),
      yearColumn('to', words('country.table.last-report'), ({ samples }) => samples?.to),
      countColumn('released', words('country.table.released'), ({ varieties }) => varieties?.released),
      countColumn('seen', words('country.table.seen'), ({ varieties }) => varieties?.seen),
      yearColumn('newest', words('country.table.newest'), ({ varieties }) => varieties?.newest),
    ],
    ({ crop }) => crop,
  );
}

/** Results of studies on losses: a row for each stage of a commodity. */
export function lossTable({ crops }: Profile, speech: Speech): AreaTable {
  const { words, formats } = speech;
  const stages = crops.flatMap(({ crop, losses }) =>
    losses.flatMap(({ commodity, studies, stages }) =>
      stages.map((stage) => ({ crop, commodity, all: studies, ...stage })),
    ),
  );
  type LossStage = (typeof stages)[number];
  const percentColumn = (key: 'median' | 'low' | 'high'): ColumnOf<LossStage> => ({
    key,
    label: words(`country.table.${key}`),
    kind: 'percent',
    write: (percent) => percentText(formats, percent),
    // Twelve digits are exact; beyond them are the remains of a sum.
    of: (stage) => Number(stage[key].toPrecision(12)),
  });
  return {
    notes: [words('country.losses.note')],
    ...tableOf<LossStage>(
      stages,
      [
        cropColumn(speech),
        columnOf('commodity', words('country.table.commodity'), 'name', ({ commodity }) => ({
          value: words(`losses.commodity.${commodity}`),
          code: commodity,
        })),
        countColumn('studies', words('country.losses.studies'), ({ all }) => all),
        columnOf('stage', words('country.table.stage'), 'name', ({ stage }) => ({
          value: words(`losses.stage.${stage}`),
          code: stage,
        })),
        percentColumn('median'),
        percentColumn('low'),
        percentColumn('high'),
        countColumn('stage-studies', words('country.table.stage-studies'), ({ studies }) => studies),
        yearColumn('first', words('figure.table.first-year'), ({ first }) => first),
        yearColumn('last', words('figure.table.last-year'), ({ last }) => last),
      ],
      ({ crop, commodity, stage }) => `${crop}-${commodity}-${stage}`,
    ),
  };
}
