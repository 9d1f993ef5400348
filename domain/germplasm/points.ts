import {
  conditions,
  genePools,
  growthHabits,
  type PointFacet,
  type PointMeasure,
  seedColours,
  unknownValue,
} from '#catalog/germplasm/collections.ts';

/**
 * Points of a collection as columns: entry `i` of each is one point, in the order of ids. A collection without some data has an
 * empty column. Server and browser both transfer and filter points in this form.
 */
export interface PointColumns {
  /** First id, then the step to each next one. */
  ids: readonly number[];
  /** Distinct places, in degrees as published. */
  latitudes: readonly number[];
  longitudes: readonly number[];
  /** Decimals of the longer coordinate of each place, as published. */
  decimals: readonly number[];
  /** Places that lie at 0,0 (`zero`) or off the land (`offLand`), as indices of places. */
  zero: readonly number[];
  offLand: readonly number[];
  /** Index of the place; −1 for a point without coordinates. */
  places: readonly number[];
  /** One digit a point: place in the catalog's list, from 1; 0 where it is not stated. */
  genePools: string;
  habits: string;
  conditions: string;
  /** Sums of 2 to the power of the colour's place in the catalog's list. */
  colours: readonly number[];
  /** Distinct species (genus and epithet) by name, distinct taxa without author, and of each point the index into `taxa`. */
  species: readonly string[];
  taxa: readonly string[];
  taxonSpecies: readonly number[];
  taxon: readonly number[];
  /** Grams of 100 seeds; metres above sea level; year of collecting. */
  weight: readonly (number | null)[];
  altitude: readonly (number | null)[];
  year: readonly (number | null)[];
}

/** Points of a collection, ready for queries. */
export interface Points extends Omit<PointColumns, 'ids'> {
  count: number;
  ids: readonly number[];
  /** Codes of each facet as bits, by point; bit 0 means not stated. */
  codes: Readonly<Record<PointFacet, Int32Array>>;
  /** Names of the codes, from bit 0 on; species have numbers instead of bits. */
  values: Readonly<Record<PointFacet, readonly string[]>>;
  /** Facets that the collection states of any point. */
  stated: Readonly<Record<PointFacet, boolean>>;
  measured: Readonly<Record<PointMeasure, Measured>>;
  /** 0 on land, 1 off the land or at 0,0, 2 without coordinates. */
  whereabouts: Uint8Array;
  /** ISO 3166-1 alpha-3 by place, empty at sea; absent where nothing has placed the points. */
  countries?: readonly string[];
}

/** A measure of all points, NaN where it is not known, and the steps that it falls into. */
interface Measured {
  values: Float64Array;
  /** The first step, in steps from 0, and their number; none where it is known of no point. */
  first: number;
  steps: number;
}

/** How a point is placed on the map. */
export const whereabouts = ['land', 'flagged', 'none'] as const;

export type Whereabouts = (typeof whereabouts)[number];

/** A range of numbers, both ends included; `null` where it is open. */
export interface Range {
  from: number | null;
  to: number | null;
}

/** Which points are wanted: of each facet any of the values, in each range, at a place. Empty lists want all. */
export interface PointFilter {
  /** ISO 3166-1 alpha-3. */
  country: string | null;
  genePool: readonly string[];
  condition: readonly string[];
  habit: readonly string[];
  colour: readonly string[];
  species: readonly string[];
  weight: Range;
  altitude: Range;
  year: Range;
  where: Whereabouts | null;
  /** Latitude and longitude of a place as published. */
  at: readonly [number, number] | null;
}

export const openRange: Range = { from: null, to: null };

export const noFilter: PointFilter = {
  country: null,
  genePool: [],
  condition: [],
  habit: [],
  colour: [],
  species: [],
  weight: openRange,
  altitude: openRange,
  year: openRange,
  where: null,
  at: null,
};

export const pointFacets = ['genePool', 'condition', 'habit', 'colour', 'species'] as const;
export const pointMeasures = ['weight', 'altitude', 'year'] as const;

/** The parts of a filter, in the order of their display. */
export const filterParts = ['country', ...pointFacets, ...pointMeasures, 'where', 'at'] as const;

export type FilterPart = (typeof filterParts)[number];

/** Whether a part of the filter leaves anything out. */
export function isSet(filter: PointFilter, part: FilterPart): boolean {
  if (part === 'country' || part === 'where' || part === 'at') return filter[part] !== null;
  if (part === 'weight' || part === 'altitude' || part === 'year')
    return filter[part].from !== null || filter[part].to !== null;
  return filter[part].length > 0;
}

export const without = (filter: PointFilter, part: FilterPart): PointFilter => ({
  ...filter,
  [part]: noFilter[part],
});

const digitCodes = (text: string, count: number): Int32Array =>
  new Int32Array(count).map((_, at) => 1 << (text === '' ? 0 : text.charCodeAt(at) - 48));

