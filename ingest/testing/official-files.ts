import { pinkSheet, wfpCountryFile } from './price-files.ts';
import { zip } from './source-files.ts';
import { workbook } from './workbook.ts';

/** Code lists that FAO packs beside the data; made longer than the data, which must be found all the same. */
function companions(name: string): Record<string, string> {
  return {
    [`${name}_E_AreaCodes.csv`]: `Area Code,M49 Code,Area\n${"21,'076,Brazil\n".repeat(400)}`,
    [`${name}_E_ItemCodes.csv`]: `Item Code,CPC Code,Item\n${"176,'01701,Beans; dry\n".repeat(400)}`,
    [`${name}_E_Elements.csv`]: 'Element Code,Element\n5510,Production\n',
    [`${name}_E_Flags.csv`]: 'Flag,Description\nA,Official figure\n',
  };
}

/** A bulk file of FAO as its publisher packs it: the normalised table among its code lists. */
function faostat(name: string, header: string, rows: readonly string[], encoding: BufferEncoding = 'utf8') {
  const table = Buffer.from(`${[header, ...rows].join('\r\n')}\r\n`, encoding);
  const { [`${name}_E_Flags.csv`]: flags = '', ...before } = companions(name);
  return zip({ ...before, [`${name}_E_All_Data_(Normalized).csv`]: table, [`${name}_E_Flags.csv`]: flags });
}

const balanceHeader =
  'Area Code,Area Code (M49),Area,Item Code,Item Code (FBS),Item,Element Code,Element,Year Code,Year,Unit,Value,Flag,Note';
const productionHeader =
  'Area Code,Area Code (M49),Area,Item Code,Item Code (CPC),Item,Element Code,Element,Year Code,Year,Unit,Value,Flag,Note';
const plainHeader =
  'Area Code,Area Code (M49),Area,Item Code,Item,Element Code,Element,Year Code,Year,Unit,Value,Flag,Note';

const brazil = "21,'076,Brazil";
const beans = "2546,'S2546,Beans";
const rice = "2807,'S2807,Rice and products";
const dryBeans = '176,\'01701,"Beans, dry"';

/** An indicator as the World Bank packs it: notes above the header, a year a column, metadata beside it. */
function worldBankIndicator(indicator: string, rows: readonly string[]): Buffer {
  return zip({
    [`Metadata_Indicator_API_${indicator}_DS2_en_csv_v2_1.csv`]:
      '"INDICATOR_CODE","INDICATOR_NAME","SOURCE_NOTE","SOURCE_ORGANIZATION"\n',
    [`API_${indicator}_DS2_en_csv_v2_1.csv`]: `\uFEFF${[
      '"Data Source","World Development Indicators",',
      '',
      '"Last Updated Date","2026-07-01",',
      '',
      '"Country Name","Country Code","Indicator Name","Indicator Code","1960","2022","2023",',
      ...rows,
    ].join('\r\n')}\r\n`,
    [`Metadata_Country_API_${indicator}_DS2_en_csv_v2_1.csv`]: `"Country Code","Region","IncomeGroup","SpecialNotes","TableName",\n${'"CHN","East Asia & Pacific","Upper middle income","A long note","China",\n'.repeat(40)}`,
  });
}

/** Rows of FAO's harvests; the observatory takes four of them. */
export const harvestRows: readonly string[] = [
  `${brazil},${dryBeans},5312,Area harvested,2023,2023,ha,2700000,A,`,
  `${brazil},${dryBeans},5510,Production,2023,2023,t,2899043,A,`,
  `${brazil},${dryBeans},5412,Yield,2023,2023,kg/ha,1073.7,A,`,
  `${brazil},1057,'02151,Chickens,5112,Stocks,2023,2023,1000 An,1577000,A,`,
  `${brazil},882,'02211,Raw milk of cattle,5318,Milk Animals,2023,2023,An,15700000,A,`,
  `5873,'198,OECD,${dryBeans},5510,Production,2023,2023,t,1900000,A,`,
];

/** FAO's archive of harvests with these rows. */
export function harvestFile(rows: readonly string[]): Buffer {
  return faostat('Production_Crops_Livestock', productionHeader, rows);
}

