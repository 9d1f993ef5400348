import type { Crop } from '#catalog/crop.ts';
import { crops } from '#catalog/crops/index.ts';
import { findElement } from '#catalog/elements/index.ts';
import type { Section } from '#catalog/section.ts';
import { listSections } from '#catalog/sections/index.ts';
import { tableName } from '#catalog/sections/section-facts.ts';
import { addresses, cubeElements } from '#contract/addresses.ts';
import type { ServedReleaseSummary } from '#contract/changes.ts';
import type { Release } from '#release/facts.ts';
import { type Loaded, loadedPart, shapePart, valueOr } from '../../api/loaded.ts';
import { askFor } from '../../api/queries.ts';
import { usedSources } from '../../api/used-sources.ts';
import type { SourceOfFigure } from '../../figure/figure.ts';
import type { IgnoredParam } from '../../url/ignored-params.ts';
import type { LoadedPage, PageContext } from '../page.ts';
import { type CoverageChoice, coverageParams } from './coverage-choice.ts';
import { type Coverage, toCoverage } from './coverage-model.ts';
import { type LeftOut, type LeftOutKind, leftOutAddress } from './left-out.tsx';
import { summariseWorldSums, type WorldSumSummary } from './world-sums-model.ts';

/** The release as the page shows it. */
export type ShownRelease = Pick<
  Release,
  'id' | 'created' | 'origin' | 'sources' | 'editions' | 'checks' | 'accepted' | 'counts'
>;

export interface DatabasesPageData {
  at: { release: { id: string; created: string }; search: string };
  release: Loaded<ShownRelease>;
  /** Every release that is kept, the newest first. */
  releases: Loaded<readonly ServedReleaseSummary[]>;
  chosen: CoverageChoice;
  /** Title of the chosen section: the page's scripts have names of crops alone. */
  source: string;
  /** Sources of the counted figures of the chosen section: none where that could not be loaded. */
  counted: readonly SourceOfFigure[];
  choices: readonly CoverageChoice[];
  coverage: Loaded<Coverage | null>;
  worldSums: Loaded<readonly WorldSumSummary[]>;
  /** Rows of market prices, and of germplasm and varieties, that are left out. */
  leftOut: Readonly<Record<LeftOutKind, Loaded<LeftOut>>>;
  /** Parameters of the address without effect. */
  ignored: readonly IgnoredParam[];
}

/** Whether countries have the element as a figure of its own: ranks only repeat what they rank. */
function isCounted(id: number): boolean {
  const element = findElement(id);
  return element !== undefined && element.unit !== 'rank' && element.scope !== 'aggregate';
}

async function loadWorldSums(
  crop: Crop,
  section: Section,
  { getJson, loadPart }: PageContext,
): Promise<Loaded<readonly WorldSumSummary[]>> {
  const indicator = crop.items[section.indicator];
  if (indicator === null) return loadedPart([]);
  const address = addresses.worldSums(tableName(crop, section), indicator);
  const answer = await loadPart(askFor(getJson, 'worldSums', address));
  return shapePart(answer, summariseWorldSums);
}

async function loadCoverage(
  crop: Crop,
  section: Section,
  { getJson, loadPart }: PageContext,
): Promise<Loaded<Coverage | null>> {
  const indicator = crop.items[section.indicator];
  if (indicator === null) return loadedPart(null);
  const address = addresses.cubes(tableName(crop, section), indicator, cubeElements(section));
  const [answer, areas] = await Promise.all([
    loadPart(askFor(getJson, 'cubes', address)),
    loadPart(askFor(getJson, 'areas', addresses.areas())),
  ]);
  if (areas.state === 'failed') return areas;
  return shapePart(answer, ({ cubes }) =>
    toCoverage(
      cubes.filter((cube) => isCounted(cube.element)),
      section.mapElements.map((pair) => pair.country),
      areas.value,
    ),
  );
}

/** Loads sources, checks and the coverage of one section; unknown choices fall back to the first, with a note. */
export async function loadDatabasesPage(context: PageContext): Promise<LoadedPage<DatabasesPageData>> {
  const { words, getJson, loadPart, search } = context;
  const all = crops.flatMap((crop) => listSections(crop).map((section) => ({ crop, section })));
  const choices = all.map(({ crop, section }) => ({ crop: crop.id, section: section.id }));
  const params = coverageParams(choices);
  const choice = params.parse(search);
  const chosen = all.find(({ crop, section }) => crop.id === choice.crop && section.id === choice.section);
  const [release, releases, coverage, worldSums, leftOut, germplasm] = await Promise.all([
    loadPart(askFor(getJson, 'release', '/api/v1/release')),
    loadPart(askFor(getJson, 'releases', '/api/v1/releases')),
    chosen === undefined ? loadedPart(null) : loadCoverage(chosen.crop, chosen.section, context),
    chosen === undefined ? loadedPart([]) : loadWorldSums(chosen.crop, chosen.section, context),
    loadPart(askFor(getJson, 'priceLeftOut', leftOutAddress('prices'))),
    loadPart(askFor(getJson, 'germplasmLeftOut', leftOutAddress('germplasm'))),
  ]);
  return {
    status: 200,
    head: {
      title: words('about.databases.title'),
      description: words('about.databases.lead'),
      theme: 'GENERAL',
      search: params.serialise(choice),
    },
    data: {
      at: {
        release: { id: context.release.id, created: context.release.created },
        search: params.serialise(choice, context.release.pinned ? context.release.id : null),
      },
      release: shapePart(release, ({ id, created, origin, sources, editions, checks, accepted, counts }) => ({
        id,
        created,
        origin,
        sources,
        editions,
        checks,
        accepted,
        counts,
      })),
      releases,
      chosen: choice,
      counted: chosen === undefined ? [] : countedSources(chosen.section, coverage, valueOr(release, null)),
      source: words(`crops.${choice.crop}.title.${choice.section}`),
      choices,
      coverage,
      worldSums,
      leftOut: {
        prices: shapePart(leftOut, ({ left_out, conflicts }) => ({
          entries: left_out.map(({ iso3, ...row }) => ({ ...row, of: iso3 })),
          conflicts: conflicts.length,
        })),
        germplasm: shapePart(germplasm, (rows) => ({
          entries: rows.map(({ detail, ...row }) => ({ ...row, of: detail })),
          conflicts: null,
        })),
      },
      ignored: params.ignored(search, choice),
    },
  };
}

/** Any country: sources depend on whether an area is one. */
const aCountry = 'KEN';

/**
 * The sources of the figures of countries that a section's coverage counts, as the release has them: population only where an element
 * is worked out by it. None where coverage or release could not be loaded.
 */
export function countedSources(
  { sources }: Pick<Section, 'sources'>,
  coverage: Loaded<Coverage | null>,
  release: Pick<Release, 'sources' | 'editions'> | null,
): readonly SourceOfFigure[] {
  if (coverage.state === 'failed' || coverage.value === null || release === null) return [];
  const keys = new Set(
    coverage.value.elements.flatMap(({ element }) =>
      usedSources(sources, { shown: element, area: aCountry }, 'absolute'),
    ),
  );
  return release.sources
    .filter(({ key }) => keys.has(key))
    .map(({ key, publisher, title, licence, url, date }) => ({
      ...{ key, publisher, title, licence, url, date },
      editions: release.editions
        .filter((edition) => edition.sources.includes(key))
        .map(({ key: name, kind, carrier }) => ({ key: name, kind, carrier })),
    }));
}
