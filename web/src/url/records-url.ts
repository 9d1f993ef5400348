/** What the address of a page of records says. */
export interface RecordsView {
  country: string | null;
  /** Class of seed, what a price is, what was measured. */
  type: string | null;
  from: number | null;
  to: number | null;
  q: string | null;
  source: string | null;
  /** From 1 on. */
  page: number;
}

/** The filters, in the order in which addresses have them. */
export const recordFilters = ['q', 'country', 'type', 'from', 'to', 'source'] as const;
export type RecordFilterName = (typeof recordFilters)[number];

/** The view without any filter. */
export const everyRecord: RecordsView = {
  country: null,
  type: null,
  from: null,
  to: null,
  q: null,
  source: null,
  page: 1,
};

const code = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Reads a query string. What it cannot mean is as if it were not there, and the page says so. */
export function parseRecords(search: string): RecordsView {
  const query = new URLSearchParams(search);
  const matching = (name: string, rule: RegExp): string | null => {
    const value = query.get(name) ?? '';
    return rule.test(value) && value.length <= 120 ? value : null;
  };
  const number = (name: string, least: number, most: number): number | null => {
    const value = matching(name, /^\d{1,6}$/);
    return value === null || Number(value) < least || Number(value) > most ? null : Number(value);
  };
  const q = (query.get('q') ?? '').trim();
  const from = number('from', 1900, 2200);
  const to = number('to', 1900, 2200);
  const isBackwards = from !== null && to !== null && from > to;
  return {
    country: matching('country', /^[A-Z]{3}$/),
    type: matching('type', code),
    from: isBackwards ? null : from,
    to: isBackwards ? null : to,
    q: q === '' || q.length > 80 || /\p{C}/u.test(q) ? null : q,
    source: matching('source', code),
    page: number('page', 1, 9999) ?? 1,
  };
}

/** The view as parameters, defaults left out. */
export function recordParams(view: RecordsView): readonly (readonly [name: string, value: string])[] {
  const filters = recordFilters.flatMap((name) =>
    view[name] === null ? [] : [[name, String(view[name])] as const],
  );
  return view.page === 1 ? filters : [...filters, ['page', String(view.page)] as const];
}

/** The query string of a view, with `?` or empty. */
export function serialiseRecords(view: RecordsView, version: string | null): string {
  const query = new URLSearchParams(recordParams(view).map(([name, value]) => [name, value]));
  if (version !== null) query.set('v', version);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
