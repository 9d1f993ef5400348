/** What can be found, in one language: the response of `/api/v1/search/{language}`. All names of a thing match; the first is displayed. */
export interface SearchIndex {
  /** Countries, former states, regions and the World. */
  areas: readonly SearchArea[];
  /** Cities whose markets report prices. */
  cities: readonly SearchCity[];
  crops: readonly SearchCrop[];
  /** Sections and figures that a page of a crop shows. */
  subjects: readonly SearchSubject[];
  /** Everything else, by its kind: pages, terms, varieties. */
  groups: readonly SearchGroup[];
  /** Crops and places that the site has no page of, so that a name of one is not taken for anything else. */
  absent: readonly string[];
  /** What a title says of a ranking of countries, and the words for the lowest first. */
  ranking: string;
  lowestFirst: string;
}

/** What everything that can be found has. */
export interface Named {
  /** Names in the language of the index, the shown one first; and codes, in capitals. */
  names: readonly string[];
  /** Names in the other languages. */
  also: readonly string[];
}

export interface SearchArea extends Named {
  /** ISO 3166-1 alpha-3, M49, or `WLRD`. */
  code: string;
  kind: 'country' | 'region' | 'macro' | 'world';
  /** The page of the area itself, without a language. */
  path: string;
  /** How the query string of a data page names the area: `country=KEN`; empty for the World. */
  view: string;
}

/** A network of countries with pages of its own for a crop, in place of the crop's data pages. */
export interface SearchNetwork {
  code: string;
  crop: string;
  /** Path above its pages, without a language, and the last parts of these. */
  home: string;
  slugs: readonly string[];
  /** How their query strings name it; empty for the whole. */
  view: string;
}

export interface SearchCity extends Named {
  id: number;
  /** ISO 3166-1 alpha-3 of its country. */
  country: string;
  /** Crops that it reports, by id, in the order of the menu. */
  crops: readonly string[];
  /** The month of the newest price of the first of them, in the language of the index; empty where none is believed. */
  latest?: string | undefined;
}

/** Names of a part of a crop that has no figures of its own: a colour of beans, their green pods. */
interface SearchKind extends Named {
  /** The caveat that says what the figures cover instead. */
  note: string;
}

export interface SearchCrop extends Named {
  id: string;
  kinds: readonly SearchKind[];
  /** The caveat of its figures; may be empty. */
  caveat: string;
  /** The crop's own page, without a language. */
  path: string;
  /** Beginning of its published table names. */
  table: string;
  items: { production: number | null; balance: number | null };
  /** Who depends most on imports of it: the answer as a sentence, and the comparison; `null` without one. */
  dependence: { title: string; path: string } | null;
}

/** What the figures of a crop cover, if the name is that of a part of it; else empty. */
export const kindNote = ({ kinds }: Pick<SearchCrop, 'kinds'>, name: string): string =>
  kinds.find(({ names, also }) => names.includes(name) || also.includes(name))?.note ?? '';

export type PriceKind = 'retail' | 'wholesale' | 'producer';
export type SampleSide = 'received' | 'provided';

const priceKinds: readonly string[] = ['retail', 'wholesale', 'producer'] satisfies PriceKind[];

/** The kind of price that a subject is of alone. */
export const priceKindOf = ({ asks }: Pick<SearchSubject, 'asks'>): PriceKind | null =>
  asks !== null && priceKinds.includes(asks) ? (asks as PriceKind) : null;

export const isOfPrices = (subject: Pick<SearchSubject, 'asks'>): boolean =>
  subject.asks === 'prices' || priceKindOf(subject) !== null;

/** The side of shipments that a subject is of alone. */
export const sampleSideOf = ({ asks }: Pick<SearchSubject, 'asks'>): SampleSide | null =>
  asks === 'received' || asks === 'provided' ? asks : null;

export interface SearchSubject extends Named {
  /** URL segment below `/{crop}/data/`. */
  slug: string;
  /** What its page is filtered by: `trait=drought`. */
  filter?: string | undefined;
  /** The subject in a sentence: `share of protein`. */
  said: string;
  /** The parts of a question that the page's query string can hold. */
  takes: 'view' | 'country-year' | 'country-span' | 'country' | 'nothing';
  /** What answers a question that has no element: prices, of any kind or of one, or samples of a year, of both sides or of one. */
  asks: 'prices' | PriceKind | 'samples' | SampleSide | null;
  /** The figure that answers a question; `null` where there is none. */
  figure: {
    /** Element ids of countries and of groups of countries. */
    country: number;
    aggregate: number;
    /** Whether the page's address names the element, and whether countries are ranked by it. */
    isNamed: boolean;
    isRanked: boolean;
    /** Id of the page's block that shows it, where its map does not. */
    block: string | null;
    tableSuffix: string;
    indicator: 'production' | 'balance';
  } | null;
  /** Crops that have the page, by id, with the year that their figures open with; `null` where there are no figures. */
  crops: Readonly<Record<string, number | null>>;
}

interface SearchGroup {
  /** Word key of its name: `search.group.<id>`. */
  id: string;
  entries: readonly SearchEntry[];
}

export interface SearchEntry extends Named {
  /** Its page, without a language. */
  path: string;
  /** Distinguishes it from others of its name. */
  note: string;
  /** What phrases can ask of it, where it is a network of countries. */
  network?: SearchNetwork | undefined;
}
