import { findElement } from '#catalog/elements/index.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { ScopedElement } from '#catalog/section.ts';
import type { AreaSummary } from '#contract/data.ts';
import { asPerInhabitant, explainedKey } from '#contract/explain-address.ts';
import { findConversion } from '#domain/per-inhabitant.ts';
import { neighboursInRanking } from '#domain/ranks.ts';
import type { CubeStore } from '../../api/cube-store.ts';
import { elementFor } from '../../api/data-view.tsx';
import { findDependents } from '../../api/dependents.ts';
import { leadingCountries, type RankedCountry, rankedCountries } from '../../api/ranked-countries.ts';
import { countriesOf, within } from '../../api/region-countries.ts';
import { areaName } from '../../i18n/area-words.ts';
import { isUnboundedRatio } from '../../i18n/ratio-finding.ts';
import type { Speech } from '../../i18n/speech.ts';
import { parseChartOptions } from '../../url/chart-options.ts';
import { countryFigures, isCountryArea } from './country-figures.ts';
import { rankedRows, toRankingItems } from './country-ranking.ts';
import { countryTexts } from './country-texts.ts';

export interface CountriesInput {
  /** Options as the address has them. */
  choice: string | undefined;
  crop: string;
  element: number;
  mapElements: readonly ScopedElement[];
  area: string;
  /** Region whose countries are compared, or `null` for all countries. */
  region: string | null;
  year: number;
  cubes: CubeStore;
  allCubes: CubeStore;
  areas: ReadonlyMap<string, AreaSummary>;
  speech: Speech;
}

export type CountriesPicture = ReturnType<typeof toCountriesPicture>;

/** The countries next to one in the ranking, and it; `null` where it has no place. */
function nearestTo(area: string, ranked: readonly RankedCountry[]): readonly RankedCountry[] | null {
  const placed = ranked.filter(({ rank }) => rank !== null);
  return placed.some((entry) => entry.area === area) ? neighboursInRanking(placed, area, rankedRows) : null;
}

export function toCountriesPicture(input: CountriesInput) {
  const { choice, element, mapElements, area, region, year, cubes, allCubes } = input;
  const { words, formats } = input.speech;
  const areas = within(input.areas, region === null ? null : countriesOf(region, input.areas));
  const pair = mapElements.find((entry) => entry.country === element);
  const conversion = findConversion(findElement(element)?.unit);
  const divides = conversion !== null && parseChartOptions(choice).perInhabitant;
  const options = { cubes, allCubes, factor: divides ? conversion.factor : null };
  const figures = countryFigures({ ...options, element });
  const texts = countryTexts(words, formats, element, divides ? conversion.unit : null);
  const explainOf = (code: string): string =>
    explainedKey(code, pair === undefined ? element : elementFor(pair, code), year, {
      as: asPerInhabitant(divides),
    });
  const slice = figures.slice(year);
  const ranked = slice === undefined ? [] : rankedCountries(slice, areas);
  const selected = isCountryArea(areas, area) ? area : null;
  const name = (code: string) => areaName(words, code);

  // The region's own figure is its countries' yardstick, as the World's is that of all.
  const whole = region ?? worldCode;
  const aggregate = pair === undefined ? element : elementFor(pair, whole);
  const reference =
    countryFigures({ ...options, element: aggregate })
      .series(whole)
      ?.get(year) ?? slice?.get(whole);
  const isTiny = (code: string): boolean => !divides && cubes.isRoundedAway(element, code, year);
  const dependents =
    selected === null ? findDependents({ ranked, crop: input.crop, element, year, cubes }) : null;
  const near = isUnboundedRatio(element) && selected !== null ? nearestTo(selected, ranked) : null;
  const { items, unit } = toRankingItems({
    ranked: near ?? dependents?.places ?? ranked,
    ...{ selected, reference, whole, name, isTiny, texts, words },
  });
  return {
    crop: input.crop,
    element,
    region,
    pair,
    conversion,
    divides,
    texts,
    explainOf,
    slice,
    ranked,
    dependents,
    /** Of a ratio whose highest figures mean little, the countries next to the chosen one. */
    near,
    leaders: leadingCountries(ranked, { cubes, element, year }),
    selected,
    items,
    unit,
    whole,
    reference,
  };
}
