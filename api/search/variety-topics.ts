import type { Kysely } from 'kysely';
import { varietyTopics } from '#catalog/germplasm/varieties.ts';
import type { PageLanguage } from '#contract/page.ts';
import { lowered } from '#domain/search/phrase-hit.ts';
import type { SearchSubject } from '#domain/search/search-index.ts';
import type { ReleaseDatabase } from '#release/schema.ts';
import { selectVarieties } from '../queries/select-varieties.ts';
import type { ApiWords } from '../words.ts';
import { nameThing } from './names.ts';

/**
 * Traits of varieties that questions name, each with the page of varieties filtered by it: of crops with such records; of a trait without
 * any, of all crops with varieties, whose page says so.
 */
export async function listVarietyTopics(
  db: Kysely<ReleaseDatabase>,
  words: ApiWords,
  language: PageLanguage,
): Promise<SearchSubject[]> {
  const rows = await selectVarieties(db);
  const section = words.names('sections.seed-varieties.name')[language];
  return varietyTopics.map((topic) => {
    const having = rows.filter(({ topics }) => topics.split(',').includes(topic));
    const { names, also } = nameThing(words, language, [`varieties.topic.${topic}`]);
    const title = `${section}: ${names[0]}`;
    return {
      names: [title, ...names],
      also,
      slug: 'seed-varieties',
      filter: `trait=${topic}`,
      said: lowered(title),
      takes: 'country-span',
      asks: null,
      figure: null,
      crops: Object.fromEntries((having.length > 0 ? having : rows).map(({ crop }) => [crop, null])),
    };
  });
}
