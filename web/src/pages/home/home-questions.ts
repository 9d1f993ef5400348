import type { Crop } from '#catalog/crop.ts';
import { FOOD_PER_CAPITA, IMPORT_SHARE } from '#catalog/elements/codes.ts';
import { type domesticPrices, listPriceSections } from '#catalog/prices/sections.ts';
import { listSections, type SectionId } from '#catalog/sections/index.ts';
import { sectionPath } from '#catalog/sections/section-facts.ts';

/** What readers ask, and the view of a section that answers it: below the section's page, with its query and its block. */
const questions: readonly { id: string; section: SectionId | (typeof domesticPrices)['id']; view: string }[] =
  [
    { id: 'production', section: 'production', view: '/ranking?by=countries' },
    { id: 'dependence', section: 'consumption', view: `?element=${IMPORT_SHARE}` },
    { id: 'consumption', section: 'consumption', view: `/ranking?by=countries&element=${FOOD_PER_CAPITA}` },
    { id: 'price', section: 'prices', view: '' },
    { id: 'trade', section: 'trade', view: '#traders-1' },
    { id: 'growth', section: 'production', view: '#decomposition' },
    { id: 'rank', section: 'production', view: '/ranking' },
    { id: 'uses', section: 'consumption', view: '#balance' },
    { id: 'animals', section: 'livestock', view: '/ranking?by=countries' },
  ];

/** So many are asked: two rows of three. */
const mostQuestions = 6;

/** A question about a crop, the section that answers it, and the address of the view, without language. */
export interface Question {
  id: string;
  section: string;
  path: string;
}

/** The first questions that the pages of a crop answer. */
export function listQuestions(crop: Crop): readonly Question[] {
  const built = [...listSections(crop), ...listPriceSections(crop)];
  const answered = questions.flatMap(({ id, section: wanted, view }) => {
    const section = built.find((entry) => entry.id === wanted);
    return section === undefined
      ? []
      : [{ id, section: wanted, path: `${sectionPath(crop, section)}${view}` }];
  });
  return answered.slice(0, mostQuestions);
}
