import { pestAgents, pestKinds, pestsOnPage, plantParts } from '#catalog/losses/pests.ts';
import { searchable } from '#domain/germplasm/variety-name.ts';
import type { PestEntry } from '#domain/losses/pest-entries.ts';
import { choice, crop, dataset, search, source } from '../engine/dataset.ts';

/** Pests and diseases of crops: what all sources have of one organism is one entry. */
export const pests = dataset<PestEntry>()({
  id: 'pests',
  filters: {
    crop: crop((entry) => entry.crop),
    kind: choice((entry) => entry.kind, pestKinds),
    /** Words of a name, an organism or a finer group. */
    q: search(({ names, records, taxa }) => [
      ...names.map(({ name }) => name),
      ...records.map(({ scientific }) => scientific ?? ''),
      ...taxa,
    ]),
    agent: choice(({ agents }) => agents, pestAgents, { hasUnsaid: true }),
    part: choice(({ parts }) => parts, plantParts, { hasUnsaid: true }),
    source: source(({ records }) => records.map((record) => record.source)),
  },
  sorts: {
    name: { of: ({ scientific, names }) => searchable(scientific ?? names[0]?.name ?? ''), first: 'asc' },
  },
  sort: 'name',
  tie: ({ id }) => id,
  onPage: pestsOnPage,
});
