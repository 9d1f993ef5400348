import type { Kysely } from 'kysely';
import { glossaryTerms } from '#catalog/elements/glossary-terms.ts';
import type { PestKind } from '#catalog/losses/pests.ts';
import {
  allianceCode,
  networkAreas,
  networkCodes,
  networkHome,
  networkPaths,
  networkSections,
} from '#catalog/regions/networks.ts';
import type { PageLanguage } from '#contract/page.ts';
import { findRecordKind, recordKinds, recordPages } from '#datasets/record-kinds.ts';
import { organismsOf, type PestEntry, toPestEntries } from '#domain/losses/pest-entries.ts';
import type { SearchEntry } from '#domain/search/search-index.ts';
import pestAliases from '#locales/pest-aliases.json' with { type: 'json' };
import type { ReleaseDatabase } from '#release/schema.ts';
import { toPestRecords } from '../losses/read-pests.ts';
import { selectDistinct, selectRows } from '../queries/select-rows.ts';
import { selectVarieties } from '../queries/select-varieties.ts';
import { splitTexts } from '../varieties/read-varieties.ts';
import type { ApiWords } from '../words.ts';
import { nameThing } from './names.ts';

interface GroupContext {
  db: Kysely<ReleaseDatabase>;
  words: ApiWords;
  language: PageLanguage;
  /** Elements that pages show, one id for each name and unit. */
  elements: readonly number[];
}

/** Lists the entries of a group; its name is `search.group.<id>`. A further kind of thing is one such function, and a line in `build-index.ts`. */
export type ListGroup = (context: GroupContext) => Promise<{ id: string; entries: SearchEntry[] }>;

/** Pages of the observatory itself, with the words that name them. */
const pages: readonly (readonly [path: string, ...keys: string[]])[] = [
  ['/country', 'guides.pages.countries'],
  ['/beans/comparator', 'frame.menu.comparator'],
  ['/beans/about', 'sections.about.name', 'frame.menu.about'],
  ['/beans/about/databases', 'frame.menu.about.databases', 'frame.footer.sources'],
  ['/beans/about/changes', 'frame.menu.about.changes'],
  ['/beans/about/glossary', 'frame.footer.glossary'],
  ['/beans/about/questions#download', 'guides.questions.download.title'],
  ['/beans/about/questions', 'guides.questions.title'],
  ['/beans/about/citing', 'guides.citing.title'],
  ['/beans/about/accessibility', 'guides.accessibility.title', 'frame.footer.accessibility'],
  ['/beans/about/privacy', 'guides.privacy.title'],
  ['/beans/about/pages', 'guides.pages.title'],
  ['/contribute', 'frame.menu.about.contribute'],
  ['/beans/contact', 'frame.menu.contact', 'frame.footer.contact.link'],
  ['/', 'frame.site.title'],
];

export const sitePages: ListGroup = async ({ words, language }) => ({
  id: 'page',
  entries: pages.map(([path, ...keys]) => ({ ...nameThing(words, language, keys), path, note: '' })),
});

const publicationsPage = '/beans/publications';

/** The page of publications; their titles are too many for the index, and the page of results searches them. */
export const publicationPages: ListGroup = async ({ words, language }) => {
  const note = words.names('frame.menu.publications')[language];
  return {
    id: 'publication',
    entries: [
      { ...nameThing(words, language, ['frame.menu.publications']), path: publicationsPage, note: '' },
      ...(['conceptual', 'social'] as const).map((type) => ({
        ...nameThing(words, language, [`frame.menu.publications.${type}`]),
        path: `${publicationsPage}?pageType=${type}`,
        note,
      })),
    ],
  };
};

/** Pages of a network's harvests, of the crop that their address begins with. */
const networkPlace = (code: string) => ({
  code,
  crop: networkHome.split('/')[1] ?? '',
  home: networkHome,
  slugs: networkSections,
  view: networkCodes.some((each) => each === code) ? `network=${code}` : '',
});

