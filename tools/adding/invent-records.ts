import { openTree, replace } from './invent.ts';

const definition = `import { yearColumn } from '#domain/imports/record-columns.ts';
import { recordKind } from '../engine/handed-in.ts';

/** Soil tests: a laboratory's results for one sample of a field's soil. */
export const soilTests = recordKind({
  id: 'soil-tests',
  title: 'Soil tests',
  table: 'soil_test',
  about: 'A test of soil.',
  columns: [
    { ...yearColumn, description: 'Year in which the sample was taken' },
    {
      name: 'ph',
      required: true,
      type: 'number',
      minimum: 2,
      maximum: 12,
      description: 'pH of the soil in water',
      example: '5.6',
    },
    {
      name: 'texture',
      required: true,
      type: 'text',
      oneOf: ['sand', 'loam', 'clay'],
      description: 'Texture of the soil',
      example: 'loam',
    },
    {
      name: 'laboratory',
      required: true,
      type: 'text',
      named: true,
      longest: 160,
      description: 'Who measured it',
      example: 'Laboratory of Rubona',
    },
  ],
  same: ['country', 'crop', 'year', 'texture', 'laboratory'],
  type: 'texture',
  slips: { ph: '56' },
  page: { path: 'soil-tests', group: 'production', crops: ['beans'] },
});
`;

const words = {
  en: {
    'records.title.soil-tests': 'Soil tests {cropOf}',
    'records.description.soil-tests': 'Soil tests by country and year, as supplied.',
    'records.room.soil-tests.what': 'A record is one sample of a field’s soil: its pH and its texture.',
    'records.room.soil-tests.who': 'Laboratories and soil services can send theirs.',
    'records.column.ph': 'pH',
    'records.column.texture': 'Texture',
    'records.value.texture.sand': 'sandy',
    'records.value.texture.loam': 'loamy',
    'records.value.texture.clay': 'clayey',
    'contribute.soil-tests.name': 'Soil tests',
    'contribute.soil-tests.row': 'A row is one sample',
    'contribute.soil-tests.count': '{count, plural, =0 {No figures yet} one {# test} other {# tests}}',
    'contribute.what.ph': 'pH of the soil in water',
    'contribute.what.texture': 'texture of the soil',
  },
  es: {
    'records.title.soil-tests': 'Análisis de suelos {cropOf}',
    'records.description.soil-tests': 'Análisis de suelos por país y año, tal como se aportaron.',
    'records.room.soil-tests.what': 'Un registro es una muestra de suelo: su pH y su textura.',
    'records.room.soil-tests.who': 'Los laboratorios y servicios de suelos pueden enviar los suyos.',
    'records.column.ph': 'pH',
    'records.column.texture': 'Textura',
    'records.value.texture.sand': 'arenosa',
    'records.value.texture.loam': 'franca',
    'records.value.texture.clay': 'arcillosa',
    'contribute.soil-tests.name': 'Análisis de suelos',
    'contribute.soil-tests.row': 'Una fila es una muestra',
    'contribute.soil-tests.count': '{count, plural, =0 {Aún sin datos} one {# análisis} other {# análisis}}',
    'contribute.what.ph': 'pH del suelo en agua',
    'contribute.what.texture': 'textura del suelo',
  },
  pt: {
    'records.title.soil-tests': 'Análises de solo {cropOf}',
    'records.description.soil-tests': 'Análises de solo por país e ano, tal como foram fornecidas.',
    'records.room.soil-tests.what': 'Um registro é uma amostra de solo: seu pH e sua textura.',
    'records.room.soil-tests.who': 'Laboratórios e serviços de solos podem enviar as suas.',
    'records.column.ph': 'pH',
    'records.column.texture': 'Textura',
    'records.value.texture.sand': 'arenosa',
    'records.value.texture.loam': 'média',
    'records.value.texture.clay': 'argilosa',
    'contribute.soil-tests.name': 'Análises de solo',
    'contribute.soil-tests.row': 'Uma linha é uma amostra',
    'contribute.soil-tests.count': '{count, plural, =0 {Ainda sem dados} one {# análise} other {# análises}}',
    'contribute.what.ph': 'pH do solo em água',
    'contribute.what.texture': 'textura do solo',
  },
};

/** Adds contributed soil tests to a copy of the tree by CONTRIBUTING.md. Returns the files and the number of their lines. */
export function inventRecords(tree: string): { files: readonly string[]; lines: number } {
  const { files, read, readWords, write } = openTree(tree);
  let lines = 0;
  const add = (path: string, before: string, after: string): void => {
    lines += after.split('\n').length - (before === '' ? 1 : before.split('\n').length);
    write(path, after);
  };
  const toText = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

  add('datasets/soil-tests/dataset.ts', '', definition);
  const index = 'datasets/record-kinds.ts';
  add(
    index,
    read(index),
    replace(
      read(index),
      [
        "import { seedProduction } from './seed-production/dataset.ts';",
        "import { seedProduction } from './seed-production/dataset.ts';\nimport { soilTests } from './soil-tests/dataset.ts';",
      ],
      ['industrialQuality] as const', 'industrialQuality, soilTests] as const'],
    ),
  );
  for (const [language, ownWords] of Object.entries(words)) {
    add(`locales/${language}/records/soil-tests.json`, '', toText(ownWords));
    const names = `locales/${language}/sections.json`;
    const more = { 'sections.soil-tests.name': ownWords['contribute.soil-tests.name'] };
    add(names, read(names), toText({ ...readWords(names), ...more }));
  }
  return { files, lines };
}
