import { type ReactNode, useMemo, useState } from 'react';
import { crops } from '#catalog/crops/index.ts';
import { PRODUCTION } from '#catalog/elements/codes.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { countCell, toFiled } from '../../blocks/filed-cells.ts';
import { MenuHead } from '../../blocks/filed-head.tsx';
import { type FiledPage, useFiled } from '../../blocks/use-filed.tsx';
import { PictureContext } from '../../charts/picture/picture-parts.ts';
import { areaName } from '../../i18n/area-words.ts';
import { getFormats } from '../../i18n/formats.ts';
import { mapWords } from '../../i18n/map-words.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { CardText } from '../../map/card-text.tsx';
import { Choropleth } from '../../map/choropleth.tsx';
import { type Bin, type Classes, countBins, toBin } from '../../map/classes.ts';
import { Legend } from '../../map/legend.tsx';
import { useWorld } from '../../map/world-source.ts';
import styles from './country-page.module.css';

/** Countries with none of the crops have the class of zero; the others one for each two crops. */
const classes: Classes = { limits: [2, 4, 6], zero: true };

/** How many of the crops each country harvests; a country leads to its page. */
export function CountriesMap(props: {
  year: number;
  countries: readonly { code: string; crops: number }[];
  hrefOf: (code: string) => string;
  at: FiledPage;
}): ReactNode {
  const { year, countries, hrefOf, at } = props;
  const words = useWords();
  const formats = getFormats(useLanguage());
  const world = useWorld();
  const [highlighted, setHighlighted] = useState<Bin | null>(null);
  const { valueIn, counts } = useMemo(() => {
    const byCode = new Map(countries.map(({ code, crops }) => [code, crops]));
    const valueIn = (iso3: string): number | null => byCode.get(iso3) ?? null;
    return {
      valueIn,
      counts: countBins((world?.shapes ?? []).map(({ iso3 }) => toBin(valueIn(iso3), classes))),
    };
  }, [countries, world]);
  const text = (iso3: string): string => {
    const crops = valueIn(iso3);
    return crops === null
      ? words('dataPage.state.noData')
      : words('country.index.crops', { count: crops, year: formats.year(year) });
  };
  const most = Math.max(0, ...countries.map(({ crops }) => crops));
  const title = words('country.index.map', { year: formats.year(year) });
  const finding = words('country.index.map.finding', {
    count: countries.filter(({ crops }) => crops > 0).length,
    crops: most,
    year: formats.year(year),
  });
  const range = (from: number | null, to: number | null): string =>
    to === null ? `${from ?? 0}–${most}` : `${from ?? 1}–${to - 1}`;
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
  const drawing = (
    <>
      {world !== null && (
        <Choropleth
          world={world}
          valueIn={valueIn}
          classes={classes}
          selected={null}
          focusRegion={null}
          highlightedBin={highlighted}
          layout="both"
          texts={{ label: title, summary: finding, ...mapWords(words), noCard: words('map.noCardPage') }}
          onSelect={(iso3) => window.location.assign(hrefOf(iso3))}
          onClear={() => undefined}
          describe={(iso3) => `${areaName(words, iso3)}: ${text(iso3)}`}
          renderCard={(iso3) => (
            <CardText name={areaName(words, iso3)}>
              <p>{text(iso3)}</p>
            </CardText>
          )}
        />
      )}
      <Legend
        classes={classes}
        counts={counts}
        highlighted={highlighted}
        onHighlight={setHighlighted}
        unit=""
        ends={{ lowest: '1', highest: String(most) }}
        texts={{
          label: words('map.legend.label', { element: title }),
          noData: words('map.legend.noData'),
          notApplicable: words('map.legend.notApplicable'),
          zero: words('country.index.crops', { count: 0, year: formats.year(year) }),
          formatLimit: String,
          formatRange: range,
          formatCount: (_, each, count) =>
            words('map.legend.announce', { range: each, year: formats.year(year), count }),
        }}
      />
    </>
  );
  return (
    <section aria-labelledby="map-title" className={styles.part} id="map">
      <MenuHead id="map-title" text={title} more={found.more} />
      <p>{finding}</p>
      <PictureContext.Provider value={found.picture}>{drawing}</PictureContext.Provider>
    </section>
  );
}
