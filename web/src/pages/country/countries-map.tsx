import { type ReactNode, useMemo } from 'react';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { CardText } from '../../map/card-text.tsx';
import { KindsMap } from '../../map/kinds-map.tsx';
import { NONE_COLOUR } from '../../map/map-colours.ts';
import type { CountryMapModel } from '../../map/map-model.ts';

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
export interface LargestCrops {
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
export function CountriesMap(props: { counts: LargestCrops; hrefOf: (code: string) => string }): ReactNode {
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
