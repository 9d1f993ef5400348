import { Fragment, type ReactNode, useMemo } from 'react';
import { isBelieved } from '../../api/cube-store.ts';
import type { ShownData } from '../../api/data-view.tsx';
import { rankedCountries } from '../../api/ranked-countries.ts';
import { areaName } from '../../i18n/area-words.ts';
import { boundText, editFigure, isLowerBound } from '../../i18n/figures.ts';
import { editedDecimals } from '../../i18n/number-lists.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { ViewLink } from '../../ui/view-link.tsx';

/** How many of the largest countries are named. */
const named = 5;

/** Where an area without any figure leads: to its region, where that has some, and to the largest countries of the year. */
export function OtherPlaces(props: {
  value: ShownData;
  /** Regions with a figure in some year, by macro region id. */
  regions: readonly (readonly [number, readonly string[]])[];
}): ReactNode {
  const { view, area, areas, year, cubes, dispatch, hrefOf } = props.value;
  const { words, formats } = useSpeech();
  const region = areas.get(area)?.region ?? null;
  const [macro] = props.regions.find(([, codes]) => region !== null && codes.includes(region)) ?? [];
  const slice = cubes.slice(view.element, year);
  const largest = useMemo(
    () => (slice == null ? [] : rankedCountries(slice, areas).filter(isBelieved).slice(0, named)),
    [slice, areas],
  );
  const decimals = editedDecimals(view.element, largest);
  const toRegion = region === null || macro === undefined ? null : ({ do: 'region', region, macro } as const);
  return (
    <>
      {toRegion !== null && (
        <>
          {words('dataPage.state.nearestArea')}{' '}
          <ViewLink href={hrefOf(toRegion)} onChoose={() => dispatch(toRegion)}>
            {areaName(words, toRegion.region)}
          </ViewLink>
          .{' '}
        </>
      )}
      {largest.length > 0 && (
        <>
          {words('dataPage.state.largest', { year: formats.year(year) })}{' '}
          {largest.map((entry, index) => {
            const action = { do: 'country', country: entry.area } as const;
            const text = editFigure(
              view.element,
              entry.value,
              { words, formats },
              { isBound: isLowerBound(entry), decimals },
            );
            return (
              <Fragment key={entry.area}>
                {index > 0 && '; '}
                <ViewLink href={hrefOf(action)} onChoose={() => dispatch(action)}>
                  {areaName(words, entry.area)}
                </ViewLink>{' '}
                {boundText(words, view.element, entry, text, 'value')}
              </Fragment>
            );
          })}
          .{' '}
        </>
      )}
    </>
  );
}
