/** Lines of a set of outlines, each once, as path data. */
export interface OutlineMesh {
  /** Where one outline ends and no other begins. */
  coast: string;
  /** Between two outlines. */
  borders: string;
}

interface Edge {
  from: readonly [number, number];
  to: readonly [number, number];
  key: string;
}

/** The edges of an outline written as absolute `M` starts and relative `l` steps, ring by ring, each ring closed. */
function toEdges(d: string): readonly (readonly Edge[])[] {
  return d
    .split('M')
    .slice(1)
    .map((ring) => {
      const numbers = ring.match(/-?\d+/g)?.map(Number) ?? [];
      const points: [number, number][] = [];
      for (let at = 0, x = 0, y = 0; at + 1 < numbers.length; at += 2) {
        x += numbers[at] ?? 0;
        y += numbers[at + 1] ?? 0;
        points.push([x, y]);
      }
      return points.map((from, at) => {
        const to = points[(at + 1) % points.length] ?? from;
        const ends = [from.join(), to.join()].sort();
        return { from, to, key: ends.join(' ') };
      });
    });
}

/** To draw a line costs the server more than to fill a country: each border and coast is drawn once. */
export function toOutlineMesh(outlines: readonly string[]): OutlineMesh {
  const rings = outlines.flatMap(toEdges);
  const times = new Map<string, number>();
  for (const { key } of rings.flat()) times.set(key, (times.get(key) ?? 0) + 1);
  const drawn = new Set<string>();
  const lines = { coast: '', borders: '' };
  for (const ring of rings) {
    /** Which line the pen is on, from the edge before. */
    let on: keyof OutlineMesh | null = null;
    for (const { from, to, key } of ring) {
      if (drawn.has(key) || from === to) {
        on = null;
        continue;
      }
      drawn.add(key);
      const line = times.get(key) === 1 ? 'coast' : 'borders';
      if (on !== line) lines[line] += `M${from[0]} ${from[1]}`;
      lines[line] += `l${to[0] - from[0]} ${to[1] - from[1]}`;
      on = line;
    }
  }
  return lines;
}