export function readPoints(columns: PointColumns): Points {
  const count = columns.ids.length;
  let id = 0;
  const ids = columns.ids.map((step) => {
    id += step;
    return id;
  });
  const flagged = new Set([...columns.zero, ...columns.offLand]);
  const codes: Points['codes'] = {
    genePool: digitCodes(columns.genePools, count),
    condition: digitCodes(columns.conditions, count),
    habit: digitCodes(columns.habits, count),
    // Shifted by one, so that bit 0 means not stated.
    colour: new Int32Array(count).map((_, at) => (columns.colours[at] ?? 0) << 1 || 1),
    species: new Int32Array(count).map((_, at) => (columns.taxonSpecies[columns.taxon[at] ?? -1] ?? -1) + 1),
  };
  return {
    ...columns,
    count,
    ids,
    codes,
    stated: Object.fromEntries(
      pointFacets.map((facet) => [facet, codes[facet].some((code) => code > (facet === 'species' ? 0 : 1))]),
    ) as Points['stated'],
    measured: Object.fromEntries(
      pointMeasures.map((measure) => [measure, toMeasured(columns[measure], histogramSteps[measure])]),
    ) as Points['measured'],
    values: {
      genePool: [unknownValue, ...genePools],
      condition: [unknownValue, ...conditions],
      habit: [unknownValue, ...growthHabits],
      colour: [unknownValue, ...seedColours],
      species: [unknownValue, ...columns.species],
    },
    whereabouts: Uint8Array.from(columns.places, (place) => (place < 0 ? 2 : flagged.has(place) ? 1 : 0)),
  };
}

function toMeasured(known: readonly (number | null)[], step: number): Measured {
  const values = Float64Array.from(known, (value) => value ?? Number.NaN);
  let [least, most] = [Infinity, -Infinity];
  for (const value of known) {
    if (value === null) continue;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  if (most < least) return { values, first: 0, steps: 0 };
  const first = Math.floor(least / step);
  return { values, first, steps: Math.floor(most / step) - first + 1 };
}

/** How many points have a value of a facet. */
export interface FacetCount {
  value: string;
  count: number;
}

/** Points by steps of a measure: `counts[i]` are those from `first + i × step` up to the next step. */
interface Histogram {
  first: number;
  step: number;
  counts: number[];
  /** Matching points without a value. */
  unknown: number;
}

export interface FoundPoints {
  /** Indices of the points, by id. */
  rows: Int32Array;
  /**
   * By facet: the count of each value under the other filters, so a facet's own choice is left out of it; by name, unstated values last.
   */
  facets: Readonly<Record<PointFacet, FacetCount[]>>;
  /** The count of each country under the other filters, the most first. */
  countries: readonly FacetCount[];
  /** Of the points found. The steps are those of the whole collection. */
  histograms: Readonly<Record<PointMeasure, Histogram>>;
  /** Of the points found. */
  whereabouts: Readonly<Record<Whereabouts, number>>;
  places: number;
}

/** Width of a step of a histogram: grams, metres, years. */
const histogramSteps: Readonly<Record<PointMeasure, number>> = { weight: 10, altitude: 250, year: 10 };

/** Which of the points a filter finds, and how they are spread. */
export function findPoints(points: Points, filter: PointFilter): FoundPoints {
  const { count } = points;
  const failed = failedParts(points, filter);
  const rows = new Int32Array(count);
  const where = new Int32Array(whereabouts.length);
  const seen = new Uint8Array(points.latitudes.length);
  let [found, places] = [0, 0];
  for (let row = 0; row < count; row++) {
    if (failed[row] !== 0) continue;
    rows[found++] = row;
    const kind = points.whereabouts[row] ?? 0;
    where[kind] = (where[kind] ?? 0) + 1;
    const place = points.places[row] ?? -1;
    if (place >= 0 && seen[place] === 0) {
      seen[place] = 1;
      places++;
    }
  }
  const foundRows = rows.slice(0, found);
  const [land = 0, flagged = 0, none = 0] = where;
  return {
    rows: foundRows,
    facets: Object.fromEntries(
      pointFacets.map((facet, at) => [facet, countFacet(points, facet, { failed, own: 1 << at })]),
    ) as Record<PointFacet, FacetCount[]>,
    countries: countCountries(points, failed),
    histograms: Object.fromEntries(
      pointMeasures.map((measure) => [
        measure,
        toHistogram(points.measured[measure], histogramSteps[measure], foundRows),
      ]),
    ) as Record<PointMeasure, Histogram>,
    whereabouts: { land, flagged, none },
    places,
  };
}

/** Points by value of a facet, of those that fail no part of the filter but its own; none of a facet that the collection lacks. */
function countFacet(
  points: Points,
  facet: PointFacet,
  { failed, own }: { failed: Uint8Array; own: number },
): FacetCount[] {
  if (!points.stated[facet]) return [];
  const codes = points.codes[facet];
  const values = points.values[facet];
  const counts = new Int32Array(values.length);
  const others = ~own;
  for (let row = 0; row < codes.length; row++) {
    if (((failed[row] ?? 0) & others) !== 0) continue;
    const code = codes[row] ?? 0;
    if (facet === 'species') counts[code] = (counts[code] ?? 0) + 1;
    else
      for (let rest = code; rest !== 0; rest &= rest - 1) {
        const bit = 31 - Math.clz32(rest & -rest);
        counts[bit] = (counts[bit] ?? 0) + 1;
      }
  }
  const [unknown, ...known] = values.map((value, code) => ({ value, count: counts[code] ?? 0 }));
  return unknown === undefined ? known : [...known, unknown];
}

/** The bit of the country among those of failed parts. */
const countryBit = 1 << (pointFacets.length + 1);

function countCountries({ countries = [], places }: Points, failed: Uint8Array): FacetCount[] {
  const counts = new Map<string, number>();
  for (const [row, place] of places.entries()) {
    const country = countries[place] ?? '';
    if (country !== '' && ((failed[row] ?? 0) & ~countryBit) === 0)
      counts.set(country, (counts.get(country) ?? 0) + 1);
  }
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count);
}

