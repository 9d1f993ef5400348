import { pestAgents, plantParts } from '#catalog/losses/pests.ts';

/** What the address of a page of pests or diseases says. */
export interface PestsView {
  q: string | null;
  agent: string | null;
  part: string | null;
  source: string | null;
  /** From 1 on. */
  page: number;
}

/** The filters, in the order in which addresses have them. */
export const pestFilters = ['q', 'agent', 'part', 'source'] as const;

/** Reads a query string. What it cannot mean is as if it were not there, and the page says so. */
export function parsePests(search: string): PestsView {
  const query = new URLSearchParams(search);
  const of = (name: string): string => (query.get(name) ?? '').trim();
  const oneOf = (name: string, allowed: readonly string[]): string | null =>
    allowed.includes(of(name)) ? of(name) : null;
  const [q, source, page] = [of('q'), of('source'), of('page')];
  return {
    q: q === '' || q.length > 80 || /\p{C}/u.test(q) ? null : q,
    agent: oneOf('agent', [...pestAgents, 'none']),
    part: oneOf('part', [...plantParts, 'none']),
    source: /^[a-z0-9]+(-[a-z0-9]+)*$/.test(source) && source.length <= 120 ? source : null,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The view as parameters, defaults left out. */
export function pestParams(view: PestsView): readonly (readonly [name: string, value: string])[] {
  const filters = pestFilters.flatMap((name) => {
    const value = view[name];
    return value === null ? [] : [[name, value] as const];
  });
  return [...filters, ...(view.page === 1 ? [] : [['page', String(view.page)] as const])];
}

/** The query string of a view, with `?` or empty. */
export function serialisePests(view: PestsView, version: string | null): string {
  const query = new URLSearchParams(pestParams(view).map(([name, value]) => [name, value]));
  if (version !== null) query.set('v', version);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
