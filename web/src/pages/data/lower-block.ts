import type { Block } from '#catalog/section.ts';

const lowerKinds = ['balance', 'charts', 'countries', 'decomposition', 'partners', 'traders'] as const;

/** A block that stands below the first window, so that its code may come later than the page's. */
export type LowerBlock = Extract<Block, { kind: (typeof lowerKinds)[number] }>;

/** Whether the block stands below the first window. */
export function isLower(block: Block): block is LowerBlock {
  return lowerKinds.some((kind) => kind === block.kind);
}
