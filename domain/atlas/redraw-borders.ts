import type { RedrawnBorder } from '#catalog/regions/atlas-exceptions.ts';

interface Geometry {
  type: string | null;
  id?: string | number | undefined;
}

/** As much of a TopoJSON topology as redrawing a border needs. */
interface Atlas {
  arcs: number[][][];
  transform?: { scale: [number, number]; translate: [number, number] };
  objects: { countries: { geometries: Geometry[] } };
}

interface OneRing extends Geometry {
  type: 'Polygon';
  arcs: [number[]];
}

/**
 * The atlas in degrees, with each of these borders along its parallel: the common line of the two countries goes, and the
 * northern one's coast is cut where it meets the parallel. Throws an error where the atlas is not as the border expects.
 */
export function redrawBorders<T extends Atlas>(atlas: T, borders: readonly RedrawnBorder[]): T {
  const degrees = inDegrees(atlas);
  return borders.reduce(redrawBorder, degrees);
}

function inDegrees<T extends Atlas>({ transform, ...atlas }: T): T {
  if (transform === undefined) return atlas as T;
  const { scale, translate } = transform;
  const arcs = atlas.arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx = 0, dy = 0]) => {
      [x, y] = [x + dx, y + dy];
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
  return { ...atlas, arcs } as unknown as T;
}

function redrawBorder<T extends Atlas>(atlas: T, { north, south }: RedrawnBorder): T {
  const { geometries } = atlas.objects.countries;
  const [upper, lower] = [north, south].map((id) => {
    const found = geometries.find((geometry) => String(geometry.id) === id);
    if (!isOneRing(found)) throw new Error(`${id} is not one polygon of one ring in the atlas`);
    return found;
  }) as [OneRing, OneRing];
  const common = lower.arcs[0].find((arc) => upper.arcs[0].includes(~arc));
  if (common === undefined) throw new Error(`${north} and ${south} have no common line in the atlas`);
  const line = atlas.arcs[common < 0 ? ~common : common] ?? [];
  const corner = (common < 0 ? line[0] : line.at(-1)) ?? [];
  const [, latitude = 0] = corner;

  // Both rings go round: where the common line ends, the other's next arc begins.
  const after = <V>(list: readonly V[], at: number): V | undefined => list[(at + 1) % list.length];
  const coast = after(upper.arcs[0], upper.arcs[0].indexOf(~common));
  if (coast === undefined || coast < 0) throw new Error(`${north} has no coast after its line with ${south}`);
  const points = atlas.arcs[coast] ?? [];
  const crossing = points.findIndex(([, y = 0]) => y > latitude);
  const before = points[crossing - 1];
  const beyond = points[crossing];
  if (before === undefined || beyond === undefined)
    throw new Error(`${north} has no coast at ${latitude}° N`);
  const [x0 = 0, y0 = 0] = before;
  const [x1 = 0, y1 = 0] = beyond;
  const cut = [x0 + ((x1 - x0) * (latitude - y0)) / (y1 - y0), latitude];

  const [southernCoast, parallel] = [atlas.arcs.length, atlas.arcs.length + 1];
  const arcs = atlas.arcs.map((arc, at) => (at === coast ? [cut, ...arc.slice(crossing)] : arc));
  arcs.push([...points.slice(0, crossing), cut], [corner, cut]);
  const replaced = new Map<Geometry, number[]>([
    [upper, upper.arcs[0].map((arc) => (arc === ~common ? parallel : arc))],
    [lower, lower.arcs[0].flatMap((arc) => (arc === common ? [southernCoast, ~parallel] : [arc]))],
  ]);
  const countries = {
    ...atlas.objects.countries,
    geometries: geometries.map((geometry) => {
      const ring = replaced.get(geometry);
      return ring === undefined ? geometry : { ...geometry, arcs: [ring] };
    }),
  };
  return { ...atlas, arcs, objects: { ...atlas.objects, countries } };
}

function isOneRing(geometry: Geometry | undefined): geometry is OneRing {
  return (
    geometry?.type === 'Polygon' &&
    'arcs' in geometry &&
    Array.isArray(geometry.arcs) &&
    geometry.arcs.length === 1
  );
}
