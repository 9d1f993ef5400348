import { Fragment, type ReactNode, useMemo } from 'react';
import { isBelieved } from '../../api/cube-store.ts';
import { isCountry, type ShownData } from '../../api/data-view.tsx';
import { rankedCountries } from '../../api/ranked-countries.ts';
import { useAdjusted } from '../../blocks/adjusted-notice.tsx';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { boundText, editFigure, isLowerBound } from '../../i18n/figures.ts';
import { editedDecimals } from '../../i18n/number-lists.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { toLocale, useWords } from '../../i18n/words.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ViewLink } from '../../ui/view-link.tsx';
import { areaPagePath } from '../../url/area-page-path.ts';
import type { IgnoredParam } from '../../url/ignored-params.ts';
import { noteText, outsideText } from './note-texts.ts';
import type { ViewNote } from './view-notes.ts';

const named = 5;

function CountryLink({ value, code }: { value: ShownData; code: string }): ReactNode {
  const action = { do: 'country', country: code } as const;
  return (
    <ViewLink href={value.hrefOf(action)} onChoose={() => value.dispatch(action)}>
      {areaName(useWords(), code)}
    </ViewLink>
  );
}

/** Where an area without any figure leads: to its region, where that has some, and to the largest countries of the year. */
function OtherPlaces(props: {
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
            const form = { isBound: isLowerBound(entry), decimals };
            const text = editFigure(view.element, entry.value, { words, formats }, form);
            return (
              <Fragment key={entry.area}>
                {index > 0 && '; '}
                <CountryLink value={props.value} code={entry.area} />{' '}
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

/** Notes on parameters and choices without effect: what is shown instead, and links. */
export function NotesLine(props: {
  value: ShownData;
  notes: readonly ViewNote[];
  regions: readonly (readonly [number, readonly string[]])[];
  /** Parameters without effect, while the page shows their address. */
  ignored: readonly IgnoredParam[];
}): ReactNode {
  const { value, notes, ignored } = props;
  const { view, area, year } = value;
  const { words, formats, language } = useSpeech();
  const adjusted = useAdjusted(
    ignored,
    words('dataPage.filters.summary', {
      element: words(`elements.${view.element}.name`),
      area: areaName(words, area),
      year: formats.year(year),
    }),
  );
  const apart = outsideText(value, ignored, words);
  if (notes.length === 0 && ignored.length === 0) return null;
  const byName = (one: string, other: string): number =>
    areaName(words, one).localeCompare(areaName(words, other), toLocale(language));
  return (
    <div data-crowds="map">
      <Notice tone={ignored.length > 0 ? 'warning' : 'info'}>
        {adjusted !== null && <p>{adjusted}</p>}
        {apart !== null && <p>{apart}</p>}
        {notes.map((note) => (
          <p key={note.kind}>
            {/* What is known comes before what is not. */}
            {note.kind === 'area-without-figures' && (
              <>
                <a href={`/${language}${areaPagePath(area, !isCountry(area))}`}>
                  {words('dataPage.state.areaPage', areaWords(words, area))}
                </a>
                .{' '}
              </>
            )}
            {noteText(note, value, { words, formats })}{' '}
            {note.kind === 'area-without-figures' && <OtherPlaces value={value} regions={props.regions} />}
            {note.kind === 'dissolved' && note.successors.length > 0 && (
              <>
                {' '}
                {words('dataPage.state.successors')}{' '}
                {note.successors.toSorted(byName).map((code, index) => (
                  <Fragment key={code}>
                    {index > 0 && ', '}
                    <CountryLink {...{ value, code }} />
                  </Fragment>
                ))}
              </>
            )}
          </p>
        ))}
      </Notice>
    </div>
  );
}
