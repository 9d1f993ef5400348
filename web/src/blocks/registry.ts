import type { ComponentType } from 'react';
import type { BlockKind, BlockOf } from '#catalog/blocks.ts';
import type { Block } from '#catalog/section.ts';
import type { ShownData } from '../api/data-view.tsx';
import type { Figure } from '../figure/figure.ts';
import type { Speech } from '../i18n/speech.ts';
import { chosenChart, parseChartOptions, serialiseChartOptions } from '../url/chart-options.ts';
import type { LowerComponents } from './lower-blocks.ts';
import type { TradeComponents } from './trade-blocks.ts';

type BlockComponent<K extends BlockKind> = ComponentType<{ block: BlockOf<K> }>;

export type BlockComponents = { readonly [K in BlockKind]?: BlockComponent<K> };

interface BlockAddress<K extends BlockKind> {
  tables(block: BlockOf<K>): readonly string[];
  /** Its choices (`show=<id>.<choice>`): whether one is valid, by id. */
  choices?(block: BlockOf<K>): Readonly<Record<string, (choice: string) => boolean>>;
  /** Its series that can be hidden (`hide=`). */
  series?(block: BlockOf<K>): readonly string[];
}

/** Components of blocks below the first window and of charts: their code comes later than the page's. */
const lowerBlocks = (): Promise<{ components: LowerComponents }> => import('./lower-blocks.ts');
/** What only trade has is a chunk of its own. */
const tradeBlocks = (): Promise<{ components: TradeComponents }> => import('./trade-blocks.ts');

const ownTable = ({ id }: { id: string }): readonly string[] => [id];

/** Whether a choice has the same words as the one that was read from it, in any order. */
const hasSameWords = (choice: string, read: string): boolean => {
  const sorted = (text: string): string => text.split('-').sort().join('-');
  return sorted(choice) === sorted(read);
};

/** Kinds of block whose code comes with the page: they are parts of the first window. */
type FirstKind = 'map' | 'glance' | 'flow';

/** Where the code of every other kind is. A kind that is not here does not compile. */
const laterCode: {
  readonly [K in Exclude<BlockKind, FirstKind>]: () => Promise<{
    components: { [_ in K]: BlockComponent<K> };
  }>;
} = {
  podium: lowerBlocks,
  decomposition: lowerBlocks,
  balance: lowerBlocks,
  countries: lowerBlocks,
  continents: lowerBlocks,
  charts: lowerBlocks,
  traders: tradeBlocks,
  partners: tradeBlocks,
};

/** Kinds below the first window in the order of a page; charts beyond the one that leads follow them. */
const lowerOrder: readonly BlockKind[] = [
  'podium',
  'decomposition',
  'countries',
  'balance',
  'traders',
  'partners',
];

/** The parameters of every kind of block. Only the server needs them: browsers write valid addresses. */
const addresses: { readonly [K in BlockKind]: BlockAddress<K> } = {
  map: { tables: ownTable },
  podium: {
    tables: ownTable,
    choices: ({ id, rankings }) => ({
      [id]: (choice) => rankings.some(({ country }) => String(country) === choice),
    }),
  },
  glance: { tables: ownTable },
  flow: {
    tables: () => [],
    choices: ({ id }) => ({ [id]: (choice) => ['1', '2', 'both'].includes(choice) }),
  },
  decomposition: { tables: ownTable },
  balance: { tables: ownTable },
  continents: { tables: ownTable },
  countries: {
    tables: ownTable,
    choices: ({ id }) => ({ [id]: (choice) => choice === 'inhabitant' }),
  },
  charts: {
    tables: ({ charts }) => charts.map(({ id }) => `chart-${id}`),
    choices: ({ id, charts }) => ({
      [id]: (choice) => choice === 'all' || chosenChart(charts, choice) !== undefined,
      ...Object.fromEntries(
        charts.map((chart) => [
          `chart-${chart.id}`,
          (choice: string) => hasSameWords(choice, serialiseChartOptions(parseChartOptions(choice))),
        ]),
      ),
    }),
    series: ({ charts }) =>
      charts.flatMap(({ id, series }) => series.map(({ element }) => `${id}.${element.country}`)),
  },
  traders: { tables: () => ['traders-1', 'traders-2'] },
  partners: { tables: () => ['sankey', 'partners-1', 'partners-2'] },
};

// Kind and block belong together, which TypeScript cannot follow through a record: hence the cast.

export function blockAddress(block: Block): BlockAddress<BlockKind> {
  return addresses[block.kind] as unknown as BlockAddress<BlockKind>;
}

export function blocksByPlace(blocks: readonly Block[]): {
  readonly [K in FirstKind | 'charts' | 'continents']: BlockOf<K> | undefined;
} & { lower: readonly Block[] } {
  const find = <K extends BlockKind>(kind: K): BlockOf<K> | undefined =>
    blocks.find((block): block is BlockOf<K> => block.kind === kind);
  return {
    map: find('map'),
    glance: find('glance'),
    flow: find('flow'),
    charts: find('charts'),
    continents: find('continents'),
    lower: lowerOrder.flatMap((kind) => blocks.filter((block) => block.kind === kind)),
  };
}

export async function loadComponents(blocks: readonly Block[]): Promise<BlockComponents> {
  const chunks = new Set(
    blocks.flatMap(({ kind }) =>
      kind === 'map' || kind === 'glance' || kind === 'flow' ? [] : [laterCode[kind]],
    ),
  );
  const loaded = await Promise.all([...chunks].map((load) => load()));
  return Object.assign({}, ...loaded.map(({ components }) => components));
}

type LowerComponent = ComponentType<{ block: Block }> & {
  /** Whether the block has anything to show of these figures; without it, it always has. */
  shows?: (data: ShownData, block: Block) => boolean;
  /** Its figures, for a page that it leads. */
  figures?: (data: ShownData, block: Block, speech: Speech) => readonly Figure[];
};

export function lowerComponent(block: Block, loaded: BlockComponents): LowerComponent | null {
  return (loaded[block.kind] ?? null) as LowerComponent | null;
}
