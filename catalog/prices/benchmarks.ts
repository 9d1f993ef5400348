/**
 * Monthly series of world-market prices that releases may have: word key `prices.benchmarks.<id>`, unit, and the crop of the
 * catalog whose price it is. Of crops without a series, pages show what is nearest. Beans, cassava, potato and sweet potato
 * have none in either source.
 */
export interface Benchmark {
  id: string;
  /** Key of the source in a release. */
  source: string;
  /** Kilograms of one unit: US$ per unit ÷ kilograms = US$ per kg. */
  kilograms: number;
  /** Crop of the catalog; `null` for crops that others are compared with. */
  crop: string | null;
}

export const benchmarks: readonly Benchmark[] = [
  { id: 'rice-thai-5', source: 'world-bank-commodity-prices', kilograms: 1000, crop: 'rice' },
  { id: 'rice-thai-25', source: 'world-bank-commodity-prices', kilograms: 1000, crop: 'rice' },
  { id: 'rice-thai-a1', source: 'world-bank-commodity-prices', kilograms: 1000, crop: 'rice' },
  { id: 'rice-viet-nam-5', source: 'world-bank-commodity-prices', kilograms: 1000, crop: 'rice' },
  { id: 'cocoa', source: 'world-bank-commodity-prices', kilograms: 1, crop: 'cocoa' },
  { id: 'maize', source: 'world-bank-commodity-prices', kilograms: 1000, crop: null },
  { id: 'sorghum', source: 'world-bank-commodity-prices', kilograms: 1000, crop: null },
  { id: 'soybeans', source: 'world-bank-commodity-prices', kilograms: 1000, crop: null },
  { id: 'wheat-us-hrw', source: 'world-bank-commodity-prices', kilograms: 1000, crop: null },
  { id: 'banana-us', source: 'world-bank-commodity-prices', kilograms: 1, crop: 'musa' },
  { id: 'banana-europe', source: 'world-bank-commodity-prices', kilograms: 1, crop: 'musa' },
  { id: 'imf-rice', source: 'imf-commodity-prices', kilograms: 1000, crop: 'rice' },
  { id: 'imf-cocoa-beans', source: 'imf-commodity-prices', kilograms: 1000, crop: 'cocoa' },
  { id: 'imf-bananas', source: 'imf-commodity-prices', kilograms: 1000, crop: 'musa' },
  { id: 'imf-maize', source: 'imf-commodity-prices', kilograms: 1000, crop: null },
];
