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
  credits: readonly string[];
  names: readonly { language: PestLanguage; name: string }[];
}

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
  /** `stated` if any source states the crop. */
  basis: CropBasis;
  records: PestRecord[];
}

const letters = (name: string): string => searchable(name).replace(/[^\p{L}\p{N}]/gu, '');

/** An organism and its synonyms in brackets: `Hedylepta indicata (syn. Omiodes indicata)`. */
export function organismsOf(scientific: string): string[] {
  const [, first = '', synonyms = ''] = /^([^(]*?)\s*(?:\(syn\. ([^)]*)\))?$/.exec(scientific) ?? [];
  return [first, ...synonyms.split(',')].map((name) => searchable(name)).filter((name) => name !== '');
}

/** Whether a record is of what an entry is of: they share an organism, or, where the record names none, a common name. */
function isSame(entry: PestEntry, record: PestRecord): boolean {
  if (entry.crop !== record.crop || entry.kind !== record.kind) return false;
  const names = record.scientific === null ? [] : organismsOf(record.scientific);
  if (names.length > 0)
    return entry.records.some(
      ({ scientific }) => scientific !== null && organismsOf(scientific).some((name) => names.includes(name)),
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

export const organsOf = (parts: readonly PlantPart[]): readonly PlantOrgan[] =>
  organIds.filter((organ) => plantOrgans[organ].some((part) => parts.includes(part)));
