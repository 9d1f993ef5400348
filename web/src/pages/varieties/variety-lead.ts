import { worldCode } from '#catalog/regions/index.ts';
import type { Varieties } from '#contract/varieties.ts';
import { searchable } from '#domain/germplasm/variety-name.ts';
import { areaWords } from '../../i18n/area-words.ts';
import type { Speech } from '../../i18n/speech.ts';
import { varietiesParams, varietyFilters } from '../../url/varieties-params.ts';
import type { ReleasedVariety, VarietiesPageData } from './load-varieties-page.ts';

/** The most varieties of a country that the lead names. */
const mostNamed = 3;

/** Whether each record is a variety of its own: no two of them have one name. */
export const areDistinct = (rows: readonly Pick<ReleasedVariety, 'name'>[]): boolean =>
  new Set(rows.map(({ name }) => searchable(name))).size === rows.length;

/** Whether the address has one filter: with further ones numbers are not those of the list. */
export const hasOneFilter = ({ crop, view }: Pick<VarietiesPageData, 'crop' | 'view'>): boolean =>
  varietiesParams(crop).texts(view, varietyFilters).length === 1;

/** What is known of a crop without any record: its new varieties as UPOV counts them, of all countries. */
export function noneText(
  { crop, counts }: Pick<VarietiesPageData, 'crop' | 'counts'>,
  { words, formats }: Speech,
): string {
  const years = counts.state === 'loaded' ? (counts.value?.years ?? []) : [];
  const cropOf = words(`crops.${crop}.amount`);
  const [first, last] = [years[0], years.at(-1)];
  return first === undefined || last === undefined
    ? words('varieties.none', { cropOf })
    : words('varieties.none.counted', {
        cropOf,
        sum: formats.number(years.reduce((sum, { number }) => sum + number, 0)),
        years: formats.span(first.year, last.year),
      });
}

export function leadText(
  { crop, view, released: part, countryHasNone }: VarietiesPageData,
  { total, facets }: Varieties,
  { words, formats }: Speech,
): string {
  const cropOf = words(`crops.${crop}.amount`);
  const countries = facets.country
    .map(({ id, ...numbers }) => ({ id: id ?? '', count: numbers.count + numbers.seen }))
    .toSorted((a, b) => b.count - a.count);
  if (total === 0)
    return countryHasNone && view.country !== null && countries.length > 0 && hasOneFilter({ crop, view })
      ? words('varieties.lead.noneFrom', {
          cropOf,
          areaFrom: areaWords(words, view.country).areaFrom,
          count: countries.reduce((sum, { count }) => sum + count, 0),
          countries: countries.length,
        })
      : words('varieties.lead.none', { cropOf });
  const released = part.state === 'loaded' ? part.value : [];
  const [most, second] = countries;
  const isNamed =
    view.country !== null && total <= mostNamed && total === released.length && areDistinct(released);
  // The title names a chosen country.
  const places = view.country === null ? countries.length : 0;
  const hasMost = places > 1 && most !== undefined && most.count > (second?.count ?? 0);
  const lead = isNamed
    ? words('varieties.lead.named', {
        ...{ count: total, cropOf, areaIn: areaWords(words, view.country ?? worldCode).areaIn },
        names: formats.list(released.map(({ name }) => name)),
      })
    : words('varieties.lead', {
        kind: part.state === 'loaded' && areDistinct(released) ? 'varieties' : 'records',
        ...{ count: total, cropOf, countries: places, most: hasMost ? most.count : 0 },
        areaIn: most === undefined ? '' : areaWords(words, most.id).areaIn,
      });
  const newest = newestYear({ released: part });
  return newest === null || total === 1
    ? lead
    : `${lead} ${words('varieties.lead.newest', { year: formats.year(newest) })}`;
}

/** Whether the varieties have several years, so that a picture of years tells them apart. */
export const haveYears = ({ released }: Pick<VarietiesPageData, 'released'>): boolean =>
  released.state === 'failed' || new Set(released.value.flatMap(({ year }) => year ?? [])).size > 1;

/** The newest year of a variety, regardless of the filter on years. */
export function newestYear({ released }: Pick<VarietiesPageData, 'released'>): number | null {
  const years = released.state === 'loaded' ? released.value.flatMap(({ year }) => year ?? []) : [];
  return years.length === 0 ? null : Math.max(...years);
}
