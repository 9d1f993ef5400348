import { worldCode } from '#catalog/regions/index.ts';
import type { ShownData } from '../../api/data-view.tsx';
import { lacksValues } from '../../api/lacks-values.ts';
import { withheldKey, withheldYears } from '../../api/withheld-years.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { Words } from '../../i18n/words.tsx';
import type { IgnoredParam } from '../../url/ignored-params.ts';
import type { ViewNote } from './view-notes.ts';

/** Why the shown view cannot have something, in a sentence. */
export function noteText(
  note: ViewNote,
  { view, area, year, allCubes, crop, section }: ShownData,
  { words, formats }: Pick<Speech, 'words' | 'formats'>,
): string {
  const element = words(`elements.${view.element}.inSentence`);
  const cropName = cropWords(words, crop.id, section.id).crop;
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
        words('dataPage.state.elementWithoutFigures', { crop: cropName, element }),
        ...(lacksValues(crop, section)
          ? [words('figure.withheld.partial-products')]
          : withheldYears(allCubes, view.element, area).length > 0
            ? [words(withheldKey(view.element))]
            : []),
      ].join(' ');
    case 'year-outside':
      return words('dataPage.state.yearOutside', {
        crop: `${cropName}, ${element}`,
        first: formats.year(note.first),
        last: formats.year(note.last),
        year: formats.year(year),
      });
  }
}

/** The note that the chosen country is outside the requested region; `null` where it is inside. */
export function outsideText(
  { view }: ShownData,
  ignored: readonly IgnoredParam[],
  words: Words,
): string | null {
  const outside = ignored.findLast((entry) => entry.outside !== undefined)?.outside;
  return outside === undefined
    ? null
    : words('dataPage.state.outside', {
        areaThe: areaWords(words, outside).areaThe,
        country: areaName(words, view.country ?? ''),
        shownThe: areaWords(words, view.region ?? worldCode).areaThe,
      });
}
