import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { findElement } from '#catalog/elements/index.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { rankByValue } from '#domain/ranks.ts';
import { type Figure, isBelieved } from '../../api/cube-store.ts';
import { useDataView } from '../../api/data-view.tsx';
import { countStates, selectCountryFigures } from '../../api/figure-states.ts';
import { type RankedCountry, rankedCountries } from '../../api/ranked-countries.ts';
import { countriesOf, within } from '../../api/region-countries.ts';
import { areaName } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { figureScale } from '../../i18n/figure-scale.ts';
import {
  boundText,
  computedText,
  editFigure,
  figureWithUnit,
  isLowerBound,
  stateCounts,
} from '../../i18n/figures.ts';
import { getFormats } from '../../i18n/formats.ts';
import { mapWords } from '../../i18n/map-words.ts';
import { editedDecimals } from '../../i18n/number-lists.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { Choropleth, type MapHandle } from '../../map/choropleth.tsx';
import { type Bin, type Classes, chooseClasses, countBins, toBin } from '../../map/classes.ts';
import { Legend } from '../../map/legend.tsx';
import { useWorld } from '../../map/world-source.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { rankingHref } from '../../url/ranking-link.ts';
import type { ViewStore } from '../../url/view-store.ts';
import { BlockFigure } from '../block-figure.tsx';
import { EmptyYears } from '../empty-years.tsx';
import { FailedPart } from '../failed-part.tsx';
import { CountryCard } from './country-card.tsx';
import styles from './map-block.module.css';
import { MapControls } from './map-controls.tsx';
import { placeRanks } from './map-figures.ts';
import { mapFinding } from './map-finding.ts';
import { mapTable } from './map-table.ts';
import { absenceKey, classRange, legendEnds, legendStates, legendTexts, mapSummary } from './map-texts.ts';
import { useMapYears } from './use-map-year.ts';

/** Years up to which these states were one on the map and in the figures. */
const lastYearOfUssr = 1991;
const lastYearOfSudan = 2011;

/** So many of the highest are named on the map. */
const labelled = 3;

const noFigures: ReadonlyMap<string, Figure> = new Map();

