export type SampleSide = 'received' | 'provided' | 'balance';

/** What a page of shipments shows; all of it is in the URL. `null` stands for all. */
export interface GenebanksView {
  /** ISO3 code. */
  country: string | null;
  /** Code of a region or macro region. */
  region: string | null;
  from: number | null;
  to: number | null;
  side: SampleSide;
  tab: 'view' | 'metadata';
  /** Blocks that show their table. */
  tables: readonly string[];
  /** The total that is explained. */
  explain: SampleSide | null;
}

export const sampleSides: readonly SampleSide[] = ['received', 'provided', 'balance'];

const mostTables = 20;

const yearOf = (text: string | null): number | null =>
  text !== null && /^(19|20)\d{2}$/.test(text) ? Number(text) : null;

const matching = (text: string | null, pattern: RegExp): string | null =>
  text !== null && pattern.test(text) ? text : null;

/** Reads a query string. What it does not know falls back; it never throws. */
export function parseGenebanks(search: string): GenebanksView {
  const query = new URLSearchParams(search);
  const year = yearOf(query.get('year'));
  const [from, to] = [year ?? yearOf(query.get('from')), year ?? yearOf(query.get('to'))];
  const isBackward = from !== null && to !== null && from > to;
  return {
    country: matching(query.get('country'), /^[A-Z]{3}$/),
    region: matching(query.get('region'), /^\d{3}$/),
    from: isBackward ? null : from,
    to: isBackward ? null : to,
    side: sampleSides.find((side) => side === query.get('side')) ?? 'received',
    tab: query.get('tab') === 'metadata' ? 'metadata' : 'view',
    tables: (query.get('table') ?? '')
      .split('~')
      .filter((id) => /^[a-z]+(-[a-z]+)*$/.test(id))
      .slice(0, mostTables),
    explain: sampleSides.find((side) => side === query.get('explain')) ?? null,
  };
}

/** The view as the fields of a form or a query, defaults left out. `version` is the release that the address names. */
export function genebanksFields(
  view: GenebanksView,
  version: string | null,
): readonly (readonly [string, string])[] {
  const fields: [string, string | number | null][] = [
    ['country', view.country],
    ['region', view.region],
    ['from', view.from],
    ['to', view.to],
    ['side', view.side === 'received' ? null : view.side],
    ['tab', view.tab === 'view' ? null : view.tab],
    ['table', view.tables.length === 0 ? null : view.tables.join('~')],
    ['explain', view.explain],
    ['v', version],
  ];
  return fields.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)] as const]));
}

/** Writes the view as a query string with `?`, or an empty string. */
export function serialiseGenebanks(view: GenebanksView, version: string | null): string {
  const text = new URLSearchParams(
    genebanksFields(view, version).map(([name, value]) => [name, value]),
  ).toString();
  return text === '' ? '' : `?${text.replaceAll('%7E', '~')}`;
}
