import type { ReleaseSource } from '#release/facts.ts';

/** Topics in the order of the site's menus, with the keys of their sources. Word key `about.databases.topic.<id>`. */
const topics: readonly (readonly [id: string, keys: RegExp])[] = [
  ['production', /^faostat-(qcl|fodder|qv|rl)|^bean-growing-places$/],
  ['food', /^faostat-fbs/],
  ['prices', /price|exchange-rates$|^giews-|^rwanda-|^tanzania-bulletins$|^colombia-sipsa$|^peru-lima-/],
  ['trade', /^faostat-t/],
  ['seed', /samples|shipments|distributions|genebank|landraces|phaseolus|variet|mbeguchoice|seed-tracking/],
  ['losses', /loss|pests|diseases|^agrofit-|post-harvest/],
  ['publications', /publications|^carob-/],
  ['places', /population|countr/],
];

/** Everything else: tables that were sent in. */
const otherTopic = 'other';

/** The topic of a source; a table that was sent in is of its kind's. `legumeinfo-publications` is about publications. */
export const topicOf = (key: string): string => topics.find(([, keys]) => keys.test(key))?.[0] ?? otherTopic;

export interface SourceTopic<Source> {
  id: string;
  sources: readonly Source[];
  /** Figures or entries of all its sources. */
  rows: number;
}

/** Sources by topic, the topic with the most figures first. */
export function toTopics<Source extends Pick<ReleaseSource, 'key' | 'rows'>>(
  sources: readonly Source[],
): readonly SourceTopic<Source>[] {
  return [...topics.map(([id]) => id), otherTopic]
    .map((id) => {
      const own = sources.filter(({ key }) => topicOf(key) === id);
      return { id, sources: own, rows: own.reduce((sum, { rows }) => sum + rows, 0) };
    })
    .filter(({ sources: { length } }) => length > 0)
    .sort((a, b) => b.rows - a.rows);
}

/** Publishers with the number of their sources and of the figures or entries of these, that with the most figures first. */
export function toPublishers(sources: readonly Pick<ReleaseSource, 'publisher' | 'rows'>[]) {
  const publishers = [...new Set(sources.map(({ publisher }) => publisher))];
  return publishers
    .map((publisher) => {
      const own = sources.filter((source) => source.publisher === publisher);
      return { publisher, sources: own.length, rows: own.reduce((sum, { rows }) => sum + rows, 0) };
    })
    .sort((a, b) => b.rows - a.rows);
}
