import { type ReactNode, useMemo } from 'react';
import { crops } from '#catalog/crops/index.ts';
import { PRODUCTION } from '#catalog/elements/codes.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { countCell, toFiled } from '../../blocks/filed-cells.ts';
import { MenuHead } from '../../blocks/filed-head.tsx';
import { type FiledPage, useFiled } from '../../blocks/use-filed.tsx';
import { PictureContext } from '../../charts/picture/picture-parts.ts';
import { areaName } from '../../i18n/area-words.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords, type Words } from '../../i18n/words.tsx';
import { CardText } from '../../map/card-text.tsx';
import { CountryMap } from '../../map/country-map.tsx';
import type { CountryMapModel } from '../../map/map-model.ts';
import styles from './country-page.module.css';

type CropCounts = readonly { code: string; crops: number }[];

/** Countries with none of the crops have the class of zero; the others one for each two crops. */
const classes = { limits: [2, 4, 6], zero: true };

function toMapModel(countries: CropCounts, year: string, words: Words): CountryMapModel {
  const byCode = new Map(countries.map(({ code, crops }) => [code, crops]));
  const most = Math.max(0, ...byCode.values());
  const title = words('country.index.map', { year });
  return {
    title,
    summary: words('country.index.map.finding', {
      count: countries.filter(({ crops }) => crops > 0).length,
      crops: most,
      year,
    }),
    valueIn: (iso3) => byCode.get(iso3) ?? null,
    classes,
    legend: {
      of: title,
      unit: '',
      ends: { lowest: '1', highest: String(most) },
      zero: words('country.index.crops', { count: 0, year }),
      limitText: String,
      rangeText: (from, to) => (to === null ? `${from ?? 0}–${most}` : `${from ?? 1}–${to - 1}`),
      countText: (range, count) => words('map.legend.announce', { range, year, count }),
    },
  };
}

/** How many of the crops each country harvests; a country leads to its page. */
export function CountriesMap(props: {
  year: number;
  countries: CropCounts;
  hrefOf: (code: string) => string;
  at: FiledPage;
}): ReactNode {
  const { year, countries, hrefOf, at } = props;
  const words = useWords();
  const formats = getFormats(useLanguage());
  const map = useMemo(
    () => toMapModel(countries, formats.year(year), words),
    [countries, formats, year, words],
  );
  const { title, summary: finding } = map;
  const text = (iso3: string): string => {
    const count = map.valueIn(iso3);
    return typeof count === 'number'
      ? words('country.index.crops', { count, year: formats.year(year) })
      : words('dataPage.state.noData');
  };
  const found = useFiled({
    id: 'map',
    title,
    finding,
    sources: [],
    indicators: import.meta.env.SSR ? crops.flatMap(({ items }) => items.production ?? []) : [],
    elements: [PRODUCTION],
    area: worldCode,
    year,
    table:
      import.meta.env.SSR &&
      (() =>
        toFiled(countries, [
          [
            { id: 'country', label: words('figure.table.country') },
            ({ code }) => ({ text: areaName(words, code), code }),
          ],
          [{ id: 'crops', label: title, numeric: true }, ({ crops: count }) => countCell(formats, count)],
        ])),
    rows: countries.length,
    drawn: { crop: null },
    at,
  });
  if (found === null) return null;
  return (
    <section aria-labelledby="map-title" className={styles.part} id="map">
      <MenuHead id="map-title" text={title} more={found.more} />
      <p>{finding}</p>
      <PictureContext.Provider value={found.picture}>
        <CountryMap
          map={map}
          hrefOf={hrefOf}
          describe={(iso3) => `${areaName(words, iso3)}: ${text(iso3)}`}
          renderCard={(iso3) => (
            <CardText name={areaName(words, iso3)}>
              <p>{text(iso3)}</p>
            </CardText>
          )}
        />
      </PictureContext.Provider>
    </section>
  );
}
