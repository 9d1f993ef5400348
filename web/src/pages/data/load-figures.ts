import { LRUCache } from 'lru-cache';
import type { Crop } from '#catalog/crop.ts';
import type { Section } from '#catalog/section.ts';
import { listElements, tableName } from '#catalog/sections/section-facts.ts';
import { cubeElements, podiumElements } from '#contract/addresses.ts';
import type { AreaSummary, Cube, Podiums } from '#contract/data.ts';
import type { Exportability } from '#contract/exports.ts';
import type { EditedSource } from '#release/facts.ts';
import { failedPart, type Loaded, loadedPart, valueOr } from '../../api/loaded.ts';
import { addresses, askFor } from '../../api/queries.ts';
import { workedOnce } from '../../api/worked-once.ts';
import type { ElementCoverage } from '../../blocks/metadata/coverage-text.ts';
import type { PageContext } from '../page.ts';
import { elementCoverage } from './element-coverage.ts';
import { type ElementFacts, regionsWithData, toFacts } from './page-limits.ts';

/** What the figures of a section tell its pages, whatever their area and year. */
interface SectionFacts {
  /** Facts of the map's elements. */
  facts: readonly ElementFacts[];
  /** The regions with figures. */
  regions: readonly (readonly [number, readonly string[]])[];
  coverage: readonly ElementCoverage[];
}

export interface SectionFigures {
  table: string;
  indicator: number;
  areas: Loaded<readonly AreaSummary[]>;
  /** The cubes of the section's elements, all areas and years, as they were loaded, and by element. */
  all: Loaded<{ cubes: readonly Cube[] }>;
  cubes: ReadonlyMap<number, Cube>;
  sources: Loaded<readonly EditedSource[]>;
  exports: Loaded<Exportability>;
  facts: Loaded<SectionFacts['facts']>;
  regions: Loaded<SectionFacts['regions']>;
  coverage: Loaded<SectionFacts['coverage']>;
}

type AllCubes = { cubes: readonly Cube[] };
type AllPodiums = { podiums: readonly Podiums[] };

const byElement = workedOnce(
  ({ cubes }: AllCubes): ReadonlyMap<number, Cube> => new Map(cubes.map((cube) => [cube.element, cube])),
);

const noCubes = { cubes: [] };
const noPodiums = { podiums: [] };

const mostSections = 200;

/** Facts of sections without a part that failed, by release, crop and section: they take a pass over all figures and podiums. */
const factsOfSections = new LRUCache<string, SectionFacts>({ max: mostSections });

export async function loadFigures(
  { crop, section, indicator }: { crop: Crop; section: Section; indicator: number },
  { getJson, loadPart, release }: Pick<PageContext, 'getJson' | 'loadPart' | 'release'>,
): Promise<SectionFigures> {
  const table = tableName(crop, section);
  const key = `${release.id} ${crop.id} ${section.id}`;
  const known = factsOfSections.get(key);
  const ranked = podiumElements(section);
  const [areas, all, podiums, sources, exports] = await Promise.all([
    loadPart(askFor(getJson, 'areas', addresses.areas())),
    loadPart(askFor(getJson, 'cubes', addresses.cubes(table, indicator, cubeElements(section)))),
    known !== undefined || ranked.length === 0
      ? loadedPart(noPodiums)
      : loadPart(askFor(getJson, 'podiums', addresses.podiums(table, indicator, ranked))),
    loadPart(askFor(getJson, 'sources', '/api/v1/sources')),
    loadPart(askFor(getJson, 'exports', addresses.exports(table, indicator, listElements(section)))),
  ]);
  const figures = { table, indicator, areas, all, cubes: byElement(valueOr(all, noCubes)), sources, exports };
  if (known !== undefined && all.state === 'loaded') return { ...figures, ...loadedFacts(known) };
  if (all.state === 'failed') return { ...figures, facts: all, regions: all, coverage: all };
  const facts = toSectionFacts(section, {
    indicator,
    ...all.value,
    ...valueOr(podiums, noPodiums),
    areas: valueOr(areas, null),
  });
  if (areas.state === 'failed' || podiums.state === 'failed')
    return { ...figures, ...loadedFacts(facts), coverage: failedPart };
  factsOfSections.set(key, facts);
  return { ...figures, ...loadedFacts(facts) };
}

const loadedFacts = ({ facts, regions, coverage }: SectionFacts) => ({
  facts: loadedPart(facts),
  regions: loadedPart(regions),
  coverage: loadedPart(coverage),
});

function toSectionFacts(
  section: Section,
  of: AllCubes & AllPodiums & { areas: readonly AreaSummary[] | null; indicator: number },
): SectionFacts {
  const leading = podiumElements(section)[1];
  const podium = of.podiums.find(({ element }) => element === leading);
  const cubes = new Map(of.cubes.map((cube) => [cube.element, cube]));
  const areas = of.areas ?? [];
  return {
    facts: section.mapElements.map((element) => toFacts(element, (id) => cubes.get(id), { areas, podium })),
    regions: regionsWithData(of.areas, of.cubes),
    coverage: elementCoverage(of.indicator, { ...of, areas }),
  };
}
