import { glossaryTerms } from '#catalog/elements/glossary-terms.ts';
import type { ListGroup } from '../list-group.ts';
import { nameThing } from '../names.ts';

/** Terms of the glossary, and every figure that it explains. */
export const glossary: ListGroup = async ({ words, language, elements }) => {
  const page = '/beans/about/glossary';
  return {
    id: 'glossary',
    entries: [
      ...glossaryTerms.map((term) => ({
        ...nameThing(words, language, [`about.glossary.term.${term}`]),
        path: `${page}#term-${term}`,
        note: '',
      })),
      ...elements.map((id) => ({
        ...nameThing(words, language, [`elements.${id}.name`]),
        path: `${page}#element-${id}`,
        note: '',
      })),
    ],
  };
};
