import { findElement } from '#catalog/elements/index.ts';
import type { ExplainedView, ViewOf } from './explain.ts';

/** What to explain: a figure, and a view of it. */
export interface ExplainRequest {
  area: string;
  element: number;
  year: number;
  /** Another item than the page's: of a ranking where the element is a rank, else the indicator of the figure. */
  item: string | null;
  /** `null` for the figure as it is. */
  as: ExplainedView | null;
}

const ids = '\\d{1,6}(?:-\\d{1,6})';
const end = '[A-Z]{3}|beyond\\d{1,3}';

/**
 * The parameters of a view of a figure (`docs/api.md`), in the order in which a page's address has them:
 * `~capita-growth-2012`, `~sum-5511-5611-less-5911`. Each with the prefix of its value, and the pattern of the value.
 */
const spelling = [
  ['per', '', 'capita'],
  ['part', '', 'area|yield|change'],
  ['factor', '', '\\d{1,6}'],
  ['change', '', 'since|growth'],
  ['since', '', '\\d{4}'],
  ['over', '', 'decade'],
  ['partner', 'with-', '[A-Z]{3}'],
  ['shareOf', 'of-', `${ids}{0,11}`],
  ['plus', 'sum-', `${ids}{0,15}`],
  ['minus', 'less-', `${ids}{0,15}`],
  ['flows', 'flows-', 'shown|reported|mirror'],
  ['origin', 'from-', end],
  ['destination', 'to-', end],
  ['beyond', 'beyond-', '\\d{1,3}'],
] as const;

/** Texts of these parameters. */
export type ViewParameters = { [Name in (typeof spelling)[number][0]]?: string | undefined };

const pattern = new RegExp(
  `^${spelling.map(([name, before, value]) => `(?:-${before}(?<${name}>${value}))?`).join('')}$`,
);

/** The API's words for those of a page's address. */
const values = new Map([
  ['capita', 'inhabitant'],
  ['since', 'absolute'],
  ['growth', 'relative'],
]);
const words = new Map([...values].map(([word, value]) => [value, word]));

const idsOf = (list = ''): number[] => (list.match(/\d+/g) ?? []).map(Number);

const idsText = (list: readonly number[]): string | undefined =>
  list.length === 0 ? undefined : JSON.stringify(list);

/** An end of flows: a country, as a number those beyond the largest, `null` any. */
function toEnd(text: string | undefined): string | number | null {
  const beyond = /^beyond-?(\d+)$/.exec(text ?? '')?.[1];
  return beyond === undefined ? (text ?? null) : Number(beyond);
}

const endText = (end: string | number | null): string | undefined =>
  typeof end === 'number' ? `beyond-${end}` : (end ?? undefined);

/** The view of parameters; `null` for none. `toParameters` tells whether it takes all of them. */
export function toView(parameters: ViewParameters): ExplainedView | null {
  const { per, shareOf, plus, part, factor, partner, flows } = parameters;
  if (shareOf !== undefined) return { kind: 'share', parts: idsOf(shareOf) };
  if (plus !== undefined) return { kind: 'sum', plus: idsOf(plus), minus: idsOf(parameters.minus) };
  if (partner !== undefined) return { kind: 'flow', partner };
  if (flows !== undefined) {
    const by = flows === 'reported' || flows === 'mirror' ? flows : 'shown';
    const [origin, destination] = [toEnd(parameters.origin), toEnd(parameters.destination)];
    return { kind: 'flows', by, origin, destination, beyond: Number(parameters.beyond ?? 0) };
  }
  if (parameters.over !== undefined) return { kind: 'decade', relative: parameters.change === 'relative' };
  if (parameters.since === undefined) return per === undefined ? null : { kind: 'per-inhabitant' };
  const since = Number(parameters.since);
  const relative = parameters.change === 'relative';
  if (part === undefined || factor === undefined)
    return { kind: 'change', since, relative, perInhabitant: per !== undefined };
  const effect = part === 'area' || part === 'yield' ? part : 'change';
  return { kind: 'part', of: effect, factor: Number(factor), since, relative };
}

const sinceOf = ({ since, relative }: { since: number; relative: boolean }): ViewParameters => ({
  since: String(since),
  change: relative ? 'relative' : undefined,
});

