import type { ReactNode } from 'react';
import type { Block } from '#catalog/section.ts';
import { PartnersBlock } from '../../blocks/partners/partners-block.tsx';
import { TradersBlock } from '../../blocks/traders/traders-block.tsx';

/** A block that only trade has. */
export type TradeBlock = Extract<Block, { kind: 'partners' | 'traders' }>;

/** The blocks of trade. This module is a chunk of its own, for the pages that have them. */
export function TradeBlockView({ block }: { block: TradeBlock }): ReactNode {
  return block.kind === 'partners' ? <PartnersBlock /> : <TradersBlock />;
}
