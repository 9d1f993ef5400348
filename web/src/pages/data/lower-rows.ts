import type { BlockOf } from '#catalog/blocks.ts';
import type { Block } from '#catalog/section.ts';
import { blocksByPlace } from '../../blocks/registry.ts';
import { chosenChart } from '../../url/chart-options.ts';
import type { ViewState } from '../../url/view-state.ts';

/** Twelfths of the page's width. */
type Width = 5 | 6 | 7 | 12;

export interface LowerCell {
  block: Block;
  width: Width;
}

export interface PageParts {
  map: BlockOf<'map'> | undefined;
  /** The chart over the years that leads; `undefined` where the section has none. */
  trend: BlockOf<'charts'> | BlockOf<'continents'> | undefined;
  glance: BlockOf<'glance'> | undefined;
  flow: BlockOf<'flow'> | undefined;
  rows: readonly (readonly LowerCell[])[];
}

/** A block of charts with one chart each, first the chosen one or that of the map's element; as it is where it never shows more than one. */
export function splitCharts(
  block: BlockOf<'charts'>,
  { choices, element }: Pick<ViewState, 'choices' | 'element'>,
): readonly BlockOf<'charts'>[] {
  if (block.oneAtATime === true) return [block];
  const chosen = chosenChart(block.charts, choices[block.id]);
  const offered = block.charts.filter(
    (chart) => chart.ofMap === undefined || chart.ofMap === element || chart === chosen,
  );
  const first =
    chosen ??
    offered.find(({ ofMap }) => ofMap === element) ??
    offered.find(({ series }) => series.some((line) => line.element.country === element)) ??
    offered[0];
  const ordered = [...offered].sort((one, other) => Number(other === first) - Number(one === first));
  return ordered.map((chart) => ({ ...block, charts: [chart] }));
}

/** Two blocks a row, in their order: a podium is the narrower one beside its explanation. A wide or single block has a row of its own. */
export function toRows(blocks: readonly Block[]): readonly (readonly LowerCell[])[] {
  const rows: LowerCell[][] = [];
  // Of an odd number the ranking has its own row: its bars fill any width.
  const isOdd = blocks.filter((block) => !isWide(block)).length % 2 === 1;
  const last = isOdd ? blocks.filter(({ kind }) => kind === 'countries') : [];
  const rest = [...blocks.filter((block) => !last.includes(block)), ...last];
  for (let block = rest.shift(); block !== undefined; block = rest.shift()) {
    const next = rest.findIndex((other) => !isWide(other));
    const [beside] = isWide(block) || next < 0 ? [] : rest.splice(next, 1);
    if (beside === undefined) rows.push([{ block, width: 12 }]);
    else {
      const [width, other] = block.kind === 'podium' ? ([5, 7] as const) : ([6, 6] as const);
      rows.push([
        { block, width },
        { block: beside, width: other },
      ]);
    }
  }
  return rows;
}

/** Whether a block fills a row of its own: with two figures, or a chart with small ones beside it. */
const isWide = (block: Block): boolean =>
  block.kind === 'traders' ||
  block.kind === 'partners' ||
  (block.kind === 'charts' && block.charts.some(({ parted }) => parted === true));

const isOfMap = ({ charts }: BlockOf<'charts'>): boolean => charts.some(({ ofMap }) => ofMap !== undefined);

const orderOf = ({ kind }: Block): number => ['countries', 'balance', 'podium'].indexOf(kind);

/**
 * The place of each block in a view of a section. `hasContinents`: they have lines, which lead unless a chart is chosen; `draws`: a chart
 * has figures, without which it has a place only where it is chosen.
 */
export function toPageParts(
  blocks: readonly Block[],
  view: Pick<ViewState, 'choices' | 'element'>,
  hasContinents: boolean,
  draws: (chart: BlockOf<'charts'>['charts'][number]) => boolean = () => true,
): PageParts {
  const { map, charts, continents, glance, flow, lower } = blocksByPlace(blocks);
  const lines = continents === undefined || !hasContinents ? [] : [continents];
  const isChosen = charts !== undefined && view.choices[charts.id] !== undefined;
  const split = charts === undefined ? [] : splitCharts(charts, view);
  const all = split.filter((block, at) => (isChosen && at === 0) || block.charts.some(draws));
  // The lines of continents have the World's: the chart of the map's element would draw it once more.
  const single = lines.length === 0 || isChosen ? all : all.filter((block) => !isOfMap(block));
  const [trend, ...further] = isChosen ? [...single, ...lines] : [...lines, ...single];
  return {
    map,
    trend,
    glance,
    flow,
    // Under an element with a chart of its own its ranking comes first.
    rows: toRows(
      split.some(isOfMap)
        ? [...lower].sort((one, other) => orderOf(one) - orderOf(other)).concat(further)
        : [...lower, ...further],
    ),
  };
}
