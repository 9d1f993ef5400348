import {
  type CropBasis,
  organIds,
  type PestAgent,
  type PestKind,
  type PestLanguage,
  type PestNote,
  type PlantOrgan,
  type PlantPart,
  plantOrgans,
} from '#catalog/losses/pests.ts';
import { searchable } from '../germplasm/variety-name.ts';

/** A pest or disease of a crop as one source has it, with its common names. */
export interface PestRecord {
  id: string;
  /** Key of its source. */
  source: string;
  crop: string;
  kind: PestKind;
  /** Organism as published; `null` where the source names none. */
  scientific: string | null;
  agents: readonly PestAgent[];
  taxon: string;
  /** Whether the group follows from the organism's name alone. */
  assigned: boolean;
  stored: boolean;
  parts: readonly PlantPart[];
  notes: readonly PestNote[];
  basis: CropBasis;
  /** Where the source has it from. */
  credits: readonly string[];
  names: readonly { language: PestLanguage; name: string }[];
}

/** A common name with the sources that have it. */
interface SharedName {
  language: PestLanguage;
  name: string;
  sources: string[];
}

/** A pest or disease of a crop: what all sources have of one organism. */
export interface PestEntry {
  id: string;
  crop: string;
  kind: PestKind;
  scientific: string | null;
  names: SharedName[];
  agents: PestAgent[];
  taxa: string[];
  /** Whether no source states the group. */
  assigned: boolean;
  stored: boolean;
  parts: PlantPart[];
  notes: PestNote[];
  /** `stated` where any source says that it is one of the crop. */
  basis: CropBasis;
  records: PestRecord[];
}

const letters = (name: string): string => searchable(name).replace(/[^\p{L}\p{N}]/gu, '');

/** An organism and the synonyms that stand in brackets behind it: `Hedylepta indicata (syn. Omiodes indicata)`. */
export function organismsOf(scientific: string): string[] {
  const [, first = '', synonyms = ''] = /^([^(]*?)\s*(?:\(syn\. ([^)]*)\))?$/.exec(scientific) ?? [];
  return [first, ...synonyms.split(',')].map((name) => searchable(name)).filter((name) => name !== '');
}

/** Whether a record is of what an entry is of: they share an organism, or, where the record names none, a common name. */
function isSame(entry: PestEntry, record: PestRecord): boolean {
  if (entry.crop !== record.crop || entry.kind !== record.kind) return false;
  const own = record.scientific === null ? [] : organismsOf(record.scientific);
  if (own.length > 0)
    return entry.records.some(
      ({ scientific }) => scientific !== null && organismsOf(scientific).some((name) => own.includes(name)),
    );
  return record.names.some(({ name }) => entry.names.some((other) => letters(other.name) === letters(name)));
}

const joined = <T>(before: readonly T[], more: readonly T[]): T[] => [...new Set([...before, ...more])];

function add(entry: PestEntry, record: PestRecord): void {
  // A group that a source states counts before one that follows from a name.
  if (record.agents.length > 0 && (entry.agents.length === 0 || (entry.assigned && !record.assigned))) {
    entry.agents = [...record.agents];
    entry.assigned = record.assigned;
  }
  entry.taxa = joined(entry.taxa, record.taxon === '' ? [] : [record.taxon]);
  entry.stored ||= record.stored;
  entry.parts = joined(entry.parts, record.parts);
  entry.notes = joined(entry.notes, record.notes);
  if (record.basis === 'stated') entry.basis = 'stated';
  entry.records.push(record);
  for (const { language, name } of record.names) {
    const known = entry.names.find(
      (other) => other.language === language && letters(other.name) === letters(name),
    );
    if (known === undefined) entry.names.push({ language, name, sources: [record.source] });
    else known.sources = joined(known.sources, [record.source]);
  }
}

/** Records that name an organism and its synonyms first: they hold others together. */
const weight = ({ scientific }: PestRecord): number =>
  scientific === null ? 0 : organismsOf(scientific).length;

/**
 * The catalogue of records: what several sources have of one organism of a crop is one entry, whose names, parts and sources stay
 * with the source that has them. By organism or name, in the alphabet.
 */
