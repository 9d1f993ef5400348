import { selectVarieties } from '../../queries/select-varieties.ts';
import { splitTexts } from '../../varieties/read-varieties.ts';
import type { ListGroup } from '../list-group.ts';

/** Released varieties: a record of each country by its name and synonyms. */
export const varieties: ListGroup = async ({ db, words, language }) => ({
  id: 'variety',
  entries: (await selectVarieties(db, null)).map(({ id, name, synonyms, area, crop }) => ({
    names: [...new Set([name, ...splitTexts(synonyms)])],
    also: [],
    path: `/${crop}/data/seed-varieties/${id}`,
    note: [words.names(`crops.${crop}.name`)[language], words.names(`areas.${area}`)[language]].join(' · '),
  })),
});
