import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { collections } from '#catalog/germplasm/collections.ts';
import { IngestError } from '../../errors.ts';
import type { Database } from '../database.ts';

type Land = Topology<{ land: GeometryCollection }>;
type Ring = readonly (readonly number[])[];
type Outline =
  | { type: 'Polygon'; coordinates: readonly Ring[] }
  | { type: 'MultiPolygon'; coordinates: readonly (readonly Ring[])[] };

/** A ring of land with the box around it, in degrees. */
interface Piece {
  rings: readonly Ring[];
  west: number;
  east: number;
  south: number;
  north: number;
}

/** Kilometres from the map's simplified coast, within which a point counts as on land. */
const tolerance = 10;
const kilometresOfDegree = 111.2;

/** Land of Natural Earth at 1:10 million. */
function readLand(): readonly Piece[] {
  const path = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  const atlas = JSON.parse(readFileSync(path, 'utf8')) as Land;
  return feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) => {
    const outline = geometry as Outline;
    const pieces = outline.type === 'Polygon' ? [outline.coordinates] : outline.coordinates;
    return pieces.map((rings): Piece => {
      const outer = rings[0] ?? [];
      const [xs, ys] = [outer.map(([x = 0]) => x), outer.map(([, y = 0]) => y)];
      return {
        rings,
        ...{ west: Math.min(...xs), east: Math.max(...xs) },
        ...{ south: Math.min(...ys), north: Math.max(...ys) },
      };
    });
  });
}

/** Whether a point lies within the rings: each edge to the east of it changes sides. */
function isWithin(rings: readonly Ring[], longitude: number, latitude: number): boolean {
  let inside = false;
  for (const ring of rings)
    for (let at = 1; at < ring.length; at++) {
      const [x1 = 0, y1 = 0] = ring[at - 1] ?? [];
      const [x2 = 0, y2 = 0] = ring[at] ?? [];
      if (y1 > latitude !== y2 > latitude && longitude < x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1))
        inside = !inside;
    }
  return inside;
}

