import { askFor } from '../../api/queries.ts';
import { lineKey } from '../../url/compare-params.ts';
import type { PageContext } from '../page.ts';
import type { SameChange } from './compare-figures.ts';
import { isShareOfWorld } from './compare-options.ts';
import type { SourcedLine } from './load-lines.ts';
import { areMeans, isOfOthers, type ShownComparison } from './shown-lines.ts';

/** Changes by key of the lines that are sums of countries, between both sides of a slope: the API compares like with like, or has none. */
export async function loadChanges(
  { shown, sides }: ShownComparison,
  known: readonly SourcedLine[],
  { getJson, loadPart }: Pick<PageContext, 'getJson' | 'loadPart'>,
): Promise<Readonly<Record<string, SameChange>>> {
  if (sides === null) return {};
  const over = areMeans(sides) ? 'over=decade' : `since=${sides.from[0]}`;
  const changes: Record<string, SameChange> = {};
  for (const entry of shown.filter(isOfOthers)) {
    const key = lineKey(entry.line);
    const source = known.find(({ line }) => lineKey(line) === key)?.source;
    if (source?.kind !== 'element' || !isShareOfWorld(source)) continue;
    const { area, shown: element } = entry.line;
    const at = `${source.table}/${area}/${element}/${source.indicator}/${sides.to.at(-1)}`;
    const answer = await loadPart(
      askFor(getJson, 'explain', `/api/v1/explain/${at}?${over}&change=relative`),
      null,
    );
    const figures = answer.state === 'loaded' ? (answer.value?.figures ?? []) : [];
    const value = figures[0]?.value ?? null;
    const same = figures.find((figure) => figure.same !== null)?.same;
    if (value !== null && same != null)
      changes[key] = { value, countries: same.countries, share: same.share };
  }
  return changes;
}
