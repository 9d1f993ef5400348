import { beforeAll, describe, expect, it } from 'vitest';
import type { ReleaseSource } from '#release/facts.ts';
import { buildBeside, harvest } from './testing/build-beside.ts';
import { buildSmall, type SmallRelease } from './testing/build-small.ts';
import { pinkSheet, wfpFile, yearly } from './testing/price-files.ts';
import { temporaryFolder } from './testing/source-files.ts';
import { workbook } from './testing/workbook.ts';

const points = `SELECT s.area, k.key, price_type, m.name, commodity, crop_type, month, price, t.rows FROM price_point t
  JOIN price_series s ON s.id = t.series JOIN price_market m ON m.id = s.market JOIN source k ON k.id = s.source
  ORDER BY s.area, price_type, m.name, month`;

describe('sources of market prices', () => {
  const column = (words: string) => `"${words}, USD/kg" Commodity Code: 71332 `;
  const bulletin = (date: string, price: number) =>
    ['TZA', date, 'Arusha', 'Beans (dry)', '100 KG', 'Wholesale', 'TZS', price] as const;
  let rows: SmallRelease['rows'];
  beforeAll(async () => {
    ({ rows } = await buildBeside({
      'cameroon_bean_prices_raw.csv': [
        `\uFEFFDate-Monthly,${column('Cameroon, Retail, Yaundé, Beans (red)')},${column('Cameroon, Wholesale, Garoua, Beans')}`,
        'Jan-09,0.78,',
        'Feb-09,0.77,0.41',
      ].join('\n'),
      'rwanda_esoko_market_prices_2026-06.csv': [
        '#,Product Name,Product Name En,Markets,Date,Farmgate Price,Wholesale Price,Retail Price,Province,District',
        '1.0,Ibishyimbo Colta,Ibishyimbo Colta,kamembe,2025-06-22,900,1000,1100,Western,Rusizi',
        '2.0,Ibishyimbo Colta,Ibishyimbo Colta,kamembe,2025-06-26,940,-,1200,Western,Rusizi',
        '3.0,Ibishyimbo Colta,Ibishyimbo Colta,kamembe,Mon Jul 14 2025 11:35:00 GMT+0200 (South Africa Standard Time),950,1050,1250,Western,Rusizi',
        '4.0,Isukari,Isukari,kamembe,2025-06-26,1620,1700,1800,Western,Rusizi',
      ].join('\n'),
      'tza_mit_wholesale_2021.csv': wfpFile([
        bulletin('2021-05-05', 140_000),
        bulletin('2021-05-07', 150_000),
        bulletin('2021-05-10', 190_000),
      ]),
      'tza_mit_wholesale_2022.csv': wfpFile([bulletin('2022-05-05', 210_000)]),
      'tanzania_bean_prices_raw.csv':
        'Date-Monthly,"United Republic of Tanzania, Wholesale, Dar es Salaam, Beans, USD/kg" Commodity Code: 71331 \nMay-21,0.8\n',
      'rwanda_wfp_district_monthly_beans.csv':
        'date,market,crop,price_rwf\n2008-01-01,Bugesera,beans,270.0\n2008-01-01,Bugesera,maize,120\n',
      'nga_wfp_2017_2021.csv': wfpFile([
        ['NGA', '2017-01-15', 'Baga Road', 'Beans (red)', '1.3 KG', 'Retail', 'NGN', 390],
      ]),
    }));
  });
  const pointsOf = (area: string, key?: string) =>
    rows(points).filter((point) => point[0] === area && (key === undefined || point[1] === key));

  it("reads FAO's exports: a series a column, its name in the header behind quotes that CSV does not know", () => {
    expect(pointsOf('CMR')).toEqual([
      ['CMR', 'giews-fpma', 'retail', 'Yaundé', 'Beans (red)', 'beans-red', 2009 * 12, 0.78, 1],
      ['CMR', 'giews-fpma', 'retail', 'Yaundé', 'Beans (red)', 'beans-red', 2009 * 12 + 1, 0.77, 1],
      ['CMR', 'giews-fpma', 'wholesale', 'Garoua', 'Beans', 'beans-dry', 2009 * 12 + 1, 0.41, 1],
    ]);
    // No price in francs: nothing in the own currency.
    expect(
      rows("SELECT DISTINCT basis FROM price_month WHERE price_type = 'retail' AND area = 'CMR'"),
    ).toEqual([['usd']]);
  });

  it("reads Rwanda's e-Soko: three prices a row, dates of programs, the month's middle; farm gate is producer", () => {
    const found = pointsOf('RWA', 'rwanda-esoko').map(([, , type, , , cropType, month, price, count]) => [
      cropType,
      type,
      Number(month) - 2025 * 12,
      price,
      count,
    ]);
    // June: (900 + 940) ÷ 2, and 1000 alone, and (1100 + 1200) ÷ 2.
    expect(found).toEqual([
      ['beans-colta', 'producer', 5, 920, 2],
      ['beans-colta', 'producer', 6, 950, 1],
      ['beans-colta', 'retail', 5, 1150, 2],
      ['beans-colta', 'retail', 6, 1250, 1],
      ['beans-colta', 'wholesale', 5, 1000, 1],
      ['beans-colta', 'wholesale', 6, 1050, 1],
    ]);
    expect(rows('SELECT reason, rows FROM price_left_out')).toEqual([['no-price', 1]]);
  });

  it('gives a month of bulletins one figure, their median, and keeps sources of a country apart', () => {
    expect(
      pointsOf('TZA').map(([, key, , market, , , month, price, count]) => [key, market, month, price, count]),
    ).toEqual([
      ['tanzania-bulletins', 'Arusha', 2021 * 12 + 4, 1500, 3],
      ['tanzania-bulletins', 'Arusha', 2022 * 12 + 4, 2100, 1],
      ['giews-fpma', 'Dar es Salaam', 2021 * 12 + 4, 0.8, 1],
    ]);
    expect(
      rows(
        "SELECT place, key, markets FROM price_choice c JOIN source ON id = c.source WHERE area = 'TZA' ORDER BY place",
      ),
    ).toEqual([
      [0, 'giews-fpma', 1],
      [1, 'tanzania-bulletins', 1],
    ]);
    expect(
      rows(
        "SELECT prices, key FROM price_month c JOIN source ON id = c.source WHERE crop_type = '' AND month = 24256 AND area = 'TZA' ORDER BY key",
      ),
    ).toEqual([
      [1, 'giews-fpma'],
      [1, 'tanzania-bulletins'],
    ]);
    expect(rows("SELECT key, licence FROM source WHERE key = 'tanzania-bulletins'")).toEqual([
      ['tanzania-bulletins', 'LicenseRef-view-only'],
    ]);
  });

  it("reads Rwanda's districts, and Nigeria's older file, of which red and white beans are cowpeas", () => {
    expect([...pointsOf('NGA'), ...pointsOf('RWA', 'rwanda-districts')]).toEqual([
      ...[
        [
          'NGA',
          'wfp-food-prices-nigeria',
          'retail',
          'Baga Road',
          'Beans (red)',
          'beans-cowpea',
          2017 * 12,
          300,
          1,
        ],
      ],
      ['RWA', 'rwanda-districts', 'retail', 'Bugesera', 'beans', 'beans-dry', 2008 * 12, 270, 1],
    ]);
    expect(rows("SELECT area FROM price_month WHERE crop_type = '' AND area = 'NGA'")).toEqual([]);
  });
});

