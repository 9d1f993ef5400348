import { isInside, measure, unite } from './path-geometry.ts';

/** Left to right and top to bottom, in box units. */
export type Dot = readonly [number, number];

/** Numbers from 0 up to 1 that follow from a seed alone (mulberry32): the same dots for everybody, on every day. */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Of so many places for a dot the one farthest from the dots before is taken. */
const tries = 6;

/** So many places outside the outline are passed over for each one inside; a country is never thinner. */
const mostMisses = 400;

/** A piece with less than this part of the largest one has no dots: on islets a dot would be all that is seen. */
const smallPiece = 0.04;

function mainPieces(d: string): string {
  const pieces = d
    .split('M')
    .slice(1)
    .map((piece) => ({ d: `M${piece}`, area: measure(`M${piece}`)?.area ?? 0 }));
  const largest = Math.max(...pieces.map(({ area }) => area));
  return pieces
    .filter(({ area }) => area >= smallPiece * largest)
    .map((piece) => piece.d)
    .join('');
}

/** At most `count` dots spread evenly inside an outline between `top` and `bottom`; the first ones alone are even, too. */
export function placeDots(
  d: string,
  count: number,
  { seed, top, bottom }: { seed: number; top: number; bottom: number },
): readonly Dot[] {
  const outline = mainPieces(d);
  const measures = outline
    .split('M')
    .slice(1)
    .flatMap((piece) => measure(`M${piece}`) ?? []);
  const bounds = unite(measures.map((piece) => piece.bounds));
  if (bounds === null || count < 1) return [];
  const [left, right] = [bounds[0], bounds[2]];
  const [first, last] = [Math.max(top, bounds[1]), Math.min(bottom, bounds[3])];
  if (last <= first) return [];
  const area = measures.reduce((sum, piece) => sum + piece.area, 0);
  const next = seededNumbers(seed);
  const draw = (): Dot => [left + next() * (right - left), first + next() * (last - first)];
  return spread(outline, count, Math.sqrt(area / count), () => draw);
}

/** A part of an outline with its part of the dots; `at` is the place so many parts of its width and height from its corner. */
export interface DotCell {
  share: number;
  at: (across: number, down: number) => Dot;
}

/** A cell that has no place inside the outline is left for the next one after so many draws. */
const drawsOfCell = 60;

/** Steps by this part of the whole come back nowhere near the steps before (golden ratio). */
const goldenStep = (Math.sqrt(5) - 1) / 2;

/** At most `count` dots inside an outline, distributed by the shares of the cells. `area`: square box units of a cell. */
export function placeDotsByCell(
  d: string,
  count: number,
  { seed, cells, area }: { seed: number; cells: readonly DotCell[]; area: number },
): readonly Dot[] {
  const next = seededNumbers(seed);
  const whole = cells.reduce((sum, { share }) => sum + share, 0);
  let at = next();
  const nextCell = (): DotCell | undefined => {
    at = (at + goldenStep) % 1;
    let rest = at * whole;
    return cells.find(({ share }) => {
      rest -= share;
      return rest < 0;
    });
  };
  // As many cells as would hold the dots if all had the same share.
  const filled = whole ** 2 / cells.reduce((sum, { share }) => sum + share ** 2, 0);
  return spread(d, cells.length === 0 ? 0 : count, Math.sqrt((filled * area) / count), () => {
    let cell = nextCell();
    let dotCount = 0;
    return () => {
      if (++dotCount % drawsOfCell === 0) cell = nextCell();
      return cell?.at(next(), next()) ?? [Number.NaN, Number.NaN];
    };
  });
}

/** Dots inside an outline, each the farthest of some that are drawn from the dots before. `size`: a usual distance between two. */
function spread(outline: string, count: number, size: number, drawing: () => () => Dot): readonly Dot[] {
  const placed = dotGrid(Math.max(1, size));
  for (let at = 0; at < count; at++) {
    const draw = drawing();
    let best: { dot: Dot; away: number } | null = null;
    for (let found = 0, missed = 0; found < tries && missed < mostMisses; ) {
      const dot = draw();
      if (!isInside(outline, dot)) {
        missed += 1;
        continue;
      }
      found += 1;
      const away = placed.distance(dot);
      if (best === null || away > best.away) best = { dot, away };
    }
    if (best === null) break;
    placed.add(best.dot);
  }
  return placed.dots.map(([x, y]) => [Math.round(x), Math.round(y)]);
}

/** More rows of squares than any map has. */
const mostRows = 1e5;

function dotGrid(size: number): {
  dots: readonly Dot[];
  add: (dot: Dot) => void;
  /** Square of the distance to the nearest dot, of twice the size at most. */
  distance: (dot: Dot) => number;
} {
  const dots: Dot[] = [];
  const squares = new Map<number, Dot[]>();
  const squareOf = (value: number): number => Math.floor(value / size);
  const keyOf = (column: number, row: number): number => column * mostRows + row;
  return {
    dots,
    add: (dot) => {
      dots.push(dot);
      const key = keyOf(squareOf(dot[0]), squareOf(dot[1]));
      const square = squares.get(key);
      if (square === undefined) squares.set(key, [dot]);
      else square.push(dot);
    },
    distance: ([x, y]) => {
      const [middle, level] = [squareOf(x), squareOf(y)];
      let nearest = (2 * size) ** 2;
      for (let row = level - 2; row <= level + 2; row++)
        for (let column = middle - 2; column <= middle + 2; column++)
          for (const dot of squares.get(keyOf(column, row)) ?? [])
            nearest = Math.min(nearest, (dot[0] - x) ** 2 + (dot[1] - y) ** 2);
      return nearest;
    },
  };
}

const row = 24;

/** A dot as a path that ends where it begins: to be drawn with round caps. */
const roundDot = 'h0';

/** Dots as one path: a few bytes each, for they follow their neighbours. `mark` is drawn at each and ends where it begins. */
export function dotsPath(dots: readonly Dot[], mark = roundDot): string {
  const rowOf = ([, y]: Dot): number => Math.floor(y / row);
  const walked = [...dots].sort(
    (a, b) => rowOf(a) - rowOf(b) || (rowOf(a) % 2 === 0 ? a[0] - b[0] : b[0] - a[0]),
  );
  let before: Dot = [0, 0];
  return walked
    .map((dot) => {
      const [x, y] = [dot[0] - before[0], dot[1] - before[1]];
      before = dot;
      return `m${x}${y < 0 ? '' : ' '}${y}${mark}`;
    })
    .join('');
}
