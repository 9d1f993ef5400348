import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { FOOD } from '#catalog/elements/codes.ts';
import { isBelieved } from '../../api/cube-store.ts';
import type { ShownData } from '../../api/data-view.tsx';
import { findDependents } from '../../api/dependents.ts';
import { leadingCountries, type RankedCountry } from '../../api/ranked-countries.ts';
import { figureScale } from '../../i18n/figure-scale.ts';
import { boundText, figureWithUnit, isLowerBound } from '../../i18n/figures.ts';
import { holdsRatio, isUnboundedRatio } from '../../i18n/ratio-finding.ts';
import { useSpeech } from '../../i18n/speech.ts';
import type { MapHandle } from '../../map/choropleth.tsx';
import { type Classes, chooseClasses } from '../../map/classes.ts';
import { CountryMap } from '../../map/country-map.tsx';
import type { ViewStore } from '../../url/view-store.ts';
import { silentTraders } from '../silent-traders.ts';
import { CountryCard } from './country-card.tsx';
import type { PlaceRank } from './map-figures.ts';
import { elementLegend, mapLabels, mapSummary, placeText } from './map-texts.ts';
import type { MapYear } from './map-year.ts';

export function MapDrawing(props: {
  data: Pick<
    ShownData,
    'view' | 'year' | 'cubes' | 'allCubes' | 'areas' | 'flows' | 'section' | 'crop' | 'dispatch'
  >;
  title: string;
  element: number;
  /** Classes over all years; a year may have its own. */
  allClasses: Classes;
  mapYears: (year: number) => MapYear;
  ranked: readonly RankedCountry[];
  rankOf: ReadonlyMap<string, PlaceRank>;
  selected: string | null;
  focus: ReadonlySet<string> | null;
  named: readonly string[];
  around: ReadonlySet<string> | null;
  /** Absent where an image is made, which no year passes over. */
  store?: ViewStore;
  beside?: ReactNode;
}): ReactNode {
  const { title, element, allClasses, mapYears, ranked, rankOf, focus, named, around, selected } = props;
  const { crop, view, year, cubes, allCubes, areas, dispatch } = props.data;
  const speech = useSpeech();
  const { words } = speech;
  const map = useRef<MapHandle>(null);
  usePaintedYears(map, props);
  const { at, stateAt, valueIn, doubtIn } = mapYears(year);
  // The ends of the scale are the highest and the lowest, which no doubtful figure is.
  const values = useMemo(() => ranked.filter(isBelieved).map((entry) => entry.value), [ranked]);
  // Where two ramps part, no year has its own classes. Of a region they are those of its countries alone.
  const hasOwn = view.yearClasses && allClasses.middle === undefined;
  const classes = useMemo(() => (hasOwn ? chooseClasses(values) : allClasses), [hasOwn, values, allClasses]);
  const scale = useMemo(
    () => figureScale(element, [...classes.limits, ...values.slice(0, 1)], speech),
    [element, classes, values, speech],
  );
  const valueText = (figure: { area: string; value: number; flag: string }): string => {
    const isRoundedAway = allCubes.isRoundedAway(element, figure.area, year);
    const text = figureWithUnit(element, figure.value, speech, isRoundedAway, isLowerBound(figure));
    return boundText(words, element, figure, text, 'value');
  };
  // Of a ratio without bounds the highest mean nothing: of the countries that the title counts those that eat the most are named.
  const eaters = isUnboundedRatio(element) ? allCubes.slice(FOOD, year) : null;
  const labelled = useMemo(() => {
    const { leading, leastArea } = leadingCountries(ranked, { cubes, element, year });
    const dependents = findDependents({ ranked, crop: crop.id, element, year, cubes });
    if (dependents !== null)
      return [...dependents.places, ...ranked.filter(({ area }) => area === selected)].filter(
        (entry, at, all) => all.indexOf(entry) === at,
      );
    const eaten = ({ area }: RankedCountry): number => eaters?.get(area)?.value ?? 0;
    if (eaters == null)
      return leastArea === null
        ? ranked
        : ranked.filter((entry) => leading.includes(entry) || entry.area === selected);
    return ranked
      .filter((entry) => holdsRatio(element, entry) || entry.area === selected)
      .sort((one, other) => eaten(other) - eaten(one));
  }, [ranked, eaters, cubes, crop, element, year, selected]);
  const silent = silentTraders(props.data, speech);
  const of = { year, officialOnly: view.officialOnly, valueText };
  return (
    <CountryMap
      ref={map}
      map={{
        ...{ title, valueIn, doubtIn, classes, selected, focus, around },
        // Of another continent at the edge of the frame none is named.
        labels: mapLabels({
          ranked: labelled.filter(({ area }) => around?.has(area) ?? true),
          ...{ selected, named, scale },
        }),
        isUnled: eaters != null,
        summary: mapSummary(speech, { ...of, title, ranked, areas, focus }),
        legend: {
          ...elementLegend(speech, { ...of, element, scale, classes, values, figures: ranked }),
          // An image has room for one sentence; on a page they are the figure's note.
          ...(silent !== undefined && { note: silent }),
          ...(props.store !== undefined && { note: undefined, doubtful: undefined }),
        },
      }}
      areaAt={stateAt}
      beside={props.beside}
      onChoose={(country) => dispatch(country === null ? { do: 'back' } : { do: 'country', country })}
      describe={(iso3) => placeText(speech, iso3, at(iso3), of)}
      renderCard={(iso3) => {
        const found = at(iso3);
        const rank = typeof found === 'object' ? rankOf.get(found.area) : undefined;
        return <CountryCard {...{ iso3, element, place: found }} rank={rank ?? null} />;
      }}
    />
  );
}

/** A step of the slider paints at once; React follows after that frame. */
function usePaintedYears(
  map: RefObject<MapHandle | null>,
  { store, mapYears, element }: { store?: ViewStore; mapYears: (year: number) => MapYear; element: number },
): void {
  useEffect(() => {
    if (store === undefined) return;
    let painted = store.get().year;
    return store.subscribe(() => {
      const wanted = store.get();
      if (wanted.year === painted || wanted.year === null || wanted.element !== element) return;
      painted = wanted.year;
      const next = mapYears(wanted.year);
      if (next.slice === undefined) return;
      map.current?.paint(next.valueIn, next.doubtIn);
    });
  }, [map, store, mapYears, element]);
}
