import { type ReactNode, useMemo, useState } from 'react';
import type { Crop } from '#catalog/crop.ts';
import { FOOD } from '#catalog/elements/codes.ts';
import { elementLegend } from '../../blocks/map/map-texts.ts';
import { areaName } from '../../i18n/area-words.ts';
import { figureScale } from '../../i18n/figure-scale.ts';
import { formatFigure } from '../../i18n/figures.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { chooseClasses } from '../../map/classes.ts';
import { CountryMap } from '../../map/country-map.tsx';
import { useWorld } from '../../map/world-source.ts';
import { YearSlider } from '../../map/year-slider.tsx';
import { mapValue, sampleYear, sampleYears } from './samples.ts';
import { Specimen } from './specimen.tsx';

/** The samples skip two years, so that the slider shows its gaps. */
const sliderYears = sampleYears.filter((year) => year !== 2003 && year !== 2004);

/** The map with its legend and the year's slider, on values made from the countries' codes. */
export function MapSpecimen({ crop }: { crop: Crop }): ReactNode {
  const { words, formats } = useSpeech();
  const speech = { words, formats };
  const world = useWorld();
  const [selected, setSelected] = useState<string | null>('BRA');
  const [year, setYear] = useState(sampleYear);
  const codes = (world?.shapes ?? []).map(({ iso3 }) => iso3);
  const classes = useMemo(() => chooseClasses(codes.map(mapValue)), [codes]);
  const title = `${words(`crops.${crop.id}.name`)}, sample`;
  const unit = words('units.kt.short');
  const values = codes.map(mapValue).filter((value) => typeof value === 'number');
  const scale = figureScale(FOOD, [...classes.limits, ...values], speech);
  const describe = (iso3: string): string => {
    const value = mapValue(iso3);
    return typeof value === 'number'
      ? words('map.summary.item', {
          area: areaName(words, iso3),
          value: words('chart.value', { value: formatFigure(FOOD, value, formats), unit }),
        })
      : words('map.card.noData', {
          area: areaName(words, iso3),
          year: formats.year(year),
        });
  };
  return (
    <Specimen name="Map" state="Legend, patterns, a selected country, the year">
      <CountryMap
        map={{
          title,
          summary: 'Made-up values that show the drawing.',
          valueIn: mapValue,
          classes,
          selected,
          legend: {
            ...elementLegend(speech, {
              ...{ element: FOOD, year, scale, classes, values, figures: [] },
              officialOnly: false,
            }),
          },
        }}
        onChoose={setSelected}
        describe={describe}
        renderCard={(iso3) => <p>{describe(iso3)}</p>}
      />
      <YearSlider
        years={sliderYears}
        year={year}
        onYear={setYear}
        shortcuts={false}
        texts={{
          label: words('dataPage.timeline.label'),
          play: words('dataPage.timeline.play'),
          pause: words('dataPage.timeline.pause'),
          speed: words('dataPage.timeline.speed'),
          formatSpeed: (speed) => words('dataPage.timeline.speedValue', { speed: formats.number(speed, 1) }),
          formatYear: formats.year,
          valueText: (at) => words('dataPage.timeline.valueText', { year: formats.year(at), count: 150 }),
        }}
      />
    </Specimen>
  );
}
