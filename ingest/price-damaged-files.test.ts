import { describe, expect, it } from 'vitest';
import { buildBeside } from './testing/build-beside.ts';
import { pinkSheet, wfpFile } from './testing/price-files.ts';
import { workbook } from './testing/workbook.ts';

const kenya = wfpFile([['KEN', '2019-01-15', 'Nairobi', 'Beans (dry)', 'KG', 'Retail', 'KES', 90]]);
const joined = 'wfp_food_prices_joined.csv';
const sheet = 'Monthly Prices';
const rice = pinkSheet(
  [
    ['Cocoa', '($/kg)'],
    ['Maize', '($/mt)'],
  ],
  [['2019M01', 2.26, 167]],
);

const prices = `SELECT s.area, m.name, m.admin1, s.commodity, p.month - 2019 * 12, p.price FROM price_point p
  JOIN price_series s ON s.id = p.series JOIN price_market m ON m.id = s.market ORDER BY s.area, m.name`;

describe('a file of prices that is written in another way', () => {
  it('is read with a byte order mark, lines of Windows and commas within quotes', async () => {
    const header = kenya.split('\n')[0] ?? '';
    const line =
      'KEN,2019-01-15,"Nyanza, south",,"Kisumu ""Kibuye"", market",-0.1,34.7,food,"Beans (kidney, dry)",KG,actual,Retail,KES,95,0.9';
    const { rows } = await buildBeside({ [joined]: `\uFEFF${header}\r\n${line}\r\n` });
    expect(rows(prices)).toEqual([
      ['KEN', 'Kisumu "Kibuye", market', 'Nyanza, south', 'Beans (kidney, dry)', 0, 95],
    ]);
  });

  it('is read in Latin-1', async () => {
    const text = wfpFile([['CIV', '2019-01-15', 'Bouaké', 'Rice (imported)', 'KG', 'Retail', 'XOF', 400]]);
    const { rows } = await buildBeside({ [joined]: Buffer.from(text, 'latin1') });
    expect(rows(prices)).toEqual([['CIV', 'Bouaké', null, 'Rice (imported)', 0, 400]]);
  });

  it("is read in the layout of WFP's file of all countries, with numbers of markets and commodities", async () => {
    const columns =
      'countryiso3,date,admin1,admin2,market,market_id,latitude,longitude,category,commodity,commodity_id,unit,priceflag,pricetype,currency,price,usdprice';
    const tags =
      '#country+code,#date,#adm1+name,#adm2+name,#loc+market+name,#loc+market+code,#geo+lat,#geo+lon,#item+type,#item+name,#item+code,#item+unit,#item+price+flag,#item+price+type,#currency+code,#value,#value+usd';
    const { rows } = await buildBeside({
      'wfp_food_prices_global_2019.csv': [
        columns,
        tags,
        'KEN,2019-01-15,Nairobi,Nairobi,Kangemi,7122,-1.27,36.74,pulses and nuts,Beans (dry),262,KG,actual,Retail,KES,95.5,0.94',
        'UGA,2019-01-15,Central,Kampala,Owino,1254,0.31,32.57,pulses and nuts,Beans,50,KG,"actual,aggregate",Retail,UGX,3100,0.84',
        'UGA,2019-02-15,Central,Kampala,Owino,1254,0.31,32.57,pulses and nuts,Beans,50,KG,forecast,Retail,UGX,0,0',
        '',
      ].join('\n'),
    });
    expect(rows(prices)).toEqual([
      ['KEN', 'Kangemi', 'Nairobi', 'Beans (dry)', 0, 95.5],
      ['UGA', 'Owino', 'Central', 'Beans', 0, 3100],
    ]);
    expect(rows('SELECT area, reason, rows FROM price_left_out')).toEqual([['UGA', 'forecast', 1]]);
  });
});

describe('a file of prices that cannot be read', () => {
  it.each<readonly [what: string, file: string, content: string | Buffer, code: string, named: string]>([
    ['lacks a column', joined, kenya.replace(',currency,', ',money,'), 'wrong-columns', '"currency" missing'],
    ['has another header', joined, 'a,b,c\n1,2,3\n', 'wrong-columns', '"date", "market"'],
    ['is empty', joined, '', 'empty-file', joined],
    ['is no text', joined, Buffer.from([0, 1, 2, 0, 3]), 'not-a-csv', joined],
    ['has a row of too many fields', joined, `${kenya}${'x,'.repeat(30)}x\n`, 'not-a-csv', joined],
    [
      'is a ZIP cut short',
      'wfp_food_prices_joined.zip',
      Buffer.from('PK\u0003\u0004cut'),
      'truncated-archive',
      'joined.zip',
    ],
    [
      'lacks the rate',
      'hdx_imf_monthly_exchange_rates.csv',
      'Date,Currency,Country code\n',
      'wrong-columns',
      '"Rate"',
    ],
    ['has no month', 'cameroon_bean_prices_raw.csv', 'Month,"Cameroon"\n', 'wrong-columns', '"Date-Monthly"'],
    [
      'has no series',
      'cameroon_bean_prices_raw.csv',
      'Date-Monthly,Words\nJan-09,1\n',
      'wrong-columns',
      'no series',
    ],
    [
      'has no year',
      'cpi_index_2010eq100.csv',
      'Country Name,Country Code\nKenya,KEN\n',
      'wrong-columns',
      'cpi_index',
    ],
    [
      'has years and no figures',
      'pa.nus.fcrf.csv',
      'Country Name,Country Code,Year\nKenya,KEN,2019\n',
      'wrong-columns',
      'pa.nus.fcrf.csv',
    ],
    [
      'has no column of prices',
      'rwanda_wfp_district_monthly_beans.csv',
      'date,market,crop\n',
      'wrong-columns',
      'price_rwf',
    ],
    [
      'is a workbook cut short',
      'CMO-Historical-Data-Monthly.xlsx',
      workbook(sheet, rice).subarray(0, 300),
      'truncated-archive',
      'CMO-Historical',
    ],
    [
      'is a workbook without maize',
      'CMO-Historical-Data-Monthly.xlsx',
      workbook(
        sheet,
        rice.map((line) => line.slice(0, 2)),
      ),
      'wrong-columns',
      '"Maize" missing',
    ],
  ])('stops the run with its name when it %s', async (_, file, content, code, mention) => {
    const failure = await buildBeside({ [file]: content }).then(
      () => null,
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ code, message: expect.stringContaining(mention) });
  });
});
