import { describe, expect, it } from 'vitest';
import { type SankeyLink, type SankeyNode, toSankeyModel } from './sankey-model.ts';

const node = (id: string, column: number): SankeyNode => ({ id, column, label: id, valueLabel: '1' });
const link = (from: string, to: string, value: number): SankeyLink => ({
  id: `${from} ${to}`,
  from,
  to,
  value,
});

describe('the Sankey model', () => {
  const nodes = [node('A', 0), node('B', 0), node('C', 1), node('D', 1)];
  const links = [link('A', 'D', 30), link('A', 'C', 60), link('B', 'C', 50)];

  it('has a middle column whose label stands above it, and a node as high as the larger of its sides', () => {
    const three = toSankeyModel({
      nodes: [node('A', 0), node('B', 1), node('C', 2)],
      links: [link('A', 'B', 10), link('B', 'C', 40)],
      width: 360,
    });
    expect(three.nodes.map(({ box }) => box.height)).toEqual([70, 280, 280]);
    expect(three.nodes.map(({ label }) => label.anchor)).toEqual(['end', 'middle', 'start']);
    expect(three.nodes[1]?.label.y).toBeLessThan(three.nodes[1]?.box.y ?? 0);
  });

  it('has labels outside of the bands, cut where they would take more than a third of the width', () => {
    for (const width of [300, 600, 1100]) {
      const long = toSankeyModel({
        nodes: [{ ...node('A', 0), label: 'Tanzania, United Republic of, and islands' }, node('C', 1)],
        links: [link('A', 'C', 10)],
        width,
      });
      const [a, c] = long.nodes;
      expect(a?.label.x).toBeLessThan(a?.box.x ?? 0);
      expect(c?.label.x).toBeGreaterThan((c?.box.x ?? 0) + (c?.box.width ?? 0));
      expect(a?.box.x).toBeLessThanOrEqual(width * 0.34);
      expect(a?.label.lines).toHaveLength(width < 480 ? 2 : 1);
      expect(a?.label.lines.at(-1)?.endsWith('…')).toBe(width < 1100);
      expect((c?.box.x ?? 0) + 10).toBeLessThan(width);
    }
  });

  it('is as high in every box, with a name of two lines on phones, too', () => {
    const long = nodes.map((one) => ({ ...one, label: 'China, Hong Kong SAR' }));
    for (const layout of [nodes, long])
      expect(
        new Set([340, 479, 480, 1200].map((width) => toSankeyModel({ nodes: layout, links, width }).height))
          .size,
      ).toBe(1);
    expect(toSankeyModel({ nodes: long, links, width: 340 }).nodes[0]?.label.lines).toEqual([
      'China, Hong',
      'Kong SAR',
    ]);
  });

  it('leaves out flows of nothing and of nobody', () => {
    const some = toSankeyModel({ nodes, links: [link('A', 'C', 0), link('X', 'C', 5)], width: 600 });
    expect(some.links).toEqual([]);
    expect(toSankeyModel({ nodes: [], links: [], width: 600 }).height).toBe(0);
  });
});
