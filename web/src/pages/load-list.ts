import type { Loaded } from '../api/loaded.ts';

/**
 * Loads a list as a view filters it. What the release does not know cannot be filtered by, and its answer is refused: then each of
 * `without`, which take such filters back, is tried in turn, and the view that is shown says which it was.
 */
export async function loadList<Answer, View extends object>(
  ask: (view: View) => Promise<Loaded<Answer | null>>,
  view: View,
  without: readonly Partial<View>[],
): Promise<{ view: View; answer: Loaded<Answer | null> }> {
  let shown = view;
  let answer = await ask(view);
  for (const change of without) {
    if (answer.state !== 'loaded' || answer.value !== null) break;
    shown = { ...view, ...change };
    answer = await ask(shown);
  }
  return { view: shown, answer };
}
