import { elementsOfBlock } from '#catalog/blocks.ts';
import type { Crop } from '#catalog/crop.ts';
import { crops, findCrop } from '#catalog/crops/index.ts';
import { FOOD_PER_CAPITA } from '#catalog/elements/codes.ts';
import { columnKeyOf, findElement } from '#catalog/elements/index.ts';
import { findFlow } from '#catalog/elements/trade.ts';
import { germplasmSections, listGermplasmSections } from '#catalog/germplasm/sections.ts';
import { listLossPages } from '#catalog/losses/sections.ts';
import { listPriceSections, priceSections } from '#catalog/prices/sections.ts';
import type { ScopedElement, Section } from '#catalog/section.ts';
import { listSections, sections } from '#catalog/sections/index.ts';
import { listElementPairs } from '#catalog/sections/section-facts.ts';
import type { PageLanguage } from '#contract/page.ts';
import { lowered } from '#domain/search/phrase-hit.ts';
import type { PriceKind, SampleSide, SearchCrop, SearchSubject } from '#domain/search/search-index.ts';
import { lacksProducts } from '#domain/traded-products.ts';
import { findParts } from '#domain/withheld.ts';
import type { ApiWords } from '../words.ts';
import { nameCrop } from './crop-names.ts';
import { nameThing } from './names.ts';

/** The year with which an element of an item opens; `null` where it has no figures. */
export type YearOf = (indicator: number, element: number) => number | null;

/** The part of a question that each page of another kind can hold in its address. */
const takenBy: Readonly<Record<string, SearchSubject['takes']>> = {
  prices: 'country-year',
  genebanks: 'country-year',
  'seed-varieties': 'country-span',
  accessionDeliveryNetwork: 'country',
};

const pageQuestions: Readonly<Record<string, SearchSubject['asks']>> = {
  prices: 'prices',
  genebanks: 'samples',
};

/** Names of a page in a list of hits, which say what is not restricted to a crop, before that of its section. */
const pageNames: Readonly<Record<string, string>> = { accessionDeliveryNetwork: 'search.journey' };

/** Questions that a page of another kind answers for a part of its content, with the word key of each. */
const partQuestions: readonly (readonly [section: string, asks: PriceKind | SampleSide, key: string])[] = [
  ['prices', 'retail', 'search.prices.retail'],
  ['prices', 'wholesale', 'search.prices.wholesale'],
  ['prices', 'producer', 'search.prices.producer'],
  ['genebanks', 'received', 'search.samples.received'],
  ['genebanks', 'provided', 'search.samples.provided'],
];

/** Pages on what takes from a harvest: what of a question they can hold, and the word key of their name. */
const lossSubjects: readonly (readonly [
  slug: string,
  takes: SearchSubject['takes'],
  ...keys: [string, ...string[]],
])[] = [
  ['post-harvest/results', 'country', 'search.losses.results', 'search.losses'],
  ['post-harvest/general-information', 'nothing', 'search.losses.general-information'],
  ['pests', 'nothing', 'sections.pests.name'],
  ['diseases', 'nothing', 'sections.diseases.name'],
];

/** The crops by their names, without answers. */
export function listCrops(words: ApiWords, language: PageLanguage): Omit<SearchCrop, 'dependence'>[] {
  return crops.map((crop) => ({
    ...nameCrop(crop, words, language),
    id: crop.id,
    path: `/${crop.id}`,
    table: crop.tablePrefix,
    items: crop.items,
  }));
}

/** Sections, then every element that one of them shows, each on the first page that has it; what takes from a harvest, which may be called like an element. */
export function listSubjects(words: ApiWords, language: PageLanguage, yearOf: YearOf): SearchSubject[] {
  const pairs = [...listPairs(true), ...listPairs(false)];
  return [
    ...sections.map((section) => ofSection(section, words, language, yearOf)),
    ...[...priceSections, ...germplasmSections].flatMap(({ id }) =>
      ofPage(
        id,
        pageQuestions[id] ?? null,
        [pageNames[id] ?? `sections.${id}.name`, `sections.${id}.name`],
        words,
        language,
      ),
    ),
    ...partQuestions.flatMap(([section, asks, key]) => ofPage(section, asks, [key], words, language)),
    ...lossSubjects.map(
      ([slug, takes, ...keys]): SearchSubject => ({
        ...nameThing(words, language, keys),
        slug,
        said: lowered(words.names(keys[0])[language]),
        takes,
        asks: null,
        figure: null,
        crops: Object.fromEntries(
          crops
            .filter(({ id }) => listLossPages(id).some(({ path }) => path === `/${id}/data/${slug}`))
            .map(({ id }) => [id, null]),
        ),
      }),
    ),
    ...pairs.map(([section, pair]) => {
      const subject = onPage(section, pair, { words, language, yearOf });
      const entries = Object.entries(subject.crops).filter(
        ([crop]) => !isWithheld(crop, pair.country, yearOf),
      );
      return {
        ...nameThing(words, language, [`elements.${pair.country}.name`, `elements.${pair.country}.short`]),
        ...subject,
        crops: Object.fromEntries(entries),
      };
    }),
  ];
}

