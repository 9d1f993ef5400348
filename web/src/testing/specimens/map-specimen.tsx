import { type ReactNode, useMemo, useState } from 'react';
import type { Crop } from '#catalog/crop.ts';
import { FOOD } from '#catalog/elements/codes.ts';
import { flagStates } from '#catalog/flags.ts';
import { legendEnds, legendTexts } from '../../blocks/map/map-texts.ts';
import { areaName } from '../../i18n/area-words.ts';
import { figureScale } from '../../i18n/figure-scale.ts';
import { formatFigure } from '../../i18n/figures.ts';
import { getFormats } from '../../i18n/formats.ts';
import { mapWords } from '../../i18n/map-words.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { Choropleth } from '../../map/choropleth.tsx';
import { type Bin, chooseClasses, countBins, toBin } from '../../map/classes.ts';
import { Legend } from '../../map/legend.tsx';
import { useWorld } from '../../map/world-source.ts';
import { YearSlider } from '../../map/year-slider.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { mapState, mapValue, sampleYear, sampleYears } from './samples.ts';
import { Specimen, sampleTitle } from './specimen.tsx';

/** The samples skip two years, so that the slider shows its gaps. */
const sliderYears = sampleYears.filter((year) => year !== 2003 && year !== 2004);

/** The map with its legend and the year's slider, on values made from the countries' codes. */
export function MapSpecimen({ crop }: { crop: Crop }): ReactNode {
  const words = useWords();
  const formats = getFormats(useLanguage());
  const world = useWorld();
  const [selected, setSelected] = useState<string | null>('BRA');
  const [highlighted, setHighlighted] = useState<Bin | null>(null);
  const [year, setYear] = useState(sampleYear);
  const codes = (world?.shapes ?? []).map(({ iso3 }) => iso3);
  const classes = useMemo(() => chooseClasses(codes.map(mapValue)), [codes]);
  const counts = countBins(codes.map((code) => toBin(mapValue(code), classes)));
  const title = sampleTitle('Map', words, crop);
  const unit = words('units.kt.short');
  const values = codes.map(mapValue).filter((value) => typeof value === 'number');
  const scale = figureScale(FOOD, [...classes.limits, ...values], { words, formats });
  const describe = (iso3: string): string => {
    const value = mapValue(iso3);
    return typeof value === 'number'
      ? words('map.summary.item', {
          area: areaName(words, iso3),
          value: words('chart.value', { value: formatFigure(FOOD, value, formats), unit }),
        })
      : words(value === null ? 'map.card.noData' : 'map.card.notApplicable', {
          area: areaName(words, iso3),
          year: formats.year(year),
        });
  };
  return (
    <Specimen name="Map" state="Legend, patterns, a selected country, the year">
      {world === null ? (
        <Skeleton ratio="2 / 1" label={words('dataPage.state.loading')} />
      ) : (
        <Choropleth
          world={world}
          valueIn={mapValue}
          stateIn={mapState}
          classes={classes}
          selected={selected}
          focusRegion={null}
          highlightedBin={highlighted}
          layout="both"
          texts={{
            label: title,
            summary: 'Made-up values that show the drawing.',
            ...mapWords(words),
          }}
          onSelect={setSelected}
          onClear={() => setSelected(null)}
          describe={describe}
          renderCard={(iso3) => <p>{describe(iso3)}</p>}
        />
      )}
      <Legend
        classes={classes}
        counts={counts}
        states={flagStates.map((state) => ({ state, text: words(`figure.state.${state}`) }))}
        highlighted={highlighted}
        onHighlight={setHighlighted}
        {...legendEnds(scale, classes, values)}
        texts={{
          ...legendTexts(words, { element: FOOD, year: formats.year(year), scale, officialOnly: false }),
          label: title,
        }}
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
