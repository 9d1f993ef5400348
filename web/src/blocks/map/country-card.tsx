import type { ReactNode } from 'react';
import { findEvent, listBreaks } from '#contract/breaks.ts';
import { explainedKey } from '#contract/explain-address.ts';
import { lastYearBefore } from '#domain/nearest-year.ts';
import { useDataView } from '../../api/data-view.tsx';
import { withheldKey, withheldYears } from '../../api/withheld-years.ts';
import { Sparkline } from '../../charts/sparkline/sparkline.tsx';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import {
  boundText,
  doubtText,
  figureWithUnit,
  flagText,
  formatFigure,
  isLowerBound,
} from '../../i18n/figures.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { CardText } from '../../map/card-text.tsx';
import { ExplainLink } from '../explain-link.tsx';
import type { PlaceFigure, PlaceRank } from './map-figures.ts';
import { absenceKey, rankWords } from './map-texts.ts';

/** A line of fewer years tells nothing. */
const fewestYears = 6;

/** What the map says of a country: value and unit, year, class, rank, flag, share of the World, and its trend. */
export function CountryCard(props: {
  iso3: string;
  element: number;
  found: PlaceFigure;
  /** Class of the value in words. */
  range: string | null;
  rank: PlaceRank | null;
}): ReactNode {
  const { iso3, element, found, range, rank } = props;
  const { year, cubes, allCubes, section, view } = useDataView();
  const words = useWords();
  const formats = getFormats(useLanguage());
  const area = typeof found === 'object' ? found.area : iso3;
  const series = cubes.series(element, area);
  const years = [...(series?.keys() ?? [])];
  const tiny = cubes.isRoundedAway(element, area, year);
  const text = (value: number, isBound = false): string =>
    figureWithUnit(element, value, { words, formats }, tiny, isBound);
  const { worldShare } = section;
  const share =
    worldShare?.of.includes(element) === true
      ? { element: worldShare.element, figure: cubes.figure(worldShare.element, area, year) }
      : null;
  const earlier = typeof found === 'object' ? null : lastYearBefore(years, year);
  const earlierFigure = earlier === null ? undefined : series?.get(earlier);
  const [first, last] = [years[0], years.at(-1)];
  const breaks = listBreaks(cubes.about(element), area);
  const doubt = typeof found === 'object' ? found.figure.doubt : undefined;
  const event = findEvent(cubes.about(element), area, year);
  const begin = Math.max(...breaks.filter((at) => at <= year), 0);
  const drawn = years.filter((at) => begin <= at && at <= year);
  const valueText = (figure: { value: number; flag: string }): string =>
    boundText(words, element, figure, text(figure.value, isLowerBound(figure)));
  return (
    <CardText
      name={areaName(words, area)}
      trend={
        first !== undefined && last !== undefined && drawn.length >= fewestYears ? (
          <Sparkline
            years={years}
            values={years.map((at) => series?.get(at)?.value ?? null)}
            breaks={breaks}
            year={year}
            span={last - first + 1}
            width={132}
            height={40}
            colour="var(--accent)"
            label={words('map.card.sparkline', {
              element: words(`elements.${element}.short`),
              areaIn: areaWords(words, area).areaIn,
              first: formats.year(first),
              last: formats.year(last),
              firstValue: text(series?.get(first)?.value ?? 0),
              lastValue: text(series?.get(last)?.value ?? 0),
            })}
          />
        ) : null
      }
      value={
        typeof found === 'object'
          ? {
              text: (
                <ExplainLink
                  figure={explainedKey(area, element, year)}
                  text={`${areaName(words, area)}, ${valueText(found.figure)}`}
                >
                  {valueText(found.figure)}
                </ExplainLink>
              ),
              year: formats.year(year),
            }
          : undefined
      }
    >
      {typeof found === 'object' ? (
        <>
          {doubt !== undefined && <p>{doubtText(words, doubt)}</p>}
          {event !== null && <p>{words(`figure.event.${event}`)}</p>}
          {range !== null && <p>{words('map.card.class', { range })}</p>}
          {rank !== null && doubt === undefined && (
            <p>
              {words(
                `map.card.rank${rank.inside === null ? '' : 'Inside'}`,
                rankWords(words, rank, view.region),
              )}
            </p>
          )}
          {share?.figure != null && (
            <p>
              {words('map.card.worldShare', {
                share: formatFigure(
                  share.element,
                  share.figure.value,
                  formats,
                  cubes.isRoundedAway(share.element, area, year),
                ),
              })}
            </p>
          )}
          <p>{words('map.card.flag', { flag: flagText(words, found.figure.flag) })}</p>
        </>
      ) : (
        <>
          <p>
            {withheldYears(allCubes, element, iso3).includes(year)
              ? words(withheldKey(element))
              : words(absenceKey(found, view.officialOnly), {
                  area: areaName(words, iso3),
                  year: formats.year(year),
                })}
          </p>
          {earlier !== null && earlierFigure !== undefined && (
            <p>
              {valueText(earlierFigure)} · {/* Figures that are not official may be hidden. */}
              {view.officialOnly
                ? formats.year(earlier)
                : words('map.card.otherYear', { dataYear: formats.year(earlier), year: formats.year(year) })}
            </p>
          )}
        </>
      )}
    </CardText>
  );
}