export function toPestEntries(records: readonly PestRecord[]): PestEntry[] {
  const entries: PestEntry[] = [];
  for (const record of records.toSorted((a, b) => weight(b) - weight(a))) {
    const known = entries.find((entry) => isSame(entry, record));
    const entry: PestEntry = known ?? {
      id: record.id,
      crop: record.crop,
      kind: record.kind,
      scientific: record.scientific,
      names: [],
      agents: [],
      taxa: [],
      assigned: false,
      stored: false,
      parts: [],
      notes: [],
      basis: 'named',
      records: [],
    };
    add(entry, record);
    if (known === undefined) entries.push(entry);
  }
  const nameOf = ({ scientific, names }: PestEntry): string => searchable(scientific ?? names[0]?.name ?? '');
  return entries.sort((a, b) =>
    nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : a.id < b.id ? -1 : 1,
  );
}

/** What is asked of the catalogue; what is left out asks nothing. */
export interface PestFilter {
  crop?: string | undefined;
  kind?: string | undefined;
  /** Words, each of which stands in a name, an organism or a finer group; accents and case are none. */
  q?: string | undefined;
  /** `none` for those of which nobody says it. */
  agent?: string | undefined;
  part?: string | undefined;
  source?: string | undefined;
}

const orNone = (values: readonly string[]): readonly string[] => (values.length === 0 ? ['none'] : values);

/** The organs that an entry attacks. */
const organsOf = ({ parts }: PestEntry): readonly PlantOrgan[] =>
  organIds.filter((organ) => plantOrgans[organ].some((part) => parts.includes(part)));

/** Whether an entry is what is asked for. */
export function fitsPest(entry: PestEntry, { crop, kind, q, agent, part, source }: PestFilter): boolean {
  if (crop !== undefined && entry.crop !== crop) return false;
  if (kind !== undefined && entry.kind !== kind) return false;
  if (agent !== undefined && !orNone(entry.agents).includes(agent)) return false;
  if (part !== undefined && ![...orNone(entry.parts), ...organsOf(entry)].includes(part)) return false;
  if (source !== undefined && !entry.records.some((record) => record.source === source)) return false;
  if (q === undefined) return true;
  const text = searchable(
    [
      ...entry.names.map(({ name }) => name),
      ...entry.records.map(({ scientific }) => scientific ?? ''),
      ...entry.taxa,
    ].join(' · '),
  );
  return searchable(q)
    .split(' ')
    .every((word) => text.includes(word));
}

type PestFacet = 'crop' | 'agent' | 'part' | 'source';

const valuesOf: Readonly<Record<PestFacet, (entry: PestEntry) => readonly string[]>> = {
  crop: ({ crop }) => [crop],
  agent: ({ agents }) => orNone(agents),
  part: ({ parts }) => orNone(parts),
  source: ({ records }) => records.map(({ source }) => source),
};

/** How many entries each choice of a filter leaves under the others, the most first. */
export function countPests(
  entries: readonly PestEntry[],
  filter: PestFilter,
): Record<PestFacet, { id: string; count: number }[]> {
  const count = (facet: PestFacet) => {
    const counts = new Map<string, number>();
    for (const entry of entries)
      if (fitsPest(entry, { ...filter, [facet]: undefined }))
        for (const value of new Set(valuesOf[facet](entry))) counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts]
      .map(([id, number]) => ({ id, count: number }))
      .sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1));
  };
  return { crop: count('crop'), agent: count('agent'), part: count('part'), source: count('source') };
}

/** Of the entries that a filter leaves without its part: how many there are, and how many attack each organ. One may attack several. */
export function countOrgans(entries: readonly PestEntry[], filter: PestFilter) {
  const found = entries.filter((entry) => fitsPest(entry, { ...filter, part: undefined }));
  return {
    total: found.length,
    attacked: organIds.map((id) => ({
      id,
      count: found.filter((entry) => organsOf(entry).includes(id)).length,
    })),
    not_stated: found.filter(({ parts }) => parts.length === 0).length,
  };
}
