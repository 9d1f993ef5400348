import { describe, expect, it } from 'vitest';
import { industrialQuality } from '#datasets/industrial-quality/dataset.ts';
import { quotes } from '#datasets/quotes/dataset.ts';
import { seedProduction } from '#datasets/seed-production/dataset.ts';
import type { ImportFormat } from '#domain/imports/import-format.ts';
import { postHarvestFormat } from '#domain/imports/post-harvest.ts';
import { varietiesFormat } from '#domain/imports/varieties.ts';
import { checkRows, describeFault } from './check-rows.ts';
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
  return { rows: rows.map(({ row }) => row), faults: faults.map(describeFault) };
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

describe('signs that nobody sees', () => {
  it.each([
    ['RWR\u202E2245', 'U+202E'],
    ['RWR\u200B2245', 'U+200B'],
    ['RWR\u20602245', 'U+2060'],
    ['RW\u00ADR 2245', 'U+00AD'],
    ['RWR\u200D2245', 'U+200D'],
    ['RWR \u200C2245', 'U+200C'],
  ])('are refused by name: %j', (name, sign) => {
    expect(variety(name).faults).toEqual([
      `row 2, column variety: ${JSON.stringify(name)} has a sign that nobody sees, ${sign}: write it anew`,
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
  it('with three places are asked about, unless another number shows that points part decimals', () => {
    const asked = ['row 2, column value: "1.250" can be read as 1250 and as 1.250: write 1250, or 1.2500'];
    for (const delimiter of [',', ';']) {
      expect(quality(delimiter, '1.250').faults).toEqual(asked);
      expect(quality(delimiter, '1.250', '1250').faults).toEqual(asked);
      for (const values of [['1.250', '62.5'], ['1.2500'], ['1.250', '0.125']]) {
        const table = quality(delimiter, ...values);
        expect(table.faults).toEqual([]);
        expect(Number(table.rows[0]?.['value'])).toBe(1.25);
      }
    }
    for (const other of ['62,5', '1.250.000', '12.500,5'])
      expect(quality(';', '1.250', other, '62.5').faults).toEqual(expect.arrayContaining(asked));
  });

  it('may have as many places as exports write', () => {
    expect(quality(',', '0.0000001', '0.12345678901234567').faults).toEqual([]);
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

const seed = (cells: Readonly<Record<string, string>>) => {
  const row = {
    country: 'RWA',
    crop: 'beans',
    year: '2024',
    seed_class: 'basic',
    quantity: '5',
    unit: 't',
    ...cells,
  };
  const quoted = Object.values(row).map((cell) => `"${cell.replaceAll('"', '""')}"`);
  return check(seedProduction.format, `${Object.keys(row).join(',')}\n${quoted.join(',')}\n`);
};

describe('what spreadsheets write into cells', () => {
  it.each(['country', 'crop', 'year', 'quantity', 'unit', 'variety', 'note', 'link'])(
    'is refused where it is the error of a formula, in the column %s',
    (column) => {
      for (const error of ['#N/A', '#REF!', '#¡REF!', '#N/D', '#NOME?', '#VALOR!', '#DIV/0!', 'Err:502'])
        expect(seed({ [column]: error }).faults).toEqual([
          expect.stringContaining(`row 2, column ${column}: "${error}" is the error of a formula`),
        ]);
    },
  );

  it('is refused where it was made of a name, and taken behind an apostrophe', () => {
    for (const name of ['2-Mar', '12-feb', '01/03/2026', '1E+05', '45353']) {
      expect(seed({ variety: name }).faults).toHaveLength(1);
      expect(seed({ variety: `'${name}` }).rows[0]?.['variety']).toBe(name);
      expect(seed({ note: name }).faults).toEqual([]);
    }
    expect(
      check(varietiesFormat, 'crop,country,variety,synonyms\nbeans,RWA,MAR 2,"Ituri; 2-Mar"\n').faults,
    ).toEqual([expect.stringContaining('column synonyms: "Ituri; 2-Mar" is a day')]);
  });

  it('is one number where thousands are parted, and asked about where there are two', () => {
    for (const quantity of ['1 250', '1\u00A0250', "1'250", '1,250.0', '1.250,0', '1250.00'])
      expect(seed({ quantity }).rows[0]?.['quantity']).toBe('1250');
    expect(seed({ quantity: '1,250' }).faults).toEqual([expect.stringContaining('as 1250 and as 1.250')]);
    expect(seed({ year: '2024.0' }).rows[0]?.['year']).toBe('2024');
    for (const year of ['2024.5', '2.024', '2023/25'])
      expect(seed({ year }).faults).toEqual([`row 2, column year: "${year}" is no whole number`]);
    for (const quantity of ['-', '..', 'n.a.', '…'])
      expect(seed({ quantity }).faults).toEqual([expect.stringContaining('says that nothing is known')]);
  });

  it('is a day where it can be no other one', () => {
    for (const day of ['2026-5-9', '2026-05-09T00:00:00'])
      expect(quote(day).rows[0]?.['date']).toBe('2026-05-09');
    for (const day of ['09/05/2026', '46171', '9-may-26', '2026-5-32'])
      expect(quote(day).faults).toHaveLength(1);
  });
});

it('keeps a text of several lines as one', () => {
  expect(seed({ variety: 'RWR\r\n2245', note: 'one\rtwo' }).rows[0]).toMatchObject({
    variety: 'RWR 2245',
    note: 'one two',
  });
});

it('names rows that are no records once each, and columns without a name that have something in them', () => {
  const head = 'country,crop,country_name,,\n'.replace('country_name', 'variety');
  expect(
    check(varietiesFormat, `${head}RWA,beans,A,,\nTOTAL,,1,,\nSource: office,,,,\n${head}`).faults,
  ).toEqual([
    expect.stringContaining('row 3: "TOTAL" is a sum of rows'),
    expect.stringContaining('row 4: "Source: office" is a note'),
    expect.stringContaining('row 5: "country" is the header once more'),
  ]);
  expect(check(varietiesFormat, `${head}RWA,beans,A,,high\n`).faults).toEqual([
    'row 1: cell 5 is empty, and the column with "high" needs its name',
  ]);
});
