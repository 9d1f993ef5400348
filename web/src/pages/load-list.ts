import { knownPart, type Loaded, loadedPart } from '../api/loaded.ts';
import type { ListData } from '../blocks/list/record-list.tsx';
import type { Params } from '../url/params.ts';
import type { PageContext } from './page.ts';

/** Choices of filters with the rows that each leaves. */
type Facets<F> = {
  readonly [Name in keyof F]: readonly { id?: string | null; count: number; seen?: number }[];
};

/** Facets with every choice of the whole list: those that leave nothing have no rows. */
function withAllChoices<F extends Facets<F>>(facets: F, whole: F): F {
  const added = (name: keyof F) =>
    whole[name]
      .filter(({ id }) => id !== undefined && facets[name].every((choice) => choice.id !== id))
      .map((choice) => ({ ...choice, count: 0, ...(choice.seen !== undefined && { seen: 0 }) }));
  const names = Object.keys(facets) as (keyof F)[];
  return Object.fromEntries(names.map((name) => [name, [...facets[name], ...added(name)]])) as unknown as F;
}

/** A list of a view, with the choices of the list without filters, `plain`, where no row is left: they are ways on. */
export async function keepChoices<
  F extends Facets<F>,
  Answer extends { total: number; facets: F },
  View extends object,
>(
  ask: (view: View) => Promise<Loaded<Answer | null>>,
  list: { view: View; answer: Loaded<Answer | null> },
  plain: Partial<View>,
): Promise<{ view: View; answer: Loaded<Answer | null> }> {
  const { view, answer } = list;
  if (answer.state === 'failed' || answer.value === null || answer.value.total > 0) return list;
  const whole = await ask({ ...view, ...plain });
  if (whole.state === 'failed' || whole.value === null) return list;
  const facets = withAllChoices<F>(answer.value.facets, whole.value.facets);
  return { view, answer: loadedPart({ ...answer.value, facets }) };
}

/**
 * Loads a list as a view filters it. The API refuses filters that the release does not know: then each of
 * `without`, which take such filters back, is tried in turn, and the view shown is the last one tried.
 */
export async function loadList<Answer, View extends object>(
  ask: (view: View) => Promise<Loaded<Answer | null>>,
  view: View,
  without: readonly Partial<View>[],
): Promise<{ view: View; answer: Loaded<Answer | null> }> {
  let shownView = view;
  let answer = await ask(view);
  for (const change of without) {
    if (answer.state !== 'loaded' || answer.value !== null) break;
    shownView = { ...view, ...change };
    answer = await ask(shownView);
  }
  return { view: shownView, answer };
}

/** Data of a list as its address asks for it, and the query string of the view that it has. */
export async function loadRecords<
  F extends Facets<F>,
  Answer extends { total: number; facets: F },
  View extends object,
>(
  { search, release }: Pick<PageContext, 'search' | 'release'>,
  params: Params<View>,
  ask: (view: View) => Promise<Loaded<Answer | null>>,
  { without, requested = params.parse(search) }: { without: readonly Partial<View>[]; requested?: View },
): Promise<{ data: ListData<View, Answer>; search: string }> {
  const list = await loadList(ask, requested, without);
  const { view, answer } = await keepChoices(ask, list, params.initial);
  return {
    data: {
      release: { id: release.id, created: release.created, pinned: release.pinned },
      view,
      ignored: params.ignored(search, view),
      answer: knownPart(answer),
    },
    search: params.serialise(view, release.pinned ? release.id : null),
  };
}
