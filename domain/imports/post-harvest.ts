import { commoditiesOf, lossCommodities, lossMethods, lossStages } from '#catalog/losses/stages.ts';
import { type ImportColumn, type ImportFormat, keyOfColumns, provenanceColumns } from './import-format.ts';
import { countryColumn, cropColumn, yearColumn } from './record-columns.ts';

const percent = { type: 'number', minimum: 0, maximum: 100 } as const;

const columns = [
  cropColumn,
  {
    name: 'commodity',
    required: true,
    type: 'text',
    oneOf: lossCommodities,
    description: 'What of the crop is lost: as harvested, or what is made of it',
    example: 'beans-dry',
  },
  countryColumn,
  {
    name: 'region',
    type: 'text',
    named: true,
    longest: 200,
    description: 'Part of the country that was looked at; empty where it is all of it',
    example: 'Musanze',
  },
  {
    ...yearColumn,
    description: 'Year in which it was measured; of a season over two years the one in which it ends',
  },
  {
    name: 'stage',
    required: true,
    type: 'text',
    oneOf: lossStages,
    description: 'Stage of the chain; whole-chain where the figure is of all of it',
    example: 'storage',
  },
  {
    name: 'activity',
    type: 'text',
    longest: 200,
    description: 'What was done there: threshing, drying',
    example: '',
  },
  {
    name: 'loss_percent',
    required: true,
    ...percent,
    description: 'Percent of the quantity that came to the stage',
    example: '4.2',
  },
  {
    name: 'loss_low',
    ...percent,
    description: 'Lower end, where a range is known; with loss_high',
    example: '3.1',
  },
  { name: 'loss_high', ...percent, description: 'Upper end of the range', example: '5.3' },
  {
    name: 'method',
    required: true,
    type: 'text',
    oneOf: lossMethods,
    description: 'How the figure was come by',
    example: 'survey',
  },
  {
    name: 'treatment',
    type: 'text',
    longest: 400,
    description: 'What was compared: kind of store, variety',
    example: '',
  },
  { name: 'cause', type: 'text', longest: 400, description: 'What caused the loss', example: 'bruchids' },
  {
    name: 'sample',
    type: 'text',
    longest: 400,
    description: 'How many were looked at, in words',
    example: '120 households',
  },
  {
    name: 'reference',
    type: 'text',
    longest: 400,
    description: 'The work that the figure is from: authors, year, title',
    example: '',
  },
  {
    name: 'link',
    type: 'url',
    longest: 500,
    description: 'Address of that work',
    example: 'https://www.rab.gov.rw/',
  },
  ...provenanceColumns,
] as const satisfies readonly ImportColumn[];

type LossColumn = (typeof columns)[number]['name'];
/** Columns of the format of losses, for import and export, in their order. */
export const lossColumns: readonly LossColumn[] = columns.map(({ name }) => name);

/** Columns that identify a figure: one study may have several of a stage. */
const primaryKey: readonly LossColumn[] = [
  'crop',
  'commodity',
  'country',
  'region',
  'year',
  'stage',
  'activity',
  'treatment',
  'method',
  'reference',
  'loss_percent',
];

export const postHarvestFormat: ImportFormat = {
  id: 'post-harvest',
  title: 'Losses after the harvest',
  columns,
  primaryKey,
  keyOf: keyOfColumns(primaryKey),
  faultsOf: (row) => {
    const cellOf = (column: LossColumn): string => row[column] ?? '';
    const [low, high] = [cellOf('loss_low'), cellOf('loss_high')];
    const faults: [column: LossColumn, reason: string][] = [];
    const commodities: readonly string[] = commoditiesOf(cellOf('crop'));
    if (!commodities.includes(cellOf('commodity')))
      faults.push([
        'commodity',
        `is nothing of ${cellOf('crop')}: ${commodities.length === 0 ? 'no commodity of it is known' : commodities.join(', ')}`,
      ]);
    if ((low === '') !== (high === ''))
      faults.push([low === '' ? 'loss_low' : 'loss_high', 'is empty, and a range needs both ends']);
    else if (low !== '') {
      if (Number(low) > Number(high)) faults.push(['loss_low', `is above loss_high, ${high}`]);
      else if (Number(cellOf('loss_percent')) < Number(low) || Number(cellOf('loss_percent')) > Number(high))
        faults.push(['loss_percent', `is not between loss_low and loss_high, ${low} and ${high}`]);
    }
    return faults;
  },
};
