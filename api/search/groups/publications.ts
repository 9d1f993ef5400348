import type { ListGroup } from '../list-group.ts';
import { nameThing } from '../names.ts';

const page = '/beans/publications';

/** The page of publications; their titles are too many for the index, and the page of results searches them. */
export const publicationPages: ListGroup = async ({ words, language }) => {
  const note = words.names('frame.menu.publications')[language];
  return {
    id: 'publication',
    entries: [
      { ...nameThing(words, language, ['frame.menu.publications']), path: page, note: '' },
      ...(['conceptual', 'social'] as const).map((type) => ({
        ...nameThing(words, language, [`frame.menu.publications.${type}`]),
        path: `${page}?pageType=${type}`,
        note,
      })),
    ],
  };
};
