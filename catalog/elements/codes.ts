/**
 * Names of the elements' codes. A code that FAO publishes is FAO's; smaller ones are the observatory's own. Where countries and
 * aggregates have codes of their own for one meaning, the one for aggregates ends in `_AGGREGATE`.
 */

// Food balances as published: thousand tonnes.
export const FOOD = 5142;
export const FEED = 5521;
export const SEED = 5527;
export const PROCESSING = 5131;
export const LOSSES = 5123;
export const NON_FOOD_USES = 5154;
export const TOURIST_CONSUMPTION = 5171;
export const RESIDUALS = 5170;
export const DOMESTIC_SUPPLY = 5301;
export const BALANCE_PRODUCTION = 5511;
export const BALANCE_IMPORTS = 5611;
export const BALANCE_EXPORTS = 5911;
export const STOCK_CHANGE = 5072;

// Food balances, derived: the three uses that pages show as one, and supply as pages show it.
export const OTHER_USES = 95154;
export const SUPPLIED_PRODUCTION = 8;
export const SUPPLIED_PRODUCTION_AGGREGATE = 10;
export const SUPPLIED_EXPORTS = 9;
export const SELF_SUFFICIENCY = 12;
export const IMPORT_SHARE = 13;

// Food per inhabitant: kilograms a year, kilocalories and grams a day.
export const FOOD_PER_CAPITA = 645;
export const FOOD_PER_CAPITA_AGGREGATE = 14;
export const ENERGY_PER_CAPITA = 664;
export const PROTEIN_PER_CAPITA = 674;
export const FAT_PER_CAPITA = 684;

// The crop among all food.
export const ENERGY_SHARE = 6;
export const PROTEIN_SHARE = 7;
export const WORLD_FOOD_SHARE = 23;
export const WORLD_FOOD_SHARE_AGGREGATE = 24;
export const ENERGY_RANK = 1;
export const ENERGY_RANK_AGGREGATE = 4;
export const PROTEIN_RANK = 2;
export const PROTEIN_RANK_AGGREGATE = 5;
export const FOOD_RANK = 16;
export const FOOD_RANK_AGGREGATE = 20;

// Harvests.
export const AREA_HARVESTED = 5312;
export const PRODUCTION = 5510;
export const YIELD = 5412;
/** Yield in hectograms per hectare, as older files have it. */
export const YIELD_HECTOGRAMS = 5419;
export const AREA_SHARE = 101;
export const WORLD_AREA_SHARE = 102;
export const AREA_RANK = 103;
export const AREA_RANK_AGGREGATE = 104;
export const WORLD_PRODUCTION_SHARE = 111;
export const PRODUCTION_RANK = 113;
export const PRODUCTION_RANK_AGGREGATE = 114;

// Gross production value.
export const VALUE_INT_DOLLARS = 152;
export const VALUE_CONSTANT_DOLLARS = 58;
export const VALUE_CURRENT_DOLLARS = 57;
export const WORLD_VALUE_SHARE = 121;
export const VALUE_SHARE = 122;
export const VALUE_RANK = 123;
export const VALUE_RANK_AGGREGATE = 124;

// Land use.
export const LAND_USE_AREA = 5110;
export const AGRICULTURAL_LAND = 201;
export const CROPLAND = 202;
export const ARABLE_LAND = 203;
export const PASTURES = 204;
export const CROPLAND_PER_INHABITANT = 205;

// Grazing livestock.
export const LIVESTOCK_NUMBERS = 5111;
export const GRAZING_LIVESTOCK = 210;
export const CATTLE = 211;
export const BUFFALOES = 212;
export const SHEEP = 213;
export const GOATS = 214;
export const HORSES = 215;
export const ASSES = 216;
export const MULES = 217;
export const CAMELS = 218;
export const OTHER_CAMELIDS = 219;
export const WORLD_LIVESTOCK_SHARE = 221;
export const STOCKING_DENSITY = 222;
export const PASTURE_SHARE = 223;
export const WORLD_PASTURE_SHARE = 224;

// Their raw milk and meat.
export const MILK = 230;
export const CATTLE_MILK = 231;
export const BUFFALO_MILK = 232;
export const SHEEP_MILK = 233;
export const GOAT_MILK = 234;
export const CAMEL_MILK = 235;
export const WORLD_MILK_SHARE = 236;
export const MEAT = 240;
export const CATTLE_MEAT = 241;
export const BUFFALO_MEAT = 242;
export const SHEEP_MEAT = 243;
export const GOAT_MEAT = 244;
export const CAMEL_MEAT = 245;
export const WORLD_MEAT_SHARE = 246;
export const CATTLE_MILK_VALUE = 260;
export const CATTLE_MEAT_VALUE = 261;
export const SHEEP_MEAT_VALUE = 262;
export const GOAT_MEAT_VALUE = 263;
export const CATTLE_MILK_VALUE_DOLLARS = 264;
export const CATTLE_MEAT_VALUE_DOLLARS = 265;
export const WORLD_CATTLE_MILK_VALUE_SHARE = 266;
export const WORLD_CATTLE_MEAT_VALUE_SHARE = 267;

// Fodder crops, which FAO counted until 2011.
export const FODDER_AREA = 250;
export const FODDER_PRODUCTION = 251;
export const FORAGE_MAIZE = 252;
export const ALFALFA = 253;
export const GRASSES = 254;
export const CLOVER = 255;
export const FORAGE_LEGUMES = 256;

// Prices, trade and population.
export const PRODUCER_PRICE = 5532;
export const PRODUCER_PRICE_LOCAL = 5530;
export const PRODUCER_PRICE_STANDARD_LOCAL = 5531;
export const IMPORT_VALUE = 5622;
export const EXPORT_VALUE = 5922;
export const IMPORT_QUANTITY = 5610;
export const EXPORT_QUANTITY = 5910;
export const TRADE_BALANCE = 131;
export const IMPORT_UNIT_VALUE = 132;
export const EXPORT_UNIT_VALUE = 133;
export const POPULATION = 511;
