import type { PriceSource } from '#contract/prices.ts';
import { nameSources } from '../prices/sources.ts';
import type { ServedRelease } from '../release/served-release.ts';

export type UsedSources<Part extends string> = Readonly<Record<Part, Set<number>>>;

/** Sources of an answer, each once with the parts that rest on it. */
export async function listUsedSources<Part extends string>(
  release: ServedRelease,
  parts: readonly Part[],
  used: UsedSources<Part>,
): Promise<(PriceSource & { parts: Part[] })[]> {
  const sources = await nameSources(release);
  return [...new Set(parts.flatMap((part) => [...used[part]]))]
    .sort((a, b) => a - b)
    .flatMap((id) => {
      const source = sources.name(id);
      return source === null ? [] : [{ ...source, parts: parts.filter((part) => used[part].has(id)) }];
    });
}