/** Kilometres to the nearest edge, on a plane that touches the globe at the point: near enough for some tens of them. */
function distanceTo(rings: readonly Ring[], longitude: number, latitude: number): number {
  const across = kilometresOfDegree * Math.cos((latitude * Math.PI) / 180);
  let least = Infinity;
  for (const ring of rings)
    for (let at = 1; at < ring.length; at++) {
      const [x1 = 0, y1 = 0] = ring[at - 1] ?? [];
      const [x2 = 0, y2 = 0] = ring[at] ?? [];
      const [ax, ay] = [(x1 - longitude) * across, (y1 - latitude) * kilometresOfDegree];
      const [dx, dy] = [(x2 - x1) * across, (y2 - y1) * kilometresOfDegree];
      const along = Math.max(0, Math.min(1, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
      least = Math.min(least, Math.hypot(ax + along * dx, ay + along * dy));
    }
  return least;
}

/** Tells of coordinates whether they lie off the land: more than 10 km from any. Lakes are land. */
function makeOffLand(): (longitude: number, latitude: number) => boolean {
  const land = readLand();
  return (longitude, latitude) => {
    const margin = 0.3;
    const near = land.filter(
      ({ west, east, south, north }) =>
        longitude > west - margin &&
        longitude < east + margin &&
        latitude > south - margin &&
        latitude < north + margin,
    );
    if (near.some(({ rings }) => isWithin(rings, longitude, latitude))) return false;
    return near.every(({ rings }) => distanceTo(rings, longitude, latitude) > tolerance);
  };
}

/** Ranges in which a number can be meant; what lies outside is not stated. The text as published stays with the point. */
const plausible = {
  /** Grams of 100 seeds; the largest common beans weigh some 130. */
  weight: [0.1, 200],
  /** Metres above sea level, from the shore of the Dead Sea to above the highest fields. */
  altitude: [-430, 5500],
  year: [1700, 2100],
} as const;

const number = (column: keyof typeof plausible): string => {
  const [least, most] = plausible[column];
  return `CASE WHEN TRY_CAST(r.${column} AS DOUBLE) BETWEEN ${least} AND ${most} AND ${column}_value.published IS NULL
    THEN TRY_CAST(r.${column} AS DOUBLE) END`;
};

/** Joins the mapping of a column's text. */
const meaning = (column: string, source: string): string =>
  `LEFT JOIN map_germplasm_values ${column}_value ON ${column}_value.source = '${source}'
    AND ${column}_value.field = '${column}' AND ${column}_value.published = r.${column}`;

/** Texts as published, in the order of the collection's fields. */
const texts = (columns: readonly string[]): string =>
  `to_json([${columns.map((column) => `coalesce(r.${column}, '')`).join(', ')}])::VARCHAR`;

const publishedColumns = {
  landraces: [
    ...['id', 'latitude', 'longitude', 'gene_pool', 'interpreted', 'altitude', 'habit', 'shape'],
    ...['brightness', 'weight', 'colours', 'phaseolin', 'analysis'],
  ],
  'wild-relatives': ['latitude', 'longitude', 'taxon'],
  'mexico-specimens': [
    ...['id', 'latitude', 'longitude', 'database', 'specimen', 'project', 'year', 'altitude', 'state'],
    ...['municipality', 'locality', 'full_taxon', 'condition'],
  ],
} as const;

/** Published rows of the three collections in the columns that they have in common. */
const rowsOf = {
  landraces: `SELECT r.id, r.latitude, r.longitude, gene_pool_value.code AS gene_pool, NULL AS condition, habit_value.code AS habit,
      coalesce((SELECT string_agg(v.code, ',') FROM map_germplasm_values v WHERE v.source = 'ciat-bean-landraces'
        AND v.field = 'colour' AND list_contains(string_split(r.colours, ','), v.published)), '') AS colours,
      NULL AS taxon, ${number('weight')} AS weight, ${number('altitude')} AS altitude, NULL AS year,
      ${texts(publishedColumns.landraces)} AS published
    FROM landrace_row r ${['gene_pool', 'habit', 'weight', 'altitude'].map((column) => meaning(column, 'ciat-bean-landraces')).join('\n')}`,
  'wild-relatives': `SELECT r.id, r.latitude, r.longitude, NULL AS gene_pool, NULL AS condition, NULL AS habit, '' AS colours,
      taxon_value.code AS taxon, NULL AS weight, NULL AS altitude, NULL AS year,
      ${texts(publishedColumns['wild-relatives'])} AS published
    FROM occurrence_row r ${meaning('taxon', 'phaseolus-occurrences')}`,
  'mexico-specimens': `SELECT r.id, r.latitude, r.longitude, NULL AS gene_pool, condition_value.code AS condition, NULL AS habit,
      '' AS colours, nullif(trim(r.taxon), '') AS taxon, NULL AS weight, ${number('altitude')} AS altitude,
      ${number('year')} AS year, ${texts(publishedColumns['mexico-specimens'])} AS published
    FROM specimen_row r ${['condition', 'altitude', 'year'].map((column) => meaning(column, 'conabio-phaseolus-mexico')).join('\n')}`,
} as const;

/** Coded columns: a text that the mapping does not have would pass for one that is not stated. */
const coded = [
  ['landrace_row', 'gene_pool', 'gene_pool'],
  ['landrace_row', 'habit', 'habit'],
  ['landrace_row', "unnest(string_split(colours, ','))", 'colour'],
  ['occurrence_row', 'taxon', 'taxon'],
  ['specimen_row', 'condition', 'condition'],
] as const;

/**
 * `collection_point`: every row of the collections with a number of its own, placed or not. Coordinates are taken as published or
 * not at all; those at 0,0 or off the land are marked. Rows without a whole number, and those that repeat one, are left out.
 * Throws `bad-mapping` for gene pools, habits, colours, conditions and taxa that `mappings/germplasm-values.csv` does not know.
 * Returns lines for the run's report.
 */
export async function createCollections(db: Database): Promise<string[]> {
  await requireKnown(db);
  await db.run(
    `CREATE OR REPLACE TABLE collection_row AS ${collections
      .map(
        ({
          id,
          source,
        }) => `SELECT '${id}' AS collection, '${source}' AS source, TRY_CAST(id AS INTEGER) AS id,
        id AS named, TRY_CAST(latitude AS DOUBLE) AS latitude, TRY_CAST(longitude AS DOUBLE) AS longitude,
        greatest(length(regexp_extract(latitude, '\\.(\\d+)$', 1)), length(regexp_extract(longitude, '\\.(\\d+)$', 1))) AS decimals,
        gene_pool, condition, habit, colours, taxon, weight, altitude, year, published
      FROM (${rowsOf[id]})`,
      )
      .join(' UNION ALL ')}`,
  );
  await db.run(`UPDATE collection_row SET latitude = NULL, longitude = NULL, decimals = 0
    WHERE latitude IS NULL OR longitude IS NULL OR abs(latitude) > 90 OR abs(longitude) > 180`);
  await markOffLand(db);
  await db.run(`CREATE OR REPLACE TABLE collection_point AS
    SELECT collection, id, source, latitude, longitude, decimals, flagged, gene_pool, condition, habit, colours,
      -- Genus and epithet: a species holds its varieties.
      nullif(array_to_string(string_split(taxon, ' ')[1:2], ' '), '') AS species,
      taxon, weight, altitude::INTEGER AS altitude, year::INTEGER AS year, published
    FROM (SELECT *, count(*) OVER (PARTITION BY collection, id) AS same FROM collection_row) r
      LEFT JOIN off_land o USING (latitude, longitude)
    WHERE id >= 0 AND same = 1`);
  await db.run(`INSERT INTO germplasm_left_out
    SELECT source, 'point-number', coalesce(named, ''), count(*) FROM collection_row r
    WHERE id IS NULL OR id < 0 OR id IN (SELECT id FROM collection_row o WHERE o.collection = r.collection GROUP BY id HAVING count(*) > 1)
    GROUP BY source, named`);
  await db.run('DROP TABLE collection_row; DROP TABLE off_land');
  return db.texts(`SELECT concat(source, '; ', count(*), ' points, ', count(latitude), ' placed, ',
      count(*) FILTER (flagged = 'zero'), ' at 0,0, ', count(*) FILTER (flagged = 'off-land'), ' off the land')
    FROM collection_point GROUP BY source ORDER BY source`);
}

async function requireKnown(db: Database): Promise<void> {
  const unknown = await db.texts(
    coded
      .map(
        ([table, column, field]) => `SELECT DISTINCT concat(source, ' ', '${field}', ': ', published)
        FROM (SELECT source, ${column} AS published FROM ${table}) r
        WHERE coalesce(published, '') <> '' AND NOT EXISTS (SELECT 1 FROM map_germplasm_values v
          WHERE v.source = r.source AND v.field = '${field}' AND v.published = r.published)`,
      )
      .join(' UNION ALL '),
  );
  if (unknown.length > 0)
    throw new IngestError(
      'bad-mapping',
      'Values of collections are not in ingest/mappings/germplasm-values.csv:',
      unknown,
    );
}

/** `off_land(latitude, longitude, flagged)`: distinct coordinates at 0,0 or off the land. */
async function markOffLand(db: Database): Promise<void> {
  const places = await db.rows(
    'SELECT DISTINCT latitude, longitude FROM collection_row WHERE latitude IS NOT NULL',
  );
  const isOffLand = places.length === 0 ? () => false : makeOffLand();
  const marked = places.flatMap(({ latitude, longitude }) => {
    const [north, east] = [Number(latitude), Number(longitude)];
    const flagged = north === 0 && east === 0 ? 'zero' : isOffLand(east, north) ? 'off-land' : null;
    return flagged === null ? [] : [`(${north}::DOUBLE, ${east}::DOUBLE, '${flagged}')`];
  });
  await db.run('CREATE OR REPLACE TABLE off_land (latitude DOUBLE, longitude DOUBLE, flagged VARCHAR)');
  if (marked.length > 0) await db.run(`INSERT INTO off_land VALUES ${marked.join(', ')}`);
}
