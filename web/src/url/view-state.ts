import { toggled } from './toggled.ts';

/** What a data page shows; all of it is in the URL, so that a link is the view. */
export interface ViewState {
  /** Country-scope id of the map element: 6, 7 or 645 on the consumption page. */
  element: number;
  /** `null` is the element's default year, so that a plain link follows new releases. */
  year: number | null;
  /** Published id of the macro region; 10 is the World. */
  macro: number;
  /** M49 code; always `null` in the World. On pages of networks the code of a network, always one. */
  region: string | null;
  country: string | null;
  layout: PageLayout;
  tab: Tab;
  /** Which of a chart list is shown, by block id; absent means the first. */
  choices: Readonly<Record<string, string>>;
  /** Blocks whose table is shown instead of the picture. */
  tables: readonly string[];
  /** Series switched off, as `<chart id>.<element id>`. */
  hidden: readonly string[];
  /** Class limits of this year alone instead of over all years. */
  yearClasses: boolean;
  /** Only figures that carry FAO's flag A. */
  officialOnly: boolean;
  /** Key of the figure whose explanation is open (`explained.ts`). */
  explain: string | null;
}

export const layouts = ['both', 'graphs', 'map'] as const;
export type PageLayout = (typeof layouts)[number];
type Tab = 'view' | 'metadata';

export interface ViewLimits {
  elements: readonly number[];
  /** The element with which an area's page opens under these choices, where that is not the first. */
  openingElement?: (area: string, view: Pick<ViewState, 'choices'>) => number | undefined;
  /** Their ids for countries by those for regions and the World, where these are others. */
  ofAggregates?: ReadonlyMap<number, number>;
  regions: ReadonlyMap<number, readonly string[]>;
  macros: readonly number[];
  world: number;
  /** The network that replaces the World on its pages: what a view without a choice shows. Its regions are those of `world`. */
  root?: string;
  /** Codes of countries and former states; absent when their list is not known, and then any code is taken. */
  countries?: ReadonlySet<string>;
  /** Whether a region has a figure in the year, `null` being the element's default one; absent, every region counts as having one. */
  hasData?: (element: number, region: string, year: number | null) => boolean;
  /** Whether a country belongs to a region or network. Absent when countries are not known, and then each is taken to. */
  isInside?: (country: string, region: string) => boolean;
  /** Where a country lies; `undefined` where no region of the page has it. Of two macro regions that have its region `macro` comes first. */
  homeOf?: (country: string, macro: number) => { macro: number; region: string } | undefined;
  /** Id of the release that the address names; absent, it follows the current one. */
  version?: string;
}

export type ViewAction =
  | { do: 'element'; element: number }
  | { do: 'year'; year: number }
  | { do: 'macro'; macro: number }
  /** Of another macro region than the chosen one, with it. */
  | { do: 'region'; region: string; macro?: number }
  | { do: 'country'; country: string }
  /** A country or former state found by its name. `leavesYear`: it has no figure in the chosen year, and opens in one of its own. */
  | { do: 'find'; country: string; leavesYear?: boolean }
  | { do: 'back' }
  | { do: 'layout'; layout: PageLayout }
  | { do: 'tab'; tab: Tab }
  | { do: 'choose'; block: string; choice: string }
  | { do: 'table'; block: string }
  | { do: 'series'; series: string }
  | { do: 'year-classes' }
  | { do: 'official-only' }
  | { do: 'explain'; figure: string | null };

/** The first region of a macro region with data for the element and year; the first of all where none has any. */
export function firstRegion(
  macro: number,
  { element, year }: Pick<ViewState, 'element' | 'year'>,
  { regions, hasData }: ViewLimits,
): string | null {
  const offered = regions.get(macro) ?? [];
  return offered.find((code) => hasData?.(element, code, year) ?? true) ?? offered[0] ?? null;
}

/** Macro region and region of a country; the World, or the network that replaces it, where the page has none for it. */
function homeIn(
  country: string,
  { macro }: Pick<ViewState, 'macro'>,
  { homeOf, world, root }: ViewLimits,
): Pick<ViewState, 'macro' | 'region'> {
  return homeOf?.(country, macro) ?? { macro: world, region: root ?? null };
}

