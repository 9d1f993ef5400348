/** Publishers of international benchmark prices: the World Bank's Pink Sheet, and the IMF's primary commodity prices. */
export type BenchmarkPublisher = 'worldbank' | 'imf';

/** A monthly series of international benchmark prices. */
export interface BenchmarkSeries {
  /** Word key (`prices.benchmarks.<id>`) and segment of addresses. */
  id: string;
  publisher: BenchmarkPublisher;
  /** Heading of its column, without spaces at its ends, stars and full stops at its end. */
  column: string;
  /** US$ per this much, as published. */
  unit: 'kg' | 't';
  /** Crops whose price it is. */
  crops: readonly string[];
  /** Crops without a series of their own to which it is near: what they are eaten, fed or traded in place of. */
  near: readonly string[];
}

const starches = ['cassava', 'potato', 'sweet-potato'];

/** The series that the observatory follows, in the order in which they are offered. */
export const benchmarks: readonly BenchmarkSeries[] = [
  of('rice-thai-5', 'worldbank', 'Rice, Thai 5%', 't', ['rice'], [...starches, 'beans']),
  of('rice-thai-25', 'worldbank', 'Rice, Thai 25%', 't', ['rice']),
  of('rice-thai-a1', 'worldbank', 'Rice, Thai A.1', 't', ['rice']),
  of('rice-viet-nam-5', 'worldbank', 'Rice, Viet Namese 5%', 't', ['rice']),
  of('rice-imf', 'imf', 'Rice', 't', ['rice']),
  of('cocoa', 'worldbank', 'Cocoa', 'kg', ['cocoa']),
  of('cocoa-imf', 'imf', 'Cocoa beans', 't', ['cocoa']),
  of('bananas-usa', 'worldbank', 'Banana, US', 'kg', ['musa']),
  of('bananas-europe', 'worldbank', 'Banana, Europe', 'kg', ['musa']),
  of('bananas-imf', 'imf', 'Bananas', 't', ['musa']),
  of('maize', 'worldbank', 'Maize', 't', [], [...starches, 'beans', 'forages']),
  of('wheat-hard', 'worldbank', 'Wheat, US HRW', 't', [], starches),
  of('soybeans', 'worldbank', 'Soybeans', 't', [], ['beans', 'forages']),
  of('sorghum', 'worldbank', 'Sorghum', 't', [], ['forages']),
];

function of(
  id: string,
  publisher: BenchmarkPublisher,
  column: string,
  unit: 'kg' | 't',
  crops: readonly string[],
  near: readonly string[] = [],
): BenchmarkSeries {
  return { id, publisher, column, unit, crops, near };
}

/** The series with this id, or `undefined`. */
export function findBenchmark(id: string): BenchmarkSeries | undefined {
  return benchmarks.find((series) => series.id === id);
}

/** By what a value of the series is divided to be US$ per kg. */
export function kilogramsOf({ unit }: Pick<BenchmarkSeries, 'unit'>): number {
  return unit === 't' ? 1000 : 1;
}

/** Series of a crop, and when it has none of its own those that are near to it. */
export function benchmarksOf(crop: string): {
  own: readonly BenchmarkSeries[];
  near: readonly BenchmarkSeries[];
} {
  const own = benchmarks.filter((series) => series.crops.includes(crop));
  return { own, near: own.length > 0 ? [] : benchmarks.filter((series) => series.near.includes(crop)) };
}
