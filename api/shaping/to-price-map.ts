import type { PriceType } from '#catalog/prices/price-types.ts';
import type { PriceMap } from '#contract/prices.ts';
import type { ReadYear } from '../prices/read-years.ts';
import type { NamedSources } from '../prices/sources.ts';
import { byAreaAndYear } from './write-cube.ts';

/** Share of the best-covered year's countries that the year needs which a map opens with. */
const neededCountries = 0.8;

/** The year's figures of all countries as columns; rows come by area and year. */
export function toPriceMap(
  rows: readonly ReadYear[],
  { crop, type, sources }: { crop: string; type: PriceType; sources: NamedSources },
): PriceMap {
  const years = [...new Set(rows.map(({ year }) => year))].sort((a, b) => a - b);
  const areas = [...new Set(rows.map(({ area }) => area))];
  const ids = [...new Set(rows.map(({ source }) => source))].sort((a, b) => a - b);
  const cells = new Map(rows.map((row) => [`${row.area} ${row.year}`, row]));
  const column = <T>(value: (row: ReadYear) => T): (T | null)[][] =>
    areas.map((area) =>
      years.map((year) => {
        const cell = cells.get(`${area} ${year}`);
        return cell === undefined ? null : value(cell);
      }),
    );
  const doubtful = rows.flatMap(({ doubt, ...row }) => (doubt === undefined ? [] : [{ ...row, doubt }]));
  const countries = years.map((year) => rows.filter((row) => row.year === year).length);
  const needed = Math.max(0, ...countries) * neededCountries;
  return {
    crop,
    type,
    unit: 'USD/Kg',
    years,
    areas,
    rows: column(({ value }) => value),
    months: column(({ months }) => months),
    flags: column(({ flag }) => flag || ' ').map((row) => row.map((flag) => flag ?? '-').join('')),
    source: column(({ source }) => ids.indexOf(source)),
    sources: sources.inOrder(ids),
    doubts: byAreaAndYear(doubtful, ({ doubt }) => doubt),
    countries,
    defaultYear: years.findLast((_, index) => (countries[index] ?? 0) >= needed) ?? null,
  };
}
