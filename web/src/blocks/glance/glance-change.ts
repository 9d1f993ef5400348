import { findElement } from '#catalog/elements/index.ts';
import { listBreaks } from '#contract/breaks.ts';
import type { AreaSummary } from '#contract/data.ts';
import { explainedKey } from '#contract/explain-address.ts';
import { relativeChange } from '#domain/change.ts';
import { decade } from '#domain/change-over-decade.ts';
import type { CubeStore } from '../../api/cube-store.ts';
import { decadeChange } from '../../api/decade-change.ts';
import { isLowerBound } from '../../i18n/figures.ts';
import type { Formats } from '../../i18n/formats.ts';
import { sameWords } from '../../i18n/same-words.ts';
import type { Words } from '../../i18n/words.tsx';
import { yearsText } from '../../i18n/years-text.ts';

/** Whose change is told. */
export interface ChangeOf {
  element: number;
  area: string;
  year: number;
}

/** Years of the trend up to a figure: ten back, and none before the last break; `undefined` while they are not loaded. */
function trendYears(cubes: CubeStore, { element, area, year }: ChangeOf): readonly number[] | undefined {
  const series = cubes.series(element, area);
  if (series === undefined) return undefined;
  if (series?.has(year) !== true) return [];
  const breaks = listBreaks(cubes.about(element), area).filter((first) => first <= year);
  const start = Math.max(year - decade, ...breaks);
  return [...series.keys()].filter((at) => start <= at && at <= year);
}

/**
 * How a figure has changed over ten years, by means of three years: by points where it is a share, else in percent. `null` where no
 * change is said.
 */
export function toChange(
  of: ChangeOf,
  { cubes, areas }: { cubes: CubeStore; areas: ReadonlyMap<string, AreaSummary> },
  { words, formats }: { words: Words; formats: Formats },
): { text: string; figure: string } | null {
  const { element, area, year } = of;
  const found = decadeChange(cubes, areas, of);
  if (typeof found !== 'object') return null;
  const unit = findElement(element)?.unit;
  const isShare = unit === 'fraction' || unit === 'percent';
  const change = isShare ? (found.to - found.from) * (unit === 'fraction' ? 100 : 1) : relativeChange(found);
  if (change === null) return null;
  const amount = isShare
    ? words('glance.points', { value: formats.points(change), count: Number(Math.abs(change).toFixed(2)) })
    : formats.change(change);
  const told = words(change === 0 ? 'glance.unchanged' : 'glance.tenYears', {
    change: amount,
    to: yearsText(found.years.to, formats),
    from: yearsText(found.years.from, formats),
  });
  const same = found.same === null ? null : { countries: found.same.areas.length, share: found.same.share };
  return {
    text: same === null ? told : words('figure.change.same', { change: told, ...sameWords(same, formats) }),
    figure: explainedKey(area, element, year, { as: { kind: 'decade', relative: !isShare } }),
  };
}

/**
 * The trend up to a figure, over ten years in which nothing breaks. Of lower bounds beside whole figures none is drawn: the
 * one does not lead to the other.
 */
export function toTrend(
  cubes: CubeStore,
  of: ChangeOf,
):
  | { years: readonly number[]; values: readonly (number | null)[]; year: number; colour: string }
  | undefined {
  const series = cubes.series(of.element, of.area);
  const years = trendYears(cubes, of) ?? [];
  const figures = years.flatMap((year) => series?.get(year) ?? []);
  if (figures.some(isLowerBound) && !figures.every(isLowerBound)) return undefined;
  return { years, values: figures.map(({ value }) => value), year: of.year, colour: 'var(--accent)' };
}

/** The first year behind the last break, where it is why the figure is the first of its series. */
export function breakBefore(cubes: CubeStore, of: ChangeOf): number | null {
  if (trendYears(cubes, of)?.length !== 1) return null;
  const breaks = listBreaks(cubes.about(of.element), of.area).filter((at) => at <= of.year);
  const earlier = [...(cubes.series(of.element, of.area)?.keys() ?? [])].some((at) => at < of.year);
  return earlier && breaks.length > 0 ? Math.max(...breaks) : null;
}
