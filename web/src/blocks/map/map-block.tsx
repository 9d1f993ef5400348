import { type ReactNode, useCallback, useMemo } from 'react';
import { findElement } from '#catalog/elements/index.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { ScopedElement } from '#catalog/section.ts';
import { rankByValue } from '#domain/ranks.ts';
import { useDataView } from '../../api/data-view.tsx';
import { countStates, selectCountryFigures } from '../../api/figure-states.ts';
import { rankedCountries } from '../../api/ranked-countries.ts';
import { countriesOf } from '../../api/region-countries.ts';
import { areaName } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { computedText, stateCounts } from '../../i18n/figures.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import type { Classes } from '../../map/classes.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { rankingHref } from '../../url/ranking-link.ts';
import type { ViewStore } from '../../url/view-store.ts';
import { BlockFigure } from '../block-figure.tsx';
import { EmptyYears } from '../empty-years.tsx';
import { FailedPart } from '../failed-part.tsx';
import styles from './map-block.module.css';
import { MapControls } from './map-controls.tsx';
import { MapDrawing } from './map-drawing.tsx';
import { placeRanks } from './map-figures.ts';
import { mapFinding } from './map-finding.ts';
import { mapTable } from './map-table.ts';
import { useMapYears } from './use-map-year.ts';

/** Years up to which these states were one on the map and in the figures. */
const lastYearOfUssr = 1991;
const lastYearOfSudan = 2011;

/** What the map needs of its element before figures: years, class limits over all years. */
export interface MapFacts {
  element: ScopedElement;
  years: readonly { year: number; countries: number }[];
  limits: readonly number[];
  hasZero: boolean;
}

/** The world map of the chosen element with legend, options and the year slider under it. */
export function MapBlock(props: { id: string; facts: MapFacts | undefined; store: ViewStore }): ReactNode {
  const { id, facts, store } = props;
  const data = useDataView();
  const { view, year, area, cubes, allCubes, areas, areasFailed, crop, section } = data;
  const words = useWords();
  const language = useLanguage();
  const formats = getFormats(language);
  const element = view.element;
  // Of a difference, both ends are worth a word.
  const signed = (facts?.limits ?? []).includes(0);
  const mapYears = useMapYears({ cubes, element, areas });
  const shown = mapYears(year);
  const slice = shown.slice ?? null;
  const allClasses = useMemo<Classes>(
    () => ({ limits: facts?.limits ?? [], zero: facts?.hasZero ?? false }),
    [facts],
  );
  const isRoundedAway = useCallback(
    (code: string): boolean => allCubes.isRoundedAway(element, code, year),
    [allCubes, element, year],
  );
  const { region } = view;
  const title = words(`${section.id}.map.title`, {
    crop: cropWords(words, crop.id, section.id).crop,
    element: words(`elements.${element}.name`),
    inSentence: words(`elements.${element}.inSentence`),
    area: areaName(words, region ?? worldCode),
    year: formats.year(year),
  });
  const everySlice = allCubes.slice(element, year);
  const focus = useMemo(() => (region === null ? null : countriesOf(region, areas)), [region, areas]);
  const { ranked, rankOf } = useMemo(() => {
    const all = slice === null ? [] : rankedCountries(slice, areas);
    const ranked = focus === null ? all : rankByValue(all.filter((entry) => focus.has(entry.area)));
    return { ranked, rankOf: placeRanks(all, focus === null ? null : ranked) };
  }, [slice, areas, focus]);
  // Sums and states of all countries say what the filter hides, and whose figures the World's rests on.
  const every = useMemo(
    () => (everySlice == null ? [] : selectCountryFigures(everySlice, areas)),
    [everySlice, areas],
  );
  const hidden = countStates(every);
  const computed = computedText(element, every, { words, formats });
  const table = useMemo(
    () =>
      mapTable(words, formats, {
        ...{
          title,
          element,
          year,
          unit: words(`units.${findElement(element)?.unit ?? 'kt'}.short`),
          ranked,
          isRoundedAway,
        },
        selected: view.country,
      }),
    [words, title, element, year, ranked, view.country, formats, isRoundedAway],
  );
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
      ) : known ? (
        <div className={styles.drawing}>
          <MapDrawing {...{ data, title, element, allClasses, mapYears, ranked, rankOf, focus, store }} />
        </div>
      ) : (
        <Skeleton ratio="2.16 / 1" label={words('dataPage.state.loading')} />
      )}
      <output className="visually-hidden">{areaName(words, area)}</output>
    </BlockFigure>
  );
}
