import {
  AREA_HARVESTED,
  EXPORT_VALUE,
  IMPORT_VALUE,
  LAND_USE_AREA,
  POPULATION,
  PRODUCER_PRICE,
  PRODUCER_PRICE_LOCAL,
  PRODUCER_PRICE_STANDARD_LOCAL,
  PRODUCTION,
  RESIDUALS,
  STOCK_CHANGE,
  VALUE_CONSTANT_DOLLARS,
  VALUE_CURRENT_DOLLARS,
  VALUE_INT_DOLLARS,
  YIELD,
  YIELD_HECTOGRAMS,
} from '#catalog/elements/codes.ts';
import { faostat, faostatFile, faostatLayout } from '../steps/publishers.ts';
import type { Source } from '../steps/source.ts';

/** Food balances by the method of 2010 and after; they win over the historic ones from 2010 on. */
export const faostatFbs: Source = {
  key: 'faostat-fbs',
  ...faostat('FBS'),
  title: 'FAOSTAT Food Balances (2010-)',
  domain: 'balance',
  names: ['FoodBalanceSheets_E_All_Data'],
  download: faostatFile('FoodBalanceSheets'),
  signature: { headers: ['Item Code', 'Element Code'], elements: [STOCK_CHANGE, RESIDUALS] },
  priority: 1,
  firstYear: 2010,
};

/** Food balances by the method used until 2013; thousand tonnes and per-inhabitant supply. */
export const faostatFbsh: Source = {
  key: 'faostat-fbsh',
  ...faostat('FBSH'),
  title: 'FAOSTAT Food Balances (-2013, old methodology and population)',
  domain: 'balance',
  names: ['FoodBalanceSheetsHistoric_E_All_Data'],
  download: faostatFile('FoodBalanceSheetsHistoric'),
  signature: { headers: ['Item Code', 'Element Code'], elements: [5074] },
  priority: 2,
};

/** Food balances summed to six classes of items, in tonnes: kept for later use, not shown beside single items. */
export const faostatFbsClass: Source = {
  key: 'faostat-fbs-class',
  ...faostat('FBS'),
  title: 'FAOSTAT Food Balances (2010-), classes of items',
  computed: true,
  domain: 'balance',
  names: ['FoodBalanceSheets_by_FBS-class'],
  signature: { headers: ['FBS Class', 'Element Code'], elements: [] },
  priority: 9,
  archiveOnly: true,
  layout: { ...faostatLayout, item: ['FBS Class'] },
};

/** Area harvested, production, yield and stocks. */
export const faostatQcl: Source = {
  key: 'faostat-qcl',
  ...faostat('QCL'),
  title: 'FAOSTAT Crops and Livestock Products',
  domain: 'production',
  names: ['Production_Crops_Livestock_E_All_Data', 'Production_Crops_E_All_Data'],
  download: faostatFile('Production_Crops_Livestock'),
  signature: {
    headers: ['Item Code', 'Element Code'],
    elements: [AREA_HARVESTED, PRODUCTION, YIELD, YIELD_HECTOGRAMS],
  },
  priority: 1,
};

/** Forage crops of a discontinued domain: area harvested and production until 2011. */
export const faostatFodder: Source = {
  key: 'faostat-fodder',
  ...faostat('QCL'),
  title: 'FAOSTAT Production, fodder crops (discontinued)',
  domain: 'fodder',
  names: ['Production_FodderCrops'],
  signature: { headers: ['Item Code', 'Element Code', 'Fodder'], elements: [AREA_HARVESTED, PRODUCTION] },
  priority: 2,
};

/** Gross production value as published. */
export const faostatQv: Source = {
  key: 'faostat-qv',
  ...faostat('QV'),
  title: 'FAOSTAT Value of Agricultural Production',
  domain: 'production',
  names: ['Value_of_Production_E_All_Data'],
  download: faostatFile('Value_of_Production'),
  signature: {
    headers: ['Item Code', 'Element Code'],
    elements: [VALUE_INT_DOLLARS, VALUE_CONSTANT_DOLLARS, VALUE_CURRENT_DOLLARS],
  },
  priority: 3,
};

