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
  const model = toSankeyModel({ nodes, links, width: 600 });
  const boxOf = (id: string) => model.nodes.find((entry) => entry.node.id === id)?.box;

  it('draws every sum to one scale: the fuller column is 280 high', () => {
    // 140 in each column: two pixels a unit.
    // "A  1" in bold is 28.9 px wide and "D  1" 31.2; 6 px are between a label and its node.
    expect(boxOf('A')).toEqual({ x: 34.9, y: 0, width: 10, height: 180 });
    expect(boxOf('B')).toEqual({ x: 34.9, y: 186, width: 10, height: 100 });
    expect(boxOf('C')).toMatchObject({ x: 552.8, y: 0, height: 220 });
    expect(boxOf('D')).toMatchObject({ x: 552.8, y: 226, height: 60 });
    expect(model.height).toBe(286);
  });

  it('lets bands leave in the order in which they arrive, whatever order they come in', () => {
    const paths = Object.fromEntries(model.links.map(({ link: { id }, path }) => [id, path]));
    // A's band to C lies above the one to D, at both ends; B's reaches C below A's.
    expect(paths['A C']).toBe('M44.9,0C298.8,0 298.8,0 552.8,0V120C298.8,120 298.8,120 44.9,120Z');
    expect(paths['A D']).toBe('M44.9,120C298.8,120 298.8,226 552.8,226V286C298.8,286 298.8,180 44.9,180Z');
    expect(paths['B C']).toBe('M44.9,186C298.8,186 298.8,120 552.8,120V220C298.8,220 298.8,286 44.9,286Z');
  });

  it('keeps room for a label at the thinnest node, and a band of a pixel', () => {
    const thin = toSankeyModel({
      nodes: [node('A', 0), node('B', 0), node('C', 1)],
      links: [link('A', 'C', 100_000), link('B', 'C', 1)],
      width: 600,
    });
    const [a, b] = thin.nodes;
    expect(b?.box.height).toBe(1);
    // The label of B is in a slot of 34 below A and the gap.
    expect(b?.label.y).toBeCloseTo((a?.box.height ?? 0) + 6 + 17, 0);
    const [, above, below] = /,([\d.]+)V([\d.]+)/.exec(thin.links[1]?.path ?? '') ?? [];
    expect(Number(below) - Number(above)).toBeCloseTo(1);
  });

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
    for (const drawn of [nodes, long])
      expect(
        new Set([340, 479, 480, 1200].map((width) => toSankeyModel({ nodes: drawn, links, width }).height))
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
