import { describe, expect, it } from 'vitest';
import {
  addFlows,
  type FlowFilter,
  filterFlows,
  networkColumns,
  rankEnds,
  rankSums,
  splitTop,
  summariseCountry,
  toNetwork,
  toPairs,
} from './sample-flows.ts';

const flow = (text: string) => {
  const [origin = '', genebank = '', recipient = '', value = ''] = text.split(' ');
  return { origin, genebank, recipient, value: Number(value) };
};
const flows = addFlows(
  [
    'COL cgiar COL 10',
    'COL cgiar KEN 30',
    'COL usda USA 50',
    'PER cgiar COL 8',
    'PER cgiar KEN 1',
    'PER cgiar KEN 1',
  ].map(flow),
);
const open: FlowFilter = { genebank: null, country: null, macro: null, direction: null, min: 0 };
const texts = (rows: typeof flows | readonly (typeof flows)[number][]) =>
  rows.map(({ origin, genebank, recipient, value }) => `${origin} ${genebank} ${recipient} ${value}`);

describe('flows of samples', () => {
  it('are one a flow, equal values by their ends', () => {
    expect(texts(flows)).toEqual([
      'COL usda USA 50',
      'COL cgiar KEN 30',
      'COL cgiar COL 10',
      'PER cgiar COL 8',
      'PER cgiar KEN 2',
    ]);
    expect(texts(addFlows(['B x C 1', 'A x C 1'].map(flow)))).toEqual(['A x C 1', 'B x C 1']);
  });

  it('count a country at either end, or at the one that is named; one within it fits both', () => {
    const list = (filter: Partial<FlowFilter>) => texts(filterFlows(flows, { ...open, ...filter }));
    expect(list({ country: 'COL', direction: 'recipient' })).toEqual(['COL cgiar COL 10', 'PER cgiar COL 8']);
    expect(list({ country: 'COL' })).toHaveLength(4);
    expect(list({ country: 'COL', macro: new Set(['PER', 'USA']) })).toEqual([
      'COL usda USA 50',
      'PER cgiar COL 8',
    ]);
    expect(list({ macro: new Set(['PER']) })).toEqual(['PER cgiar COL 8', 'PER cgiar KEN 2']);
    expect(list({ macro: new Set(['PER']), direction: 'recipient' })).toEqual([]);
    expect(list({ min: 10 })).toHaveLength(3);
  });

  it('have ends with the genebank that most of an end goes through', () => {
    expect(rankEnds(flows, 'recipient').map(({ code, value, genebank }) => [code, value, genebank])).toEqual([
      ['USA', 50, 'usda'],
      ['KEN', 32, 'cgiar'],
      ['COL', 18, 'cgiar'],
    ]);
  });

  it('have sums with shares of what they are part of, and what is beyond the first', () => {
    expect(rankSums(flows, 'origin')).toEqual([
      { code: 'COL', value: 90, share: 0.9 },
      { code: 'PER', value: 10, share: 0.1 },
    ]);
    expect(rankSums([], 'origin')).toEqual([]);
    const pairs = toPairs([...flows, flow('COL ipk KEN 5')]);
    expect(pairs[1]).toEqual({ origin: 'COL', recipient: 'KEN', value: 35, genebanks: 2 });
    expect(splitTop(pairs, 3).others).toEqual({ count: 2, value: 10 });
  });

  it('go through genebanks: both sides of each have one sum, and the others are gathered', () => {
    const ranked = networkColumns.map((by) => rankSums(flows, by));
    const { nodes, links } = toNetwork(flows, ranked, { limit: 1, country: 'KEN' });
    expect(nodes.map(({ column, code, value, count }) => [column, code, value, count])).toEqual([
      [0, 'COL', 90, 1],
      [0, null, 10, 1],
      [1, 'cgiar', 50, 1],
      [1, 'usda', 50, 1],
      // The chosen country has a node of its own though two are larger.
      [2, 'USA', 50, 1],
      [2, 'KEN', 32, 1],
      [2, null, 18, 1],
    ]);
    const into = links.filter(({ column, to }) => column === 0 && to === 'cgiar');
    const out = links.filter(({ column, from }) => column === 1 && from === 'cgiar');
    expect([into, out].map((side) => side.reduce((sum, { value }) => sum + value, 0))).toEqual([50, 50]);
  });

  it('tell what a country gives and gets', () => {
    expect(summariseCountry(flows, 'COL')).toMatchObject({ origin: 90, domestic: 10, received: 18 });
    expect(summariseCountry(flows, 'COL')?.keptIn.map(({ code, value }) => [code, value])).toEqual([
      ['usda', 50],
      ['cgiar', 40],
    ]);
    // No flow starts in Kenya: its total is a known 0.
    expect(summariseCountry(flows, 'KEN')).toMatchObject({ origin: 0, keptIn: [], received: 32 });
    expect(summariseCountry(flows, 'FRA')).toBeNull();
  });
});
