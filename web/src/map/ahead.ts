import { applyFills, type Fill, type Paintable } from './fills.ts';
import { COUNTRY_ATTRIBUTE, WORLD_ATTRIBUTE } from './shapes-source.ts';

/** Years that are kept painted beside the one that is seen: the one before and the one after. */
const most = 2;

/**
 * As good as opaque. A change between 1 and less has the browser compose the page's layers anew; between this and 0 it hands the number
 * on to them, which is a third of what a step takes otherwise.
 */
const SEEN = '0.9999';
const UNSEEN = '0';

interface Copy {
  svg: SVGSVGElement;
  elements: readonly (readonly Paintable[])[];
  painted: readonly Fill[];
  /** The view that it shows. */
  view: string;
}

/** Pictures of other years behind the map's own, which is left where pointers and screen readers find it. */
interface Ahead {
  /** Has these fills painted where nobody sees them. `now` are those that the map's own picture has. */
  prepare: (root: SVGSVGElement, now: readonly Fill[], next: readonly Fill[]) => void;
  /** Shows the picture of these fills instead of the map's own; false where there is none. */
  show: (root: SVGSVGElement, fills: readonly Fill[]) => boolean;
  /** Shows the map's own picture. */
  hide: (root: SVGSVGElement) => void;
}

/** @param find outline and circle of each country in a picture, in the order of the fills */
export function createAhead(
  find: (root: SVGSVGElement) => readonly (readonly Paintable[])[],
  plain: (root: SVGSVGElement) => (paint: string) => string,
): Ahead {
  // The one that was prepared last stands at the end.
  let copies: readonly Copy[] = [];
  let shown: Copy | null = null;

  const copyOf = (root: SVGSVGElement, painted: readonly Fill[], view: string): Copy => {
    const svg = root.cloneNode(true) as SVGSVGElement;
    const elements = find(svg);
    for (const element of svg.querySelectorAll(`[${COUNTRY_ATTRIBUTE}]`))
      element.removeAttribute(COUNTRY_ATTRIBUTE);
    // Textures are those of the map's own picture.
    svg.querySelector('defs')?.remove();
    for (const name of ['role', 'aria-label', 'aria-describedby', WORLD_ATTRIBUTE]) svg.removeAttribute(name);
    svg.setAttribute('aria-hidden', 'true');
    svg.style.pointerEvents = 'none';
    svg.style.opacity = UNSEEN;
    root.after(svg);
    return { svg, elements, painted, view };
  };

  const hide = (root: SVGSVGElement): void => {
    if (shown === null) return;
    root.style.opacity = SEEN;
    shown.svg.style.opacity = UNSEEN;
    shown = null;
  };

  return {
    hide,
    prepare(root, now, next) {
      if (next === now) return;
      const view = viewOf(root);
      const stale = copies.filter((copy) => copy.view !== view && copy !== shown);
      for (const { svg } of stale) svg.remove();
      copies = copies.filter((copy) => !stale.includes(copy));
      const free = copies.find((copy) => copy.painted === next) ?? copies.find((copy) => copy !== shown);
      const isNew = copies.length < most && free?.painted !== next;
      if (!isNew && free === undefined) return;
      if (copies.length === 0) {
        root.style.willChange = 'transform, opacity';
        root.style.opacity = SEEN;
      }
      const copy = isNew || free === undefined ? copyOf(root, now, view) : free;
      applyFills(copy.elements, copy.painted, next, plain(root));
      copy.painted = next;
      copies = [...copies.filter((other) => other !== copy), copy];
    },
    show(root, fills) {
      const view = viewOf(root);
      const copy = copies.find((one) => one.painted === fills && one.view === view);
      if (copy === undefined) return false;
      if (shown !== null && shown !== copy) shown.svg.style.opacity = UNSEEN;
      root.style.opacity = UNSEEN;
      copy.svg.style.opacity = SEEN;
      shown = copy;
      return true;
    },
  };
}

/** What a picture shows of the world, and how: attributes that are React's, and change without a word to the copies. */
function viewOf(root: SVGSVGElement): string {
  return ['viewBox', 'data-near', 'data-borders', 'stroke-width']
    .map((name) => root.getAttribute(name) ?? '')
    .join('|');
}
