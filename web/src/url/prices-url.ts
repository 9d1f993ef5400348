import type { PriceView } from '#domain/prices/view.ts';
import type { Beside } from '#domain/prices/what-changed.ts';

export type PriceTypeId = 'retail' | 'wholesale' | 'producer';

/** What a page of domestic prices shows; all of it is in the URL. `null` stands for what the data open with. */
export interface PricesView {
  /** ISO3 code; `null` shows the map. */
  country: string | null;
  /** Market of the country. */
  city: number | null;
  type: PriceTypeId | null;
  /** Key of the source. */
  source: string | null;
  /** Id of a crop type. */
  cropType: string | null;
  /** One line with its band, or a line for each crop type. */
  by: 'crop' | 'type';
  view: PriceView | null;
  base: number | null;
  beside: Beside;
  /** Year of the map. */
  year: number | null;
  tab: 'view' | 'metadata';
  /** Blocks that show their table. */
  tables: readonly string[];
  /** The median whose prices are shown: its month, with its crop type where it is not the chosen one (`2025-11.beans-red`). */
  explain: string | null;
}

export const initialPrices: PricesView = {
  country: null,
  city: null,
  type: null,
  source: null,
  cropType: null,
  by: 'crop',
  view: null,
  base: null,
  beside: 'inflation',
  year: null,
  tab: 'view',
  tables: [],
  explain: null,
};

const types: readonly PriceTypeId[] = ['retail', 'wholesale', 'producer'];
const views: readonly PriceView[] = ['nominal', 'ipc', 'usd', 'usdeflac'];
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const figure = /^\d{4}-(0[1-9]|1[0-2])(\.[a-z0-9]+(-[a-z0-9]+)*)?$/;
const mostTables = 20;

const oneOf = <T extends string>(allowed: readonly T[], text: string | null): T | undefined =>
  allowed.find((entry) => entry === text);

const matching = (text: string | null, pattern: RegExp): string | null =>
  text !== null && text.length <= 80 && pattern.test(text) ? text : null;

const numberOf = (text: string | null, pattern: RegExp): number | null =>
  text !== null && pattern.test(text) ? Number(text) : null;

/** Reads a query string. What it does not know falls back; it never throws. */
export function parsePrices(search: string): PricesView {
  const query = new URLSearchParams(search);
  const country = matching(query.get('country'), /^([A-Z]{3,4}|\d{3})$/);
  return {
    country,
    city: country === null ? null : numberOf(query.get('city'), /^\d{1,15}$/),
    type: oneOf(types, query.get('type')) ?? null,
    source: matching(query.get('source'), slug),
    cropType: matching(query.get('crop_type'), slug),
    by: query.get('by') === 'type' ? 'type' : 'crop',
    view: oneOf(views, query.get('view')) ?? null,
    base: numberOf(query.get('base'), /^\d{4}$/),
    beside: query.get('beside') === 'exchange-rate' ? 'exchange-rate' : 'inflation',
    year: numberOf(query.get('year'), /^\d{4}$/),
    tab: query.get('tab') === 'metadata' ? 'metadata' : 'view',
    tables: (query.get('table') ?? '')
      .split('~')
      .filter((id) => slug.test(id))
      .slice(0, mostTables),
    explain: country === null ? null : matching(query.get('explain'), figure),
  };
}

/** The view as the fields of a form or a query, defaults left out. `version` is the release that the address names. */
export function pricesFields(
  view: PricesView,
  version: string | null,
): readonly (readonly [string, string])[] {
  const fields: [string, string | number | null][] = [
    ['country', view.country],
    ['city', view.city],
    ['type', view.type],
    ['source', view.source],
    ['crop_type', view.cropType],
    ['by', view.by === 'crop' ? null : view.by],
    ['view', view.view],
    ['base', view.base],
    ['beside', view.beside === initialPrices.beside ? null : view.beside],
    ['year', view.year],
    ['tab', view.tab === 'view' ? null : view.tab],
    ['table', view.tables.length === 0 ? null : view.tables.join('~')],
    ['explain', view.explain],
    ['v', version],
  ];
  return fields.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)] as const]));
}

/** Writes the view as a query string with `?`, or an empty string. */
export function serialisePrices(view: PricesView, version: string | null): string {
  const text = new URLSearchParams(
    pricesFields(view, version).map(([name, value]) => [name, value]),
  ).toString();
  return text === '' ? '' : `?${text.replaceAll('%7E', '~')}`;
}

/** The view after a change, which closes what was open. Another country or none leaves what only the one before had. */
export function changePrices(view: PricesView, change: Partial<PricesView>): PricesView {
  const leaves = 'country' in change && change.country !== view.country;
  const left = leaves ? { city: null, source: null, cropType: null, base: null } : {};
  return { ...view, explain: null, ...left, ...change };
}
