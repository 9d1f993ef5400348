import { Fragment, type ReactNode } from 'react';
import { isCountry, type ShownData } from '../../api/data-view.tsx';
import { useAdjusted } from '../../blocks/adjusted-notice.tsx';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { toLocale } from '../../i18n/words.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ViewLink } from '../../ui/view-link.tsx';
import { areaPagePath } from '../../url/area-page-path.ts';
import type { IgnoredParam } from '../../url/ignored-params.ts';
import { noteText, outsideText } from './note-texts.ts';
import { OtherPlaces } from './other-places.tsx';
import type { ViewNote } from './view-notes.ts';

/** Notes on parameters and choices without effect: what is shown instead, and links. */
export function NotesLine(props: {
  value: ShownData;
  notes: readonly ViewNote[];
  /** Regions with a figure in some year, by macro region id. */
  regions: readonly (readonly [number, readonly string[]])[];
  /** Parameters without effect, while the page shows their address. */
  ignored: readonly IgnoredParam[];
}): ReactNode {
  const { value, notes, ignored } = props;
  const { view, area, year, dispatch, hrefOf } = value;
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
            {noteText(note, value, { words, formats })}
            {note.kind === 'area-without-figures' && (
              <>
                {' '}
                <a href={`/${language}${areaPagePath(area, !isCountry(area))}`}>
                  {words('dataPage.state.areaPage', areaWords(words, area))}
                </a>
                . <OtherPlaces value={value} regions={props.regions} />
              </>
            )}
            {note.kind === 'dissolved' && note.successors.length > 0 && (
              <>
                {' '}
                {words('dataPage.state.successors')}{' '}
                {note.successors.toSorted(byName).map((code, index) => (
                  <Fragment key={code}>
                    {index > 0 && ', '}
                    <ViewLink
                      href={hrefOf({ do: 'country', country: code })}
                      onChoose={() => dispatch({ do: 'country', country: code })}
                    >
                      {areaName(words, code)}
                    </ViewLink>
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
