import type { Page } from 'playwright-core';

/** Texts that axe could not judge: in a picture, over shapes, or one figure long. */
interface Unresolved {
  incomplete: readonly { nodes: readonly { target: readonly string[] }[] }[];
}

/** A text whose contrast is too low, or whose ground could not be found here either; worst first. */
export interface FaintText {
  text: string;
  contrast: number;
  /** WCAG 2.2, 1.4.3: 4.5, or 3 for large letters. */
  needed: number;
}

/**
 * Contrast of every text that axe leaves open, by calculation: its colour against each colour that is painted under a grid
 * of points of its box. Shapes of a picture count in the order in which they are painted, with their opacity; of a hatch
 * or a gradient every colour counts; letters with a halo have the halo as their ground. Axe must be in the page.
 */
export async function openContrasts(page: Page): Promise<{ texts: number; faint: readonly FaintText[] }> {
  return await page.evaluate(async () => {
    type Rgba = readonly [number, number, number, number];
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<Unresolved> };
    };
    const { incomplete } = await axe.run({ runOnly: ['color-contrast'], resultTypes: ['incomplete'] });
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('This browser draws nothing.');

    // Many cells of a table have the same ground: each colour and each element's paint is read once.
    const known = new Map<string, Rgba>();
    const rgba = (colour: string): Rgba => {
      const before = known.get(colour);
      if (before !== undefined) return before;
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      const read: Rgba = [red, green, blue, alpha / 255];
      known.set(colour, read);
      return read;
    };
    const over = (top: Rgba, ground: Rgba): Rgba => {
      const mixed = [0, 1, 2].map((part) => (top[part] ?? 0) * top[3] + (ground[part] ?? 0) * (1 - top[3]));
      return [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0, 1];
    };
    const luminance = (colour: Rgba): number => {
      const [red = 0, green = 0, blue = 0] = colour.slice(0, 3).map((part) => {
        const channel = part / 255;
        return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one: Rgba, other: Rgba): number => {
      const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    };

    /** The colours with which an element covers a point: none, one, or those of a hatch or gradient. */
    const paints = (element: Element): readonly Rgba[] => {
      const style = getComputedStyle(element);
      const faded = (colour: Rgba, opacity: string): Rgba => [
        colour[0],
        colour[1],
        colour[2],
        colour[3] * Number(opacity) * Number(style.opacity),
      ];
      const picture = element instanceof SVGSVGElement && element.ownerSVGElement === null;
      if (picture || !(element instanceof SVGGraphicsElement)) {
        const gradient = style.backgroundImage.match(/(rgba?|oklab|oklch|color)\([^()]*\)/g) ?? [];
        return [style.backgroundColor, ...gradient].map(rgba).filter(([, , , alpha]) => alpha > 0);
      }
      if (element instanceof SVGSVGElement || element instanceof SVGTextContentElement) return [];
      if (style.fill === 'none') return [];
      const pattern = /url\("?#([^")]+)"?\)/.exec(style.fill)?.[1];
      if (pattern === undefined) return [faded(rgba(style.fill), style.fillOpacity)];
      return [...(document.getElementById(pattern)?.querySelectorAll('rect, path, circle, line') ?? [])]
        .flatMap((part) => [getComputedStyle(part).fill, getComputedStyle(part).stroke])
        .filter((colour) => colour !== 'none')
        .map((colour) => faded(rgba(colour), style.fillOpacity));
    };

    const painted = new Map<Element, readonly Rgba[]>();
    /** Every colour that may show at a point under an element, from what is painted there. */
    const grounds = (element: Element, x: number, y: number): readonly Rgba[] => {
      const stack = document.elementsFromPoint(x, y);
      const place = stack.findIndex(
        (other) => other === element || element.contains(other) || other.contains(element),
      );
      let grounds: readonly Rgba[] = [[255, 255, 255, 1]];
      for (const below of stack.slice(Math.max(place, 0)).reverse()) {
        if (below === element) continue;
        const paint = painted.get(below) ?? paints(below);
        painted.set(below, paint);
        const opaque = paint.length > 0 && paint.every(([, , , alpha]) => alpha === 1);
        const mixed = paint.flatMap((colour) => grounds.map((ground) => over(colour, ground)));
        if (paint.length > 0) grounds = opaque ? paint : paint.length > 1 ? [...grounds, ...mixed] : mixed;
      }
      return grounds;
    };

    /** The box of an element's own letters, without its children. */
    const letters = (element: Element): DOMRect => {
      const textNodes = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      if (element instanceof SVGElement || textNodes.length === 0) return element.getBoundingClientRect();
      const range = document.createRange();
      range.setStartBefore(textNodes[0] ?? element);
      range.setEndAfter(textNodes[textNodes.length - 1] ?? element);
      return range.getBoundingClientRect();
    };

    const hits = document.createElement('style');
    hits.textContent = '* { pointer-events: visiblePainted !important; }';
    document.head.append(hits);
    const faint: FaintText[] = [];
    let texts = 0;
    for (const { target } of incomplete.flatMap(({ nodes }) => nodes)) {
      const element = document.querySelector(target[target.length - 1] ?? '');
      if (element === null || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      texts += 1;
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const style = getComputedStyle(element);
      const drawn = element instanceof SVGGraphicsElement;
      const colour = rgba(drawn ? style.fill : style.color);
      const size = Number.parseFloat(style.fontSize) * (drawn ? (element.getScreenCTM()?.a ?? 1) : 1);
      const needed = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
      const halo = drawn && style.paintOrder.startsWith('stroke') && style.stroke !== 'none';
      const box = letters(element);
      const points = [0.02, 0.5, 0.98].flatMap((across) =>
        [0.3, 0.7].map((down) => [box.left + box.width * across, box.top + box.height * down] as const),
      );
      const under = halo ? [rgba(style.stroke)] : points.flatMap(([x, y]) => grounds(element, x, y));
      const worst = Math.min(...under.map((ground) => contrast(over(colour, ground), ground)));
      if (!(worst >= needed)) {
        faint.push({
          text: (element.textContent ?? '').trim().slice(0, 40),
          contrast: Math.round(worst * 100) / 100,
          needed,
        });
      }
    }
    hits.remove();
    return { texts, faint: faint.sort((a, b) => a.contrast - b.contrast) };
  });
}
