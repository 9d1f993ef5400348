import type { ComponentType, ReactNode } from 'react';
import { BalanceBlock } from '../../blocks/balance/balance-block.tsx';
import { ChartsBlock } from '../../blocks/charts/charts-block.tsx';
import { CountriesBlock } from '../../blocks/countries/countries-block.tsx';
import { DecompositionBlock } from '../../blocks/decomposition/decomposition-block.tsx';
import layout from '../../styles/layout.module.css';
import type { LowerBlock } from './lower-block.ts';
import type { TradeBlock } from './trade-blocks.tsx';

/** The blocks of trade, once a page that has them asked for their code. */
let tradeBlocks: ComponentType<{ block: TradeBlock }> | null = null;

/** Loads the code that only some sections' blocks need. Before it is there those blocks are left out. */
export async function loadFor(blocks: readonly LowerBlock[]): Promise<void> {
  if (blocks.some(({ kind }) => kind === 'partners' || kind === 'traders'))
    tradeBlocks = (await import('./trade-blocks.tsx')).TradeBlockView;
}

/** The blocks below the first window. This module is a chunk of its own: see `deferred-blocks.tsx`. */
export function LowerBlocks({ blocks }: { blocks: readonly LowerBlock[] }): ReactNode {
  return blocks.map((block) => <LowerBlockView key={block.id} block={block} />);
}

function LowerBlockView({ block }: { block: LowerBlock }): ReactNode {
  switch (block.kind) {
    case 'balance':
      return <BalanceBlock block={block} />;
    case 'charts':
      return (
        <div className={layout.charts}>
          <ChartsBlock block={block} />
        </div>
      );
    case 'countries':
      return <CountriesBlock block={block} />;
    case 'decomposition':
      return <DecompositionBlock block={block} />;
    case 'partners':
    case 'traders': {
      const Trade = tradeBlocks;
      return Trade === null ? null : <Trade block={block} />;
    }
  }
}
