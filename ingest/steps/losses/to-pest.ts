import {
  type PestAgent,
  type PestNote,
  type PlantPart,
  pestAgents,
  pestNotes,
} from '#catalog/losses/pests.ts';
import { searchable, slugOf } from '#domain/germplasm/variety-name.ts';
import type { Row } from '#release/schema.ts';

/** A published row of a pest or disease with its mapped values; unknown ones are empty. */
export interface PublishedPest {
  source: string;
  number: string;
  crop: string;
  kind: string;
  agent: string;
  scientific: string;
  /** Common names, with ` ; ` between several. */
  names: string;
  parts: string;
  credit: string;
  knownKind: string;
  knownAgents: string;
  /** Reason for which the row is left out. */
  rule: string;
}

/** The release's rows of a pest; sources are keys here. */
export interface MadePest {
  pest: Omit<Row<'pest'>, 'source'> & { source: string };
  names: (Omit<Row<'pest_name'>, 'source'> & { source: string })[];
}

interface LeftOut {
  source: string;
  reason: string;
  detail: string;
  rows: number;
}

const languages: Readonly<Record<string, string>> = {
  'bean-pests-compiled': 'en',
  'agrofit-names': 'pt',
  'agrofit-crops': 'pt',
  'terminag-diseases': 'en',
};

/** A source's words for parts of a plant. */
const parts: Readonly<Record<string, PlantPart>> = {
  foliage: 'foliage',
  flowers: 'flowers',
  hypocotyl: 'hypocotyl',
  leaves: 'leaves',
  pods: 'pods',
  roots: 'roots',
  seed: 'seed',
  seedlings: 'seedlings',
  shoots: 'shoots',
  'stem of seedlings': 'seedling-stems',
  stems: 'stems',
  'stored grain': 'stored-grain',
  'vascular system': 'vascular',
};

const noteOf = (published: string): PestNote | undefined =>
  pestNotes.find((note) => note === published.replaceAll(' ', '-'));

const isAgent = (text: string): text is PestAgent => pestAgents.some((agent) => agent === text);

/** `insect (Coleoptera)`, `oomycete/fungus`: the groups, and the finer one in brackets. */
function readAgent(published: string): { agents: PestAgent[]; taxon: string } {
  const [, group = '', taxon = ''] = /^([^(]*)(?:\(([^)]*)\))?/.exec(published) ?? [];
  return { agents: group.trim().split('/').filter(isAgent), taxon };
}

/** The source of a statement, readable: without notes of a search. */
const readCredit = (credit: string): string => credit.replace(/find_string id \d+ \(([^)]*)\)/g, '$1').trim();

/** A name by its letters, so that hyphens, capitals and accents make no second one. */
const lettersOf = (name: string): string => searchable(name).replace(/[^\p{L}\p{N}]/gu, '');

function kindOf({ kind, knownKind }: PublishedPest): 'pest' | 'disease' | null {
  if (kind.startsWith('disease') || kind === 'Doença') return 'disease';
  if (/^pest( \(|$)/.test(kind) || kind === 'Insetos') return 'pest';
  return knownKind === 'pest' || knownKind === 'disease' ? knownKind : null;
}

/** Why a row is left out; `null` for a pest or disease of the catalogue. */
function whyLeftOut(row: PublishedPest): string | null {
  if (row.rule !== '') return row.rule;
  if (row.kind.startsWith('weed')) return 'weed';
  return kindOf(row) === null ? 'unknown-organism' : null;
}

/**
 * Makes the release's rows from published ones: a record a source, crop, kind and organism, with the common names of all its
 * rows. Rows without new content are left out as `repeated`.
 */
export function toPests(
  rows: readonly PublishedPest[],
  spellings: readonly { published: string; language: string; name: string }[],
): { pests: MadePest[]; leftOut: LeftOut[] } {
  const made = new Map<string, MadePest>();
  const counted = new Map<string, LeftOut>();
  const leave = (source: string, reason: string, detail: string): void => {
    const key = `${source} ${reason} ${detail}`;
    counted.set(key, { source, reason, detail, rows: (counted.get(key)?.rows ?? 0) + 1 });
  };
  for (const row of rows) {
    const reason = whyLeftOut(row);
    const kind = kindOf(row);
    if (reason !== null || kind === null) {
      leave(row.source, reason ?? 'unknown-organism', reason === 'weed' ? '' : row.names || row.scientific);
      continue;
    }
    const scientific = row.scientific === '' || row.scientific.startsWith('(') ? null : row.scientific;
    const names = row.names
      .split(' ; ')
      .filter((name) => name !== '' && name !== '-')
      .flatMap((name) => {
        const ownSpellings = spellings.filter(({ published }) => published === name);
        return ownSpellings.length > 0 ? ownSpellings : [{ name, language: languages[row.source] ?? 'en' }];
      });
    const id = [row.crop, kind, slugOf(scientific ?? names[0]?.name ?? row.number), row.source].join('-');
    const known = made.get(id) ?? { pest: toPest(row, id, kind, scientific), names: [] };
    const before = known.names.length;
    for (const { name, language } of names)
      if (!known.names.some((other) => lettersOf(other.name) === lettersOf(name)))
        known.names.push({ pest: id, place: known.names.length + 1, source: row.source, language, name });
    if (made.has(id)) {
      if (known.names.length === before) leave(row.source, 'repeated', '');
      else if (!known.pest.published.split(',').includes(row.number))
        known.pest.published += `,${row.number}`;
    }
    made.set(id, known);
  }
  return { pests: [...made.values()], leftOut: [...counted.values()] };
}

function toPest(
  row: PublishedPest,
  id: string,
  kind: 'pest' | 'disease',
  scientific: string | null,
): MadePest['pest'] {
  const agent = readAgent(row.agent);
  const known = row.knownAgents.split(',').filter(isAgent);
  // AGROFIT lists mites among its insects, so the organism itself takes precedence.
  const agents =
    agent.agents.length > 0
      ? agent.agents
      : known.length > 0
        ? known
        : row.kind === 'Insetos'
          ? ['insect']
          : [];
  const [place = '', note = ''] = row.parts.split(';').map((part) => part.trim());
  const words = (texts: string): string[] => texts.split(',').map((each) => each.trim());
  return {
    id,
    source: row.source,
    crop: row.crop,
    kind,
    scientific,
    agents: agents.join(','),
    taxon: agent.taxon,
    assigned: agent.agents.length > 0 || known.length === 0 ? 0 : 1,
    stored: row.kind.includes('storage') ? 1 : 0,
    parts: words(place)
      .flatMap((each) => parts[each] ?? [])
      .join(','),
    notes: words(note)
      .flatMap((each) => noteOf(each) ?? [])
      .join(','),
    basis: row.source === 'agrofit-names' ? 'named' : 'stated',
    credit: readCredit(row.credit),
    published: row.number,
  };
}
