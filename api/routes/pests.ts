import { organIds, type PlantOrgan, pestLanguages } from '#catalog/losses/pests.ts';
import { routes } from '#contract/routes.ts';
import { unsaid } from '#datasets/engine/dataset.ts';
import { countChoices, findRows } from '#datasets/engine/find.ts';
import { pests } from '#datasets/pests/dataset.ts';
import { type PestEntry, toPestEntries } from '#domain/losses/pest-entries.ts';
import { fileName, requireOpen, requireValid, toPage } from '../datasets/answer-list.ts';
import { readPests } from '../losses/read-pests.ts';
import { toCsv } from '../shaping/to-csv.ts';
import { AnsweredFile, type DataRoute, dataRoute, fileRoute } from './data-route.ts';

const columns = [
  'crop',
  'kind',
  'scientific_name',
  ...pestLanguages.map((language) => `names_${language}`),
  'agents',
  'taxa',
  'agents_assigned',
  'stored_produce',
  'parts',
  'notes',
  'crop_basis',
  'sources',
  'credits',
] as const;

const join = (texts: readonly string[]): string => texts.join('; ');

/** An entry as a row of the file. */
function toCells(entry: PestEntry): (string | null)[] {
  const namesIn = (language: string): string =>
    join(entry.names.filter((name) => name.language === language).map(({ name }) => name));
  return [
    entry.crop,
    entry.kind,
    entry.scientific,
    ...pestLanguages.map(namesIn),
    join(entry.agents),
    join(entry.taxa),
    entry.assigned ? 'yes' : 'no',
    entry.stored ? 'yes' : 'no',
    join(entry.parts),
    join(entry.notes),
    entry.basis,
    join(entry.records.map(({ source }) => source)),
    join(entry.records.flatMap(({ credits }) => credits)),
  ];
}

const isOrgan = (part: string): part is PlantOrgan => organIds.some((id) => id === part);

/** Pests and diseases: a catalogue of records, each fact with the source that has it. */
export const pestRoutes: readonly DataRoute[] = [
  dataRoute(routes.pests, async ({ query, release }) => {
    const { entries, published, sources, leftOut, all } = await readPests(release, query);
    requireValid(pests, query, { release, sources: all });
    const found = findRows(pests, entries, query);
    const facets = countChoices(pests, entries, query, ['crop', 'agent', 'part', 'source']);
    const countOf = (part: string): number => facets.part.find(({ id }) => id === part)?.count ?? 0;
    const { rows, ...page } = toPage(pests, found, '/api/v1/pests', query);
    return {
      ...page,
      rows: rows.map((entry) => ({
        ...entry,
        records: entry.records.map(({ id, source, scientific, basis, credits }) => {
          return { id, source, scientific, basis, credits: [...credits], published: published.get(id) ?? '' };
        }),
      })),
      facets: { ...facets, part: facets.part.filter(({ id }) => !isOrgan(id)) },
      organs: {
        total: findRows(pests, entries, query, ['part']).length,
        attacked: organIds.map((id) => ({ id, count: countOf(id) })),
        not_stated: countOf(unsaid),
      },
      sources,
      left_out: leftOut,
    };
  }),
  fileRoute(routes.exportPests, async ({ query, release }) => {
    const { records, sources, all } = await readPests(release, query);
    requireValid(pests, query, { release, sources: all });
    // A file of one source has its records, and not those of others on the same organism.
    const sourceRecords = records.filter(({ source }) => (query.source ?? source) === source);
    const found = findRows(pests, toPestEntries(sourceRecords), query);
    const { open } = requireOpen(pests, found, sources, (entry) => entry.records.map(({ source }) => source));
    const name = fileName('pests', [query.crop, query.kind, query.source]);
    return new AnsweredFile(name, await toCsv(columns, open.map(toCells)));
  }),
];
