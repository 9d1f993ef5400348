/** Names of the codes of items that are no crop's; a crop's own are in `catalog/crops`. */

// Food balances: all food, its groups, and the people it is shared out among.
export const GRAND_TOTAL = 2901;
export const POPULATION_ITEM = 3010;
export const WHEAT = 2511;
export const CEREALS = 2905;
export const STARCHY_ROOTS = 2907;
export const SUGAR_AND_SWEETENERS = 2909;
export const PULSES = 2911;
export const VEGETABLE_OILS = 2914;
export const VEGETABLES = 2918;
export const FRUITS = 2919;
export const STIMULANTS = 2922;
export const MISCELLANEOUS = 2928;
export const MEAT_GROUP = 2943;
export const MILK_GROUP = 2948;
export const EGGS = 2949;

/** Under this one no source publishes a figure: the sum over all primary crops is kept there. */
export const PRIMARY_CROPS = 1714;

/**
 * FAOSTAT's group of live animals. Forages have no item of their own; sums over animals, products and fodder crops are kept under
 * this one, under which no source publishes a figure.
 */
export const LIVE_ANIMALS = 1756;

// Land use.
export const AGRICULTURAL_LAND_ITEM = 6610;
export const CROPLAND_ITEM = 6620;
export const ARABLE_LAND_ITEM = 6621;
export const PASTURES_ITEM = 6655;

// Live animals that graze, their raw milk and their meat.
export const CATTLE_ITEM = 866;
export const BUFFALOES_ITEM = 946;
export const SHEEP_ITEM = 976;
export const GOATS_ITEM = 1016;
export const HORSES_ITEM = 1096;
export const ASSES_ITEM = 1107;
export const MULES_ITEM = 1110;
export const CAMELS_ITEM = 1126;
export const OTHER_CAMELIDS_ITEM = 1157;
export const CATTLE_MILK_ITEM = 882;
export const BUFFALO_MILK_ITEM = 951;
export const SHEEP_MILK_ITEM = 982;
export const GOAT_MILK_ITEM = 1020;
export const CAMEL_MILK_ITEM = 1130;
export const CATTLE_MEAT_ITEM = 867;
export const BUFFALO_MEAT_ITEM = 947;
export const SHEEP_MEAT_ITEM = 977;
export const GOAT_MEAT_ITEM = 1017;
export const CAMEL_MEAT_ITEM = 1127;

// Fodder crops that pages name.
export const FORAGE_MAIZE_ITEM = 636;
export const GRASSES_ITEM = 639;
export const CLOVER_ITEM = 640;
export const ALFALFA_ITEM = 641;
export const FORAGE_LEGUMES_ITEM = 643;
