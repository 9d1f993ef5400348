import { beans } from '#catalog/crops/beans.ts';
import { genePools } from '#catalog/germplasm/collections.ts';
import { macroRegions, worldCode } from '#catalog/regions/index.ts';
import { collectionAddresses } from '#contract/collection-addresses.ts';
import type { Profile } from '#contract/profiles.ts';
import { africaCode } from '#domain/networks/compare-networks.ts';
import { failedPart, type Loaded, loadedPart } from '../../api/loaded.ts';
import { addresses, askFor } from '../../api/queries.ts';
import { countriesOf } from '../../api/region-countries.ts';
import { isInside, measure } from '../../map/path-geometry.ts';
import { projectInto } from '../../map/project.ts';
import { WORLD_ON_SERVER } from '../../map/world-on-server.ts';
import type { PageContext } from '../page.ts';
import type { LandraceMap } from './country-data.ts';
import { type Locator, toLocator } from './locator.ts';

/** Code of the area that a region, a network or a country is shown in: its continent, or the World. */
const surroundingsOf = ({ area, macro, membership }: Profile): string =>
  macro ??
  (membership === null
    ? (macroRegions.find(({ regions }) => regions.includes(area))?.code ?? worldCode)
    : africaCode);

/** Where an area is on its continent, a former state by its successors; `null` of the World, and where no outline is known. */
export async function loadLocator(
  profile: Profile,
  { getJson, loadPart }: PageContext,
): Promise<Locator | null> {
  const { area, kind, members, after } = profile;
  if (area === worldCode) return null;
  const areas = await loadPart(askFor(getJson, 'areas', addresses.areas()));
  if (areas.state === 'failed') return null;
  const own = new Set(kind === 'country' ? [area] : kind === 'former' ? after : members);
  const around = countriesOf(surroundingsOf(profile), new Map(areas.value.map((each) => [each.code, each])));
  return toLocator(WORLD_ON_SERVER, own, around);
}

/** The landraces of beans that were collected within a country's outline; `null` where there are none, or no outline. */
export async function loadLandraces(
  code: string,
  crop: string,
  { getJson, loadPart }: PageContext,
): Promise<Loaded<LandraceMap | null>> {
  const outline = WORLD_ON_SERVER.shapes.find(({ iso3 }) => iso3 === code)?.d ?? '';
  const bounds = measure(outline)?.bounds;
  if (crop !== beans.id || bounds === undefined) return loadedPart(null);
  const list = await loadPart(askFor(getJson, 'collections', collectionAddresses.list()));
  if (list.state === 'failed') return failedPart;
  const source = list.value.find(({ id }) => id === 'landraces')?.source ?? null;
  if (source === null) return loadedPart(null);
  const columns = await loadPart(
    askFor(getJson, 'collectionColumns', collectionAddresses.columns('landraces')),
  );
  if (columns.state === 'failed') return failedPart;
  const { latitudes, longitudes, places, genePools: poolsOf } = columns.value;
  const within = latitudes.map((latitude, at) => {
    const [x, y] = projectInto(WORLD_ON_SERVER, longitudes[at] ?? 0, latitude);
    return isInside(outline, [x, y]) ? { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 } : null;
  });
  const points = places.flatMap((place, row) => {
    const at = within[place];
    // Those without a stated pool are counted with the hybrids.
    return at == null ? [] : { ...at, pool: (Number(poolsOf[row] ?? 0) || genePools.length) - 1 };
  });
  return loadedPart(points.length === 0 ? null : { outline, bounds, points, source });
}
