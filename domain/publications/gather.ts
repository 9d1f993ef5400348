import { importPrefix } from '#domain/imports/import-format.ts';
import { searchable, slugOf } from '../germplasm/variety-name.ts';
import type { Publication, PublicationRecord } from './publication.ts';

/** What two spellings of a title have in common: its letters and digits. Data sets and papers of one title are two things. */
const titleKey = ({ title, type }: PublicationRecord): string =>
  `${type === 'dataset' ? 'data' : 'text'} ${searchable(title).replace(/[^\p{L}\p{N}]+/gu, '')}`;

const identityOf = ({ doi, handle }: PublicationRecord): string | null =>
  doi !== null ? `doi ${doi}` : handle === null ? null : `hdl ${handle}`;

const sameYear = (a: PublicationRecord, b: PublicationRecord): boolean =>
  a.year === null || b.year === null || a.year === b.year;

/** The records of each publication: those of one DOI or handle, and of one title and year where a record has neither. */
function grouped(records: readonly PublicationRecord[]): PublicationRecord[][] {
  const byIdentity = new Map<string, PublicationRecord[]>();
  const byTitle = new Map<string, PublicationRecord[][]>();
  const groups: PublicationRecord[][] = [];
  const add = (record: PublicationRecord): PublicationRecord[] => {
    const group = [record];
    groups.push(group);
    const key = titleKey(record);
    byTitle.set(key, [...(byTitle.get(key) ?? []), group]);
    return group;
  };
  for (const record of records) {
    const identity = identityOf(record);
    if (identity === null) continue;
    const known = byIdentity.get(identity);
    if (known === undefined) byIdentity.set(identity, add(record));
    else known.push(record);
  }
  for (const record of records) {
    if (identityOf(record) !== null) continue;
    const same = (byTitle.get(titleKey(record)) ?? []).filter(
      ([first]) => first !== undefined && sameYear(first, record),
    );
    // With two publications of one title the match is ambiguous.
    if (same.length === 1) same[0]?.push(record);
    else add(record);
  }
  return groups;
}

/** Letters of a title from which on a data set's is the beginning of its description. */
const longestTitle = 190;
const shortened = 120;

/** The title; where a repository has a description of a data set in its place, the first sentence of that, or its beginning. */
function titleOf({ title, type }: Pick<PublicationRecord, 'title' | 'type'>): string {
  if (type !== 'dataset') return title;
  const bare = title.replace(/^Title:\s*|\.$/g, '');
  if (bare.length <= longestTitle) return bare;
  const [, sentence] = /^(.{30,160}?)\.\s+(?=\p{Lu})/u.exec(bare) ?? [];
  return sentence ?? bare.slice(0, shortened).replace(/[\s,;:(]*\S*$/, '…');
}

const isSupplied = ({ source }: PublicationRecord): boolean => source.startsWith(importPrefix);

function idOf({ doi, handle, title, year }: Publication, takenIds: ReadonlySet<string>): string {
  const slug = slugOf(doi ?? (handle === null ? `${title.slice(0, 60)} ${year ?? ''}` : `hdl ${handle}`));
  const base = slug === '' ? 'publication' : slug;
  let id = base;
  for (let place = 2; takenIds.has(id); place += 1) id = `${base}-${place}`;
  return id;
}

/**
 * Merges records into publications. Contributed records come before those of sources, and each value is that of the first record
 * that has it. Crops and topics are those of all records.
 */
export const gatherPublications = (records: readonly PublicationRecord[]): Publication[] => [
  ...mergePublications(records),
];

/** The same one after another, so that whoever reads a thousand can pause. */
export function* mergePublications(records: readonly PublicationRecord[]): Generator<Publication> {
  const ordered = [...records.filter(isSupplied), ...records.filter((record) => !isSupplied(record))];
  const place = new Map(ordered.map((record, at) => [record, at]));
  const takenIds = new Set<string>();
  for (const group of grouped(ordered)) {
    const sorted = group.toSorted((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0));
    const [first] = sorted;
    if (first === undefined) continue;
    const firstOf = <K extends keyof PublicationRecord>(name: K): PublicationRecord[K] =>
      sorted.find((record) => record[name] !== null)?.[name] ?? first[name];
    const union = (name: 'crops' | 'topics'): string[] => [
      ...new Set(sorted.flatMap((record) => record[name])),
    ];
    const publication: Publication = {
      id: '',
      pageType: firstOf('pageType'),
      type: first.type,
      title: titleOf(first),
      authors: sorted.find(({ authors }) => authors.length > 0)?.authors ?? [],
      year: firstOf('year'),
      journal: firstOf('journal'),
      publisher: firstOf('publisher'),
      volume: firstOf('volume'),
      issue: firstOf('issue'),
      pages: firstOf('pages'),
      doi: firstOf('doi'),
      handle: firstOf('handle'),
      url: firstOf('url'),
      language: firstOf('language'),
      crops: union('crops'),
      topics: union('topics'),
      openAccess: firstOf('openAccess'),
      records: sorted,
      searched: '',
    };
    const id = idOf({ ...publication, title: first.title }, takenIds);
    takenIds.add(id);
    const { title, authors, journal, publisher, topics, doi } = publication;
    const searched = searchable(
      [title, first.title, ...authors, journal, publisher, ...topics, doi].filter(Boolean).join(' · '),
    );
    yield { ...publication, id, searched };
  }
}
