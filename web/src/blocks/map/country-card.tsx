import type { ReactNode } from 'react';
import { findEvent, listBreaks } from '#contract/breaks.ts';
import { explainedKey } from '#contract/explain-address.ts';
import { lastYearBefore } from '#domain/nearest-year.ts';
import { useDataView } from '../../api/data-view.tsx';
import { withheldKey, withheldYears } from '../../api/withheld-years.ts';
import { fewestTrendYears, Sparkline } from '../../charts/sparkline/sparkline.tsx';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { boundText, doubtText, figureWithUnit, flagText, isLowerBound } from '../../i18n/figures.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { CardText } from '../../map/card-text.tsx';
import { unbroken } from '../../ui/unbroken.ts';
import { areaPagePath } from '../../url/area-page-path.ts';
import { ExplainLink } from '../explain-link.tsx';
import { besideWorld } from './beside-world.ts';
import styles from './country-card.module.css';
import type { PlaceFigure, PlaceRank } from './map-figures.ts';
import { absenceKey, rankWords } from './map-texts.ts';

const span = 11;

export function CountryCard(props: {
  iso3: string;
  element: number;
  place: PlaceFigure;
  rank: PlaceRank | null;
}): ReactNode {
  const { iso3, element, place, rank } = props;
  const data = useDataView();
  const { year, cubes, areas } = data;
  const speech = useSpeech();
  const { words, formats, language } = speech;
  const area = typeof place === 'object' ? place.area : iso3;
  const name = areaName(words, area);
  const valueText = (figure: { value: number; flag: string }): string =>
    boundText(
      words,
      element,
      figure,
      figureWithUnit(
        element,
        figure.value,
        speech,
        cubes.isRoundedAway(element, area, year),
        isLowerBound(figure),
      ),
    );
  const value = typeof place === 'object' ? valueText(place.figure) : null;
  return (
    <CardText
      name={name}
      trend={<Trend area={area} element={element} valueText={(one) => valueText({ value: one, flag: '' })} />}
      value={
        value === null
          ? undefined
          : {
              text: (
                <ExplainLink figure={explainedKey(area, element, year)} text={`${name}, ${value}`}>
                  {value}
                </ExplainLink>
              ),
              year: formats.year(year),
            }
      }
      link={
        areas.get(area)?.kind === 'country'
          ? {
              href: `/${language}${areaPagePath(area, false)}`,
              text: words('map.card.open', areaWords(words, area)),
            }
          : undefined
      }
    >
      {typeof place === 'object' ? (
        <Standing {...{ area, element, rank }} figure={place.figure} />
      ) : (
        <Absence {...{ iso3, element, valueText }} reason={place} />
      )}
    </CardText>
  );
}

/** Why a figure is doubtful, or its rank and its comparison with the world; and its origin. */
function Standing(props: {
  area: string;
  element: number;
  figure: Exclude<PlaceFigure, string>['figure'];
  rank: PlaceRank | null;
}): ReactNode {
  const { area, element, figure, rank } = props;
  const { doubt, value, flag } = figure;
  const data = useDataView();
  const { year, cubes, view } = data;
  const speech = useSpeech();
  const { words } = speech;
  const event = findEvent(cubes.about(element), area, year);
  const world = doubt === undefined ? besideWorld(data, element, value, speech) : null;
  const standing =
    rank === null || doubt !== undefined
      ? null
      : words(`map.card.rank${rank.inside === null ? '' : 'Inside'}`, rankWords(words, rank, view.region));
  return (
    <>
      {doubt !== undefined && <p>{doubtText(words, doubt)}</p>}
      {event !== null && <p>{words(`figure.event.${event}`)}</p>}
      {(standing !== null || world !== null) && (
        <p>{unbroken([standing, world].filter((text) => text !== null).join('; '))}</p>
      )}
      {flag !== '' && <p>{flagText(words, flag)}</p>}
    </>
  );
}

function Absence(props: {
  iso3: string;
  element: number;
  reason: Extract<PlaceFigure, string>;
  valueText: (figure: { value: number; flag: string }) => string;
}): ReactNode {
  const { iso3, element, reason, valueText } = props;
  const { year, cubes, allCubes, view } = useDataView();
  const { words, formats } = useSpeech();
  const series = cubes.series(element, iso3);
  const earlier = lastYearBefore([...(series?.keys() ?? [])], year);
  const figure = earlier === null ? undefined : series?.get(earlier);
  const isWithheld = withheldYears(allCubes, element, iso3).includes(year);
  return (
    <>
      <p>
        {isWithheld
          ? words(withheldKey(element))
          : words(absenceKey(reason, view.officialOnly), {
              area: areaName(words, iso3),
              year: formats.year(year),
            })}
      </p>
      {earlier !== null && figure !== undefined && (
        <p>
          {valueText(figure)} · {/* Figures that are not official may be hidden. */}
          {view.officialOnly
            ? formats.year(earlier)
            : words('map.card.otherYear', { dataYear: formats.year(earlier), year: formats.year(year) })}
        </p>
      )}
    </>
  );
}

function Trend(props: { area: string; element: number; valueText: (value: number) => string }): ReactNode {
  const { area, element, valueText } = props;
  const { year, cubes } = useDataView();
  const { words, formats } = useSpeech();
  const series = cubes.series(element, area);
  const all = [...(series?.keys() ?? [])];
  const breaks = listBreaks(cubes.about(element), area);
  const begin = Math.max(year - span + 1, ...breaks.filter((at) => at <= year));
  const years = all.filter((at) => begin <= at && at <= year);
  const [first, last] = [years[0], years.at(-1)];
  if (first === undefined || last === undefined || years.length < fewestTrendYears) return null;
  const at = (one: number): number | null => series?.get(one)?.value ?? null;
  return (
    <>
      <Sparkline
        years={all}
        values={all.map(at)}
        {...{ breaks, year, span }}
        hasZero
        width={172}
        height={36}
        colour="var(--accent)"
        label={words('map.card.sparkline', {
          element: words(`elements.${element}.short`),
          areaIn: areaWords(words, area).areaIn,
          first: formats.year(first),
          last: formats.year(last),
          firstValue: valueText(at(first) ?? 0),
          lastValue: valueText(at(last) ?? 0),
        })}
      />
      <div className={styles.span} aria-hidden="true">
        <span>{formats.year(year - span + 1)}</span>
        <span>{formats.year(year)}</span>
      </div>
    </>
  );
}
