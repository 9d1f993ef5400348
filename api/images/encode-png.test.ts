import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { encodePng } from './encode-png.ts';

/** Draws an SVG. */
const draw = (svg: string) => new Resvg(svg).render();

describe('encodePng', () => {
  it('keeps every pixel: a browser or drawing program reads the drawing back', () => {
    const drawing = draw(
      '<svg xmlns="http://www.w3.org/2000/svg" width="61" height="37"><rect width="61" height="37" fill="#fbfaf6"/><circle cx="30" cy="20" r="15" fill="#8a2433"/><path d="M0 3L61 30" stroke="#1c6b5a" stroke-width="2.3"/></svg>',
    );
    const png = encodePng(drawing);
    const read = draw(
      `<svg xmlns="http://www.w3.org/2000/svg" width="61" height="37"><image href="data:image/png;base64,${png.toString('base64')}" width="61" height="37" image-rendering="optimizeSpeed"/></svg>`,
    );
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([61, 37]);
    expect(new Set(read.pixels).size).toBeGreaterThan(20);
    expect(read.pixels.equals(drawing.pixels)).toBe(true);
  });
});
