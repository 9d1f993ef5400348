import { describe, expect, it } from 'vitest';
import { crops } from '#catalog/crops/index.ts';
import { listSections, sections } from '#catalog/sections/index.ts';
import { languages } from '#locales/words.ts';
import type { Figure } from '../../api/cube-store.ts';
import type { ShownData } from '../../api/data-view.tsx';
import { sampleAreas, sampleValues } from '../../i18n/testing/say-all.ts';
import { wrongWith } from '../../i18n/testing/sentence-rules.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { finding, pageTitle } from './page-texts.ts';

/** What a page knows whose every figure is this one; of no figure there is one of 2010. */
function knownOf(value: number | null): Pick<ShownData, 'cubes' | 'allCubes' | 'areas'> {
  const figure: Figure | null = value === null ? null : { value, flag: 'A', summed: null };
  const years = new Map([[2010, { value: 1, flag: 'A', summed: null }]]);
  const cubes = {
    figure: () => figure,
    isRoundedAway: () => false,
    series: () => years,
  } as unknown as ShownData['cubes'];
  return { cubes, allCubes: cubes, areas: new Map() };
}

describe.each(languages)('titles and findings of data pages in %s', (language) => {
  const { words, formats } = readSpeech(language);

  it.each([null, ...sampleValues])('are sentences where every figure is %s', (value) => {
    const wrong = sections.flatMap((section) =>
      crops
        .filter((crop) => listSections(crop).includes(section))
        .flatMap((crop) =>
          sampleAreas.flatMap((area) => {
            const place = { crop, section, area, year: 2022 };
            const found = finding(words, formats, knownOf(value), place);
            expect(found.nearest).toBe(value === null ? 2010 : null);
            expect(found.text, section.id).not.toBeNull();
            return [found.text ?? '', pageTitle(words, place)].flatMap((text) =>
              wrongWith(language, text).map((rule) => `${section.id}: ${rule}: ${text}`),
            );
          }),
        ),
    );
    expect(wrong).toEqual([]);
  });
});
