import type { Crop } from '#catalog/crop.ts';
import { findCrop } from '#catalog/crops/index.ts';
import { findElement } from '#catalog/elements/index.ts';
import type { Section } from '#catalog/section.ts';
import { hasSection, sectionPath, tableName } from '#catalog/sections/section-facts.ts';
import { type ComparedLine, type ComparedPrice, comparedPrices } from '../../url/compare-url.ts';

/** A section with what of it can be compared. Pages carry these instead of the list of all sections. */
export type ComparedSection = Pick<Section, 'id' | 'slug' | 'indicator' | 'tableSuffix' | 'sources'> & {
  /** Elements as countries and as aggregates have them, each once. */
  pairs: readonly (readonly [country: number, aggregate: number])[];
};

/** Where the figures of a line stand. */
export type LineSource =
  | {
      kind: 'element';
      crop: Crop;
      /** Ids that countries and aggregates have. */
      pair: readonly [country: number, aggregate: number];
      table: string;
      indicator: number;
      /** Page that shows the line on its own, without language. */
      page: string;
      /** Keys of the sources that its figures can come from. */
      keys: readonly string[];
    }
  | { kind: 'price'; crop: Crop; price: ComparedPrice; page: string };

/** Section under which kinds of prices are offered. */
export const priceSection = 'prices';

/** Elements to choose from under the sections that show them, each element once, and kinds of prices. */
export function listComparedElements(
  sections: readonly ComparedSection[],
): readonly { section: string; element: ComparedLine['element'] }[] {
  const offered = new Set<number>();
  const elements = sections.flatMap(({ id, pairs }) =>
    pairs.flatMap(([element]) => {
      if (offered.has(element)) return [];
      offered.add(element);
      return [{ section: id, element }];
    }),
  );
  return [...elements, ...comparedPrices.map((element) => ({ section: priceSection, element }))];
}

/**
 * Where the figures of a line stand; `null` where the crop has no such section. An element may be named by the id that aggregates
 * have, as pages of regions do.
 */
export function findLineSource(
  { crop: id, element }: Pick<ComparedLine, 'crop' | 'element'>,
  sections: readonly ComparedSection[],
): LineSource | null {
  const crop = findCrop(id);
  if (crop === undefined) return null;
  if (typeof element !== 'number')
    return { kind: 'price', crop, price: element, page: `/${crop.id}/data/${priceSection}` };
  const own = sections.filter((section) => hasSection(crop, section));
  for (const at of [0, 1] as const)
    for (const section of own) {
      const pair = section.pairs.find((ids) => ids[at] === element);
      const indicator = crop.items[section.indicator];
      if (pair === undefined || indicator === null) continue;
      return {
        kind: 'element',
        crop,
        pair,
        table: tableName(crop, section),
        indicator,
        page: sectionPath(crop, section),
        keys: section.sources,
      };
    }
  return null;
}

/** Whether the figures of areas add up to the World's, so that each is a share of it. */
export function isShareOfWorld(source: LineSource): boolean {
  if (source.kind === 'price') return false;
  const [country, aggregate] = source.pair.map(findElement);
  return country?.aggregate === 'sum' && country.unit === aggregate?.unit;
}
