import { z } from 'zod';
import { pestAgents, pestLanguages, pestNotes, plantParts } from '#catalog/losses/pests.ts';
import type { Pests } from '#contract/pests.ts';
import { type PestEntry, type PestRecord, toPestEntries } from '#domain/losses/pest-entries.ts';
import type { Row } from '#release/schema.ts';
import { nameSources } from '../prices/sources.ts';
import { selectRows } from '../queries/select-rows.ts';
import { onceARelease } from '../release/once-a-release.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { readLossLeftOut } from './read-losses.ts';

const split = (text: string, by: string): string[] => text.split(by).filter((part) => part !== '');
const [agents, parts, notes] = [
  z.array(z.enum(pestAgents)),
  z.array(z.enum(plantParts)),
  z.array(z.enum(pestNotes)),
];
const language = z.enum(pestLanguages);

/** The records and, by record, the number or place of the row in its source. */
interface ReadPests {
  records: readonly PestRecord[];
  /** All records on one organism, each once. */
  entries: readonly PestEntry[];
  published: ReadonlyMap<string, string>;
  sources: Pests['sources'];
  /** Keys of the sources of all records. */
  all: readonly { key: string }[];
  leftOut: Pests['left_out'];
}

/** Records of the tables' rows; `keyOf` names a source. */
export function toPestRecords(
  rows: readonly Row<'pest'>[],
  names: readonly Row<'pest_name'>[],
  keyOf: (source: number) => string,
): PestRecord[] {
  const ofPest = new Map<string, PestRecord['names'][number][]>();
  for (const { pest, language: tag, name } of names)
    ofPest.set(pest, [...(ofPest.get(pest) ?? []), { language: language.parse(tag), name }]);
  return rows.map((row): PestRecord => {
    return {
      id: row.id,
      source: keyOf(row.source),
      crop: row.crop,
      kind: row.kind,
      scientific: row.scientific,
      agents: agents.parse(split(row.agents, ',')),
      taxon: row.taxon,
      assigned: row.assigned === 1,
      stored: row.stored === 1,
      parts: parts.parse(split(row.parts, ',')),
      notes: notes.parse(split(row.notes, ',')),
      basis: row.basis,
      credits: split(row.credit, ' ; '),
      names: ofPest.get(row.id) ?? [],
    };
  });
}

const readCatalogue = onceARelease(async (release) => {
  const sourceNames = await nameSources(release);
  const rows = await selectRows(release.db, 'pest', {}, { order: ['source', 'id'] });
  const records = toPestRecords(rows, await selectRows(release.db, 'pest_name'), sourceNames.key);
  const ids = new Set(rows.map(({ source }) => source));
  return {
    named: sourceNames,
    rows,
    records,
    entries: toPestEntries(records),
    published: new Map(rows.map((row) => [row.id, row.published])),
    leftOut: (await readLossLeftOut(release))
      .filter(({ source }) => ids.has(source))
      .map((row) => ({ ...row, source: sourceNames.key(row.source) })),
  };
});

/** The records of pests and diseases with their sources; `crop` and `kind` choose whose sources are named. */
export async function readPests(
  release: ServedRelease,
  { crop, kind }: { crop?: string | undefined; kind?: string | undefined },
): Promise<ReadPests> {
  const { named, rows, ...read } = await readCatalogue(release);
  const used = rows.filter((row) => (crop ?? row.crop) === row.crop && (kind ?? row.kind) === row.kind);
  const sources = named.all(used.map(({ source }) => source)).map((source) => {
    return { ...source, records: used.filter((row) => named.key(row.source) === source.key).length };
  });
  return { ...read, sources, all: named.all(rows.map(({ source }) => source)) };
}
