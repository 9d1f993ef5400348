import { crops } from '#catalog/crops/index.ts';
import { AREA_HARVESTED } from '#catalog/elements/codes.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { pageOfElement } from '#catalog/sections/page-of-element.ts';
import { valueOr } from '../../api/loaded.ts';
import { areaColumn, countColumn } from '../../figure/columns.ts';
import { columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import type { Speech } from '../../i18n/speech.ts';
import { areaPagePath } from '../../url/area-page-path.ts';
import { CountriesMap } from './countries-map.tsx';
import { type CountriesPageData, versionOf } from './country-data.ts';

/** Address of an area's page in the release that this page holds to. */
export function areaHref(
  { release }: Pick<CountriesPageData, 'release'>,
  language: string,
  code: string,
  isRegion = false,
): string {
  const version = versionOf(release);
  return `/${language}${areaPagePath(code, isRegion)}${version === '' ? '' : `?${version}`}`;
}

/** Crops by the number of countries where they have the largest area, the most first. */
export function largestCrops(
  countries: readonly { largest: string | null }[],
): readonly { crop: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { largest } of countries)
    if (largest !== null) counts.set(largest, (counts.get(largest) ?? 0) + 1);
  return [...counts].map(([crop, count]) => ({ crop, count })).sort((a, b) => b.count - a.count);
}

/** The crop with the largest area of each country; none where no year is known. */
export function countriesFigures(data: CountriesPageData, speech: Speech): readonly Figure[] {
  const { words, language, formats } = speech;
  const known = valueOr(data.profiles, null);
  if (known === null || known.year === null) return [];
  const { year, countries } = known;
  const order = largestCrops(countries);
  const [first] = order;
  if (first === undefined) return [];
  const title = words('country.index.map', { year: formats.year(year) });
  const finding = words('country.index.map.finding', {
    count: first.count,
    total: countries.filter(({ largest }) => largest !== null).length,
    crops: crops.filter((crop) => pageOfElement(crop, AREA_HARVESTED) !== null).length,
    cropAmount: words(`crops.${first.crop}.amount`),
  });
  const counts = { title, finding, year, countries, order };
  return [
    {
      ...{ id: 'map', title, finding, year },
      source: words('country.index.source'),
      sources: [],
      indicators: crops.flatMap(({ items }) => items.production ?? []),
      elements: [AREA_HARVESTED],
      area: worldCode,
      ...tableOf<(typeof countries)[number]>(countries, [
        areaColumn('country', words, ({ code }) => code),
        columnOf('largest', title, 'name', ({ largest }) => ({
          value: largest === null ? null : words(`crops.${largest}.name`),
          code: largest ?? undefined,
        })),
        countColumn(
          'crops',
          words('country.index.count', { year: formats.year(year) }),
          (country) => country.crops,
        ),
      ]),
      picture: () => <CountriesMap counts={counts} hrefOf={(code) => areaHref(data, language, code)} />,
    },
  ];
}
