import type { Section } from '#catalog/section.ts';
import type { Release } from '#release/facts.ts';
import type { Loaded } from '../../api/loaded.ts';
import { usedSources } from '../../api/used-sources.ts';
import type { SourceOfFigure } from '../../figure/figure.ts';
import type { Coverage } from './coverage-model.ts';

/** Any country: sources depend on whether an area is one. */
const aCountry = 'KEN';

/**
 * The sources of the figures of countries that a section's coverage counts, as the release has them: population only where an element
 * is worked out by it. None where coverage or release could not be loaded.
 */
export function countedSources(
  { sources }: Pick<Section, 'sources'>,
  coverage: Loaded<Coverage | null>,
  release: Pick<Release, 'sources' | 'editions'> | null,
): readonly SourceOfFigure[] {
  if (coverage.state === 'failed' || coverage.value === null || release === null) return [];
  const keys = new Set(
    coverage.value.elements.flatMap(({ element }) =>
      usedSources(sources, { shown: element, area: aCountry }, 'absolute'),
    ),
  );
  return release.sources
    .filter(({ key }) => keys.has(key))
    .map(({ key, publisher, title, licence, url, date }) => ({
      ...{ key, publisher, title, licence, url, date },
      editions: release.editions
        .filter((edition) => edition.sources.includes(key))
        .map(({ key: name, kind, carrier }) => ({ key: name, kind, carrier })),
    }));
}
