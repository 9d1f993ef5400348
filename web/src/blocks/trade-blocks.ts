import { PartnersBlock } from './partners/partners-block.tsx';
import { TradersBlock } from './traders/traders-block.tsx';

/** The blocks that only trade has. This module is a chunk of its own: see `registry.ts`. */
export const components = { partners: PartnersBlock, traders: TradersBlock } as const;

export type TradeComponents = typeof components;