/** Gross production value computed from production and implied international prices, where FAO's own is missing. */
export const faostatQvDerived: Source = {
  key: 'faostat-qv-derived',
  ...faostat('QV'),
  title: 'Gross production value computed from production and implied international prices',
  computed: true,
  domain: 'production',
  names: ['QV_GPV_constant_I$_derived'],
  signature: { headers: ['Item Code', 'Element Code', 'Computed'], elements: [VALUE_INT_DOLLARS] },
  priority: 4,
};

/** Land use: country, agricultural, crop and arable land. */
export const faostatRl: Source = {
  key: 'faostat-rl',
  ...faostat('RL'),
  title: 'FAOSTAT Land Use',
  domain: 'land',
  names: ['Inputs_LandUse_E_All_Data'],
  download: faostatFile('Inputs_LandUse'),
  signature: { headers: ['Item Code', 'Element Code'], elements: [LAND_USE_AREA] },
  priority: 1,
};

/** Population in thousand persons, the denominator of every per-inhabitant figure and share of population. */
export const faostatPopulation: Source = {
  key: 'faostat-population',
  ...faostat('OA'),
  title: 'FAOSTAT Annual Population',
  domain: 'population',
  names: ['Population_E_All_Data'],
  download: faostatFile('Population'),
  signature: { headers: ['Item Code', 'Element Code'], elements: [POPULATION] },
  priority: 1,
};

/** Producer prices in US dollars per tonne, yearly. */
export const faostatProducerPrices: Source = {
  key: 'faostat-producer-prices',
  ...faostat('PP'),
  title: 'FAOSTAT Producer Prices',
  domain: 'production',
  names: ['Prices_E_All_Data'],
  download: faostatFile('Prices'),
  signature: {
    headers: ['Item Code', 'Element Code', 'Months Code'],
    elements: [PRODUCER_PRICE_LOCAL, PRODUCER_PRICE_STANDARD_LOCAL, PRODUCER_PRICE],
  },
  priority: 1,
};

/** Trade values between pairs of countries; only partners with 5 % of the reporter's trade or more. */
export const faostatTm: Source = {
  key: 'faostat-tm',
  ...faostat('TM'),
  title: 'FAOSTAT Detailed Trade Matrix',
  domain: 'production',
  names: ['Trade_DetailedTradeMatrix_E_All_Data'],
  download: faostatFile('Trade_DetailedTradeMatrix'),
  signature: { headers: ['Reporter Country Code', 'Partner Country Code'], elements: [] },
  priority: 9,
  archiveOnly: true,
  layout: {
    ...faostatLayout,
    area: ['Reporter Country Code'],
    optional: { ...faostatLayout.optional, partner: ['Partner Country Code'] },
  },
};

/** Trade values summed from the trade matrix: a lower bound. */
export const faostatTclDerived: Source = {
  key: 'faostat-tcl-derived',
  ...faostat('TM'),
  title: 'Trade values, lower bound computed from the Detailed Trade Matrix',
  computed: true,
  domain: 'production',
  names: ['TCL_values_lower-bound_from_TM'],
  // FAO's own file has the same columns and elements; only the note distinguishes them.
  signature: {
    headers: ['Item Code', 'Element Code', 'Note'],
    elements: [],
    code: {
      column: 'Note',
      value: 'DERIVED lower bound: sum of TM partners each >=5% of the reporter total',
    },
  },
  priority: 6,
  lowerBound: true,
};

/** Trade of each country with all others together, as published: values and quantities. */
export const faostatTcl: Source = {
  key: 'faostat-tcl',
  ...faostat('TCL'),
  title: 'FAOSTAT Crops and Livestock Products (trade)',
  domain: 'production',
  // The name was written with a further underscore until 2021.
  names: ['Trade_CropsLivestock_E_All_Data', 'Trade_Crops_Livestock_E_All_Data'],
  download: faostatFile('Trade_CropsLivestock'),
  signature: { headers: ['Area Code', 'Item Code', 'Element Code'], elements: [IMPORT_VALUE, EXPORT_VALUE] },
  priority: 5,
};