/** Which parts of the filter each point fails: the bit of a facet is its place among facets, the country has its own, all other parts share one. */
function failedParts(points: Points, filter: PointFilter): Uint8Array {
  const { count } = points;
  const failed = new Uint8Array(count);
  const check = (bit: number, passes: (row: number) => boolean): void => {
    for (let row = 0; row < count; row++) if (!passes(row)) failed[row] = (failed[row] ?? 0) | bit;
  };
  for (const [at, facet] of pointFacets.entries()) {
    const values = filter[facet];
    if (values.length === 0) continue;
    const codes = points.codes[facet];
    const bits = values.map((value) => points.values[facet].indexOf(value)).filter((code) => code >= 0);
    if (facet === 'species') {
      const set = new Set(bits);
      check(1 << at, (row) => set.has(codes[row] ?? -1));
    } else {
      const mask = bits.reduce((sum, bit) => sum | (1 << bit), 0);
      check(1 << at, (row) => ((codes[row] ?? 0) & mask) !== 0);
    }
  }
  const { countries = [] } = points;
  if (filter.country !== null)
    check(countryBit, (row) => countries[points.places[row] ?? -1] === filter.country);
  const others = 1 << pointFacets.length;
  for (const measure of pointMeasures) {
    const { from, to } = filter[measure];
    if (from === null && to === null) continue;
    const { values } = points.measured[measure];
    // Unknown values match no range: NaN is neither more nor less than anything.
    check(others, (row) => {
      const value = values[row] ?? Number.NaN;
      return (from === null || value >= from) && (to === null || value <= to);
    });
  }
  if (filter.where !== null) {
    const code = whereabouts.indexOf(filter.where);
    check(others, (row) => points.whereabouts[row] === code);
  }
  if (filter.at !== null) {
    const [latitude, longitude] = filter.at;
    const place = points.latitudes.findIndex(
      (each, at) => each === latitude && points.longitudes[at] === longitude,
    );
    check(others, (row) => place >= 0 && points.places[row] === place);
  }
  return failed;
}

/** Points of the rows by the steps that all values of a measure fall into. */
function toHistogram({ values, first, steps }: Measured, step: number, rows: Int32Array): Histogram {
  const counts = new Int32Array(steps);
  let unknown = 0;
  for (let at = 0; at < rows.length; at++) {
    const value = values[rows[at] ?? -1] ?? Number.NaN;
    if (Number.isNaN(value)) unknown++;
    else {
      const bin = Math.floor(value / step) - first;
      counts[bin] = (counts[bin] ?? 0) + 1;
    }
  }
  return { first: first * step, step, counts: [...counts], unknown };
}

/** How many points are found without one part of the filter, the most first. */
export const countsWithout = (
  points: Points,
  filter: PointFilter,
): readonly { part: FilterPart; count: number }[] =>
  filterParts
    .filter((part) => isSet(filter, part))
    .map((part) => ({ part, count: findPoints(points, without(filter, part)).rows.length }))
    .sort((a, b) => b.count - a.count);

/** Whether both coordinates are whole minutes of arc as far as their decimals go: places known no better than to about 2 km. */
export function isWholeMinutes(latitude: number, longitude: number): boolean {
  return [latitude, longitude].every((degrees) => {
    const minutes = Math.abs(degrees) * 60;
    // A minute is 0.01667°: four decimals of a degree are at most 0.003 minutes off.
    return Math.abs(minutes - Math.round(minutes)) <= 0.0031;
  });
}
