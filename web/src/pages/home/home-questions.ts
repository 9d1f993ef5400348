import type { Crop } from '#catalog/crop.ts';
import { FOOD_PER_CAPITA, IMPORT_SHARE } from '#catalog/elements/codes.ts';
import { type domesticPrices, listPriceSections } from '#catalog/prices/sections.ts';
import { listSections, type SectionId } from '#catalog/sections/index.ts';
import { sectionPath } from '#catalog/sections/section-facts.ts';

/** What readers ask, and the view of a section that answers it: below the section's page, with its query and its block. */
const questions: readonly { id: string; section: SectionId | (typeof domesticPrices)['id']; view: string }[] =
  [
    { id: 'production', section: 'production', view: '/ranking?by=countries' },
    { id: 'rank', section: 'production', view: '/ranking' },
    { id: 'growth', section: 'production', view: '#decomposition' },
    { id: 'consumption', section: 'consumption', view: `/ranking?by=countries&element=${FOOD_PER_CAPITA}` },
    { id: 'dependence', section: 'consumption', view: `?element=${IMPORT_SHARE}` },
    { id: 'uses', section: 'consumption', view: '#balance' },
    { id: 'trade', section: 'trade', view: '#traders-1' },
    { id: 'price', section: 'prices', view: '' },
    { id: 'animals', section: 'livestock', view: '/ranking?by=countries' },
  ];

/** A question about a crop, and the address of what answers it, without language. */
export interface Question {
  id: string;
  path: string;
}

/** The questions that the pages of a crop answer. */
export function listQuestions(crop: Crop): readonly Question[] {
  const built = [...listSections(crop), ...listPriceSections(crop)];
  return questions.flatMap(({ id, section: wanted, view }) => {
    const section = built.find((entry) => entry.id === wanted);
    return section === undefined ? [] : [{ id, path: `${sectionPath(crop, section)}${view}` }];
  });
}
