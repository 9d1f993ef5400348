import { selectVarieties } from '../../queries/select-varieties.ts';
import { splitTexts } from '../../varieties/read-varieties.ts';
import type { ListGroup } from '../list-group.ts';

/** Released varieties: a record of each country by its name and synonyms. */
export const varieties: ListGroup = async ({ db, words, language }) => {
  const all = await selectVarieties(db);
  const cropName = (crop: string): string => words.names(`crops.${crop}.name`)[language];
  const records = all.map(({ id, name, synonyms, area, crop }) => ({
    names: [...new Set([name, ...splitTexts(synonyms)])],
    also: [],
    path: `/${crop}/data/seed-varieties/${id}`,
    note: [cropName(crop), words.names(`areas.${area}`)[language]].join(' · '),
  }));
  return { id: 'variety', entries: records };
};
