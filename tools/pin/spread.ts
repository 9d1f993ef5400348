import { crops } from '#catalog/crops/index.ts';
import type { Element } from '#catalog/element.ts';
import { elements } from '#catalog/elements/index.ts';
import { listSections } from '#catalog/sections/index.ts';
import { hasSection, listElements, tableName } from '#catalog/sections/section-facts.ts';
import { podiumElements } from '#contract/addresses.ts';

/** Texts of parameters, by name. */
export type Values = Readonly<Record<string, string>>;

/** Values of parameters whose schema does not list them, in turn: chosen from the bundled figures. There are as many regions as ways of `admin`. */
export const values: Readonly<Record<string, readonly string[]>> = {
  crop: crops.map(({ id }) => id),
  q: ['bean', 'é'],
  ...toValues(`year 2020 2022 1990 1961 2013 1950; countryCode BRA WLRD KEN 002 014 SUN COD PABRA SSD YUG;
    regionCode WLRD 014 002; sectionId 1 2 3 4 5 6; month 2020-01 2022-06; since 1990; base 2015; from 2015; to 2018;
    series rice-thai-5 cocoa banana-us imf-maize sorghum; collection landraces wild-relatives; point 5 1 37987 5906;
    varietyId bdi-beans-katb1 bra-beans-apore ken-beans-none; city 1071830 1345260047;
    publicationId 10-3389-fsufs-2021-737528 10-15517-am-v15i2-11917;
    importKind varieties quotes publications seed-production industrial-quality post-harvest pabra-membership;
    country KEN BRA; iso3 KEN; origin COL USA; recipient KEN BRA; area 155 KEN; indicator 27 176; element 104 5510;
    source wfp-food-prices giews-fpma bean-varieties-seen carob-references fao-food-losses;
    offset 3; limit 2; min 2.5; top 3; institution Embrapa; maturity 90; altitude 1500; weightFrom 40; weightTo 30;
    altitudeFrom 1800; altitudeTo 500; yearFrom 1980; yearTo 1970`),
};

function toValues(text: string): Record<string, string[]> {
  return Object.fromEntries(
    text.split(';').map((entry) => {
      const [name = '', ...list] = entry.trim().split(/\s+/);
      return [name, list];
    }),
  );
}

const sections = crops.flatMap((crop) =>
  listSections(crop)
    .filter((section) => hasSection(crop, section))
    .map((section) => ({
      scope: { table: tableName(crop, section), indicatorId: String(crop.items[section.indicator]) },
      section,
    })),
);

/** Every element of every crop's sections. */
export const figures: readonly Values[] = sections.flatMap(({ scope, section }) =>
  listElements(section).map((element) => ({ ...scope, elementId: String(element) })),
);

/** Every rank of every crop's sections. */
export const ranks: readonly Values[] = sections.flatMap(({ scope, section }) =>
  podiumElements(section).map((element) => ({ ...scope, elementId: String(element) })),
);

/** Some elements of each crop's section, and those that are ranked in it. */
export const figureLists: readonly Values[] = sections.flatMap(({ scope, section }) =>
  [listElements(section).slice(0, 4), podiumElements(section)]
    .filter((ids) => ids.length > 0)
    .map((ids) => ({ ...scope, elementIds: JSON.stringify(ids), id_elements: JSON.stringify(ids) })),
);

/** Items of the tables of flows. */
export const traded: readonly Values[] = ['[176]', '[27,125]', '176', '[2546,2805]', '[1]'].map(
  (cropIds) => ({ cropIds }),
);

/** Crops with areas where they have prices or samples, and some where they have none. */
export const places: readonly Values[] =
  `beans KEN, beans GTM, beans 002, beans WLRD, beans COL, rice BGD, rice NIC,
  potato PER, potato BRA, cassava CIV, cassava UGA, sweet-potato RWA, cocoa CRI, forages AUS, musa UGA, rice SUN`
    .split(',')
    .map((pair) => {
      const [crop = '', iso3 = ''] = pair.trim().split(' ');
      return { crop, iso3 };
    });

