import { pestLanguages, pestsOnPage } from '#catalog/losses/pests.ts';
import { routes } from '#contract/routes.ts';
import {
  countOrgans,
  countPests,
  fitsPest,
  type PestEntry,
  toPestEntries,
} from '#domain/losses/pest-entries.ts';
import { nextAddress } from '../losses/next-address.ts';
import { readPests } from '../losses/read-pests.ts';
import { requireOpenSources } from '../losses/require-open-sources.ts';
import { toCsv } from '../shaping/to-csv.ts';
import { requireCrop } from '../varieties/read-varieties.ts';
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

/** Pests and diseases: a catalogue of records, each fact with the source that has it. */
export const pestRoutes: readonly DataRoute[] = [
  dataRoute(routes.pests, async ({ query, release }) => {
    const { offset = 0, limit = pestsOnPage, v: _, ...filter } = query;
    if (filter.crop !== undefined) requireCrop(filter.crop);
    const { entries, published, sources, leftOut } = await readPests(release, filter);
    const found = entries.filter((entry) => fitsPest(entry, filter));
    return {
      total: found.length,
      rows: found.slice(offset, offset + limit).map((entry) => ({
        ...entry,
        records: entry.records.map(({ id, source, scientific, basis, credits }) => {
          return { id, source, scientific, basis, credits: [...credits], published: published.get(id) ?? '' };
        }),
      })),
      next:
        offset + limit < found.length
          ? nextAddress('/api/v1/pests', { ...filter, offset: offset + limit, limit: query.limit })
          : null,
      facets: countPests(entries, filter),
      organs: countOrgans(entries, filter),
      sources,
      left_out: leftOut,
    };
  }),
  fileRoute(routes.exportPests, async ({ query, release }) => {
    const { v: _, ...filter } = query;
    if (filter.crop !== undefined) requireCrop(filter.crop);
    const { records, sources } = await readPests(release, filter);
    // A file of one source has what that says, and not what others have of the same organism.
    const own = records.filter(({ source }) => (filter.source ?? source) === source);
    const found = toPestEntries(own).filter((entry) => fitsPest(entry, filter));
    const used = found.flatMap(({ records }) => records.map(({ source }) => source));
    requireOpenSources(sources.filter(({ key }) => used.includes(key)));
    const name = ['pests', filter.crop, filter.kind, filter.source].filter((part) => part !== undefined);
    return new AnsweredFile(`${name.join('_')}.csv`, await toCsv(columns, found.map(toCells)));
  }),
];
