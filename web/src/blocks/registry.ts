import type { ComponentType } from 'react';
import type { BlockKind, BlockOf } from '#catalog/blocks.ts';
import type { Block } from '#catalog/section.ts';
import { chosenChart, parseChartOptions, serialiseChartOptions } from '../url/chart-options.ts';
import { parseCountriesView, serialiseCountriesView } from '../url/countries-view.ts';
import { parseSpan } from '../url/span.ts';
import { FlowBlock } from './flow/flow-block.tsx';
import { GlanceBlock } from './glance/glance-block.tsx';
import type { LowerComponents } from './lower-blocks.ts';
import { PodiumBlock } from './podium/podium-block.tsx';
import type { TradeComponents } from './trade-blocks.ts';

export type BlockComponent<K extends BlockKind> = ComponentType<{ block: BlockOf<K> }>;

/** Components by kind, as a chunk of code brings them. */
export type BlockComponents = { readonly [K in BlockKind]?: BlockComponent<K> };

/** What the address can say of a block. */
interface BlockAddress<K extends BlockKind> {
  /** Ids of its tables (`table=`). */
  tables(block: BlockOf<K>): readonly string[];
  /** Its choices (`show=<id>.<choice>`): whether one says something, by id. */
  choices?(block: BlockOf<K>): Readonly<Record<string, (choice: string) => boolean>>;
  /** Its series that can be hidden (`hide=`). */
  series?(block: BlockOf<K>): readonly string[];
}

/**
 * Where a block stands: in the map's place; in the first window with its component; or below that, where the code comes later than
 * the page's. `isWide`: it gains from width, and stands below map and graphs, as wide as both.
 */
type BlockPlace<K extends BlockKind> =
  | 'map'
  | { first: BlockComponent<K> }
  | { lower: () => Promise<{ components: { [_ in K]: BlockComponent<K> } }>; isWide?: true };

const lowerBlocks = (): Promise<{ components: LowerComponents }> => import('./lower-blocks.ts');
/** What only trade has is a chunk of its own. */
const tradeBlocks = (): Promise<{ components: TradeComponents }> => import('./trade-blocks.ts');

const own = ({ id }: { id: string }): readonly string[] => [id];

/** Whether a choice says no more than what was read from it, in whatever order its words stand. */
const says = (choice: string, read: string): boolean => {
  const sorted = (text: string): string => text.split('-').sort().join('-');
  return sorted(choice) === sorted(read);
};

/** Every kind of block, and where it is drawn. A kind that is not here does not compile. */
const places: { readonly [K in BlockKind]: BlockPlace<K> } = {
  map: 'map',
  podium: { first: PodiumBlock },
  glance: { first: GlanceBlock },
  flow: { first: FlowBlock },
  decomposition: { lower: lowerBlocks, isWide: true },
  balance: { lower: lowerBlocks, isWide: true },
  countries: { lower: lowerBlocks, isWide: true },
  charts: { lower: lowerBlocks },
  traders: { lower: tradeBlocks, isWide: true },
  partners: { lower: tradeBlocks, isWide: true },
};

/** Every kind of block, and what the address can say of it. Browsers, which write addresses that fit, do without it. */
const addresses: { readonly [K in BlockKind]: BlockAddress<K> } = {
  map: { tables: own },
  podium: {
    tables: own,
    choices: ({ id, rankings }) => ({
      [id]: (choice) => rankings.some(({ country }) => String(country) === choice),
    }),
  },
  glance: { tables: own },
  flow: {
    tables: () => [],
    choices: ({ id }) => ({ [id]: (choice) => ['1', '2', 'both'].includes(choice) }),
  },
  decomposition: {
    tables: own,
    choices: ({ id }) => ({ [id]: (choice) => parseSpan(choice) !== null }),
  },
  balance: { tables: own },
  countries: {
    tables: own,
    choices: ({ id }) => ({
      [id]: (choice) => says(choice, serialiseCountriesView(parseCountriesView(choice))),
    }),
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
  },
  traders: { tables: () => ['traders-1', 'traders-2'] },
  partners: { tables: () => ['sankey', 'partners-1', 'partners-2'] },
};

// Kind and block belong together, which TypeScript cannot follow through a record: hence the two casts.

/** What the address can say of a block. */
export function blockAddress(block: Block): BlockAddress<BlockKind> {
  return addresses[block.kind] as unknown as BlockAddress<BlockKind>;
}

const blockPlace = (block: Block): BlockPlace<BlockKind> =>
  places[block.kind] as unknown as BlockPlace<BlockKind>;

/** Whether a block stands below the first window, beside the map (`column`) or below both (`page`). */
export function isLower(block: Block, across?: 'column' | 'page'): boolean {
  const place = blockPlace(block);
  if (typeof place !== 'object' || !('lower' in place)) return false;
  return across === undefined || (place.isWide === true) === (across === 'page');
}

/** The component of a block in the first window; `null` for one that stands elsewhere. */
export function firstComponent(block: Block): ComponentType<{ block: Block }> | null {
  const place = blockPlace(block);
  if (typeof place !== 'object' || !('first' in place)) return null;
  return place.first as ComponentType<{ block: Block }>;
}

/** Fetches the components of blocks below the first window, each chunk once. */
export async function loadComponents(blocks: readonly Block[]): Promise<BlockComponents> {
  const chunks = new Set(
    blocks.flatMap((block) => {
      const place = blockPlace(block);
      return typeof place === 'object' && 'lower' in place ? [place.lower] : [];
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