describe('benchmark prices', () => {
  const series = [
    ['Cocoa', '($/kg)'],
    ['Maize', '($/mt)'],
    ['Rice, Thai 5% ', '($/mt)'],
  ] as const;
  const sheet = 'Monthly Prices';

  it("are the later workbook's, and the earlier one's where the later has rounded them or has them no more", async () => {
    const { rows, release: facts } = await buildBeside({
      'worldbank_pinksheet_monthly_2025-12.xlsx': workbook(
        sheet,
        pinkSheet(
          series,
          [
            ['1960M01', 0.634, 45.1234, '…'],
            ['2025M01', 10.7252, 214.35, 478],
            ['2025M02', 9.81, 220.12, 480.5],
          ],
          'December 02, 2025',
        ),
      ),
      'CMO-Historical-Data-Monthly.xlsx': workbook(
        sheet,
        pinkSheet(
          series,
          [
            ['2025M01', 10.73, 214.35, 477],
            ['2025M02', 9.9, 220.12, 480.5],
            ['2025M03', 8.04, 207.5, 430],
          ],
          'June 02, 2026',
        ),
      ),
    });
    const [later, earlier] = ['world-bank-commodity-prices', 'world-bank-commodity-prices-earlier'];
    expect(
      rows(
        'SELECT series, month - 2025 * 12, value, key FROM benchmark_price b JOIN source ON id = b.source WHERE month >= 24300 ORDER BY series, month',
      ),
    ).toEqual([
      // 10.7252 rounds to 10.73, so that it is the same figure; 9.81 does not round to 9.9: revised.
      ['cocoa', 0, 10.7252, earlier],
      ['cocoa', 1, 9.9, later],
      ['cocoa', 2, 8.04, later],
      ['maize', 0, 214.35, later],
      ['maize', 1, 220.12, later],
      ['maize', 2, 207.5, later],
      ['rice-thai-5', 0, 477, later],
      ['rice-thai-5', 1, 480.5, later],
      ['rice-thai-5', 2, 430, later],
    ]);
    expect(rows('SELECT series, value FROM benchmark_price WHERE month = 1960 * 12 ORDER BY series')).toEqual(
      [
        ['cocoa', 0.634],
        ['maize', 45.1234],
      ],
    );
    expect(
      facts.sources
        .filter(({ publisher }) => publisher === 'World Bank')
        .map(({ key, file, date }) => [key, file, date]),
    ).toEqual([
      [later, 'CMO-Historical-Data-Monthly.xlsx', '2026-06-02'],
      [earlier, 'worldbank_pinksheet_monthly_2025-12.xlsx', '2025-12-02'],
    ]);
  });

  it("are the IMF's where its column follows the World Bank's series, whatever the header calls it", async () => {
    const months: readonly (readonly [month: string, cocoa: number, maize: number, rice: number])[] = [
      ['2010M01', 3.52, 167.2, 598],
      ['2010M02', 3.3, 161.6, 571],
    ];
    // Column 54 is the one of rice in a file whose header has fewer names than its rows have columns.
    const row = (date: string, bananas: number, rice: number) =>
      [date, bananas, ...Array.from({ length: 51 }, () => 7), rice].join(',');
    const { rows } = await buildBeside({
      'CMO-Historical-Data-Monthly.xlsx': workbook(sheet, pinkSheet(series, months)),
      'imf_primary_commodity_prices_monthly_v2.csv': [
        'Date,Rice',
        row('2010-01-01', 77.1, 600.5),
        row('2010-02-01', 74.2, 570),
      ].join('\n'),
    });
    expect(
      rows("SELECT series, month, value FROM benchmark_price WHERE series LIKE 'imf%' ORDER BY month"),
    ).toEqual([
      ['imf-rice', 2010 * 12, 600.5],
      ['imf-rice', 2010 * 12 + 1, 570],
    ]);
  });

  it('stop the run where a workbook lacks the sheet, and where two have no day', async () => {
    await expect(
      buildBeside({ 'CMO-Historical-Data-Monthly.xlsx': workbook('Other', [['Cocoa']]) }),
    ).rejects.toMatchObject({ code: 'truncated-archive' });
    const rows = pinkSheet(series, [['2010M01', 1, 2, 3]]).filter(
      ([first]) => !String(first).startsWith('Updated'),
    );
    await expect(
      buildBeside({
        'CMO-Historical-Data-Monthly.xlsx': workbook(sheet, rows),
        'worldbank_pinksheet_monthly_2025-12.xlsx': workbook(sheet, [...rows, ['2010M02', 1, 2, 3]]),
      }),
    ).rejects.toMatchObject({ code: 'same-source-twice' });
  });
});