/** Those of the view where they hold the country, else its own: a map of one region and figures elsewhere would contradict each other. */
export function regionBeside(
  country: string,
  view: Pick<ViewState, 'macro' | 'region'>,
  limits: ViewLimits,
): Pick<ViewState, 'macro' | 'region'> {
  const { macro, region } = view;
  const holds = region === null || (limits.isInside?.(country, region) ?? true);
  return holds ? { macro, region } : homeIn(country, view, limits);
}

/**
 * The rules of the specification: a macro region resets the region to its first one with data for the element and year; a
 * region clears the clicked country; a country outside the region brings its own macro region and region along; a click on the
 * selected country, like the back button, returns to the region or the World; the World clears everything.
 */
export function nextView(view: ViewState, action: ViewAction, limits: ViewLimits): ViewState {
  const next = changedView(view, action, limits);
  // An element that nobody chose is that of the place.
  return action.do !== 'element' && view.element === elementOf(view, limits)
    ? { ...next, element: elementOf(next, limits) }
    : next;
}

export const elementOf = (
  view: Pick<ViewState, 'country' | 'region' | 'choices'>,
  { elements, openingElement }: Pick<ViewLimits, 'elements' | 'openingElement'>,
): number => openingElement?.(shownArea(view, ''), view) ?? elements[0] ?? 0;

function changedView(view: ViewState, action: ViewAction, limits: ViewLimits): ViewState {
  switch (action.do) {
    case 'element':
      return { ...view, element: action.element };
    case 'year':
      return { ...view, year: action.year };
    case 'macro': {
      if (action.macro === limits.world) return { ...view, macro: limits.world, region: null, country: null };
      const region = firstRegion(action.macro, view, limits);
      return { ...view, macro: action.macro, region, country: null };
    }
    case 'region':
      return { ...view, macro: action.macro ?? view.macro, region: action.region, country: null };
    case 'country':
      // On the map of a network others than its members are there to be seen.
      if (limits.root !== undefined && limits.countries?.has(action.country) === false) return view;
      return view.country === action.country
        ? { ...view, country: null }
        : { ...view, ...regionBeside(action.country, view, limits), country: action.country };
    case 'find':
      return {
        ...view,
        ...regionBeside(action.country, view, limits),
        year: action.leavesYear === true ? null : view.year,
        country: action.country,
      };
    case 'back':
      if (view.country !== null) return { ...view, country: null };
      return { ...view, macro: limits.world, region: limits.root ?? null };
    case 'layout':
      return { ...view, layout: action.layout };
    case 'tab':
      return { ...view, tab: action.tab };
    case 'choose': {
      const { [action.block]: _, ...others } = view.choices;
      // The empty choice is the default, which no address holds.
      return {
        ...view,
        choices: action.choice === '' ? others : { ...others, [action.block]: action.choice },
      };
    }
    case 'table':
      return { ...view, tables: toggled(view.tables, action.block) };
    case 'series':
      return { ...view, hidden: toggled(view.hidden, action.series) };
    case 'year-classes':
      return { ...view, yearClasses: !view.yearClasses };
    case 'official-only':
      return { ...view, officialOnly: !view.officialOnly };
    case 'explain':
      return { ...view, explain: action.figure };
  }
}

/** Code of the area whose figures the page shows: country, else region, else the World. */
export function shownArea(view: Pick<ViewState, 'country' | 'region'>, worldCode: string): string {
  return view.country ?? view.region ?? worldCode;
}

/** Slider drags and toggles replace the history entry; what a visitor would call "going somewhere" pushes one. */
export function historyMode(action: ViewAction): 'push' | 'replace' {
  if (action.do === 'explain') return action.figure === null ? 'replace' : 'push';
  return ['country', 'find', 'region', 'macro', 'element', 'back', 'tab'].includes(action.do)
    ? 'push'
    : 'replace';
}

/** Whether one thing differs and nothing else, as the year in a step of the slider. */
export const onlyDiffers = (field: keyof ViewState, one: ViewState, other: ViewState): boolean =>
  one[field] !== other[field] &&
  (Object.keys(one) as (keyof ViewState)[]).every((name) => name === field || one[name] === other[name]);
