/** A monthly series of world-market prices that releases may have. Beans, cassava, potato and sweet potato have none in either source. */
export interface Benchmark {
  /** Word key (`prices.benchmarks.<id>`) and segment of addresses. */
  id: string;
  /** Key of the source in a release. */
  source: 'world-bank-commodity-prices' | 'imf-commodity-prices';
  /** Kilograms of one unit: US$ per unit ÷ kilograms = US$ per kg. */
  kilograms: 1 | 1000;
  /** Crop of the catalog whose price it is; `null` for crops that others are compared with. */
  crop: string | null;
  /** Crops without a series of their own to which it is near: it is eaten, fed or grown in their place. */
  near: readonly string[];
}

const [worldBank, imf] = ['world-bank-commodity-prices', 'imf-commodity-prices'] as const;
const starches = ['cassava', 'potato', 'sweet-potato'];

/** The series that the observatory follows, in the order in which they are offered. */
export const benchmarks: readonly Benchmark[] = [
  { id: 'rice-thai-5', source: worldBank, kilograms: 1000, crop: 'rice', near: [...starches, 'beans'] },
  { id: 'rice-thai-25', source: worldBank, kilograms: 1000, crop: 'rice', near: [] },
  { id: 'rice-thai-a1', source: worldBank, kilograms: 1000, crop: 'rice', near: [] },
  { id: 'rice-viet-nam-5', source: worldBank, kilograms: 1000, crop: 'rice', near: [] },
  { id: 'imf-rice', source: imf, kilograms: 1000, crop: 'rice', near: [] },
  { id: 'cocoa', source: worldBank, kilograms: 1, crop: 'cocoa', near: [] },
  { id: 'imf-cocoa-beans', source: imf, kilograms: 1000, crop: 'cocoa', near: [] },
  { id: 'banana-us', source: worldBank, kilograms: 1, crop: 'musa', near: [] },
  { id: 'banana-europe', source: worldBank, kilograms: 1, crop: 'musa', near: [] },
  { id: 'imf-bananas', source: imf, kilograms: 1000, crop: 'musa', near: [] },
  { id: 'maize', source: worldBank, kilograms: 1000, crop: null, near: [...starches, 'beans', 'forages'] },
  { id: 'imf-maize', source: imf, kilograms: 1000, crop: null, near: [] },
  { id: 'wheat-us-hrw', source: worldBank, kilograms: 1000, crop: null, near: starches },
  { id: 'soybeans', source: worldBank, kilograms: 1000, crop: null, near: ['beans', 'forages'] },
  { id: 'sorghum', source: worldBank, kilograms: 1000, crop: null, near: ['forages'] },
];

/** The series with this id, or `undefined`. */
export function findBenchmark(id: string): Benchmark | undefined {
  return benchmarks.find((series) => series.id === id);
}

/** Series of a crop, and when it has none of its own those that are near to it. */
export function benchmarksOf(crop: string): { own: readonly Benchmark[]; near: readonly Benchmark[] } {
  const own = benchmarks.filter((series) => series.crop === crop);
  return { own: own, near: own.length > 0 ? [] : benchmarks.filter((series) => series.near.includes(crop)) };
}