describe('indicators of the World Bank', () => {
  const computed = (sources: readonly ReleaseSource[]) =>
    sources.filter(({ key }) => key === 'consumer-price-index').map(({ key, computed }) => [key, computed]);

  it('are read as it packs them: notes above the header, a year a column', async () => {
    const wide = (indicator: string, figures: string) =>
      `"Data Source","World Development Indicators",\n\n"Last Updated Date","2026-07-01",\n\n"Country Name","Country Code","Indicator Name","Indicator Code","2018","2019",\n"Kenya","KEN","Words","${indicator}",${figures},\n"Africa Eastern and Southern","AFE","Words","${indicator}",${figures},\n`;
    const { rows, release: facts } = await buildBeside({
      'API_PA.NUS.FCRF_DS2_en_csv_v2.csv': wide('PA.NUS.FCRF', '"101.3","102"'),
      'API_FP.CPI.TOTL_DS2_en_csv_v2.csv': wide('FP.CPI.TOTL', '"","190.5"'),
    });
    expect(rows('SELECT area, frequency, month, rate FROM exchange_rate ORDER BY month')).toEqual([
      ['KEN', 'Y', 2018 * 12, 101.3],
      ['KEN', 'Y', 2019 * 12, 102],
    ]);
    expect(rows('SELECT area, year, value FROM consumer_price_index')).toEqual([['KEN', 2019, 190.5]]);
    expect(computed(facts.sources)).toEqual([['consumer-price-index', false]]);
  });

  it('are said to be computed where an index was chained from its yearly changes', async () => {
    const { release: facts } = await buildBeside({
      'cpi_index_2010eq100_chained.csv': yearly([['KEN', 2019, 190.5]], 'cpi_index_2010eq100'),
    });
    expect(computed(facts.sources)).toEqual([['consumer-price-index', true]]);
  });
});

describe('a run that reads one source of prices anew', () => {
  it('takes the others, and the figures, from the current release', {
    tags: ['sweep'],
    timeout: 60_000,
  }, async () => {
    const releases = await temporaryFolder();
    const kenya = (price: number) =>
      wfpFile([['KEN', '2019-01-15', 'Nairobi', 'Beans (dry)', 'KG', 'Retail', 'KES', price]]);
    const first = {
      ...harvest,
      'wfp_food_prices_joined.csv': kenya(100),
      'pa.nus.fcrf.csv': yearly([['KEN', 2019, 102]]),
    };
    await buildSmall(first, null, releases);
    const { rows } = await buildSmall(
      { 'wfp_food_prices_joined.csv': kenya(110) },
      'wfp-food-prices',
      releases,
    );
    expect(rows("SELECT median FROM price_month WHERE crop_type = ''")).toEqual([[110]]);
    expect(rows('SELECT rate FROM exchange_rate')).toEqual([[102]]);
    expect(
      rows("SELECT value FROM observation WHERE indicator = 176 AND element = 5510 AND area = 'KEN'"),
    ).toEqual([[700_000]]);
    const other = await buildSmall(harvest, 'faostat-qcl', releases);
    expect(other.rows("SELECT median FROM price_month WHERE crop_type = ''")).toEqual([[110]]);
  });
});
