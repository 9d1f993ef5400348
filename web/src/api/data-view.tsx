import { type ReactNode, useMemo } from 'react';
import type { Crop } from '#catalog/crop.ts';
import type { ScopedElement, Section } from '#catalog/section.ts';
import type { AreaSummary } from '#contract/data.ts';
import type { PageRelease } from '#contract/page.ts';
import type { NamedSource } from '#release/facts.ts';
import { type FigurePlace, FigurePlaceContext } from '../figure/figure-place.ts';
import { useWords, type Words } from '../i18n/words.tsx';
import { requiredContext } from '../ui/required-context.ts';
import type { ViewAction, ViewState } from '../url/view-state.ts';
import type { CubeStore } from './cube-store.ts';
import type { Loaded } from './loaded.ts';
import type { PodiumStore } from './podium-store.ts';
import type { ShownFlows } from './trade-flows.ts';

/** What a map needs of its element before figures: years with the number of countries, class limits over all years. */
export interface MapFacts {
  element: ScopedElement;
  years: readonly { year: number; countries: number }[];
  limits: readonly number[];
  hasZero: boolean;
}

export interface ShownData {
  crop: Crop;
  section: Section;
  indicator: number;
  view: ViewState;
  dispatch(action: ViewAction): void;
  /** Address of the view that the action leads to: controls are links where that works without JavaScript. */
  hrefOf(action: ViewAction): string;
  area: string;
  year: number;
  /** The page's year, in the data of a frame that draws another. */
  pageYear?: number;
  /** What is known of the map's element; `undefined` where that could not be loaded. */
  facts: MapFacts | undefined;
  /** The years could not be loaded and the year is a stand-in: it has no missing figures. */
  yearFailed: boolean;
  /** Figures of the view: without other than official ones where the view has only these. */
  cubes: CubeStore;
  allCubes: CubeStore;
  podiums: PodiumStore;
  areas: ReadonlyMap<string, AreaSummary>;
  /** The list of areas could not be loaded: `areas` is empty, and nothing that depends on countries can be shown. */
  areasFailed: boolean;
  /** Flows between countries that came with the document; `null` where the section has none. */
  flows: Loaded<ShownFlows | null>;
  sources: Loaded<readonly NamedSource[]>;
  release: PageRelease;
  origin: string;
}

/** The data view of the block; it throws outside a data page. */
const [DataViewContext, useDataView] = requiredContext<ShownData>('data page');

export { useDataView };

export function DataViewProvider(props: { value: ShownData; children: ReactNode }): ReactNode {
  const { value, children } = props;
  const words = useWords();
  const place = useMemo(() => toPlace(value, words), [value, words]);
  return (
    <DataViewContext.Provider value={value}>
      <FigurePlaceContext.Provider value={place}>{children}</FigurePlaceContext.Provider>
    </DataViewContext.Provider>
  );
}

function toPlace({ section, view, release, hrefOf, dispatch }: ShownData, words: Words): FigurePlace {
  return {
    page: section.slug ?? section.id,
    search: hrefOf({ do: 'explain', figure: null }),
    release,
    cite: `${hrefOf({ do: 'tab', tab: 'metadata' })}#cite`,
    tables: {
      shown: view.tables,
      toggle: (block) => dispatch({ do: 'table', block }),
      hrefOf: (block) => hrefOf({ do: 'table', block }),
    },
    explainHref: (figure) => hrefOf({ do: 'explain', figure }),
    noValue: words(view.officialOnly ? 'figure.state.absent' : 'figure.table.noValue'),
  };
}

export function isCountry(area: string): boolean {
  return /^[A-Z]{3}$/.test(area);
}

/** The id of a pair that holds for the area: 645 for a country, 14 for the World. */
export function elementFor(pair: ScopedElement, area: string): number {
  return isCountry(area) ? pair.country : pair.aggregate;
}
