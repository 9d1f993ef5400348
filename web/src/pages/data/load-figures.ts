import type { Crop } from '#catalog/crop.ts';
import type { Section } from '#catalog/section.ts';
import { listElements, tableName } from '#catalog/sections/section-facts.ts';
import { cubeElements, podiumElements } from '#contract/addresses.ts';
import type { AreaSummary, Cube, Podiums } from '#contract/data.ts';
import type { Exportability } from '#contract/exports.ts';
import type { EditedSource } from '#release/facts.ts';
import { type Loaded, type LoadPart, loadedPart, shapePart, valueOr } from '../../api/loaded.ts';
import { addresses, askFor, type GetJson } from '../../api/queries.ts';
import { workedOnce } from '../../api/worked-once.ts';
import { type ElementFacts, regionsWithData, toFacts } from './page-limits.ts';

export interface SectionFigures {
  table: string;
  indicator: number;
  areas: Loaded<readonly AreaSummary[]>;
  /** The cubes of the section's elements, all areas and years, as they were loaded, and by element. */
  all: Loaded<{ cubes: readonly Cube[] }>;
  cubes: ReadonlyMap<number, Cube>;
  podiums: Loaded<{ podiums: readonly Podiums[] }>;
  sources: Loaded<readonly EditedSource[]>;
  exports: Loaded<Exportability>;
  /** Facts of the map's elements, and the regions with figures. */
  facts: Loaded<readonly ElementFacts[]>;
  regions: Loaded<readonly (readonly [number, readonly string[]])[]>;
}

type AllCubes = { cubes: readonly Cube[] };

const byElement = workedOnce(
  ({ cubes }: AllCubes): ReadonlyMap<number, Cube> => new Map(cubes.map((cube) => [cube.element, cube])),
);

const factsOf = workedOnce(
  (
    all: AllCubes,
    section: Section,
    areas: readonly AreaSummary[] | null,
    podiums: readonly Podiums[] | null,
  ) => {
    const leading = podiumElements(section)[1];
    const podium = podiums?.find(({ element }) => element === leading);
    return section.mapElements.map((element) =>
      toFacts(element, (id) => byElement(all).get(id), { areas: areas ?? [], podium }),
    );
  },
);

const regionsOf = workedOnce(({ cubes }: AllCubes, areas: readonly AreaSummary[] | null) =>
  regionsWithData(areas, cubes),
);

const noPodiums = { podiums: [] };

const noCubes = { cubes: [] };

export async function loadFigures(
  { crop, section, indicator }: { crop: Crop; section: Section; indicator: number },
  { getJson, loadPart }: { getJson: GetJson; loadPart: LoadPart },
): Promise<SectionFigures> {
  const table = tableName(crop, section);
  const ranked = podiumElements(section);
  const [areas, all, podiums, sources, exports] = await Promise.all([
    loadPart(askFor(getJson, 'areas', addresses.areas())),
    loadPart(askFor(getJson, 'cubes', addresses.cubes(table, indicator, cubeElements(section)))),
    ranked.length === 0
      ? loadedPart(noPodiums)
      : loadPart(askFor(getJson, 'podiums', addresses.podiums(table, indicator, ranked))),
    loadPart(askFor(getJson, 'sources', '/api/v1/sources')),
    loadPart(askFor(getJson, 'exports', addresses.exports(table, indicator, listElements(section)))),
  ]);
  const cubes = byElement(valueOr(all, noCubes));
  const facts = shapePart(all, (answer) =>
    factsOf(answer, section, valueOr(areas, null), valueOr(podiums, noPodiums).podiums),
  );
  const regions = shapePart(all, (answer) => regionsOf(answer, valueOr(areas, null)));
  return { table, indicator, areas, all, cubes, podiums, sources, exports, facts, regions };
}
