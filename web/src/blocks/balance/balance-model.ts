import type { BlockOf } from '#catalog/blocks.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { ScopedElement } from '#catalog/section.ts';
import { explainedKey } from '#contract/explain-address.ts';
import {
  type Balance,
  type BalancePart,
  type BalanceSegment,
  elementsOfSum,
  isBalanceSum,
  type SupplyPart,
  toBalance,
  toFlows,
} from '#domain/balance.ts';
import { type CubeStore, isBelieved } from '../../api/cube-store.ts';
import { elementFor, isCountry, type ShownData } from '../../api/data-view.tsx';
import type { BalanceFlow } from '../../charts/balance/balance.tsx';
import { figureScale } from '../../i18n/figure-scale.ts';
import { columnText, figureColumn } from '../../i18n/number-lists.ts';
import type { Speech } from '../../i18n/speech.ts';
import { inFrameYear } from '../data-figure.ts';

export type BalanceDefinition = BlockOf<'balance'>;

export interface BalanceModel {
  /** `undefined` while one of its parts is on its way. */
  found: { balance: Balance | null; published: BalancePart; isDoubtful: boolean } | undefined;
  balance: Balance | null;
  nameOf(id: string): string;
  keyOf(id: string): string | null;
  figureText(value: number): string;
  flows: { sources: BalanceFlow[]; destinations: BalanceFlow[] } | null;
  scaleUnit: string;
  /** All that is known is zero: there is nothing to draw, and nothing to agree. */
  isNil: boolean;
  /** More was exported than there was: harvests are not recorded, and what is missing is no source. */
  isOverdrawn: boolean;
}

export const elementsOfBalance = (block: BalanceDefinition): readonly ScopedElement[] => [
  ...[...block.supply, ...block.uses].map(({ element }) => element),
  block.published,
];

export const inBalanceYear = (data: ShownData, { published }: BalanceDefinition): ShownData =>
  inFrameYear(data, [...(data.cubes.series(elementFor(published, data.area), data.area)?.keys() ?? [])]);

function balanceIn(block: BalanceDefinition, cubes: CubeStore, area: string, year: number) {
  let loading = false;
  let isDoubtful = false;
  const partOf = (id: string, element: number): BalancePart => {
    const figure = cubes.figure(element, area, year);
    if (figure === undefined) loading = true;
    if (figure != null && !isBelieved(figure)) isDoubtful = true;
    return { id, element, value: figure?.value ?? null, flag: figure?.flag ?? '' };
  };
  const supply = block.supply.map(
    ({ element, sign, word }): SupplyPart => ({ ...partOf(word, elementFor(element, area)), sign }),
  );
  const uses = block.uses.map(({ element, word }) => partOf(word, elementFor(element, area)));
  const published = partOf('published', elementFor(block.published, area));
  return loading ? undefined : { balance: toBalance(supply, uses), published, isDoubtful };
}

export function toBalanceModel(
  { area, year, cubes, section }: ShownData,
  block: BalanceDefinition,
  speech: Speech,
): BalanceModel {
  const { words, formats } = speech;
  const key = `${section.id}.${block.id}`;
  const found = balanceIn(block, cubes, area, year);
  const balance = found?.balance ?? null;
  const element = elementFor(block.published, area);
  const definitions = [...block.supply, ...block.uses];
  const nameOf = (id: string): string => {
    const part = definitions.find(({ word }) => word === id);
    return part === undefined
      ? words(`${key}.${id}`)
      : words(`elements.${elementFor(part.element, area)}.short`);
  };
  const keyOf = (id: string): string | null => {
    const part =
      id === 'total.published' ? { element: block.published } : definitions.find(({ word }) => word === id);
    if (part !== undefined) return explainedKey(area, elementFor(part.element, area), year);
    if (balance === null || !isBalanceSum(id)) return null;
    return explainedKey(area, element, year, { as: { kind: 'sum', ...elementsOfSum(id, balance) } });
  };
  const flowBars =
    balance === null ? { sources: [], destinations: [] } : toFlows(balance, { netsTrade: !isCountry(area) });
  const scale = figureScale(element, [Math.max(0, ...flowBars.sources.map(({ length }) => length))], speech);
  const label = columnText(
    [...flowBars.sources, ...flowBars.destinations].map(({ length }) => scale.amount(length)),
    formats,
  );
  const figureText = figureColumn(element, listValues(balance, found?.published), formats);
  const unit = words('units.kt.short');
  // A use below zero is drawn on the side of the supply, with a label of its own, since it is no supply.
  const labelOf = (id: string, side: 'sources' | 'destinations'): string => {
    const isUse = block.uses.some(({ word }) => word === id);
    if (isUse && side === 'sources') return words(`${key}.negative`, { use: nameOf(id) });
    return words(`${key}.flow.${id}.${side === 'sources' ? 'from' : 'to'}`);
  };
  const flowsOf = (at: readonly BalanceSegment[], side: 'sources' | 'destinations'): BalanceFlow[] =>
    [...at].sort(byLength).map(({ id, length }) => ({
      id,
      label: labelOf(id, side),
      length,
      valueLabel: label(scale.amount(length)),
      exact: words('chart.value', { value: figureText(length), unit }),
      colour: colourOf(definitions.find(({ word }) => word === lookOf(id, side))?.colour),
      isPale: pale.has(lookOf(id, side)),
      // The World trades with nobody: what is left of its trade is a gap between reports.
      unexplained: id === 'residual' || (id === 'trade' && area === worldCode),
      explain: keyOf(id) ?? undefined,
    }));
  return {
    ...{ found, balance, nameOf, keyOf, figureText },
    flows: balance && {
      sources: flowsOf(flowBars.sources, 'sources'),
      destinations: flowsOf(flowBars.destinations, 'destinations'),
    },
    scaleUnit: scale.unit,
    isOverdrawn: balance !== null && balance.domesticSupply < 0,
    isNil: balance !== null && flowBars.sources.length + flowBars.destinations.length === 0,
  };
}

/** The longest first; the unexplained part last. */
const byLength = (one: BalanceSegment, other: BalanceSegment): number =>
  Number(one.id === 'residual') - Number(other.id === 'residual') || other.length - one.length;

/** The part whose look a piece has: net trade that of imports or of exports. */
const lookOf = (id: string, side: 'sources' | 'destinations'): string =>
  id !== 'trade' ? id : side === 'sources' ? 'imports' : 'exports';

/** Food has the colour of the crop, as the harvest has. */
const colourOf = (use = 'other'): string => (use === 'food' ? 'var(--accent)' : `var(--use-${use})`);

const pale: ReadonlySet<string> = new Set(['losses', 'exports', 'stocks', 'other']);

const listValues = (
  balance: Balance | null,
  published: BalancePart | undefined,
): readonly (number | null | undefined)[] =>
  balance === null
    ? [published?.value]
    : [
        ...[...balance.supply, ...balance.uses].map(({ value }) => value),
        ...[balance.domesticSupply, balance.used, balance.residual, published?.value],
      ];
