import { type ReactNode, useMemo } from 'react';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import type { Words } from '../../i18n/words.tsx';
import { CardText } from '../../map/card-text.tsx';
import { CountryMap } from '../../map/country-map.tsx';
import type { CountryMapModel } from '../../map/map-model.ts';

/** Countries with none of the crops have the class of zero; the others one for each two crops. */
const classes = { limits: [2, 4, 6], zero: true };

/** Data of the map: the number of crops that each country harvests. */
export interface CropCounts {
  title: string;
  finding: string;
  year: number;
  countries: readonly { code: string; crops: number }[];
}

function toMapModel({ title, finding, countries }: CropCounts, year: string, words: Words): CountryMapModel {
  const byCode = new Map(countries.map(({ code, crops }) => [code, crops]));
  return {
    title,
    summary: finding,
    valueIn: (iso3) => byCode.get(iso3) ?? null,
    classes,
    legend: {
      of: title,
      unit: words('country.index.unit'),
      ends: { lowest: '1', highest: String(mostCrops(countries)) },
      zero: words('country.index.crops', { count: 0, year }),
      limitText: String,
      rangeText: (from, to) =>
        to === null ? `${from ?? 0}–${mostCrops(countries)}` : `${from ?? 1}–${to - 1}`,
      countText: (range, count) => words('map.legend.announce', { range, year, count }),
    },
  };
}

/** Crops of the country that harvests most of them. */
export const mostCrops = (countries: CropCounts['countries']): number =>
  Math.max(0, ...countries.map(({ crops }) => crops));

/** How many of the crops each country harvests; a country leads to its page. */
export function CountriesMap(props: { counts: CropCounts; hrefOf: (code: string) => string }): ReactNode {
  const { counts, hrefOf } = props;
  const { words, formats } = useSpeech();
  const year = formats.year(counts.year);
  const map = useMemo(() => toMapModel(counts, year, words), [counts, year, words]);
  const text = (iso3: string): string => {
    const count = map.valueIn(iso3);
    return typeof count === 'number'
      ? words('country.index.crops', { count, year })
      : words('dataPage.state.noData');
  };
  return (
    <CountryMap
      map={map}
      hrefOf={hrefOf}
      describe={(iso3) => `${areaName(words, iso3)}: ${text(iso3)}`}
      renderCard={(iso3) => (
        <CardText
          name={areaName(words, iso3)}
          link={{ href: hrefOf(iso3), text: words('map.card.open', areaWords(words, iso3)) }}
        >
          <p>{text(iso3)}</p>
        </CardText>
      )}
    />
  );
}
