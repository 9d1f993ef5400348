import { expect, it } from 'vitest';
import { checkFile } from './check-file.ts';

const words = Object.assign((key: string) => (key === 'areas.COL' ? 'Colombia' : key), { has: () => true });
const header = 'country,crop,date,market,product,quote_type,price,currency,unit';
const now = new Date('2026-06-01T00:00:00Z');
const check = (...rows: string[]) =>
  checkFile(new TextEncoder().encode([header, ...rows].join('\n')), 'quotes', {
    countries: new Set(['COL', 'KEN']),
    words,
    now,
  });

it('checks the rows of a file as the import does, and names the code of a country', () => {
  const right = 'COL,beans,2026-05-30,Bogotá,Cargamanto,trade,8400,COP,kg';
  expect(check(right)).toEqual({ rows: 1, faults: [] });
  const { rows, faults } = check(right, right.replace('COL', 'Colombia').replace('8400', '1.250'));
  expect(rows).toBe(1);
  expect(faults.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^row 3, column country: .* use COL$/),
    expect.stringMatching(/^row 3, column price: .* 1250/),
  ]);
});

it('refuses days that have not come, and the supplier of the template', () => {
  const provenance = ',Name of your institution,2026-05-31';
  const file = [
    `${header},supplied_by,supplied_on`,
    `COL,beans,2027-05-30,Bogotá,Cargamanto,trade,8400,COP,kg${provenance}`,
    'COL,beans,2026-05-30,Bogotá,Radical,trade,8400,COP,kg,Bolsa,2027-01-01',
    'COL,beans,2026-05-30,Bogotá,Calima,trade,8400,COP,kg,Bolsa,2026-05-31',
  ].join('\n');
  const { rows, faults } = checkFile(new TextEncoder().encode(file), 'quotes', {
    countries: new Set(['COL']),
    words,
    now,
  });
  expect(rows).toBe(1);
  expect(faults.map(({ text }) => text.split(':')[0])).toEqual([
    'row 2, column supplied_by',
    'row 2, column date',
    'row 3, column supplied_on',
  ]);
});

it('says what is no table', () => {
  const { rows, faults } = checkFile(new Uint8Array([0x50, 0x4b, 3, 4]), 'quotes', {
    countries: new Set(),
    words,
    now,
  });
  expect(rows).toBe(0);
  expect(faults[0]?.text).toContain('Excel');
});