/** A row of harvests: dry beans of Brazil, tonnes. */
export function harvestRow(year: number, tonnes: number): string {
  return `${brazil},${dryBeans},5510,Production,${year},${year},t,${tonnes},A,`;
}

/** WFP as HDX names it. */
const wfp = { id: '3ecac442-7fed-448d-8f78-b385ef6f84e7', name: 'wfp' };

/** The bulk files of a small world, by the key of their source: Brazil, Côte d'Ivoire, China (mainland). */
export const officialFiles: Readonly<Record<string, Buffer>> = {
  'faostat-fbs': faostat('FoodBalanceSheets', balanceHeader, [
    `${brazil},2501,'S2501,Population,511,Total Population - Both sexes,2023,2023,1000 No,211140.73,X,`,
    `${brazil},2901,'S2901,Grand Total,664,Food supply (kcal/capita/day),2023,2023,kcal/cap/d,3200,E,`,
    `${brazil},2901,'S2901,Grand Total,661,Food supply (kcal),2023,2023,million Kcal,246612377,E,`,
    `${brazil},${beans},5511,Production,2023,2023,1000 t,2900,E,`,
    `${brazil},${beans},5611,Import quantity,2023,2023,1000 t,100,I,`,
    `${brazil},${beans},5911,Export quantity,2023,2023,1000 t,200,X,`,
    `${brazil},${beans},5072,Stock Variation,2023,2023,1000 t,-20,I,`,
    `${brazil},${beans},5142,Food,2023,2023,1000 t,2600,E,"a note, with a comma"`,
    `${brazil},${beans},645,"Food supply quantity (kg/capita/yr)",2023,2023,kg/cap,12.31,E,`,
    `${brazil},${beans},664,Food supply (kcal/capita/day),2023,2023,kcal/cap/d,112,E,`,
    `${brazil},${rice},5142,Food,2023,2023,1000 t,9000,E,`,
    `${brazil},${rice},664,Food supply (kcal/capita/day),2023,2023,kcal/cap/d,400,E,`,
    `107,'384,Côte d'Ivoire,${beans},5142,Food,2023,2023,1000 t,40,E,`,
    `5000,'001,World,${beans},5142,Food,2023,2023,1000 t,20000,E,`,
    `5000,'001,World,${beans},645,"Food supply quantity (kg/capita/yr)",2023,2023,kg/cap,2.48,E,`,
  ]),
  'faostat-fbsh': faostat(
    'FoodBalanceSheetsHistoric',
    balanceHeader,
    [
      `107,'384,Côte d'Ivoire,${beans},5142,Food,2005,2005,1000 t,30,E,`,
      `${brazil},2805,'S2805,Rice (Milled Equivalent),5142,Food,2005,2005,1000 t,6000,E,`,
      `${brazil},${rice},5142,Food,2005,2005,1000 t,8996,E,`,
      `${brazil},${rice},5123,Losses,2005,2005,1000 t,1000,E,`,
    ],
    'latin1',
  ),
  'faostat-qcl': harvestFile(harvestRows),
  'faostat-qv': faostat('Value_of_Production', productionHeader, [
    `${brazil},${dryBeans},152,Gross Production Value (constant 2014-2016 thousand I$),2023,2023,1000 Int$,2100000,E,`,
    `${brazil},${dryBeans},55,Gross Production Value (constant 2014-2016 thousand SLC),2023,2023,1000 SLC,6000000,E,`,
  ]),
  'faostat-producer-prices': faostat(
    'Prices',
    productionHeader.replace('Unit', 'Months Code,Months,Unit').replace(',Note', ''),
    [
      `${brazil},${dryBeans},5532,Producer Price (USD/tonne),2023,2023,7021,Annual value,USD,1100.5,A`,
      `${brazil},${dryBeans},5532,Producer Price (USD/tonne),2023,2023,7001,January,USD,999,A`,
    ],
  ),
  'faostat-tcl': faostat('Trade_CropsLivestock', productionHeader, [
    `${brazil},${dryBeans},5610,Import quantity,2023,2023,t,66500,A,`,
    `${brazil},${dryBeans},5622,Import value,2023,2023,1000 USD,58800,A,`,
    `${brazil},${dryBeans},5922,Export value,2023,2023,1000 USD,110400,A,`,
    `${brazil},866,'02111,Cattle,5908,Export quantity,2023,2023,An,500000,A,`,
  ]),
  'faostat-tm': faostat(
    'Trade_DetailedTradeMatrix',
    'Reporter Country Code,Reporter Country Code (M49),Reporter Countries,Partner Country Code,Partner Country Code (M49),Partner Countries,Item Code,Item Code (CPC),Item,Element Code,Element,Year Code,Year,Unit,Value,Flag',
    [
      `${brazil},107,'384,Côte d'Ivoire,${dryBeans},5922,Export value,2023,2023,1000 USD,500,A`,
      `${brazil},252,'896,Unspecified Area,${dryBeans},5910,Export quantity,2023,2023,t,3,A`,
    ],
  ),
  'faostat-population': faostat('Population', plainHeader, [
    `${brazil},3010,Population - Est. & Proj.,511,Total Population - Both sexes,2023,2023,1000 No,211140.73,X,`,
    `${brazil},3010,Population - Est. & Proj.,512,Total Population - Male,2023,2023,1000 No,103694.2,X,`,
    `107,'384,Côte d'Ivoire,3010,Population - Est. & Proj.,511,Total Population - Both sexes,2023,2023,1000 No,31165.65,X,`,
    `5000,'001,World,3010,Population - Est. & Proj.,511,Total Population - Both sexes,2023,2023,1000 No,8091734.93,X,`,
  ]),
  'faostat-rl': faostat('Inputs_LandUse', plainHeader, [
    `${brazil},6600,Country area,5110,Area,2023,2023,1000 ha,851577,A,`,
    `${brazil},6621,Arable land,5110,Area,2023,2023,1000 ha,57000,E,`,
    `${brazil},6621,Arable land,7209,Share in Land area,2023,2023,%,6.8,E,`,
  ]),
  'world-population': worldBankIndicator('SP.POP.TOTL', [
    '"China","CHN","Population, total","SP.POP.TOTL","667070000","1412175000","1410710000",',
    '"Not classified","INX","Population, total","SP.POP.TOTL","","","",',
    '"World","WLD","Population, total","SP.POP.TOTL","3031474234","7989981520","8061876001",',
  ]),
  'world-bank-exchange-rates': worldBankIndicator('PA.NUS.FCRF', [
    '"Kenya","KEN","Official exchange rate","PA.NUS.FCRF","7.14","117.87","139.85",',
  ]),
  'consumer-price-index': worldBankIndicator('FP.CPI.TOTL', [
    '"Kenya","KEN","Consumer price index (2010 = 100)","FP.CPI.TOTL","","233.9","251.7",',
  ]),
  'world-bank-commodity-prices': workbook(
    'Monthly Prices',
    pinkSheet(
      [
        ['Cocoa', '($/kg)'],
        ['Maize', '($/mt)'],
      ],
      [['2023M01', 2.62, 302.75]],
      'December 02, 2025',
    ),
  ),
  'wfp-food-prices': Buffer.from(
    JSON.stringify({
      success: true,
      result: {
        count: 2,
        results: [
          {
            name: 'wfp-food-prices-for-kenya',
            organization: wfp,
            resources: [{ url: '/wfp_food_prices_ken.csv' }, { url: '/notes.csv' }],
          },
          {
            name: 'wfp-food-prices-for-uganda',
            organization: wfp,
            resources: [{ url: '/wfp_food_prices_uga.csv' }],
          },
        ],
      },
    }),
  ),
  'wfp_food_prices_ken.csv': Buffer.from(
    wfpCountryFile([
      ['KEN', '1/15/2023', 'Nairobi', 'Beans (dry)', '90 KG', 'Wholesale', 'KES', 12_600],
      ['KEN', '2023-02-15', 'Nairobi', 'Beans (dry)', '90 KG', 'Wholesale', 'KES', 13_500],
    ]),
  ),
  'wfp_food_prices_uga.csv': Buffer.from(
    wfpCountryFile([['UGA', '2023-01-15', 'Owino', 'Beans', 'KG', 'Retail', 'UGX', 4000]]),
  ),
};
