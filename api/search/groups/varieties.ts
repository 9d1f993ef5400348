import { varietyTopics } from '#catalog/germplasm/varieties.ts';
import { lowered } from '#domain/search/phrase-hit.ts';
import { selectVarieties } from '../../queries/select-varieties.ts';
import { splitTexts } from '../../varieties/read-varieties.ts';
import type { ListGroup } from '../list-group.ts';
import { nameOfCrop, nameThing } from '../names.ts';

/** Released varieties: those of a crop that have a trait in common, and a record of each country by its name and synonyms. */
export const varieties: ListGroup = async ({ db, words, language }) => {
  const all = await selectVarieties(db);
  const cropName = (crop: string): string => words.names(`crops.${crop}.name`)[language];
  const section = words.names('sections.seed-varieties.name')[language];
  const byTrait = [...new Set(all.map(({ crop }) => crop))].flatMap((crop) =>
    varietyTopics
      .filter((topic) => all.some((row) => row.crop === crop && row.topics.split(',').includes(topic)))
      .map((topic) => {
        const topicNames = nameThing(words, language, [`varieties.topic.${topic}`]);
        const { names, also } = nameOfCrop(topicNames, { words, language, crop });
        return {
          names: [`${section} (${lowered(cropName(crop))}): ${topicNames.names[0]}`, ...names],
          also,
          path: `/${crop}/data/seed-varieties?trait=${topic}`,
          note: '',
        };
      }),
  );
  const records = all.map(({ id, name, synonyms, area, crop }) => ({
    names: [...new Set([name, ...splitTexts(synonyms)])],
    also: [],
    path: `/${crop}/data/seed-varieties/${id}`,
    note: [cropName(crop), words.names(`areas.${area}`)[language]].join(' · '),
  }));
  return { id: 'variety', entries: [...byTrait, ...records] };
};
