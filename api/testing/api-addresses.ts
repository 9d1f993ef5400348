import { crops } from '#catalog/crops/index.ts';
import { listSections } from '#catalog/sections/index.ts';
import { hasSection, listElements, tableName } from '#catalog/sections/section-facts.ts';
import { podiumElements } from '#contract/addresses.ts';

/** A path in `/api/openapi.json`. */
interface Described {
  get?: { parameters?: { name: string; in: string; required?: boolean; schema: { enum?: unknown[] } }[] };
}

type Values = Readonly<Record<string, string>>;

/** Tables with their items, and of each some elements: of every crop and section. */
const figures: readonly Values[] = crops.flatMap((crop) =>
  listSections(crop)
    .filter((section) => hasSection(crop, section))
    .flatMap((section) => {
      const scope = { table: tableName(crop, section), indicatorId: String(crop.items[section.indicator]) };
      const elements = [...listElements(section).slice(0, 2), ...podiumElements(section).slice(0, 2)];
      return elements.map((element) => {
        const list = JSON.stringify([element]);
        return { ...scope, elementId: String(element), elementIds: list, id_elements: list };
      });
    }),
);

const prices: readonly Values[] = ['beans', 'rice', 'cassava', 'potato'].flatMap((crop) =>
  ['KEN', 'BRA', 'TZA', 'UGA'].map((iso3) => ({ crop, iso3, month: '2020-01' })),
);

const trade: readonly Values[] = ['[2546]', '[176]', '[2546,2511]', '[128,130]'].map((cropIds) => ({
  cropIds,
  year: '2020',
}));

/** Values that a parameter has in turn, where its schema does not list them. */
const values: Readonly<Record<string, readonly string[]>> = {
  year: ['2020', '2019', '1990'],
  countryCode: ['BRA', 'KEN', 'WLRD', '002', 'SUN'],
  regionCode: ['WLRD', '002', '014'],
  sectionId: ['1', '2', '3', '4', '5', '6'],
  series: ['beans', 'rice-thailand-5', 'cocoa', 'maize'],
  collection: ['landraces', 'wild-relatives', 'mexico-specimens'],
  point: ['5', '6', '9'],
  varietyId: ['ken-beans-flora', 'ken-beans-none'],
  publicationId: ['10-1007-s10705-018-9915-9', '10-1038-ng-3008'],
  importKind: ['varieties', 'quotes', 'publications'],
  flow: ['1', '2', '1,2'],
  q: ['bean', 'BRS', 'é'],
  from: ['2015'],
  to: ['2018'],
  offset: ['1'],
  limit: ['2'],
  country: ['KEN', 'BRA'],
  crop: ['beans', 'rice', 'cassava'],
  source: ['1', 'faostat-qcl'],
  min: ['2'],
  top: ['3'],
  origin: ['USA', 'COL'],
  recipient: ['KEN', 'BRA'],
  area: ['BRA', 'KEN'],
  indicator: ['2546', '176'],
  element: ['645', '5510'],
  base: ['2018'],
  since: ['2015'],
};

/**
 * Addresses of every path of the description: with its required parameters, and then with each of its optional ones. The list
 * is the same at each call. Some are refused, which has to read the same as well.
 */
export function listAddresses(paths: Readonly<Record<string, Described>>): Map<string, string[]> {
  const pairs = Object.entries(paths).map(([path, { get }]): [string, string[]] => {
    const parameters = get?.parameters ?? [];
    const inTurn = ({ name, schema }: (typeof parameters)[number]): readonly string[] =>
      schema.enum?.map(String) ?? values[name] ?? [];
    const needed = parameters.filter((one) => one.required || one.in === 'path');
    const scopes = needed.some(({ name }) => name === 'indicatorId' || name === 'table')
      ? figures
      : needed.some(({ name }) => name === 'cropIds')
        ? trade
        : needed.some(({ name }) => name === 'iso3')
          ? prices
          : [{} as Values];
    const bases = scopes.flatMap((scope, at) => {
      const open = needed.filter(({ name }) => scope[name] === undefined);
      const most = Math.max(1, ...open.map((one) => inTurn(one).length));
      // With many scopes each gets one value of the others, in turn; a single one gets them all.
      const turns = scopes.length > 8 ? [at] : Array.from({ length: most }, (_, turn) => turn);
      return turns.map((turn): Values => {
        const filled = open.map((one) => [one.name, inTurn(one)[turn % inTurn(one).length] ?? '1']);
        return { ...scope, ...Object.fromEntries(filled) };
      });
    });
    const write = (values: Values): string => {
      const search = needed
        .filter((one) => one.in === 'query')
        .map(({ name }) => `${name}=${encodeURIComponent(values[name] ?? '')}`);
      const place = path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
      return `${place}${search.length === 0 ? '' : `?${search.join('&')}`}`;
    };
    const plain = bases.map(write);
    const besides = parameters
      .filter((one) => one.in === 'query' && !one.required && one.name !== 'v')
      .flatMap((one) => inTurn(one).map((value) => `${one.name}=${encodeURIComponent(value)}`));
    const more = plain
      .slice(0, 3)
      .flatMap((address) => besides.map((one) => `${address}${address.includes('?') ? '&' : '?'}${one}`));
    return [path, [...new Set([...plain, ...more])]];
  });
  return new Map(pairs);
}
