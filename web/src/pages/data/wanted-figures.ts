import { elementsOfBlock } from '#catalog/blocks.ts';
import { POPULATION } from '#catalog/elements/codes.ts';
import { findFlow } from '#catalog/elements/trade.ts';
import { POPULATION_ITEM } from '#catalog/items/codes.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { Section } from '#catalog/section.ts';
import { addresses, cubeElements, podiumElements } from '#contract/addresses.ts';
import { decade as tenYears, yearsUpTo } from '#domain/change-over-decade.ts';
import { eatenMeasures } from '#domain/rounded-away.ts';
import { isCountry } from '../../api/data-view.tsx';
import { asksPerInhabitant } from '../../url/chart-options.ts';

/** Figures behind one address: cubes, whole or a part of them, or the podiums of an area. */
export interface FigurePart {
  address: string;
  /** Elements of its cubes; none of podiums. */
  elements: readonly number[];
  /** All areas and years of its elements. */
  isWhole: boolean;
  /** The area whose podiums it has. */
  podiumsOf?: string;
}

/** The parts of a view that need figures. */
export interface ViewOfFigures {
  element: number;
  area: string;
  year: number;
  choices: Readonly<Record<string, string>>;
}

/** The figures of a section, and the document's part of them. */
export interface PageOfFigures {
  section: Section;
  table: string;
  indicator: number;
  /** The view that the document shows. */
  opened: ViewOfFigures;
  /** The document has the figures of its area, and of all countries what its view compares. */
  isBrought: boolean;
}

/** Elements whose figures of all countries blocks beside the map take: to add up, to rank, to distinguish a rounded 0 from none. */
function sharedElements(section: Section): readonly number[] {
  const compared = section.blocks
    .filter(({ kind }) => kind === 'glance' || kind === 'decomposition')
    .flatMap(elementsOfBlock)
    .flatMap(({ country, aggregate }) => [country, aggregate]);
  const ranks = section.blocks.some(({ kind }) => kind === 'traders');
  return cubeElements(section).filter(
    (element) =>
      compared.includes(element) ||
      element === section.worldShare?.element ||
      eatenMeasures.includes(element) ||
      (ranks && findFlow(element) !== null),
  );
}

/** The years that a view compares: its own with those up to it, and as many ten years before. */
const comparedYears = ({ year }: ViewOfFigures): readonly number[] => [
  ...yearsUpTo(year),
  ...yearsUpTo(year - tenYears),
];

/** The first year of a decade of the figures: 2011 to 2020. */
const decadeOf = (year: number): number => Math.floor((year - 1) / 10) * 10 + 1;

/** The cubes of elements in the decades of some years: a step within a decade makes no request. */
function decadeParts(
  { table, indicator }: PageOfFigures,
  elements: readonly number[],
  years: readonly number[],
): readonly FigurePart[] {
  return [...new Set(years.map(decadeOf))].map((first) => ({
    address: addresses.cubes(table, indicator, elements, { years: `${first}-${first + 9}` }),
    elements,
    isWhole: false,
  }));
}

/** The figures of an area in all years: cubes of every element, and podiums where the section has some. */
function areaParts({ section, table, indicator }: PageOfFigures, area: string): readonly FigurePart[] {
  const elements = cubeElements(section);
  const ranked = podiumElements(section);
  const podiums = {
    address: addresses.podiums(table, indicator, ranked, { area }),
    elements: [],
    isWhole: false,
    podiumsOf: area,
  };
  return [
    { address: addresses.cubes(table, indicator, elements, { area }), elements, isWhole: false },
    ...(ranked.length === 0 ? [] : [podiums]),
  ];
}

const population: FigurePart = {
  address: addresses.cubes('OBSERVATIONS', POPULATION_ITEM, [POPULATION]),
  elements: [POPULATION],
  isWhole: true,
};

/**
 * The figures that a view draws on beyond the document's: those that it waits for, and all that it can use. `isNear`: the
 * visitor is at the years, and may go on to the next one.
 */
export function wantedFigures(
  page: PageOfFigures,
  view: ViewOfFigures,
  isNear: boolean,
): { awaited: readonly FigurePart[]; all: readonly FigurePart[] } {
  const { section, table, indicator, opened, isBrought } = page;
  const { element, area, year, choices } = view;
  const pair = section.mapElements.find(({ country }) => country === element) ?? {
    country: element,
    aggregate: element,
  };
  const mapped = [...new Set([pair.country, pair.aggregate])];
  const whole = { address: addresses.cubes(table, indicator, mapped), elements: mapped, isWhole: true };
  const [decade] = decadeParts(page, mapped, [year]);
  // The World's chart has the years of the continents: with another area's document they come with the map.
  const needsContinents =
    area === worldCode && opened.area !== area && section.blocks.some(({ kind }) => kind === 'continents');
  // Until the visitor reaches the years the map has those of one decade.
  const isSame =
    isBrought && !needsContinents && element === opened.element && decadeOf(year) === decadeOf(opened.year);
  const map = isSame && decade !== undefined ? decade : whole;
  const hasArea = isBrought && area === opened.area;
  const years = comparedYears(view);
  const broughtYears = comparedYears(opened);
  const hasYears = hasArea && years.every((at) => broughtYears.includes(at));
  const shared = sharedElements(section);
  const compared = hasYears ? [] : decadeParts(page, shared, years);
  const ofArea = hasArea ? [] : areaParts(page, area);
  // A country's own series are all that its figures compare.
  const comparesCountries = !isCountry(area) || section.blocks.some(({ kind }) => kind === 'traders');
  const next = isNear ? [year - 1, year, year + 1] : [];
  return {
    awaited: [map, ...ofArea, ...(comparesCountries ? compared : [])],
    all: [
      map,
      ...(isNear ? [whole] : []),
      ...ofArea,
      ...compared,
      ...decadeParts(
        page,
        shared,
        next.flatMap((at) => comparedYears({ ...view, year: at })),
      ),
      ...(asksPerInhabitant(choices) ? [population] : []),
    ],
  };
}
