import { findCrop } from '#catalog/crops/index.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { Section } from '#catalog/section.ts';
import type { AreaSummary } from '#contract/data.ts';
import { heldSection } from '#domain/held-section.ts';
import { CubeStore } from '../../api/cube-store.ts';
import type { ShownData } from '../../api/data-view.tsx';
import { type Loaded, valueOr } from '../../api/loaded.ts';
import { createPodiumStore, type PodiumStore } from '../../api/podium-store.ts';
import { workedOnce } from '../../api/worked-once.ts';
import { viewParams } from '../../url/view-params.ts';
import { nextView, shownArea, type ViewState } from '../../url/view-state.ts';
import type { FirstView } from './first-view.ts';
import { type ElementFacts, shownYear, toFacts, viewLimits } from './page-limits.ts';

/** The view behind an explanation: blocks neither change with it nor lead to it by their other links. */
export const behind = (view: ViewState): ViewState =>
  view.explain === null ? view : { ...view, explain: null };

/** The document's figures; `area` is the one that it shows. */
export const firstFigures = workedOnce(
  ({ cubes, failedCubes, podiums }: FirstView, area: string): { cubes: CubeStore; podiums: PodiumStore } => ({
    cubes: CubeStore.of([], cubes).withFailed(failedCubes),
    podiums: createPodiumStore(
      new Map(podiums.state === 'failed' ? [] : [[area, podiums.value]]),
      podiums.state === 'failed',
    ),
  }),
);

// Results of answers and figures alone stay the same object from view to view.
const limitsOf = workedOnce(viewLimits);
const paramsOf = workedOnce(viewParams);
const areasOf = workedOnce(
  (areas: Loaded<readonly AreaSummary[]>): ReadonlyMap<string, AreaSummary> =>
    new Map(valueOr(areas, []).map((area) => [area.code, area])),
);
const officialOf = workedOnce((cubes: CubeStore) => cubes.official());
// A cube keeps all of its years in each of its areas: one without years has no figure anywhere.
const heldOf = workedOnce((cubes: CubeStore, section: Section) =>
  heldSection(section, (element) => cubes.about(element)?.years.length !== 0),
);
const factsOfCubes = workedOnce((cubes: CubeStore, first: FirstView, element: number) => {
  const pair = first.section.mapElements.find(({ country }) => country === element);
  if (pair === undefined || !cubes.isFull(element)) return undefined;
  const beside = { areas: valueOr(first.areas, []), podium: undefined };
  return toFacts(pair, (id) => (cubes.isFull(id) ? cubes.about(id) : undefined), beside);
});

/** Facts of the map's element: from the document, or where that failed from the cube, once it is there. */
function factsOf(first: FirstView, element: number, cubes: CubeStore): ElementFacts | undefined {
  return first.facts.state === 'loaded'
    ? first.facts.value.find((entry) => entry.element.country === element)
    : factsOfCubes(cubes, first, element);
}

export type PageShown = ShownData & { facts: ElementFacts | undefined };

/** Input of the blocks of a data page: its data and figures in a view. */
export function toShownData(
  first: FirstView,
  of: { view: ViewState; cubes: CubeStore; podiums: PodiumStore; dispatch: ShownData['dispatch'] },
): PageShown {
  const { view, cubes: allCubes, podiums, dispatch } = of;
  // A document without its cubes lacks facts of its section, which follow from them once they have loaded.
  const section = first.facts.state === 'loaded' ? first.section : heldOf(allCubes, first.section);
  const crop = findCrop(first.crop);
  if (crop === undefined) throw new Error(`There is no crop ${first.crop}.`);
  const limits = limitsOf(first);
  const facts = factsOf(first, view.element, allCubes);
  return {
    crop,
    section,
    indicator: first.indicator,
    view,
    dispatch,
    hrefOf: (action) => paramsOf(limits).serialise(nextView(view, action, limits), limits.version) || '?',
    area: shownArea(view, worldCode),
    year: shownYear(view, facts, { section, cubes: allCubes }),
    facts,
    yearFailed: facts === undefined && view.year === null,
    cubes: view.officialOnly ? officialOf(allCubes) : allCubes,
    allCubes,
    podiums,
    areas: areasOf(first.areas),
    areasFailed: first.areas.state === 'failed',
    flows: first.flows,
    sources: first.sources,
    release: first.release,
    origin: first.origin,
  };
}

/** The page as its address opens it. */
export const shownAtFirst = ({ first, view }: { first: FirstView; view: ViewState }): PageShown =>
  toShownData(first, {
    view: behind(view),
    ...firstFigures(first, shownArea(view, worldCode)),
    dispatch: () => {},
  });