const parametersOf: { [K in ExplainedView['kind']]: (view: ViewOf<K>) => ViewParameters } = {
  'per-inhabitant': () => ({ per: 'inhabitant' }),
  share: ({ parts }) => ({ shareOf: idsText(parts) }),
  sum: ({ plus, minus }) => ({ plus: idsText(plus), minus: idsText(minus) }),
  change: (view) => ({ per: view.perInhabitant ? 'inhabitant' : undefined, ...sinceOf(view) }),
  decade: ({ relative }) => ({ change: relative ? 'relative' : undefined, over: 'decade' }),
  part: (view) => ({ part: view.of, factor: String(view.factor), ...sinceOf(view) }),
  flow: ({ partner }) => ({ partner }),
  flows: ({ by, origin, destination, beyond }) => ({
    flows: by,
    origin: endText(origin),
    destination: endText(destination),
    beyond: beyond === 0 ? undefined : String(beyond),
  }),
};

/** The parameters that a view takes, each with its text; `undefined` of a default. */
export const toParameters = (view: ExplainedView | null): ViewParameters =>
  // Each kind has its own, which TypeScript cannot follow through the table.
  view === null ? {} : parametersOf[view.kind](view as never);

function toText(view: ExplainedView): string {
  const fields = toParameters(view);
  const texts = { ...fields, change: fields.change ?? ((fields.since ?? fields.over) && 'absolute') };
  return spelling
    .flatMap(([name, before]) => {
      const word = texts[name]?.replaceAll(/[[\]]/g, '').replaceAll(',', '-').replace('beyond-', 'beyond');
      return word === undefined ? [] : [`${before}${words.get(word) ?? word}`];
    })
    .join('-');
}

function parseView(text: string): ExplainedView | null {
  const found = Object.entries(pattern.exec(`-${text}`)?.groups ?? {});
  const view = toView(Object.fromEntries(found.map(([name, word]) => [name, values.get(word) ?? word])));
  return view !== null && toText(view) === text ? view : null;
}

/** Reads the parameter `explain` of a page: `RWA.6.2017`, `RWA.1.2017.2511`, `RWA.5510.2022~capita`; `null` for anything else. */
export function parseExplained(text: string): ExplainRequest | null {
  const [, area, element, year, item = null, view] =
    /^([A-Z]{3,8}|\d{3})\.(\d{1,6})\.(\d{4})(?:\.([a-z0-9_]{1,60}))?(?:~(.{1,120}))?$/.exec(text) ?? [];
  const as = view === undefined ? null : parseView(view);
  if (area === undefined || (view !== undefined && as === null)) return null;
  return { area, element: Number(element), year: Number(year), item, as };
}

/** Writes what `parseExplained` reads: the key of an explanation. */
export function explainedKey(
  area: string,
  element: number,
  year: number,
  { item, as }: { item?: string | undefined; as?: ExplainedView | null | undefined } = {},
): string {
  const figure = [area, element, year, ...(item === undefined ? [] : [item])].join('.');
  return as == null ? figure : `${figure}~${toText(as)}`;
}

/** How a figure is shown per inhabitant, or as it is. */
export const asPerInhabitant = (divided: boolean): ExplainedView | null =>
  divided ? { kind: 'per-inhabitant' } : null;

/** The API's address for the key of an explanation on a page of a table and indicator; `null` for no key. */
export function explainAddress(
  key: string | null,
  page: { table: string; indicator: number },
): string | null {
  const subject = parseExplained(key ?? '');
  if (subject === null) return null;
  const { area, element, year, item, as } = subject;
  // A ranking has places of other items; an item that is no code is the server's to refuse.
  const isPlace = item !== null && (findElement(element)?.formula?.kind === 'rank' || !/^\d+$/.test(item));
  const isOther = item !== null && !isPlace;
  const [table, indicator] = isOther ? ['OBSERVATIONS', item] : [page.table, page.indicator];
  const query = Object.entries({ item: isPlace ? item : undefined, ...toParameters(as) })
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}=${value}`))
    .join('&');
  return `/api/v1/explain/${table}/${area}/${element}/${indicator}/${year}${query && `?${query}`}`;
}
