import type { ComponentType } from 'react';
import type { BlockKind, BlockOf } from '#catalog/blocks.ts';
import type { Block } from '#catalog/section.ts';
import { showsFlow } from '../api/chosen-flow.ts';
import { chosenChart, parseChartOptions, serialiseChartOptions } from '../url/chart-options.ts';
import { parseCountriesView, serialiseCountriesView } from '../url/countries-view.ts';
import { parseSpan } from '../url/span.ts';
import type { ViewState } from '../url/view-state.ts';
import { ComplementsBlock } from './complements/complements-block.tsx';
import { FlowBlock } from './flow/flow-block.tsx';
import type { LowerComponents } from './lower-blocks.ts';
import { PodiumBlock } from './podium/podium-block.tsx';
import { SharesBlock } from './shares/shares-block.tsx';
import type { TradeComponents } from './trade-blocks.ts';
import { ValueBlock } from './value/value-block.tsx';

export type BlockComponent<K extends BlockKind> = ComponentType<{ block: BlockOf<K> }>;

/** Components by kind, as a chunk of code brings them. */
export type BlockComponents = { readonly [K in BlockKind]?: BlockComponent<K> };

/** What a kind of block needs, beside the elements that it shows (`catalog/blocks.ts`). */
interface BlockEntry<K extends BlockKind> {
  /** Ids in the address (`table=`) of its tables. */
  tables(block: BlockOf<K>): readonly string[];
  /** Its choices in the address (`show=<id>.<choice>`): whether one says something, by id. */
  choices?(block: BlockOf<K>): Readonly<Record<string, (choice: string) => boolean>>;
  /** Its series that the address can hide (`hide=`). */
  series?(block: BlockOf<K>): readonly string[];
  /** Whether the view shows it; always without this. */
  isShown?(block: BlockOf<K>, view: ViewState): boolean;
  /**
   * Where it stands: in the map's place, in the first window with its component, or below that, where the code comes later
   * than the page's.
   */
  placed:
    | 'map'
    | { first: BlockComponent<K> }
    | { lower: () => Promise<{ components: { [_ in K]: BlockComponent<K> } }> };
}

const lowerBlocks = (): Promise<{ components: LowerComponents }> => import('./lower-blocks.ts');
/** What only trade has is a chunk of its own. */
const tradeBlocks = (): Promise<{ components: TradeComponents }> => import('./trade-blocks.ts');

const own = ({ id }: { id: string }): readonly string[] => [id];

/** Whether a choice says no more than what was read from it, in whatever order its words stand. */
const says = (choice: string, read: string): boolean => {
  const sorted = (text: string): string => text.split('-').sort().join('-');
  return sorted(choice) === sorted(read);
};

/** Every kind of block. A kind that is not here does not compile. */
const registry: { readonly [K in BlockKind]: BlockEntry<K> } = {
  map: { tables: own, placed: 'map' },
  podium: {
    tables: own,
    choices: ({ id, rankings }) => ({
      [id]: (choice) => rankings.some(({ country }) => String(country) === choice),
    }),
    placed: { first: PodiumBlock },
  },
  percentages: { tables: own, placed: { first: SharesBlock } },
  value: { tables: own, isShown: ({ flow }, view) => showsFlow(view, flow), placed: { first: ValueBlock } },
  complements: { tables: own, placed: { first: ComplementsBlock } },
  flow: {
    tables: () => [],
    choices: ({ id }) => ({ [id]: (choice) => ['1', '2', 'both'].includes(choice) }),
    placed: { first: FlowBlock },
  },
  decomposition: {
    tables: own,
    choices: ({ id }) => ({ [id]: (choice) => parseSpan(choice) !== null }),
    placed: { lower: lowerBlocks },
  },
  balance: { tables: own, placed: { lower: lowerBlocks } },
  countries: {
    tables: own,
    choices: ({ id }) => ({
      [id]: (choice) => says(choice, serialiseCountriesView(parseCountriesView(choice))),
    }),
    placed: { lower: lowerBlocks },
  },
  charts: {
    tables: ({ charts }) => charts.map(({ id }) => `chart-${id}`),
    choices: ({ id, charts }) => ({
      [id]: (choice) => choice === 'all' || chosenChart(charts, choice) !== undefined,
      ...Object.fromEntries(
        charts.map((chart) => [
          `chart-${chart.id}`,
          (choice: string) => says(choice, serialiseChartOptions(parseChartOptions(choice))),
        ]),
      ),
    }),
    series: ({ charts }) =>
      charts.flatMap(({ id, series }) => series.map(({ element }) => `${id}.${element.country}`)),
    placed: { lower: lowerBlocks },
  },
  traders: { tables: () => ['traders-1', 'traders-2'], placed: { lower: tradeBlocks } },
  partners: { tables: () => ['sankey', 'partners-1', 'partners-2'], placed: { lower: tradeBlocks } },
};

/** What the kind of a block needs. */
export function blockEntry(block: Block): BlockEntry<BlockKind> {
  // Kind and block belong together, which TypeScript cannot follow through the record.
  return registry[block.kind] as unknown as BlockEntry<BlockKind>;
}

/** Whether a block stands below the first window. */
export function isLower(block: Block): boolean {
  const { placed } = blockEntry(block);
  return typeof placed === 'object' && 'lower' in placed;
}

/** The component of a block in the first window; `null` for one that stands elsewhere, or that the view leaves out. */
export function firstComponent(block: Block, view: ViewState): ComponentType<{ block: Block }> | null {
  const { placed, isShown } = blockEntry(block);
  if (typeof placed !== 'object' || !('first' in placed) || isShown?.(block, view) === false) return null;
  return placed.first as ComponentType<{ block: Block }>;
}

/** Fetches the components of blocks below the first window, each chunk once. */
export async function loadComponents(blocks: readonly Block[]): Promise<BlockComponents> {
  const chunks = new Set(
    blocks.flatMap((block) => {
      const { placed } = blockEntry(block);
      return typeof placed === 'object' && 'lower' in placed ? [placed.lower] : [];
    }),
  );
  const loaded = await Promise.all([...chunks].map((load) => load()));
  return Object.assign({}, ...loaded.map(({ components }) => components));
}

/** The component of a block among those that were fetched. */
export function lowerComponent(
  block: Block,
  loaded: BlockComponents,
): ComponentType<{ block: Block }> | null {
  return (loaded[block.kind] ?? null) as ComponentType<{ block: Block }> | null;
}
