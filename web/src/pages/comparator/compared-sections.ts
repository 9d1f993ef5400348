import { findElement } from '#catalog/elements/index.ts';
import type { ScopedElement } from '#catalog/section.ts';
import { sections } from '#catalog/sections/index.ts';
import { listElementPairs } from '#catalog/sections/section-facts.ts';
import type { ComparedSection } from './compare-options.ts';

/** Ranks are left out: as lines they would mean little. */
const isCompared = ({ country }: ScopedElement): boolean =>
  !['rank', undefined].includes(findElement(country)?.unit);

export const comparedSections: readonly ComparedSection[] = sections.flatMap((section) => {
  const { id, slug, indicator, tableSuffix, sources } = section;
  const pairs = new Map(
    listElementPairs(section)
      .filter(isCompared)
      .map(({ country, aggregate }) => [country, [country, aggregate] as const]),
  );
  if (pairs.size === 0) return [];
  const own = slug === undefined ? {} : { slug };
  return [{ id, ...own, indicator, tableSuffix, sources, pairs: [...pairs.values()] }];
});
