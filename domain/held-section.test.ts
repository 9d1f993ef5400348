import { describe, expect, it } from 'vitest';
import {
  EXPORT_QUANTITY,
  EXPORT_UNIT_VALUE,
  EXPORT_VALUE,
  IMPORT_QUANTITY,
  IMPORT_VALUE,
  TRADE_BALANCE,
} from '#catalog/elements/codes.ts';
import type { Block } from '#catalog/section.ts';
import { production } from '#catalog/sections/production.ts';
import { trade } from '#catalog/sections/trade.ts';
import { heldSection } from './held-section.ts';

const quantities = [IMPORT_QUANTITY, EXPORT_QUANTITY];
const values = [IMPORT_VALUE, EXPORT_VALUE];

const only = (...elements: readonly number[]) => heldSection(trade, (element) => elements.includes(element));
const find = <Kind extends Block['kind']>({ blocks }: { blocks: readonly Block[] }, kind: Kind) =>
  blocks.find((block): block is Extract<Block, { kind: Kind }> => block.kind === kind);
const summary = (section: { blocks: readonly Block[] }) => ({
  figures: find(section, 'glance')?.figures.map(({ id }) => id),
  charts: find(section, 'charts')?.charts.map(({ id, series }) => [id, series.length]),
  partners: find(section, 'partners') !== undefined,
  traders: find(section, 'traders') !== undefined,
});

describe('a section of trade', () => {
  it('is one of quantities where a crop has no values: no balance, partners or words about values', () => {
    const section = only(...quantities);
    expect(summary(section)).toEqual({
      figures: ['imports-quantity', 'exports-quantity'],
      charts: [['quantity', 2]],
      partners: false,
      traders: true,
    });
    expect(section.caveats).toEqual([{ key: 'trade.charts.quantity.info', figures: ['chart-quantity'] }]);
    expect(section.mapElements).toBe(trade.mapElements);
  });

  it('has values without a balance where those are known in part alone', () => {
    expect(summary(only(...quantities, ...values))).toEqual({
      figures: ['imports', 'exports'],
      charts: [
        ['value', 2],
        ['quantity', 2],
      ],
      partners: true,
      traders: true,
    });
  });

  it('is whole with complete figures', () => {
    const section = only(...quantities, ...values, TRADE_BALANCE, EXPORT_UNIT_VALUE);
    expect(summary(section)).toEqual({
      figures: ['imports', 'exports', 'trade-balance', 'unit-value'],
      charts: [
        ['value', 3],
        ['quantity', 3],
        ['balance', 1],
        ['unit-value', 1],
      ],
      partners: true,
      traders: true,
    });
    expect(section.caveats).toEqual(trade.caveats);
  });
});

it('leaves other sections as they are', () => {
  expect(heldSection(production, () => false)).toBe(production);
});
