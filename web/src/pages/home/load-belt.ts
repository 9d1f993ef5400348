import { beans } from '#catalog/crops/beans.ts';
import { AREA_HARVESTED, PROTEIN_SHARE } from '#catalog/elements/codes.ts';
import { continents, worldCode } from '#catalog/regions/index.ts';
import { consumption } from '#catalog/sections/consumption.ts';
import { tableName } from '#catalog/sections/section-facts.ts';
import { surfaceContext } from '#catalog/sections/surface-context.ts';
import { addresses } from '#contract/addresses.ts';
import { collectionAddresses } from '#contract/collection-addresses.ts';
import type { AreaSummary } from '#contract/data.ts';
import type { PriceSource } from '#contract/prices.ts';
import { readPoints } from '#domain/germplasm/points.ts';
import { wildFilter } from '#domain/germplasm/wild-filter.ts';
import { CubeStore } from '../../api/cube-store.ts';
import { leastOfSum } from '../../api/least-of-sum.ts';
import { failedPart, type Loaded, loadedPart, shapePart } from '../../api/loaded.ts';
import { askFor } from '../../api/queries.ts';
import { countriesOf } from '../../api/region-countries.ts';
import { WORLD_ON_SERVER } from '../../map/world-on-server.ts';
import { parseCollections, serialiseCollections } from '../../url/collections-params.ts';
import type { IgnoredParam } from '../../url/ignored-params.ts';
import { oneOf, params } from '../../url/params.ts';
import type { PageContext } from '../page.ts';
import {
  type Belt,
  type BeltStep,
  beltSteps,
  firstStep,
  toFields,
  toOrigins,
  type WildPoints,
} from './belt.ts';
import { toHomeMap } from './home-map.ts';
import { keepRelease, releaseNamed } from './kept-address.ts';

const portalParams = params({ step: { ...oneOf(beltSteps.map(String)), fallback: String(firstStep) } });

/** The requested step, and parameters without effect. */
export function stepIn(search: string): { step: BeltStep; ignored: readonly IgnoredParam[] } {
  const view = portalParams.parse(search);
  const step = beltSteps.find((each) => String(each) === view.step) ?? firstStep;
  return { step, ignored: portalParams.ignored(search, view) };
}

export const stepSearch = (step: BeltStep): string => portalParams.serialise({ step: String(step) });

/** The picture of a step, with its dots; `null` where the release has nothing of it. */
export function loadBelt(
  step: BeltStep,
  areas: Loaded<readonly AreaSummary[]>,
  context: PageContext,
): Promise<Loaded<Belt | null>> {
  return step === 1 ? loadOrigins(context) : loadCountries(step, areas, context);
}

async function loadCountries(
  step: 2 | 3,
  areas: Loaded<readonly AreaSummary[]>,
  context: PageContext,
): Promise<Loaded<Belt | null>> {
  const { getJson, loadPart } = context;
  const section = step === 2 ? surfaceContext : consumption;
  const element = step === 2 ? AREA_HARVESTED : PROTEIN_SHARE;
  const indicator = beans.items[section.indicator];
  if (indicator === null) return loadedPart(null);
  const address = addresses.cube(tableName(beans, section), element, indicator);
  const growingAddress = addresses.growingPlaces('beans');
  const [cube, growing] = await Promise.all([
    loadPart(askFor(getJson, 'cube', address), null),
    step === 2 ? loadPart(askFor(getJson, 'growingPlaces', growingAddress)) : loadedPart(null),
  ]);
  if (areas.state === 'failed') return areas;
  if (growing.state === 'failed') return growing;
  return shapePart(cube, (answer) => {
    const map = answer && toHomeMap(beans, section, answer, areas.value, releaseNamed(context));
    if (answer === null || map === null) return null;
    const slice = CubeStore.of([answer]).slice(answer.element, map.year) ?? new Map();
    const world = slice.get(worldCode)?.value ?? null;
    if (growing.value === null) return { step: 3, map, world };
    const byCode = new Map(areas.value.map((area) => [area.code, area]));
    const parts = continents.flatMap((area) => {
      const sum = leastOfSum(slice.get(area), slice, countriesOf(area, byCode));
      return sum === null ? [] : [{ area, ...sum }];
    });
    return toFields(WORLD_ON_SERVER, { map, world, continents: parts }, growing.value, context.release.id);
  });
}

/** Collections with wild relatives; of several in a release the first, which states the wild ones. */
const wildCollections = ['mexico-specimens', 'wild-relatives'] as const;

async function loadOrigins(context: PageContext): Promise<Loaded<Belt | null>> {
  const { getJson, loadPart } = context;
  const [list, columns] = await Promise.all([
    loadPart(askFor(getJson, 'collections', collectionAddresses.list())),
    loadPart(askFor(getJson, 'collectionColumns', collectionAddresses.columns('landraces'))),
  ]);
  if (list.state === 'failed' || columns.state === 'failed') return failedPart;
  const sourceOf = (collection: string): PriceSource | null =>
    list.value.find(({ id }) => id === collection)?.source ?? null;
  const source = sourceOf('landraces');
  if (source === null) return loadedPart(null);
  const wild = await loadWild(sourceOf, context);
  if (wild.state === 'failed') return wild;
  const path = keepRelease('/beans/data/collections', releaseNamed(context));
  return loadedPart(
    toOrigins(WORLD_ON_SERVER, readPoints(columns.value), { source, path, wild: wild.value }),
  );
}

async function loadWild(
  sourceOf: (collection: string) => PriceSource | null,
  context: PageContext,
): Promise<Loaded<WildPoints | null>> {
  const { getJson, loadPart } = context;
  const collection = wildCollections.find((each) => sourceOf(each) !== null);
  const source = collection === undefined ? null : sourceOf(collection);
  if (collection === undefined || source === null) return loadedPart(null);
  const columns = await loadPart(
    askFor(getJson, 'collectionColumns', collectionAddresses.columns(collection)),
  );
  return shapePart(columns, (answer) => {
    const points = readPoints(answer);
    const filter = wildFilter(points);
    if (filter === null) return null;
    const view = { ...parseCollections(''), collection, filter };
    const path = `/beans/data/collections${serialiseCollections(view, releaseNamed(context) ?? null)}`;
    return { collection, source, points, filter, path };
  });
}
