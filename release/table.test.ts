import { expect, it } from 'vitest';
import { bytes, ddlOf, integer, type RowOf, real, table, text } from './table.ts';

const plot = table('plot', {
  about: 'A plot.',
  columns: {
    farm: text<'a' | 'b'>('whose it is'),
    number: integer('which one'),
    area: real('hectares').nullable(),
    outline: bytes('its corners'),
  },
  key: ['farm', 'number'],
  indexes: { plot_area: ['area', 'farm'] },
});

it('makes a table, its key and its indexes', () => {
  expect(ddlOf(plot)).toBe(`CREATE TABLE plot (
  farm TEXT NOT NULL,
  number INTEGER NOT NULL,
  area REAL,
  outline BLOB NOT NULL,
  PRIMARY KEY (farm, number)
) WITHOUT ROWID;
CREATE INDEX plot_area ON plot (area, farm);
`);
  const row: RowOf<typeof plot> = { farm: 'a', number: 1, area: null, outline: new Uint8Array(8) };
  expect(Object.keys(row)).toEqual(Object.keys(plot.columns));
});

it('marks a key of one column beside it', () => {
  const farm = table('farm', {
    about: 'A farm.',
    columns: { id: integer('number') },
    key: ['id'],
    hasRowId: true,
  });
  expect(ddlOf(farm)).toBe('CREATE TABLE farm (\n  id INTEGER PRIMARY KEY\n);\n');
});
