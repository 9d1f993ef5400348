import type { Block, ScopedElement } from './section.ts';

/** A kind of block, and the block of a kind. */
export type BlockKind = Block['kind'];
/** The block of a kind. */
export type BlockOf<K extends BlockKind> = Extract<Block, { kind: K }>;

/**
 * The elements that a block of each kind shows, each a pair for countries and aggregates; those of the map (of `countries` and `continents`, too) are
 * the section's. A kind without an entry does not compile; how it is drawn is in `web/src/blocks/registry.ts`.
 */
const shownElements: { readonly [K in BlockKind]: (block: BlockOf<K>) => readonly ScopedElement[] } = {
  map: () => [],
  countries: () => [],
  continents: () => [],
  flow: () => [],
  traders: () => [],
  partners: () => [],
  podium: ({ rankings }) => rankings,
  glance: ({ figures }) =>
    figures.flatMap((figure) =>
      'largest' in figure
        ? [{ country: figure.largest, aggregate: figure.largest }]
        : [
            ...(figure.ofMap === true ? [] : [figure.element]),
            ...Object.values(figure.ofFlow ?? {}),
            ...(figure.also === undefined ? [] : [figure.also]),
          ],
    ),
  decomposition: ({ product, factor }) => [product, factor],
  balance: ({ supply, uses, published }) => [
    ...[...supply, ...uses].map(({ element }) => element),
    published,
  ],
  charts: ({ charts }) =>
    charts.flatMap(({ series, reads = [] }) => [...series.map(({ element }) => element), ...reads]),
};

/** The elements that a block shows; none that it takes from the section's map. */
export function elementsOfBlock(block: Block): readonly ScopedElement[] {
  // Kind and block belong together, which TypeScript cannot follow through the record.
  return (shownElements[block.kind] as (block: Block) => readonly ScopedElement[])(block);
}
