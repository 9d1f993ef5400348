/** A rectangle in pixels of the window. */
type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'> & {
  /** How much worse it is to cover it than a text of the same size; 1 if absent. */
  weight?: number;
};

/** Pixels from the window's edges, and between the places that are tried. */
const [edge, step] = [12, 24];

/** What a reader looks at or works with: a card that lies over none of it leaves the page usable. */
const kept =
  'dialog[open], :popover-open, [data-legend], [data-years], :is(main, footer, nav) :is(h1, h2, h3, p, ol, ul, dl, table, footer, label, button, select, input, text)';

/** Charts: marks between the texts, less needed than they are. The map is the one picture that a card may lie on. */
const charts = 'main svg:not(#map *, button *, a *)';

const covered = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Distance of a card from the window's right and lower edge where it covers least of `boxes`; of equals the nearest to the corner. */
export function placeOf(
  card: { width: number; height: number },
  boxes: readonly Box[],
  window: { width: number; height: number },
): { right: number; bottom: number } {
  let best = { right: edge, bottom: edge };
  let least = Number.POSITIVE_INFINITY;
  for (let bottom = edge; bottom === edge || bottom + card.height + edge <= window.height; bottom += step)
    for (let right = edge; right === edge || right + card.width + edge <= window.width; right += step) {
      const box = {
        left: window.width - right - card.width,
        right: window.width - right,
        top: window.height - bottom - card.height,
        bottom: window.height - bottom,
      };
      // A pixel covered weighs as much as the way across a large window.
      const cost =
        boxes.reduce((sum, one) => sum + covered(box, one) * (one.weight ?? 1), 0) * 4000 + right + bottom;
      if (cost < least) {
        least = cost;
        best = { right, bottom };
      }
    }
  return best;
}

/** Puts a card where it covers least of what the page shows now. */
export function placeCard(card: HTMLElement): void {
  // Without the bar that scrolls.
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const seen = (selector: string, weight: number): readonly Box[] =>
    [...document.querySelectorAll(selector)]
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.bottom > 0 && box.top < height)
      .map(({ left, top, right, bottom }) => ({ left, top, right, bottom, weight }));
  const boxes = [...seen(kept, 1), ...seen(charts, 0.3)];
  const { right, bottom } = placeOf(card.getBoundingClientRect(), boxes, { width, height });
  card.style.insetInlineEnd = `${right}px`;
  card.style.insetBlockEnd = `${bottom}px`;
}
