import type { Shape, WorldShapes } from './world-shapes.ts';

/** Marks the drawing that carries the world's outlines; its value is the box. */
export const WORLD_ATTRIBUTE = 'data-world';
/** Marks a country's outline or circle; its value is the ISO3 code. */
export const COUNTRY_ATTRIBUTE = 'data-country';
export const LAND_ATTRIBUTE = 'data-land';
export const DISPUTED_ATTRIBUTE = 'data-disputed';

export interface Readable {
  querySelector(selector: string): Readable | null;
  querySelectorAll(selector: string): Iterable<Readable>;
  getAttribute(name: string): string | null;
}

/** So that shapes travel once, inside the page, and the browser's first drawing equals the server's. Null without a map. */
export function readShapesFromDocument(document: Pick<Readable, 'querySelector'>): WorldShapes | null {
  const drawing = document.querySelector(`svg[${WORLD_ATTRIBUTE}]`);
  const box = drawing?.getAttribute(WORLD_ATTRIBUTE)?.split(' ').map(Number);
  if (!drawing || box?.length !== 4 || box.some(Number.isNaN)) return null;
  const shapes = new Map<string, Shape>();
  for (const path of drawing.querySelectorAll(`path[${COUNTRY_ATTRIBUTE}]`)) {
    const iso3 = path.getAttribute(COUNTRY_ATTRIBUTE) ?? '';
    shapes.set(iso3, { iso3, d: path.getAttribute('d') ?? '' });
  }
  for (const dot of drawing.querySelectorAll(`circle[${COUNTRY_ATTRIBUTE}]`)) {
    const iso3 = dot.getAttribute(COUNTRY_ATTRIBUTE) ?? '';
    const circle = [Number(dot.getAttribute('cx')), Number(dot.getAttribute('cy'))] as const;
    shapes.set(iso3, { iso3, d: shapes.get(iso3)?.d ?? '', circle });
  }
  if (shapes.size === 0) return null;
  const [left = 0, top = 0, width = 0, height = 0] = box;
  return {
    viewBox: [left, top, width, height],
    shapes: [...shapes.values()].sort((a, b) => (a.iso3 < b.iso3 ? -1 : 1)),
    land: drawing.querySelector(`[${LAND_ATTRIBUTE}]`)?.getAttribute('d') ?? '',
    disputed: document.querySelector(`path[${DISPUTED_ATTRIBUTE}]`)?.getAttribute('d') ?? '',
  };
}
