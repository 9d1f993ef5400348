import { expect, it } from 'vitest';
import { yearColumn } from '#domain/imports/record-columns.ts';
import { recordKind } from './handed-in.ts';

const texture = {
  name: 'texture',
  required: true,
  type: 'text',
  oneOf: ['sand', 'clay'],
  description: 'Texture of the soil',
  example: 'clay',
} as const;
const laboratory = {
  name: 'laboratory',
  type: 'text',
  named: true,
  description: 'Who',
  example: '',
} as const;

const soil = {
  ...{ id: 'soil-tests', title: 'Soil tests', table: 'soil_test', about: 'A test of soil.', page: null },
  columns: [yearColumn, texture, laboratory],
  same: ['country', 'crop', 'year', 'texture', 'laboratory'],
  type: 'texture',
} as const;

it('makes the columns of the import: place and crop first, who supplied them last', () => {
  const { format } = recordKind(soil);
  expect(format.columns.map(({ name }) => name)).toEqual([
    ...['country', 'crop', 'year', 'texture', 'laboratory', 'reference', 'link', 'note'],
    ...['supplied_by', 'supplied_on', 'licence'],
  ]);
  expect(format.primaryKey).toEqual(['country', 'crop', 'year', 'texture', 'laboratory']);
});

it('takes names that differ in case and accents alone for one, and an unknown one for none', () => {
  const { keyOf } = recordKind(soil).format;
  const row = { country: 'RWA', crop: 'beans', year: '2024', texture: 'clay' };
  expect(keyOf({ ...row, laboratory: 'Rubóna' })).toBe(keyOf({ ...row, laboratory: 'RUBONA' }));
  expect(keyOf({ ...row, laboratory: 'Rubona' })).not.toBe(keyOf(row));
});

it('searches free text, and finds by the codes of its type', () => {
  const { q, type } = recordKind(soil).list.filters;
  const row = { source: 'import-x', place: 1, cells: { texture: 'clay', laboratory: 'Rubona', note: 'wet' } };
  expect(q.of(row)).toEqual(['Rubona', '', 'wet']);
  expect(type.of(row)).toBe('clay');
});

it.each([{ same: ['country', 'ph'] }, { type: 'ph' }])('names a column that it lacks: %o', (change) => {
  expect(() => recordKind({ ...soil, ...change })).toThrow('The records soil-tests have no column ph.');
});
