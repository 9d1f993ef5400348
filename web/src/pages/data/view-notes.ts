import { compositeAreas } from '#catalog/regions/composite-areas.ts';
import type { Block } from '#catalog/section.ts';
import type { AreaSummary } from '#contract/data.ts';
import { existsIn } from '../../blocks/map/map-figures.ts';
import { hasFigures, isWithoutFigures } from './page-limits.ts';
import type { PageShown } from './shown-data.ts';

/** Something that the shown view cannot have; the page has a sentence on it. */
export type ViewNote =
  | { kind: 'dissolved'; year: number; successors: readonly string[] }
  | { kind: 'not-yet'; year: number }
  | { kind: 'sum-awaited' }
  | { kind: 'area-without-figures' }
  | { kind: 'element-without-figures' }
  | { kind: 'year-outside'; first: number; last: number };

/**
 * Why a view has no figures that no other choice of the page would give: a state that had ended or was still to come,
 * a network whose new members wait to be added up, an area without any figure, a year beyond all figures of the element.
 */
export function viewNotes(options: {
  area: string;
  year: number;
  areas: ReadonlyMap<string, AreaSummary>;
  years: readonly number[];
  empty: boolean;
  known: boolean | null;
}): readonly ViewNote[] {
  const { area, year, areas, years, empty, known } = options;
  const notes: ViewNote[] = [];
  const ownArea = areas.get(area);
  if (ownArea?.lastYear != null && year > ownArea.lastYear) {
    const successors = (compositeAreas[area] ?? []).filter(
      (code) => areas.has(code) && existsIn(areas.get(code), year),
    );
    notes.push({ kind: 'dissolved', year: ownArea.lastYear, successors });
  } else if (ownArea?.firstYear != null && year < ownArea.firstYear) {
    notes.push({ kind: 'not-yet', year: ownArea.firstYear });
  } else if (ownArea?.awaitsSum === true) {
    notes.push({ kind: 'sum-awaited' });
  } else if (known === false) notes.push({ kind: 'area-without-figures' });
  if (empty) notes.push({ kind: 'element-without-figures' });
  const [first, last] = [years[0], years.at(-1)];
  if (first !== undefined && last !== undefined && (year < first || year > last)) {
    notes.push({ kind: 'year-outside', first, last });
  }
  return notes;
}

/** Notes on what the shown view cannot have. */
export const notesOf = ({ area, year, areas, facts, section, allCubes }: PageShown): readonly ViewNote[] =>
  viewNotes({
    ...{ area, year, areas },
    years: (facts?.years ?? []).map((entry) => entry.year),
    empty: isWithoutFigures(facts),
    known: hasFigures(section, area, allCubes),
  });

/** Whether an area has no figure at all: the notes say why, once, and only the countries that have some are left to show. */
export const isBare = (notes: readonly ViewNote[]): boolean =>
  notes.some(({ kind }) => kind === 'area-without-figures' || kind === 'sum-awaited');

/** Blocks that are useful for an area without figures: the map and those that compare countries. */
export const comparesCountries = ({ kind }: Block): boolean => kind === 'map' || kind === 'countries';
