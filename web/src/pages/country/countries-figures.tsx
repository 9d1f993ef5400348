import { type ReactNode, useMemo } from 'react';
import { crops } from '#catalog/crops/index.ts';
import { AREA_HARVESTED } from '#catalog/elements/codes.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { pageOfElement } from '#catalog/sections/page-of-element.ts';
import { valueOr } from '../../api/loaded.ts';
import { areaColumn, countColumn } from '../../figure/columns.ts';
import { columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import { CardText } from '../../map/card-text.tsx';
import { KindsMap } from '../../map/kinds-map.tsx';
import { NONE_COLOUR } from '../../map/map-colours.ts';
import type { CountryMapModel } from '../../map/map-model.ts';
import { areaPagePath } from '../../url/area-page-path.ts';
import { type CountriesPageData, versionOf } from './country-data.ts';

/** Hues of the crops: their own accents are too near to each other. */
const hues: Readonly<Record<string, string>> = {
  beans: 'var(--compared-1)',
  rice: 'var(--compared-4)',
  potato: 'var(--compared-3)',
  musa: 'var(--compared-2)',
  cassava: 'var(--compared-5)',
  cocoa: 'var(--compared-6)',
  'sweet-potato': 'var(--use-camels)',
};

/** Data of the map: the crop with the largest area of each country. */
interface LargestCrops {
  title: string;
  finding: string;
  year: number;
  countries: readonly { code: string; crops: number; largest: string | null }[];
  /** Crops with the number of their countries, the most first. */
  order: readonly { crop: string; count: number }[];
}

function toMapModel({ title, finding, countries, order }: LargestCrops): CountryMapModel {
  const places = new Map(order.map(({ crop }, at) => [crop, at]));
  const byCode = new Map(
    countries.flatMap(({ code, largest }) => (largest === null ? [] : [[code, places.get(largest) ?? 0]])),
  );
  return {
    title,
    summary: finding,
    valueIn: (iso3) => byCode.get(iso3) ?? null,
    classes: {
      limits: order.slice(1).map((_, at) => at + 1),
      zero: false,
      colours: order.map(({ crop }) => hues[crop] ?? 'var(--use-stock)'),
    },
    legend: { of: title, unit: '', limitText: String, countText: (range) => range },
  };
}

/** Which crop has the largest area in each country; a country leads to its page. */
function CountriesMap(props: { counts: LargestCrops; hrefOf: (code: string) => string }): ReactNode {
  const { counts, hrefOf } = props;
  const { words, formats } = useSpeech();
  const map = useMemo(() => toMapModel(counts), [counts]);
  const byCode = useMemo(() => new Map(counts.countries.map((each) => [each.code, each])), [counts]);
  const without = counts.countries.filter(({ largest }) => largest === null).length;
  const year = formats.year(counts.year);
  const textOf = (iso3: string): string => {
    const { largest = null, crops = 0 } = byCode.get(iso3) ?? {};
    if (largest !== null) return words(`crops.${largest}.name`);
    return words(crops > 0 ? 'country.index.unranked' : 'dataPage.state.noData');
  };
  return (
    <KindsMap
      map={map}
      kinds={[
        ...counts.order.map(({ crop, count }) => ({
          id: crop,
          colour: hues[crop] ?? 'var(--use-stock)',
          name: words(`crops.${crop}.name`),
          text: words('country.index.countries', { count }),
        })),
        {
          id: 'none',
          colour: NONE_COLOUR,
          name: words('country.index.noLargest'),
          text: words('country.index.countries', { count: without }),
        },
      ]}
      hrefOf={hrefOf}
      describe={(iso3) => `${areaName(words, iso3)}: ${textOf(iso3)}`}
      renderCard={(iso3) => (
        <CardText
          name={areaName(words, iso3)}
          value={{ text: textOf(iso3), year }}
          link={{ href: hrefOf(iso3), text: words('map.card.open', areaWords(words, iso3)) }}
        >
          <p>{words('country.index.crops', { count: byCode.get(iso3)?.crops ?? 0, year })}</p>
        </CardText>
      )}
    />
  );
}

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
