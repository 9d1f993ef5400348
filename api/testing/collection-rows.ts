import type { Row } from '#release/schema.ts';

type PointRow = Partial<Omit<Row<'collection_point'>, 'collection' | 'source'>> & {
  id: number;
  published: string;
};

const columns = [
  ...['collection', 'id', 'source', 'latitude', 'longitude', 'decimals', 'flagged', 'gene_pool', 'condition'],
  ...['habit', 'colours', 'species', 'taxon', 'weight', 'altitude', 'year', 'published'],
] as const;

const blank = {
  ...{ latitude: null, longitude: null, decimals: 0, flagged: null, gene_pool: null, condition: null },
  ...{ habit: null, colours: '', species: null, taxon: null, weight: null, altitude: null, year: null },
};

const cell = (value: string | number | null): string =>
  value === null ? 'NULL' : typeof value === 'number' ? String(value) : `'${value}'`;

const insert = (collection: string, source: number, rows: readonly PointRow[]): string =>
  rows
    .map((row) => {
      const all: Record<string, string | number | null> = { ...blank, ...row, collection, source };
      return `INSERT INTO collection_point VALUES (${columns.map((name) => cell(all[name] ?? null)).join(', ')});`;
    })
    .join('\n');

/** Sources of collections: one that may be redistributed, and one that may only be shown. */
const [open, closed] = [951, 952];

const sources = [
  [open, 'ciat-bean-landraces', 'Landraces', 'CC-BY-4.0'],
  [closed, 'conabio-phaseolus-mexico', 'Specimens', 'LicenseRef-view-only'],
]
  .map(
    ([id, key, title, licence]) => `INSERT INTO source
      SELECT ${id}, '${key}', '${key}.csv', 'Publisher', '${title}', url, '2026-01-02', sha256, '${licence}', 0, 0
      FROM source WHERE id = 1;`,
  )
  .join('\n');

const [neiva, popayan] = [
  { latitude: 2.9167, longitude: -75, decimals: 4 },
  { latitude: 2.45, longitude: -76.6167, decimals: 4 },
];

/**
 * Landraces: two at one place, one of two colours, one without gene pool and weight, one at 0,0. Specimens: one in the sea, one
 * without coordinates and year, whose locality begins like a formula. No occurrences of wild relatives: their file is not there.
 */
export const collectionRows = [
  sources,
  insert('landraces', open, [
    {
      ...{ id: 5, ...neiva, gene_pool: 'mesoamerican', habit: 'climbing', colours: 'cream,purple' },
      ...{ weight: 23, altitude: 1520, published: '["5","2.9167","-75.0","Mesoamerican","","1520"]' },
    },
    {
      ...{ id: 6, ...neiva, gene_pool: 'andean', habit: 'bush', colours: 'red' },
      ...{ weight: 51.5, altitude: 1520, published: '["6","2.9167","-75.0","Andean","","1520"]' },
    },
    {
      ...{ id: 9, ...popayan, habit: 'bush', colours: 'red', altitude: 1760 },
      published: '["9","2.45","-76.6167","N/A","","1760"]',
    },
    {
      ...{ id: 12, latitude: 0, longitude: 0, flagged: 'zero', gene_pool: 'andean', habit: 'bush' },
      ...{ colours: 'black', weight: 40, altitude: -3, published: '["12","0","0","Andean","","-3"]' },
    },
  ]),
  insert('mexico-specimens', closed, [
    {
      ...{ id: 1, latitude: 19.0247, longitude: -110.5, decimals: 4, flagged: 'off-land', condition: 'wild' },
      ...{ species: 'Phaseolus vulgaris', taxon: 'Phaseolus vulgaris', year: 1978, altitude: 1960 },
      published: '["1","19.0247","-110.5","Delgado-Salinas"]',
    },
    {
      ...{ id: 2, species: 'Phaseolus lunatus', taxon: 'Phaseolus lunatus var. silvester' },
      published: '["2","","","Acosta-Gallegos","","","9999","9999","","","=1+1"]',
    },
  ]),
].join('\n');
