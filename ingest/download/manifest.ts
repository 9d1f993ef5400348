import type { LicenceId } from '#catalog/licences.ts';

/** One file as its publisher offers it to everyone. */
export type BulkFile = {
  /** Key of the source that reads the file, and what `--only` takes. */
  key: string;
  title: string;
  publisher: string;
  /** Licence of the figures. */
  licence: LicenceId;
  /** The page for people that describes the figures. */
  page: string;
  url: string;
  /** Name under which the file is kept; always a ZIP. */
  file: string;
  /** Expected size in bytes, for a file that is pinned. */
  bytes?: number;
  /** Expected sha256, lower-case hexadecimal, for a file that is pinned. */
  sha256?: string;
  /**
   * True when the publisher packs the file anew for each request. Its bytes then differ although the figures
   * do not, so that a kept copy is asked for again only after a while, and its checksum is no promise.
   */
  generated?: boolean;
};

/** FAO names its bulk files after the domain; the domain code leads to the page. */
function faostat(key: string, domain: string, name: string, title: string): BulkFile {
  const file = `${name}_E_All_Data_(Normalized).zip`;
  return {
    key,
    title: `FAOSTAT: ${title}`,
    publisher: 'Food and Agriculture Organization of the United Nations (FAO)',
    licence: 'CC-BY-4.0',
    page: `https://www.fao.org/faostat/en/#data/${domain}`,
    url: `https://bulks-faostat.fao.org/production/${file}`,
    file,
  };
}

/** The World Bank packs an indicator as CSV files, with their metadata, on request. */
function worldDevelopmentIndicator(key: string, indicator: string, title: string): BulkFile {
  return {
    key,
    title: `World Development Indicators: ${title}`,
    publisher: 'World Bank',
    licence: 'CC-BY-4.0',
    page: `https://data.worldbank.org/indicator/${indicator}`,
    url: `https://api.worldbank.org/v2/en/indicator/${indicator}?downloadformat=csv`,
    file: `WDI_${indicator}.zip`,
    generated: true,
  };
}

/** Every official file that a release can be built from. */
export const bulkFiles: readonly BulkFile[] = [
  faostat('faostat-qcl', 'QCL', 'Production_Crops_Livestock', 'Crops and livestock products'),
  faostat('faostat-qv', 'QV', 'Value_of_Production', 'Value of agricultural production'),
  faostat('faostat-fbs', 'FBS', 'FoodBalanceSheets', 'Food balances (2010–)'),
  faostat(
    'faostat-fbsh',
    'FBSH',
    'FoodBalanceSheetsHistoric',
    'Food balances (–2013, old methodology and population)',
  ),
  faostat('faostat-producer-prices', 'PP', 'Prices', 'Producer prices'),
  faostat('faostat-tcl', 'TCL', 'Trade_CropsLivestock', 'Trade of crops and livestock products'),
  faostat('faostat-tm', 'TM', 'Trade_DetailedTradeMatrix', 'Detailed trade matrix'),
  faostat('faostat-population', 'OA', 'Population', 'Annual population'),
  faostat('faostat-rl', 'RL', 'Inputs_LandUse', 'Land use'),
  worldDevelopmentIndicator('world-population', 'SP.POP.TOTL', 'Population, total'),
  worldDevelopmentIndicator('wdi-inflation', 'FP.CPI.TOTL.ZG', 'Inflation, consumer prices (annual %)'),
  worldDevelopmentIndicator('wdi-exchange-rate', 'PA.NUS.FCRF', 'Official exchange rate (LCU per US$)'),
];
