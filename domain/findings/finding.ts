/** What a finding is about: a country, a crop of the catalog, and the page that shows it. */
interface Subject {
  /** The same in every release as long as it is the same finding: `change-KEN-beans-5510-2023`. */
  id: string;
  area: string;
  crop: string;
  /** How much it stands out among those of its rule: the larger, the more. */
  weight: number;
}

/** A figure of a year as its source has it, in the element's unit. */
export interface DatedFigure {
  year: number;
  value: number;
  flag: string;
}

/** The largest change of production, area or yield over at most ten years without a break. */
export interface ChangeFinding extends Subject {
  rule: 'change';
  element: number;
  from: DatedFigure;
  to: DatedFigure;
}

/** A rank among countries, by production, with the number of countries that are ranked. */
interface RankOfYear {
  year: number;
  rank: number;
  of: number;
}

/** Places gained or lost among the producers of a crop. */
export interface RankFinding extends Subject {
  rule: 'rank';
  element: number;
  from: RankOfYear;
  to: RankOfYear;
}

/** Tonnes in and out in a year. */
export interface TradeOfYear {
  year: number;
  imports: number;
  exports: number;
}

/** From net importer to net exporter, or back. */
export interface TurnFinding extends Subject {
  rule: 'turn';
  became: 'importer' | 'exporter';
  from: TradeOfYear;
  to: TradeOfYear;
}

/** A price beside what is usual at that time of the year. */
export interface PriceFinding extends Subject {
  rule: 'price';
  type: 'retail' | 'wholesale' | 'producer';
  /** Key of the source. */
  source: string;
  /** ISO 4217 code. */
  currency: string | null;
  /** Year × 12 + place of the month. */
  month: number;
  /** Median of the month, in own currency per kg, and mean of the twelve months before. */
  price: number;
  before: number;
  /** `price ÷ before`, and the mean, least and greatest of the same in the five years before. */
  ratio: number;
  usual: number;
  least: number;
  greatest: number;
  markets: number;
}

/** Something that stands out in the figures, with every number that its sentence says. */
export type Finding = ChangeFinding | RankFinding | TurnFinding | PriceFinding;

/** Names of the rules, in the order in which pages have them. */
export const findingRules = ['change', 'rank', 'turn', 'price'] as const;

export type FindingRule = (typeof findingRules)[number];
