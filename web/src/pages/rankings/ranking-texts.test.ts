import { describe, expect, it } from 'vitest';
import { crops } from '#catalog/crops/index.ts';
import { listSections } from '#catalog/sections/index.ts';
import { languages } from '#locales/words.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { rankingParams } from '../../url/ranking-params.ts';
import { rankingLimits } from './ranking-data.ts';
import { rankingDescription, rankingHeadTitle } from './ranking-texts.ts';

describe.each(languages)('rankings in %s', (language) => {
  const { words } = readSpeech(language);

  it('have a title and a description of their own for each crop and section', () => {
    const subjects = crops.flatMap((crop) =>
      listSections(crop).map((section) => ({
        crop,
        section,
        view: rankingParams(rankingLimits(section)).initial,
        area: 'WLRD',
        year: 2023,
      })),
    );
    expect(subjects.some(({ view }) => view.by === 'crops')).toBe(true);
    for (const textOf of [rankingHeadTitle, rankingDescription]) {
      const texts = subjects.map((subject) => textOf(words, subject));
      expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
    }
  });
});