/** Items of the release by the kinds of elements that they have. */
const stored: readonly [items: readonly (number | null)[], domains: readonly Element['domain'][]][] = [
  [[...crops.map(({ items }) => items.balance), 2615, 2616, 2901], ['food-balance']],
  [
    [...crops.map(({ items }) => items.production), 486, 489, 1714],
    ['production', 'value', 'trade', 'prices'],
  ],
  [[636, 637, 638, 639, 640, 641, 642, 643, 644, 645, 646, 647, 648, 649, 651, 655], ['production']],
  [
    [867, 882, 947, 951, 977, 982, 1017, 1020, 1127, 1130],
    ['production', 'value'],
  ],
  [[1756, 866, 946, 976, 1016, 1096, 1107, 1110, 1126, 1157], ['livestock']],
  [[6610, 6620, 6621, 6655], ['land']],
  [[3010], ['population']],
];

/** Every figure that is stored: all elements of each item. */
const columns = stored.flatMap(([items, domains]) => {
  const ids = elements.filter(({ domain }) => domains.includes(domain)).map(({ id }) => id);
  return items.flatMap((item) =>
    item === null ? [] : `/api/v1/cubes/OBSERVATIONS/${item}?elementIds=${JSON.stringify(ids)}`,
  );
});

const explained = `beans_production/KEN/5510/176/2020?
  per=inhabitant since=1990&change=absolute since=1990&change=relative&per=inhabitant change=relative&over=decade
  part=area&factor=5312&since=1990 part=yield&factor=5412&since=1990&change=relative item=27`;

const [figure = '', ...views] = explained.split(/\s+/);

/** Addresses that no rule of the list makes: combined views, several filters at once, an earlier release, nonsense. */
export const particular: readonly string[] = [
  ...columns,
  ...views.map((view) => `/api/v1/explain/${figure}${view}`),
  '/api/v1/explain/beans_production/KEN/101/176/2020?item=27',
  '/api/v1/explain/beans_consumption/UGA/5142/2546/2020?shareOf=[5142,5527,5123]',
  '/api/v1/explain/beans_consumption/UGA/5142/2546/2020?plus=[5511,5611]&minus=[5911]',
  '/api/v1/explain/beans_trade/KEN/5622/176/2020?partner=ETH',
  '/api/v1/explain/beans_trade/WLRD/5922/176/2020?flows=shown&beyond=7',
  '/api/v1/explain/beans_trade/KEN/5622/176/2020?flows=mirror&origin=ETH&destination=KEN&beyond=7',
  '/api/v1/varieties?crop=beans&country=BRA&sort=year&order=desc&limit=5',
  '/api/v1/publications?crop=beans&from=2010&to=2020&sort=title&limit=20',
  '/api/v1/losses?crop=rice&stage=farm&from=2010&limit=20',
  '/api/v1/collections/landraces?genePool=andean&habit=climbing&yearTo=1985&limit=20',
  '/api/v1/germplasm/flows?genebank=cgiar&country=COL&direction=origin&min=1&limit=20',
  '/api/v1/prices/beans/KEN?view=usdeflac&type=wholesale&base=2018&by=type',
  '/api/v1/data/areas?v={release}',
  '/api/v1/cube/beans_production/5510/176?v={release}',
  '/api/v1/data/areas?v=2020-01-01-0000000000',
  '/api/v1/release?v=../../etc',
  '/api/v1/prices/beans/KEN?view=usd&view=ipc',
  '/api/v1/prices/beans/ken',
  '/api/v1/data/value/beans_production/VALUE/BRA/0x15/176/2020',
  '/api/v1/coverage/beans_production/176?elementIds=[5510',
  '/api/v1/%E0%A4%A',
  '/api/v1/none',
  '/api/none',
  '/api/openapi.json',
  '/sitemap.xml',
  '/robots.txt',
];