/** The world map of the chosen element with legend, options and the year slider under it. */
export function MapBlock({ id, store }: { id: string; store: ViewStore }): ReactNode {
  const data = useDataView();
  const { view, year, area, facts, cubes, allCubes, areas, areasFailed, crop, section, dispatch } = data;
  const words = useWords();
  const language = useLanguage();
  const formats = getFormats(language);
  const world = useWorld();
  const map = useRef<MapHandle>(null);
  const [highlighted, setHighlighted] = useState<Bin | null>(null);
  const element = view.element;
  // Of a difference, both ends are worth a word.
  const signed = (facts?.limits ?? []).includes(0);
  const mapYears = useMapYears({ cubes, element, areas });
  const shown = mapYears(year);
  const slice = shown.slice ?? null;

  // Without classes of its own a year leaves the classes as they are, and fills that are worked out stay.
  const ownFigures = view.yearClasses ? (slice ?? noFigures) : null;
  const classes = useMemo<Classes>(
    () =>
      ownFigures === null
        ? { limits: facts?.limits ?? [], zero: facts?.hasZero ?? false }
        : chooseClasses([...ownFigures.values()].filter(isBelieved).map((figure) => figure.value)),
    [ownFigures, facts],
  );
  // A step of the slider paints at once; React follows after that frame.
  useEffect(() => {
    let painted = store.get().year;
    return store.subscribe(() => {
      const wanted = store.get();
      if (wanted.year === painted || wanted.year === null || wanted.element !== element) return;
      painted = wanted.year;
      const next = mapYears(wanted.year);
      if (next.slice === undefined) return;
      map.current?.paint(next.valueIn, next.stateIn);
    });
  }, [store, mapYears, element]);

  const unitText = words(`units.${findElement(element)?.unit ?? 'kt'}.short`);
  const isRoundedAway = useCallback(
    (code: string): boolean => allCubes.isRoundedAway(element, code, year),
    [allCubes, element, year],
  );
  const valueText = (figure: { area: string; value: number; flag: string }): string => {
    const isBound = isLowerBound(figure);
    const speech = { words, formats };
    const text = figureWithUnit(element, figure.value, speech, isRoundedAway(figure.area), isBound);
    return boundText(words, element, figure, text, 'value');
  };
  const { region } = view;
  const title = words(`${section.id}.map.title`, {
    crop: cropWords(words, crop.id, section.id).crop,
    element: words(`elements.${element}.name`),
    inSentence: words(`elements.${element}.inSentence`),
    area: areaName(words, region ?? worldCode),
    year: formats.year(year),
  });
  const everySlice = allCubes.slice(element, year);
  const { ranked, rankOf, counts, every, hidden, focusRegion, labels } = useMemo(() => {
    const focusRegion = region === null ? null : countriesOf(region, areas);
    const inside = (code: string): boolean => focusRegion?.has(code) ?? true;
    const all = slice === null ? [] : rankedCountries(slice, areas);
    const ranked = focusRegion === null ? all : rankByValue(all.filter((entry) => inside(entry.area)));
    // Sums and states of all countries say what the filter hides, and whose figures the World's rests on.
    const every = everySlice == null ? [] : selectCountryFigures(everySlice, areas);
    const largest = ranked
      .filter(isBelieved)
      .slice(0, labelled)
      .filter((entry) => entry.area !== view.country);
    const named = [...ranked.filter((entry) => entry.area === view.country), ...largest];
    // The chosen country's label has its figure as the sentence above has it, however large those of others are.
    const shared = editedDecimals(element, largest);
    const labelText = (entry: RankedCountry): string => {
      const text = editFigure(
        element,
        entry.value,
        { words, formats },
        {
          form: 'number',
          isBound: isLowerBound(entry),
          decimals: entry.area === view.country ? undefined : shared,
        },
      );
      return boundText(words, element, entry, text);
    };
    const shapes = (world?.shapes ?? []).filter(({ iso3 }) => inside(iso3));
    return {
      ranked,
      rankOf: placeRanks(all, focusRegion === null ? null : ranked),
      counts: countBins(shapes.map(({ iso3 }) => toBin(shown.valueIn(iso3), classes))),
      every,
      hidden: countStates(every),
      focusRegion,
      labels: named.map((entry) => ({
        iso3: entry.area,
        text: `${areaName(words, entry.area)} ${labelText(entry)}`,
      })),
    };
  }, [slice, everySlice, areas, region, view.country, world, shown, classes, element, words, formats]);
  const computed = computedText(element, every, { words, formats });
  // The ends of the scale are the highest and the lowest, which no doubtful figure is.
  const values = useMemo(() => ranked.filter(isBelieved).map((entry) => entry.value), [ranked]);
  const scale = useMemo(
    () => figureScale(element, [...classes.limits, ...values.slice(0, 1)], { words, formats }),
    [element, classes, values, words, formats],
  );
  const rangeOf = (iso3: string): string => {
    const bin = toBin(shown.valueIn(iso3), classes);
    if (bin < 0) return words('map.legend.zero');
    return classRange(
      words,
      scale,
      {
        from: classes.limits[bin - 1] ?? null,
        to: classes.limits[bin] ?? null,
      },
      'read',
    );
  };
  const table = useMemo(
    () =>
      mapTable(words, formats, {
        ...{ title, element, year, unit: unitText, ranked, isRoundedAway },
        selected: view.country,
      }),
    [words, title, element, year, unitText, ranked, view.country, formats, isRoundedAway],
  );
  const describe = (iso3: string): string => {
    const found = shown.at(iso3);
    return typeof found === 'object'
      ? words('map.announce', {
          area: areaName(words, found.area),
          value: valueText({ ...found.figure, area: found.area }),
          year: formats.year(year),
        })
      : words(absenceKey(found, view.officialOnly), {
          area: areaName(words, iso3),
          year: formats.year(year),
        });
  };
  // Without years, areas or the year's figures there is no map, and nothing can be said of any country.
  const known = facts !== undefined && !areasFailed && shown.slice !== undefined;
  const chosenAt = view.country === null ? null : shown.at(view.country);
  const chosen = chosenAt && {
    found: chosenAt,
    rank: typeof chosenAt === 'object' ? rankOf.get(chosenAt.area) : undefined,
  };
  const failed = facts === undefined || areasFailed || cubes.failed(element);
  return (
    <BlockFigure
      id={id}
      title={title}
      element={element}
      finding={known ? mapFinding(data, { words, formats }, { ranked, signed, chosen }) : undefined}
      about={<a href="#about-data">{words('map.about')}</a>}
      info={words(`${section.id}.map.info`)}
      notes={[
        ...(known
          ? [
              words(view.officialOnly ? 'figure.coverage.official' : 'figure.coverage', {
                count: ranked.length,
                year: formats.year(year),
              }),
            ]
          : []),
        ...(computed === null || view.officialOnly ? [] : [computed]),
      ]}
      remarks={[
        ...(view.officialOnly && hidden.size > 0
          ? [words('figure.state.hidden', { list: stateCounts(hidden, { words, formats }) })]
          : []),
        ...(year <= lastYearOfUssr ? [words('figure.break.ussr')] : []),
        ...(year <= lastYearOfSudan ? [words('figure.break.sudan')] : []),
      ]}
      table={ranked.length === 0 ? null : table}
      under={
        facts !== undefined && (
          <>
            {facts.years.length > 0 && <MapControls years={facts.years} />}
            {/* Below the years, which are a way on as well and stay in the first view. */}
            {known && ranked.length === 0 && (
              <EmptyYears
                elements={[facts.element]}
                of="countries"
                text={words('dataPage.state.noDataYear')}
              />
            )}
          </>
        )
      }
      rankingHref={rankingHref(
        { language, crop: crop.id, section: section.slug ?? section.id },
        { element, area: view.country ?? region ?? worldCode, year },
      )}
    >
      {!known && failed ? (
        <FailedPart text={words('dataPage.state.noInfo')} />
      ) : !known || world === null ? (
        <Skeleton ratio="2.16 / 1" label={words('dataPage.state.loading')} />
      ) : (
        <Choropleth
          ref={map}
          world={world}
          valueIn={shown.valueIn}
          stateIn={shown.stateIn}
          classes={classes}
          selected={view.country}
          areaAt={shown.stateAt}
          focusRegion={focusRegion}
          highlightedBin={highlighted}
          layout={view.layout === 'map' ? 'map' : 'both'}
          labels={labels}
          texts={{
            label: words('map.label', { title }),
            summary: mapSummary({
              words,
              formats,
              title,
              valueText,
              year,
              slice: within(slice ?? noFigures, focusRegion),
              areas: within(areas, focusRegion),
              officialOnly: view.officialOnly,
            }),
            ...mapWords(words),
          }}
          onSelect={(country) => dispatch({ do: 'country', country })}
          onClear={() => dispatch({ do: 'back' })}
          describe={describe}
          renderCard={(iso3) => {
            const found = shown.at(iso3);
            const rank = typeof found === 'object' ? rankOf.get(found.area) : undefined;
            return (
              <CountryCard
                iso3={iso3}
                element={element}
                found={found}
                range={typeof found === 'object' ? rangeOf(iso3) : null}
                rank={rank ?? null}
              />
            );
          }}
        />
      )}
      {known && (
        <div className={styles.under}>
          <Legend
            classes={classes}
            counts={counts}
            highlighted={highlighted}
            onHighlight={setHighlighted}
            {...legendEnds(scale, classes, values)}
            states={legendStates(words, ranked)}
            texts={legendTexts(words, {
              element,
              year: formats.year(year),
              scale,
              officialOnly: view.officialOnly,
            })}
          />
        </div>
      )}
      <output className="visually-hidden">{areaName(words, area)}</output>
    </BlockFigure>
  );
}
