import { setImmediate as otherRequests } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { crops } from '#catalog/crops/index.ts';
import { IMPORT_SHARE, PROTEIN_SHARE } from '#catalog/elements/codes.ts';
import { columnKeyOf, findElement } from '#catalog/elements/index.ts';
import { varietyTopics } from '#catalog/germplasm/varieties.ts';
import { sections } from '#catalog/sections/index.ts';
import { listElements } from '#catalog/sections/section-facts.ts';
import type { PageLanguage } from '#contract/page.ts';
import { dependencePath, importDependence } from '#domain/dependence.ts';
import { lowered } from '#domain/search/phrase-hit.ts';
import type { SearchCity, SearchCrop, SearchIndex, SearchSubject } from '#domain/search/search-index.ts';
import otherCrops from '#locales/other-crops.json' with { type: 'json' };
import otherPlaces from '#locales/other-places.json' with { type: 'json' };
import type { ReleaseDatabase } from '#release/schema.ts';
import type { FigureStore } from '../figures/figure-store.ts';
import type { AreaRow } from '../queries/select-areas.ts';
import { selectDefaultYears } from '../queries/select-coverage.ts';
import { type PriceCityRow, selectPriceCities } from '../queries/select-prices.ts';
import { selectRows } from '../queries/select-rows.ts';
import { selectVarieties } from '../queries/select-varieties.ts';
import type { ApiWords } from '../words.ts';
import { listAreas } from './areas.ts';
import {
  emptyRecords,
  glossary,
  type ListGroup,
  networkPages,
  pests,
  publicationPages,
  recordLists,
  sitePages,
  varieties,
} from './groups.ts';
import { nameThing } from './names.ts';
import { listCrops, listSubjects, type YearOf } from './subjects.ts';

/** What an index is made from. */
interface SearchedRelease {
  db: Kysely<ReleaseDatabase>;
  figures: FigureStore;
  areas: readonly Pick<AreaRow, 'code' | 'kind'>[];
}

/** The answer to who depends on imports of a crop; `null` where there is none. */
async function readDependence(
  release: SearchedRelease,
  crop: Pick<SearchCrop, 'id' | 'items'>,
  { words, language, yearOf }: { words: ApiWords; language: PageLanguage; yearOf: YearOf },
): Promise<SearchCrop['dependence']> {
  const indicator = crop.items.balance;
  const year = indicator === null ? null : yearOf(indicator, PROTEIN_SHARE);
  if (indicator === null || year === null) return null;
  const [imported, protein] = await Promise.all(
    [IMPORT_SHARE, PROTEIN_SHARE].map((element) => readBelieved(release, element, { indicator, year })),
  );
  const found = importDependence(imported ?? [], protein ?? []);
  const [first] = found?.places ?? [];
  if (found === null || first === undefined) return null;
  const texts: Readonly<Record<string, string>> = {
    crop: words.names(`crops.${crop.id}.name`)[language],
    area: words.names(`areas.${first.area}`)[language],
    share: new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(
      first.value,
    ),
    count: String(found.count),
    year: String(year),
  };
  return {
    title: words.names('search.dependence')[language].replace(/\{(\w+)\}/g, (_, name) => texts[name] ?? ''),
    path: dependencePath(found, { crop: crop.id, element: IMPORT_SHARE, year }),
  };
}

/** Countries with their figure, without doubtful ones. */
async function readBelieved(
  { db, figures, areas }: SearchedRelease,
  element: number,
  { indicator, year }: { indicator: number; year: number },
) {
  const wanted = findElement(element);
  if (wanted === undefined) return [];
  const columnKey = columnKeyOf(wanted, indicator);
  const countries = new Set(areas.flatMap(({ code, kind }) => (kind === 'country' ? [code] : [])));
  const doubts = await selectRows(db, 'doubtful_figure', { ...columnKey, year });
  const doubted = new Set(doubts.map(({ area }) => area));
  return (await figures.slice({ ...columnKey, year })).filter(
    ({ area }) => countries.has(area) && !doubted.has(area),
  );
}

/**
 * Traits of varieties that questions name, each with the page of varieties filtered by it: of crops with such records; of a trait without
 * any, of all crops with varieties, whose page says so.
 */
async function listVarietyTopics(
  db: Kysely<ReleaseDatabase>,
  words: ApiWords,
  language: PageLanguage,
): Promise<SearchSubject[]> {
  const rows = await selectVarieties(db);
  const section = words.names('sections.seed-varieties.name')[language];
  return varietyTopics.map((topic) => {
    const having = rows.filter(({ topics }) => topics.split(',').includes(topic));
    const { names, also } = nameThing(words, language, [`varieties.topic.${topic}`]);
    const title = `${section}: ${names[0]}`;
    return {
      names: [title, ...names],
      also,
      slug: 'seed-varieties',
      filter: `trait=${topic}`,
      said: lowered(title),
      takes: 'country-span',
      asks: null,
      figure: null,
      crops: Object.fromEntries((having.length > 0 ? having : rows).map(({ crop }) => [crop, null])),
    };
  });
}