/** Subject of a page of another kind than the sections'; none where no crop has it. */
function ofPage(
  section: string,
  asks: SearchSubject['asks'],
  keys: readonly [string, ...string[]],
  words: ApiWords,
  language: PageLanguage,
): SearchSubject[] {
  const having = crops.filter((crop) =>
    [...listPriceSections(crop), ...listGermplasmSections(crop)].some(({ id }) => id === section),
  );
  if (having.length === 0) return [];
  return [
    {
      ...nameThing(words, language, keys),
      slug: section,
      said: lowered(words.names(keys[0])[language]),
      takes: takenBy[section] ?? 'nothing',
      asks,
      figure: null,
      crops: Object.fromEntries(having.map(({ id }) => [id, null])),
    },
  ];
}

const cropsOf = (section: Section): readonly Crop[] =>
  crops.filter((crop) => listSections(crop).includes(section));

/**
 * The main figure of a section: of consumption the amount that people eat, else the first that a release has for each of its crops:
 * of trade the quantity where the values of a crop are missing.
 */
function headlineOf(section: Section, yearOf: YearOf): ScopedElement | undefined {
  const { mapElements } = section;
  return (
    mapElements.find(({ country }) => country === FOOD_PER_CAPITA) ??
    mapElements.find(({ country }) =>
      cropsOf(section).every((crop) => openingYear(crop, section, country, yearOf) !== null),
    ) ??
    mapElements[0]
  );
}

function ofSection(section: Section, words: ApiWords, language: PageLanguage, yearOf: YearOf): SearchSubject {
  return {
    ...nameThing(words, language, [`sections.${section.id}.name`]),
    ...onPage(section, headlineOf(section, yearOf), { words, language, yearOf }),
  };
}

/** Elements of sections, each with the first that has it: those that maps show, and those that charts and figures alone show. */
function listPairs(onMap: boolean): readonly (readonly [Section, ScopedElement])[] {
  return sections.flatMap((section) =>
    [...new Map(listElementPairs(section).map((pair) => [pair.country, pair])).values()]
      .filter(({ country }) => sectionOf.get(country) === section && isOnMap(section, country) === onMap)
      .map((pair) => [section, pair] as const),
  );
}

const isOnMap = ({ mapElements }: Section, element: number): boolean =>
  mapElements.some(({ country }) => country === element);

/** The block that shows an element which the map does not. Blocks of charts are left out: one may open with another element. */
const blockOf = ({ blocks }: Section, element: number): string | null =>
  blocks.find(
    (block) => block.kind !== 'charts' && elementsOfBlock(block).some(({ country }) => country === element),
  )?.id ?? null;

/** The section that a search for an element leads to: the first whose map has it, else the first that has it. */
const sectionOf: ReadonlyMap<number, Section> = new Map(
  [listElementPairs, ({ mapElements }: Section) => mapElements].flatMap((elementsOf) =>
    sections
      .toReversed()
      .flatMap((section) => elementsOf(section).map(({ country }) => [country, section] as const)),
  ),
);

function onPage(
  section: Section,
  element: ScopedElement | undefined,
  { words, language, yearOf }: { words: ApiWords; language: PageLanguage; yearOf: YearOf },
): Omit<SearchSubject, 'names' | 'also'> {
  const id = element?.country;
  return {
    slug: section.slug ?? section.id,
    said: words.names(id === undefined ? `sections.${section.id}.name` : `elements.${id}.inSentence`)[
      language
    ],
    takes: 'view',
    asks: null,
    figure:
      element === undefined
        ? null
        : {
            ...element,
            isNamed: section.mapElements.slice(1).some(({ country }) => country === id),
            isRanked: isOnMap(section, element.country),
            block: isOnMap(section, element.country) ? null : blockOf(section, element.country),
            tableSuffix: section.tableSuffix,
            indicator: section.indicator,
          },
    crops: Object.fromEntries(
      cropsOf(section).map((crop) => [
        crop.id,
        id === undefined ? null : openingYear(crop, section, id, yearOf),
      ]),
    ),
  };
}

/** Whether a release has nothing of an element of a crop's trade because it is withheld: then no question is answered by it. */
function isWithheld(id: string, element: number, yearOf: YearOf): boolean {
  const { items, tradedProducts } = findCrop(id) ?? {};
  const indicator = items?.production ?? null;
  const reason = findParts(element)?.reason ?? null;
  if (indicator === null || (reason === null && findFlow(element)?.measure !== 'value')) return false;
  const has = (id: number): boolean => yearOf(indicator, id) !== null;
  return lacksProducts(tradedProducts, has) || (reason === 'partial-difference' && !has(element));
}

function openingYear(crop: Crop, section: Section, id: number, yearOf: YearOf): number | null {
  const [indicator, element] = [crop.items[section.indicator], findElement(id)];
  if (indicator === null || element === undefined) return null;
  const columnKey = columnKeyOf(element, indicator);
  return yearOf(columnKey.indicator, columnKey.element);
}
