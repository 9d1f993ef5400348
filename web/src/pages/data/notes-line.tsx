import { Fragment, type ReactNode, useContext } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import type { ShownData } from '../../api/data-view.tsx';
import { lacksValues } from '../../api/lacks-values.ts';
import { withheldKey, withheldYears } from '../../api/withheld-years.ts';
import { AddressNotesContext, useAdjusted } from '../../blocks/adjusted-notice.tsx';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { getFormats } from '../../i18n/formats.ts';
import { toLocale, useLanguage, useWords } from '../../i18n/words.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ViewLink } from '../../ui/view-link.tsx';
import type { IgnoredParam } from '../../url/ignored-params.ts';
import { OtherPlaces } from './other-places.tsx';
import type { ViewNote } from './view-notes.ts';

/** What the address or the choices asked for in vain, in sentences that say what is shown instead and where to go on. */
export function NotesLine(props: {
  value: ShownData;
  notes: readonly ViewNote[];
  /** Regions with a figure in some year, by macro region id. */
  regions: readonly (readonly [number, readonly string[]])[];
  /** What the address asked for in vain, as long as it is the one that is shown. */
  ignored: readonly IgnoredParam[];
}): ReactNode {
  const { value, notes, ignored } = props;
  const { view, area, year, allCubes, crop, section, dispatch, hrefOf } = value;
  const words = useWords();
  const language = useLanguage();
  const formats = getFormats(language);
  const adjusted = useAdjusted(
    ignored,
    words('dataPage.filters.summary', {
      element: words(`elements.${view.element}.name`),
      area: areaName(words, area),
      year: formats.year(year),
    }),
  );
  const spoken = useContext(AddressNotesContext);
  if (notes.length === 0 && ignored.length === 0) return null;
  const element = words(`elements.${view.element}.name`);
  const byName = (one: string, other: string): number =>
    areaName(words, one).localeCompare(areaName(words, other), toLocale(language));
  const textOf = (note: ViewNote): string => {
    switch (note.kind) {
      case 'dissolved':
      case 'not-yet':
        return words(`dataPage.state.${note.kind === 'dissolved' ? 'dissolved' : 'notYet'}`, {
          ...areaWords(words, area),
          year: formats.year(note.year),
        });
      case 'sum-awaited':
        return words('dataPage.state.sumAwaited', areaWords(words, area));
      case 'area-without-figures':
        return words('dataPage.state.areaWithoutCrop', areaWords(words, area));
      case 'element-without-figures':
        return [
          words('dataPage.state.elementWithoutFigures', {
            crop: cropWords(words, crop.id, section.id).crop,
            element: words(`elements.${view.element}.name`),
          }),
          ...(lacksValues(crop, section)
            ? [words('figure.withheld.partial-products')]
            : withheldYears(allCubes, view.element, area).length > 0
              ? [words(withheldKey(view.element))]
              : []),
        ].join(' ');
      case 'year-outside':
        return words('dataPage.state.yearOutside', {
          crop: `${cropWords(words, crop.id, section.id).crop}, ${element}`,
          first: formats.year(note.first),
          last: formats.year(note.last),
          year: formats.year(year),
        });
    }
  };
  if (import.meta.env.SSR) for (const note of notes) spoken?.say(textOf(note));
  const outside = ignored.findLast((entry) => entry.outside !== undefined)?.outside;
  const apart =
    outside === undefined
      ? null
      : words('dataPage.state.outside', {
          areaThe: areaWords(words, outside).areaThe,
          country: areaName(words, view.country ?? ''),
          shownThe: areaWords(words, view.region ?? worldCode).areaThe,
        });
  if (import.meta.env.SSR && apart !== null) spoken?.say(apart);
  return (
    <div data-crowds="map">
      <Notice tone={ignored.length > 0 ? 'warning' : 'info'}>
        {adjusted !== null && <p>{adjusted}</p>}
        {apart !== null && <p>{apart}</p>}
        {notes.map((note) => (
          <p key={note.kind}>
            {textOf(note)}
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
            {note.kind === 'area-without-figures' && <OtherPlaces value={value} regions={props.regions} />}
          </p>
        ))}
      </Notice>
    </div>
  );
}
