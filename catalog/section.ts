/** Group of the Data mega menu (`frame.menu.data.<group>`). */
export type SectionGroup = 'production' | 'consumption' | 'prices' | 'trade' | 'germplasm';

/** A pair of element ids that mean the same for a country and for an aggregate (World, region). */
export interface ScopedElement {
  country: number;
  aggregate: number;
}

/** Published ids of the flows of trade: 1 is imports, 2 is exports. */
export type FlowId = '1' | '2';

/** A series of a chart: which element, how it is drawn. All fields are serialisable. */
export interface SeriesDefinition {
  element: ScopedElement;
  mark: 'bar' | 'line' | 'points';
  axis: 'left' | 'right';
  /** Name of the use colour token: `food` is `--use-food`. */
  colour: string;
  /** Drawn below the zero line; the figure itself keeps its sign everywhere else. */
  negate?: boolean;
  /** The flow of trade that the series is of: it is left out while the other one is chosen. */
  flow?: FlowId;
  /** Values ≤ 0 are not drawn. */
  cutNonPositive?: boolean;
  dashed?: boolean;
}

/** One of the figures at a glance. */
export type GlanceFigure =
  | {
      id: string;
      element: ScopedElement;
      /**
       * Text of its line beside the figure. `coverage`: whether a ratio is below, at or above full coverage, ≤ 0 counting as no
       * figure. `balance`: whether it is a surplus or a deficit. `flow`: the flow of trade.
       */
      reads?: 'coverage' | 'balance' | 'flow';
      /** Left out while the other flow of trade is chosen. */
      flow?: FlowId;
      /** Elements to show instead while one flow of trade is chosen. */
      ofFlow?: Readonly<Record<FlowId, ScopedElement>>;
      /** A second figure of the same matter, in a line below (`<section>.<figure id>.also`). */
      also?: ScopedElement;
      /** Shown only where a release has no figure of this element for the crop. */
      insteadOf?: ScopedElement;
      /** Shown only where the map is of its element. */
      ofMap?: true;
      /** The figure, or its second one, to leave out for the World, where it is true by definition. */
      notOfWorld?: 'figure' | 'also';
    }
  | {
      /** Of the World alone: the part that the five largest countries have of an element that adds up. */
      id: string;
      largest: number;
    };

/** A block of a data page, discriminated by `kind`. The word keys are `<section>.<block id>.…`. */
export type Block =
  | { kind: 'map'; id: string }
  | {
      kind: 'podium';
      id: string;
      rankings: readonly ScopedElement[];
    }
  | {
      /** The few figures that matter most, on one grid. Word keys of a figure: `<section>.<figure id>`, and `….info`. */
      kind: 'glance';
      id: string;
      figures: readonly GlanceFigure[];
    }
  | {
      /** The parts of a change between two years, where `product` is `factor` times their ratio. */
      kind: 'decomposition';
      id: string;
      product: ScopedElement;
      factor: ScopedElement;
    }
  | {
      /** Where a supply comes from and where it goes; each sum is taken of what the source gives. */
      kind: 'balance';
      id: string;
      /** Parts of domestic supply with the sign that they enter with. */
      supply: readonly { element: ScopedElement; sign: 1 | -1; colour: string; word: string }[];
      uses: readonly { element: ScopedElement; colour: string; word: string }[];
      /** Domestic supply as the source publishes it. */
      published: ScopedElement;
    }
  | {
      /** Countries by the element of the map: ranked, between two years, over the years. */
      kind: 'countries';
      id: string;
    }
  /** On the World's page its continents by the element of the map, over the years. */
  | { kind: 'continents'; id: string }
  | {
      kind: 'charts';
      id: string;
      charts: readonly ChartDefinition[];
      /** The charts are never shown all at once. */
      oneAtATime?: true;
    }
  /** Which flow of trade the other blocks show: imports, exports or both. */
  | { kind: 'flow'; id: string }
  /** Countries by their trade in the chosen flow. */
  | { kind: 'traders'; id: string }
  /** With whom the area trades, in `values`: partners, both reports of each flow, and their picture. */
  | { kind: 'partners'; id: string; values: readonly ScopedElement[] };

/** A chart over the years. */
interface ChartDefinition {
  id: string;
  series: readonly SeriesDefinition[];
  /** Both axes are at one plot, as the specification demands; else the right one's series have a panel of their own. */
  twoAxes?: true;
  /** The first bars have the whole panel, the others small charts beside them; an option shows all in one picture. */
  parted?: true;
  /** It leads where the map has this element, and is not there otherwise. */
  ofMap?: number;
  /** What its card has beside its series: no marks of the drawing. */
  reads?: readonly ScopedElement[];
}

/**
 * A sentence of the page on an area and year: its word key below `<section>.` and the elements whose figures
 * it names. The first sentence with all its figures is used.
 */
interface Finding {
  key: string;
  values: Readonly<Record<string, ScopedElement>>;
}

/**
 * Word key of what qualifies all figures of a section, or only some: those with these ids, and those of these elements. Without any
 * figure of the elements that it `needs` it is left out.
 */
type Caveat =
  | string
  | {
      readonly key: string;
      readonly figures: readonly string[];
      readonly elements?: readonly number[];
      readonly needs?: readonly number[];
    };

/** A map-and-graph section: filters and blocks, by configuration alone. */
export interface Section {
  /** Word key (`sections.<id>.name`), name of its word file, and URL segment below `/{crop}/data/` unless it has a slug. */
  id: string;
  /** URL segment when it is not the id: a section of another kind under the same address for its crops. */
  slug?: string;
  /** Published section id (`/api/v1/data/elements/{id}`). */
  number: number;
  group: SectionGroup;
  /** Groups of words that the section shares with others, beside its own one (`locales/<language>/<id>.json`). */
  words: readonly string[];
  /** Suffix of the published table name: `consumption` in `beans_consumption`. */
  tableSuffix: string;
  /** Which of the crop's item codes is the section's indicator. */
  indicator: 'production' | 'balance';
  /** Elements that the map offers, in option order; the first is the default. */
  mapElements: readonly ScopedElement[];
  /** The share of the World beside a country's value of these elements; absent where none is known. */
  worldShare?: { of: readonly number[]; element: number };
  /** Keys of the sources whose figures the section shows. */
  sources: readonly string[];
  /** What qualifies figures of the section. */
  caveats: readonly Caveat[];
  /** Year shown when the release has none of the wanted ones, newest preference first. */
  fallbackYears: readonly number[];
  /** Elements whose lead is `<section>.lead.named`, with their own name; others have a sentence of their own, or none. */
  named?: readonly number[];
  /** Sentences in order of preference; `<section>.finding.missing` where none fits. */
  findings: readonly Finding[];
  /** Elements whose source is named by `<section>.source.other`. */
  ofOtherSource?: readonly number[];
  blocks: readonly Block[];
  /** Leaves out figures, charts and blocks without data for the crop in the release (`domain/held-section.ts`). */
  asHeld?: true;
}