/**
 * `Eldoret town (Uasin Gishu)` is also `Eldoret town` and `Eldoret`; `Kangemi (Nairobi)` is also `Nairobi`, since there is a market of that
 * name.
 */
const namesOf = ({ name, area }: PriceCityRow, markets: ReadonlySet<string>): string[] => {
  const [, before = name, within = ''] = /^(.+?)\s*\((.+)\)$/.exec(name) ?? [];
  const town = markets.has(`${area} ${within}`) ? [within] : [];
  return [...new Set([name, before, before.replace(/ (City|Market|town)$/, ''), ...town])];
};

/** Cities whose markets report prices, each with the crops that it reports; those with the newest prices first, so that they answer for their town. */
async function listCities(db: Kysely<ReleaseDatabase>, language: PageLanguage): Promise<SearchCity[]> {
  const byId = new Map<number, PriceCityRow[]>();
  for (const row of await selectPriceCities(db)) byId.set(row.id, [...(byId.get(row.id) ?? []), row]);
  await otherRequests();
  const lists = [...byId.values()];
  const markets = new Set(lists.flatMap(([row]) => (row === undefined ? [] : [`${row.area} ${row.name}`])));
  const newest = new Map(lists.map((rows) => [rows, Math.max(...rows.map(({ last }) => last ?? 0))]));
  lists.sort((a, b) => (newest.get(b) ?? 0) - (newest.get(a) ?? 0));
  const { format } = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const monthText = (month: number): string => format(Date.UTC(Math.floor(month / 12), month % 12));
  return lists.flatMap((rows) => {
    const ids = crops.map(({ id }) => id).filter((id) => rows.some(({ crop }) => crop === id));
    const last = rows.find(({ crop }) => crop === ids[0])?.last ?? null;
    return rows.slice(0, 1).map((first) => ({
      names: namesOf(first, markets),
      also: [],
      id: first.id,
      country: first.area,
      crops: ids,
      latest: last === null ? '' : monthText(last),
    }));
  });
}

/** Entries beside areas, crops and figures; the order decides among equal hits. */
const groups: readonly ListGroup[] = [
  sitePages,
  publicationPages,
  networkPages,
  pests,
  recordLists,
  glossary,
  varieties,
];

/** The elements of the glossary, one of each name and unit: the smallest id, as its page has it. */
function explainedElements(words: ApiWords, language: PageLanguage): readonly number[] {
  const elements = [...new Set(sections.flatMap(listElements))].sort((a, b) => a - b);
  const first = new Map<string, number>();
  for (const id of elements) {
    const key = `${words.names(`elements.${id}.name`)[language]} ${findElement(id)?.unit}`;
    if (!first.has(key)) first.set(key, id);
  }
  return [...first.values()];
}

/** Every name of a release in a language, with the page that it leads to. */
export async function buildIndex(
  release: SearchedRelease,
  words: ApiWords,
  language: PageLanguage,
): Promise<SearchIndex> {
  const years = new Map(
    (await selectDefaultYears(release.db)).map((row) => [`${row.indicator} ${row.element}`, row.year]),
  );
  const yearOf = (indicator: number, element: number) => years.get(`${indicator} ${element}`) ?? null;
  const context = { db: release.db, words, language, elements: explainedElements(words, language) };
  // Each part takes some milliseconds; other requests go in between.
  await otherRequests();
  const areas = listAreas(release.areas, words, language);
  await otherRequests();
  const subjects = [
    ...listSubjects(words, language, yearOf),
    ...(await listVarietyTopics(release.db, words, language)),
  ];
  const listed: SearchIndex['groups'][number][] = [];
  for (const list of groups) {
    await otherRequests();
    const group = await list(context);
    if (group.entries.length > 0) listed.push(group);
  }
  return {
    areas,
    cities: await listCities(release.db, language),
    crops: await Promise.all(
      listCrops(words, language).map(async (crop) => ({
        ...crop,
        dependence: await readDependence(release, crop, { words, language, yearOf }),
      })),
    ),
    subjects,
    groups: listed,
    absent: [
      ...[...otherCrops, ...otherPlaces].flatMap((names) => names.split(', ')),
      ...(await emptyRecords(release.db, words)),
    ],
    ranking: words.names('search.ranking')[language],
    lowestFirst: words.names('search.ranking.lowest')[language],
  };
}
