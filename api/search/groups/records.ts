import { recordPages } from '#datasets/record-kinds.ts';
import { selectRecordCrops } from '../../queries/select-records.ts';
import type { ListGroup } from '../list-group.ts';
import { nameThing } from '../names.ts';

/** Pages of imported records, for the crops that have some: an empty page is no answer. */
export const recordLists: ListGroup = async ({ db, words, language }) => {
  const entries = await Promise.all(
    recordPages.map(async ({ id, kind, path }) => {
      const crops = await selectRecordCrops(db, kind);
      return crops.map((crop) => ({
        ...nameThing(words, language, [`sections.${id}.name`]),
        path: `/${crop}${path}`,
        note: words.names(`crops.${crop}.name`)[language],
      }));
    }),
  );
  return { id: 'record', entries: entries.flat() };
};
