import { describe, expect, it } from 'vitest';
import { crops } from '#catalog/crops/index.ts';
import { listSections, sections } from '#catalog/sections/index.ts';
import type { AreaSummary } from '#contract/data.ts';
import { languages } from '#locales/words.ts';
import type { Figure } from '../../api/cube-store.ts';
import type { ShownData } from '../../api/data-view.tsx';
import { areaWords } from '../../i18n/area-words.ts';
import { sampleAreas, sampleValues } from '../../i18n/testing/say-all.ts';
import { wrongWith } from '../../i18n/testing/sentence-rules.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { finding, pageTitle } from './page-texts.ts';

/** Data of a page whose every figure is `value`; with `null` there is one of 2010. */
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
            const result = finding(words, formats, knownOf(value), place);
            expect(result.nearest).toBe(value === null ? 2010 : null);
            expect(result.text, section.id).not.toBeNull();
            return [result.text ?? '', pageTitle(words, place)].flatMap((text) =>
              wrongWith(language, text).map((rule) => `${section.id}: ${rule}: ${text}`),
            );
          }),
        ),
    );
    expect(wrong).toEqual([]);
  });

  it('say with a doubtful figure that it is one', () => {
    const doubtful: Figure = { value: 23_494, flag: 'A', summed: null, doubt: 'yield' };
    const known = knownOf(23_494);
    const cubes = { ...known.cubes, figure: () => doubtful } as unknown as ShownData['cubes'];
    for (const section of sections) {
      const crop = crops.find((each) => listSections(each).includes(section));
      if (crop === undefined) continue;
      const { text } = finding(
        words,
        formats,
        { ...known, cubes },
        { crop, section, area: 'QAT', year: 2023 },
      );
      expect(text, section.id).toContain(words('figure.doubted', { value: '' }).trim());
    }
  });

  it('say of a network whose sums were taken out that they wait, not that there are no figures', () => {
    const [crop] = crops;
    const [section] = sections;
    if (crop === undefined || section === undefined) throw new Error('The catalog is empty.');
    const waits = { code: 'PABRA', awaitsSum: true } as AreaSummary;
    const known = { ...knownOf(null), areas: new Map([['PABRA', waits]]) };
    const found = finding(words, formats, known, { crop, section, area: 'PABRA', year: 2022 });
    expect(found).toEqual({
      text: words('dataPage.state.sumAwaited', areaWords(words, 'PABRA')),
      nearest: null,
      hidden: false,
    });
  });
});
