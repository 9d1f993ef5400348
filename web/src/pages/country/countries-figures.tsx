import { crops } from '#catalog/crops/index.ts';
import { PRODUCTION } from '#catalog/elements/codes.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { valueOr } from '../../api/loaded.ts';
import { areaColumn, countColumn } from '../../figure/columns.ts';
import { type Figure, tableOf } from '../../figure/figure.ts';
import type { Speech } from '../../i18n/speech.ts';
import { areaPagePath } from '../../url/area-page-path.ts';
import { CountriesMap, mostCrops } from './countries-map.tsx';
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

/** How many of the crops each country harvests; none where no year is known. */
export function countriesFigures(data: CountriesPageData, speech: Speech): readonly Figure[] {
  const { words, language, formats } = speech;
  const known = valueOr(data.profiles, null);
  if (known === null || known.year === null) return [];
  const { year, countries } = known;
  const named = { year: formats.year(year) };
  const title = words('country.index.map', named);
  const finding = words('country.index.map.finding', {
    ...named,
    count: countries.filter((country) => country.crops > 0).length,
    crops: mostCrops(countries),
  });
  const counts = { title, finding, year, countries };
  return [
    {
      ...{ id: 'map', title, finding, year },
      source: words('country.index.source'),
      sources: [],
      indicators: crops.flatMap(({ items }) => items.production ?? []),
      elements: [PRODUCTION],
      area: worldCode,
      ...tableOf<(typeof countries)[number]>(countries, [
        areaColumn('country', words, ({ code }) => code),
        countColumn('crops', title, (country) => country.crops),
      ]),
      picture: () => <CountriesMap counts={counts} hrefOf={(code) => areaHref(data, language, code)} />,
    },
  ];
}
