import { Fragment, type ReactNode } from 'react';
import { isCountry, type ShownData } from '../../api/data-view.tsx';
import { useAdjusted } from '../../blocks/adjusted-notice.tsx';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { toLocale, useWords } from '../../i18n/words.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ViewLink } from '../../ui/view-link.tsx';
import { areaPagePath } from '../../url/area-page-path.ts';
import type { IgnoredParam } from '../../url/ignored-params.ts';
import { noteText, outsideText } from './note-texts.ts';
import type { ViewNote } from './view-notes.ts';

function CountryLink({ value, code }: { value: ShownData; code: string }): ReactNode {
  const action = { do: 'country', country: code } as const;
  return (
    <ViewLink href={value.hrefOf(action)} onChoose={() => value.dispatch(action)}>
      {areaName(useWords(), code)}
    </ViewLink>
  );
}

/** The region of an area without any figure, where that has some. */
function RegionLink(props: {
  value: ShownData;
  /** Regions with a figure in some year, by macro region id. */
  regions: readonly (readonly [number, readonly string[]])[];
}): ReactNode {
  const { area, areas, dispatch, hrefOf } = props.value;
  const words = useWords();
  const region = areas.get(area)?.region ?? null;
  const [macro] = props.regions.find(([, codes]) => region !== null && codes.includes(region)) ?? [];
  if (region === null || macro === undefined) return null;
  const toRegion = { do: 'region', region, macro } as const;
  return (
    <>
      {words('dataPage.state.nearestArea')}{' '}
      <ViewLink href={hrefOf(toRegion)} onChoose={() => dispatch(toRegion)}>
        {areaName(words, region)}
      </ViewLink>
      .
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
            {note.kind === 'area-without-figures' && <RegionLink value={value} regions={props.regions} />}
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