/** The alliance's overview, the profiles of its members together and of each network's, and its other pages. */
export const networkPages: ListGroup = async ({ words, language }) => {
  const alliance = words.names('sections.pabra.name')[language];
  return {
    id: 'network',
    entries: [
      {
        ...nameThing(words, language, ['sections.pabra.name']),
        path: networkHome,
        note: '',
        network: networkPlace(allianceCode),
      },
      ...networkAreas.map((code) => ({
        ...nameThing(words, language, [`areas.${code}`]),
        path: `/region/${code}`,
        note: alliance,
        network: networkPlace(code),
      })),
      ...networkPaths
        .filter((path) => path !== networkHome)
        .map((path) => {
          const { names, also } = nameThing(words, language, [`sections.${path.split('/').at(-1)}.name`]);
          const ofAlliance = (name: string): string => `${alliance}: ${name}`;
          return { names: names.map(ofAlliance), also: also.map(ofAlliance), path, note: '' };
        }),
    ],
  };
};

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
  const searchNames = [
    ...new Set([...names, ...organisms.flatMap((name) => [published(name), ...(aliases[name] ?? [])])]),
  ];
  const filter = (organism ?? searchNames[0] ?? '').slice(0, longestFilter);
  const note = [
    searchNames[0] === organism ? null : organism,
    words.names(`crops.${pest.crop}.name`)[language],
    words.names(`sections.${sectionOf[pest.kind]}.name`)[language],
  ];
  return {
    names: searchNames,
    also: inLanguage(false).filter((name) => !searchNames.includes(name)),
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

/** Pages of imported records, for the crops that have some: an empty page is no answer. */
export const recordLists: ListGroup = async ({ db, words, language }) => {
  const entries = await Promise.all(
    recordPages.map(async ({ id, kind, path }) => {
      const crops = await selectDistinct(db, findRecordKind(kind).table, 'crop');
      return crops.map((crop) => ({
        ...nameThing(words, language, [`sections.${id}.name`]),
        path: `/${crop}${path}`,
        note: words.names(`crops.${crop}.name`)[language],
      }));
    }),
  );
  return { id: 'record', entries: entries.flat() };
};

/** Names of imported records that have none yet, in all languages: a question for them names nothing else. Market prices answer one for quotes. */
export async function emptyRecords(db: Kysely<ReleaseDatabase>, words: ApiWords): Promise<string[]> {
  const names = await Promise.all(
    recordKinds.map(async ({ id, table, page }) =>
      page?.group !== 'prices' && (await selectDistinct(db, table, 'crop')).length === 0
        ? Object.values(words.names(`sections.${id}.name`))
        : [],
    ),
  );
  return names.flat();
}

/** Terms of the glossary, and every figure that it explains. */
export const glossary: ListGroup = async ({ words, language, elements }) => {
  const page = '/beans/about/glossary';
  return {
    id: 'glossary',
    entries: [
      ...glossaryTerms.map((term) => ({
        ...nameThing(words, language, [`about.glossary.term.${term}`]),
        path: `${page}#term-${term}`,
        note: '',
      })),
      ...elements.map((id) => ({
        ...nameThing(words, language, [`elements.${id}.name`]),
        path: `${page}#element-${id}`,
        note: '',
      })),
    ],
  };
};

/** Released varieties: a record of each country by its name and synonyms. */
export const varieties: ListGroup = async ({ db, words, language }) => {
  const all = await selectVarieties(db);
  const cropName = (crop: string): string => words.names(`crops.${crop}.name`)[language];
  const records = all.map(({ id, name, synonyms, area, crop }) => ({
    names: [...new Set([name, ...splitTexts(synonyms)])],
    also: [],
    path: `/${crop}/data/seed-varieties/${id}`,
    note: [cropName(crop), words.names(`areas.${area}`)[language]].join(' · '),
  }));
  return { id: 'variety', entries: records };
};
