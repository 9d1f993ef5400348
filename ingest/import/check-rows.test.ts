import { describe, expect, it } from 'vitest';
import { industrialQuality } from '#datasets/industrial-quality/dataset.ts';
import { quotes } from '#datasets/quotes/dataset.ts';
import { seedProduction } from '#datasets/seed-production/dataset.ts';
import { describeFault } from '#domain/imports/check-rows.ts';
import type { ImportFormat } from '#domain/imports/import-format.ts';
import { postHarvestFormat } from '#domain/imports/post-harvest.ts';
import { varietiesFormat } from '#domain/imports/varieties.ts';
import { checkRows } from './check-rows.ts';
import { readTable } from './read-table.ts';

const countries = new Set(['RWA', 'COL']);

/** Faults of a table, and its rows. */
function check(kind: ImportFormat, text: string) {
  const table = readTable(
    Buffer.from(text),
    kind.columns.map(({ name }) => name),
  );
  if (!('header' in table)) throw new Error(JSON.stringify(table.faults));
  const { rows, faults } = checkRows(kind, table, countries);
  return { rows: rows.map(({ row }) => row), faults: faults.map((fault) => describeFault(fault)) };
}

const variety = (name: string) => check(varietiesFormat, `crop,country,variety\nbeans,RWA,${name}\n`);
const quote = (day: string) =>
  check(
    quotes.format,
    `country,crop,date,market,product,quote_type,price,currency,unit\nCOL,beans,${day},Cali,Bola roja,trade,7850,COP,kg\n`,
  );
const quality = (delimiter: string, ...values: string[]) =>
  check(
    industrialQuality.format,
    [
      ['country', 'crop', 'variety', 'year', 'trait', 'value', 'unit'],
      ...values.map((value, at) => ['RWA', 'beans', `V${at}`, '2024', 'iron', value, 'mg/kg']),
    ]
      .map((cells) => `${cells.join(delimiter)}\n`)
      .join(''),
  );
const loss = (crop: string, commodity: string) =>
  check(
    postHarvestFormat,
    `crop,commodity,country,year,stage,loss_percent,method\n${crop},${commodity},RWA,2024,storage,4.2,survey\n`,
  );

describe('invisible characters', () => {
  it.each([
    ['RWR\u202E2245', 'U+202E'],
    ['RWR\u200B2245', 'U+200B'],
    ['RWR\u20602245', 'U+2060'],
    ['RW\u00ADR 2245', 'U+00AD'],
    ['RWR\u200D2245', 'U+200D'],
    ['RWR \u200C2245', 'U+200C'],
  ])('are refused by name: %j', (name, sign) => {
    expect(variety(name).faults).toEqual([
      `row 2, column variety: ${JSON.stringify(name)} has an invisible character, ${sign}: write it anew`,
    ]);
  });

  it.each(['می\u200Cخواهم', 'क्\u200Dष', 'Ángela (A 1)', 'Naïve “2”'])(
    'are none of the script’s own: %j',
    (name) => {
      expect(variety(name).faults).toEqual([]);
    },
  );
});

describe('days', () => {
  it.each(['0026-05-30', '1026-05-30', '1899-12-31'])('before there were quotes are refused: %s', (day) => {
    expect(quote(day).faults).toEqual([`row 2, column date: "${day}" comes before 1900-01-01`]);
  });

  it('may be long ago', () => {
    expect(quote('1900-01-01').faults).toEqual([]);
  });
});

describe('numbers', () => {
  it('with three decimals are ambiguous, unless another number shows that points part decimals', () => {
    const faults = ['row 2, column value: "1.250" can be read as 1250 and as 1.250: write 1250, or 1.2500'];
    for (const delimiter of [',', ';']) {
      expect(quality(delimiter, '1.250').faults).toEqual(faults);
      expect(quality(delimiter, '1.250', '1250').faults).toEqual(faults);
      for (const values of [['1.250', '62.5'], ['1.2500'], ['1.250', '0.125']]) {
        const table = quality(delimiter, ...values);
        expect(table.faults).toEqual([]);
        expect(Number(table.rows[0]?.['value'])).toBe(1.25);
      }
    }
    for (const other of ['62,5', '1.250.000', '12.500,5'])
      expect(quality(';', '1.250', other, '62.5').faults).toEqual(expect.arrayContaining(faults));
  });

  it('may have as many places as exports write', () => {
    expect(quality(',', '0.0000001', '0.12345678901234567').faults).toEqual([]);
  });
});

describe('values that fit their rows', () => {
  const score = (value: string) =>
    check(
      industrialQuality.format,
      `country,crop,variety,year,trait,value,unit\nRWA,beans,V,2024,canning-appearance,${value},score 1-7\n`,
    );
  const range = (price: string, high: string) =>
    check(
      quotes.format,
      `country,crop,date,market,product,quote_type,price,price_high,currency,unit\nCOL,beans,2026-05-29,Cali,Bola roja,trade,${price},${high},COP,kg\n`,
    );

  it('are scores from the lowest to the highest', () => {
    for (const value of ['1', '7']) expect(score(value).faults).toEqual([]);
    for (const value of ['0.9', '7.1']) expect(score(value).faults).toHaveLength(1);
  });

  it('are ranges of prices with the higher end last, however many digits it has', () => {
    for (const [price, high] of [
      ['950', '1050'],
      ['950', '950'],
    ] as const)
      expect(range(price, high).faults).toEqual([]);
    expect(range('1050', '950').faults).toHaveLength(1);
  });

  it('are of one record only where all that identifies it is the same', () => {
    const rows = (...producers: string[]) =>
      check(
        seedProduction.format,
        `country,crop,year,seed_class,producer,quantity,unit\n${producers
          .map((producer) => `RWA,beans,2024,basic,${producer},5,t\n`)
          .join('')}`,
      );
    expect(rows('RAB', 'Cooperative', '').faults).toEqual([]);
    expect(rows('RAB', 'RAB').faults).toHaveLength(1);
  });
});

describe('what is lost', () => {
  it('is a commodity of its crop', () => {
    expect(loss('beans', 'beans-dry').faults).toEqual([]);
    expect(loss('rice', 'rice-milled').faults).toEqual([]);
    expect(loss('beans', 'rice-milled').faults).toEqual([
      'row 2, column commodity: "rice-milled" is nothing of beans: beans-dry',
    ]);
    expect(loss('musa', 'beans-dry').faults).toEqual([
      'row 2, column commodity: "beans-dry" is nothing of musa: no commodity of it is known',
    ]);
  });
});

it('times to maturity and yields that no variety has are out of range', () => {
  const rows = [
    ['1-2000 days', '0.001-500 t/ha'],
    ['65 months', '1,250 kg/ha'],
    ['0 days', '0 t/ha'],
    ['80-2001 days', '1,250 t/ha'],
    ['66 months', '500001 kg/ha'],
  ];
  const text = rows.map(([maturity, harvest], at) => `beans,RWA,V${at},${maturity},"${harvest}"\n`).join('');
  const time = 'is out of range: 1 to 2000 days';
  const mass = 'is out of range: 1 to 500000 kg/ha';
  expect(check(varietiesFormat, `crop,country,variety,maturity,yield\n${text}`).faults).toEqual([
    `row 4, column maturity: "0 days" ${time}`,
    `row 4, column yield: "0 t/ha" ${mass}`,
    `row 5, column maturity: "80-2001 days" ${time}`,
    `row 5, column yield: "1,250 t/ha" ${mass}`,
    `row 6, column maturity: "66 months" ${time}`,
    `row 6, column yield: "500001 kg/ha" ${mass}`,
  ]);
});
