import { findElement } from '#catalog/elements/index.ts';
import { listBreaks } from '#contract/breaks.ts';
import type { AreaSummary } from '#contract/data.ts';
import { explainedKey } from '#contract/explain-address.ts';
import { changeYears, relativeChange } from '#domain/change.ts';
import { comparableYears } from '#domain/comparable-years.ts';
import { compareYears } from '../../api/compare-years.ts';
import type { CubeStore } from '../../api/cube-store.ts';
import { isLowerBound } from '../../i18n/figures.ts';
import type { Formats } from '../../i18n/formats.ts';
import { sameWords } from '../../i18n/same-words.ts';
import type { Words } from '../../i18n/words.tsx';

/** Whose change is told. */
export interface ChangeOf {
  element: number;
  area: string;
  year: number;
}

/** The years that a figure may be compared with, itself the last; `undefined` while they are not loaded. */
export function yearsBehind(
  cubes: CubeStore,
  { element, area, year }: ChangeOf,
): readonly number[] | undefined {
  const series = cubes.series(element, area);
  if (series === undefined) return undefined;
  return comparableYears([...(series?.keys() ?? [])], listBreaks(cubes.about(element), area), year);
}

/**
 * How a figure has changed since the first year that it may be compared with, ten years ago at the most: by points where it is a
 * share, else in percent. `null` where nothing is compared.
 */
export function toChange(
  of: ChangeOf,
  { cubes, areas }: { cubes: CubeStore; areas: ReadonlyMap<string, AreaSummary> },
  { words, formats }: { words: Words; formats: Formats },
): { text: string; figure: string } | null {
  const { element, area, year } = of;
  const since = yearsBehind(cubes, of)?.[0];
  if (since === undefined || since === year) return null;
  const compared = compareYears(cubes, areas, { element, area, from: since, to: year });
  if (typeof compared !== 'object') return null;
  const unit = findElement(element)?.unit;
  const isShare = unit === 'fraction' || unit === 'percent';
  const change = isShare
    ? (compared.to - compared.from) * (unit === 'fraction' ? 100 : 1)
    : relativeChange(compared);
  if (change === null) return null;
  const amount = isShare ? words('glance.points', { value: formats.points(change) }) : formats.change(change);
  const told =
    change === 0
      ? words('glance.unchanged', { year: String(since) })
      : words(year - since === changeYears ? 'glance.tenYears' : 'glance.since', {
          change: amount,
          year: String(since),
        });
  const same =
    compared.same === null ? null : { countries: compared.same.areas.length, share: compared.same.share };
  return {
    text: same === null ? told : words('figure.change.same', { change: told, ...sameWords(same, formats) }),
    figure: explainedKey(area, element, year, {
      as: { kind: 'change', since, relative: !isShare, perInhabitant: false },
    }),
  };
}

/**
 * The trend up to a figure, over the years that it may be compared with. Of lower bounds beside whole figures none is drawn: the
 * one does not lead to the other.
 */
export function toTrend(
  cubes: CubeStore,
  of: ChangeOf,
):
  | { years: readonly number[]; values: readonly (number | null)[]; year: number; colour: string }
  | undefined {
  const series = cubes.series(of.element, of.area);
  const years = yearsBehind(cubes, of) ?? [];
  const figures = years.flatMap((year) => series?.get(year) ?? []);
  if (figures.some(isLowerBound) && !figures.every(isLowerBound)) return undefined;
  return { years, values: figures.map(({ value }) => value), year: of.year, colour: 'var(--accent)' };
}

/** The first year of another edition or method, where it is why the figure is compared with none before. */
export function breakBefore(cubes: CubeStore, of: ChangeOf): number | null {
  if (yearsBehind(cubes, of)?.length !== 1) return null;
  const breaks = listBreaks(cubes.about(of.element), of.area).filter((at) => at <= of.year);
  const earlier = [...(cubes.series(of.element, of.area)?.keys() ?? [])].some((at) => at < of.year);
  return earlier && breaks.length > 0 ? Math.max(...breaks) : null;
}
