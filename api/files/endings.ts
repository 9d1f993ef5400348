/** Parameters of tables that an ending may take besides `figure`. */
type Takes = 'format' | 'bom' | 'decimals' | 'rows' | 'short' | 'shape';

/** Files of tables beside a page, by what their address adds to the page's: what they are, and which parameters they take. */
export const tableEndings = {
  csv: {
    type: 'text/csv; charset=utf-8; header=present',
    takes: ['format', 'bom', 'decimals', 'rows', 'short', 'shape'],
  },
  json: { type: 'application/json; charset=utf-8', takes: [] },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', takes: ['rows'] },
  'metadata.json': { type: 'application/json; charset=utf-8', takes: [] },
  /** What describes the CSV with the same parameters, as CSV on the Web has it. */
  'csv-metadata.json': {
    type: 'application/csvm+json; charset=utf-8',
    takes: ['bom', 'rows', 'short', 'shape'],
  },
  zip: { type: 'application/zip', takes: ['short', 'shape'] },
  jsonstat: { type: 'application/json; charset=utf-8', takes: [] },
  parquet: { type: 'application/vnd.apache.parquet', takes: ['shape'] },
  'sdmx.csv': { type: 'application/vnd.sdmx.data+csv; version=2.0.0; charset=utf-8', takes: [] },
} as const satisfies Readonly<Record<string, { type: string; takes: readonly Takes[] }>>;

export type TableEnding = keyof typeof tableEndings;

export const isTableEnding = (ending: string | undefined): ending is TableEnding =>
  ending !== undefined && Object.hasOwn(tableEndings, ending);

export const takes = (ending: TableEnding, parameter: Takes): boolean =>
  (tableEndings[ending].takes as readonly Takes[]).includes(parameter);
