import type { Crop } from '#catalog/crop.ts';
import { EXPORT_QUANTITY, FOOD_PER_CAPITA, IMPORT_QUANTITY, PRODUCTION } from '#catalog/elements/codes.ts';
import type { RecordKindId } from '#catalog/records/kinds.ts';
import type { Section } from '#catalog/section.ts';
import { listSections, type SectionId } from '#catalog/sections/index.ts';
import { sectionPath } from '#catalog/sections/section-facts.ts';
import { addresses, versioned } from '#contract/addresses.ts';
import type { Cube } from '#contract/data.ts';
import { CubeStore } from '../../api/cube-store.ts';
import type { Loaded } from '../../api/loaded.ts';
import { askFor } from '../../api/queries.ts';
import { rankedCountries } from '../../api/ranked-countries.ts';
import type { PageContext } from '../page.ts';
import type { NearestFigure } from './room-data.ts';

/** What comes nearest to the records of a kind: elements of which countries are ranked, with the section that tells more. */
const nearest: Readonly<Partial<Record<RecordKindId, readonly (readonly [SectionId, number])[]>>> = {
  quotes: [
    ['trade', EXPORT_QUANTITY],
    ['trade', IMPORT_QUANTITY],
    ['production', PRODUCTION],
  ],
  'industrial-quality': [
    ['consumption', FOOD_PER_CAPITA],
    ['production', PRODUCTION],
    ['trade', EXPORT_QUANTITY],
  ],
};

/** Loads the figures that come nearest to a room's records, as far as the crop and the release have them. */
export async function loadNearest(
  { getJson, loadPart, release }: PageContext,
  kind: RecordKindId,
  crop: Crop,
): Promise<Loaded<readonly NearestFigure[]>> {
  const sections = listSections(crop);
  const plans = (nearest[kind] ?? []).flatMap(([id, element]) => {
    const section = sections.find((each) => each.id === id);
    return section === undefined ? [] : [{ section, element }];
  });
  const areas = await loadPart(askFor(getJson, 'areas', addresses.areas()));
  if (areas.state === 'failed') return areas;
  const kinds = new Map(areas.value.map((area) => [area.code, area]));
  const figures: NearestFigure[] = [];
  for (const { section, element } of plans) {
    const cube = await loadCube(section, element);
    if (cube.state === 'failed') return cube;
    if (cube.value !== null) figures.push(toFigure(section, cube.value));
  }
  return { state: 'loaded', value: figures.filter(({ places }) => places.length > 0) };

  function loadCube(section: Section, element: number): Promise<Loaded<Cube | null>> {
    const item = crop.items[section.indicator];
    if (item === null) return Promise.resolve({ state: 'loaded', value: null });
    return loadPart(askFor(getJson, 'cube', addresses.cube('OBSERVATIONS', element, item)), null);
  }

  function toFigure(section: Section, cube: Cube): NearestFigure {
    const year = cube.defaultYear;
    const path = `${sectionPath(crop, section)}?element=${cube.element}&year=${year}`;
    return {
      element: cube.element,
      indicator: cube.indicator,
      section: section.id,
      path: release.pinned ? versioned(path, release.id) : path,
      year,
      places: rankedCountries(CubeStore.of([cube]).slice(cube.element, year) ?? new Map(), kinds).map(
        ({ area, value, flag, rank, doubt }) => ({ area, value, flag, rank, ...(doubt && { doubt }) }),
      ),
    };
  }
}
