import type { PestKind } from '#catalog/losses/pests.ts';
import { organismsOf, type PestEntry, toPestEntries } from '#domain/losses/pest-entries.ts';
import type { SearchEntry } from '#domain/search/search-index.ts';
import pestAliases from '#locales/pest-aliases.json' with { type: 'json' };
import { toPestRecords } from '../../losses/read-pests.ts';
import { selectRows } from '../../queries/select-rows.ts';
import type { GroupContext, ListGroup } from '../list-group.ts';

const sectionOf: Readonly<Record<PestKind, string>> = { pest: 'pests', disease: 'diseases' };

/** Common names of organisms that the sources do not have. */
const aliases: Readonly<Record<string, readonly string[]>> = pestAliases;

/** Letters of a filter that the page still reads. */
const longestFilter = 80;

/** A pest or disease by its common names, organism and synonyms, with the catalogue that shows it alone. */
function toEntry(pest: PestEntry, { words, language }: GroupContext): SearchEntry {
  const organism = pest.scientific?.replace(/\s*\(syn\..*$/, '') ?? null;
  const organisms = pest.records.flatMap(({ scientific }) => organismsOf(scientific ?? ''));
  const inLanguage = (isOwn: boolean): string[] =>
    pest.names.filter((each) => (each.language === language) === isOwn).map(({ name }) => name);
  const names = [...inLanguage(true), ...(organism === null ? inLanguage(false) : [organism])];
  const published = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
  const kept = [
    ...new Set([...names, ...organisms.flatMap((name) => [published(name), ...(aliases[name] ?? [])])]),
  ];
  const filter = (organism ?? kept[0] ?? '').slice(0, longestFilter);
  const note = [
    kept[0] === organism ? null : organism,
    words.names(`crops.${pest.crop}.name`)[language],
    words.names(`sections.${sectionOf[pest.kind]}.name`)[language],
  ];
  return {
    names: kept,
    also: inLanguage(false).filter((name) => !kept.includes(name)),
    path: `/${pest.crop}/data/${sectionOf[pest.kind]}?${new URLSearchParams({ q: filter })}`,
    note: note.filter((part) => part !== null).join(' · '),
  };
}

/** All entries of the catalogues of pests and diseases; the catalogues are subjects of phrases. */
export const pests: ListGroup = async (context) => {
  const { db } = context;
  const rows = await selectRows(db, 'pest', {}, { order: ['source', 'id'] });
  const records = toPestRecords(rows, await selectRows(db, 'pest_name'), String);
  return { id: 'pest', entries: toPestEntries(records).map((each) => toEntry(each, context)) };
};
