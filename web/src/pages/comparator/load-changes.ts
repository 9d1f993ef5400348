import { askFor } from '../../api/queries.ts';
import { lineKey } from '../../url/compare-url.ts';
import type { PageContext } from '../page.ts';
import type { SameChange } from './compare-figures.ts';
import { isShareOfWorld } from './compare-options.ts';
import type { SourcedLine } from './load-lines.ts';
import { isOfOthers, type ShownComparison } from './shown-lines.ts';

/** Changes by key of the lines that are sums of countries, between the two years of a slope: the API compares like with like, or says none. */
export async function loadChanges(
  { shown, from, year }: ShownComparison,
  known: readonly SourcedLine[],
  { getJson, loadPart }: Pick<PageContext, 'getJson' | 'loadPart'>,
): Promise<Readonly<Record<string, SameChange>>> {
  if (from === null || year === null || from === year) return {};
  const changes: Record<string, SameChange> = {};
  for (const entry of shown.filter(isOfOthers)) {
    const key = lineKey(entry.line);
    const source = known.find(({ line }) => lineKey(line) === key)?.source;
    if (source?.kind !== 'element' || !isShareOfWorld(source)) continue;
    const { area, shown: element } = entry.line;
    const at = `${source.table}/${area}/${element}/${source.indicator}/${Math.max(from, year)}`;
    const answer = await loadPart(
      askFor(getJson, 'explain', `/api/v1/explain/${at}?since=${Math.min(from, year)}&change=relative`),
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
