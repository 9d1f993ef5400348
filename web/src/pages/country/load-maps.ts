import { beans } from '#catalog/crops/beans.ts';
import { genePools } from '#catalog/germplasm/collections.ts';
import { collectionAddresses } from '#contract/collection-addresses.ts';
import { failedPart, type Loaded, loadedPart } from '../../api/loaded.ts';
import { addresses, askFor } from '../../api/queries.ts';
import { countriesOf } from '../../api/region-countries.ts';
import { isInside, measure } from '../../map/path-geometry.ts';
import { projectInto } from '../../map/project.ts';
import { WORLD_ON_SERVER } from '../../map/world-on-server.ts';
import type { PageContext } from '../page.ts';
import type { LandraceMap } from './country-data.ts';
import { type Locator, toLocator } from './locator.ts';

/** Where a country lies on its continent; `null` where it has no outline. */
export async function loadLocator(
  code: string,
  macro: string | null,
  { getJson, loadPart }: PageContext,
): Promise<Locator | null> {
  const areas = await loadPart(askFor(getJson, 'areas', addresses.areas()));
  if (areas.state === 'failed' || macro === null) return null;
  const around = countriesOf(macro, new Map(areas.value.map((area) => [area.code, area])));
  return toLocator(WORLD_ON_SERVER, code, around);
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
