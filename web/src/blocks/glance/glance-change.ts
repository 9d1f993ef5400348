import { findElement } from '#catalog/elements/index.ts';
import type { AreaSummary } from '#contract/data.ts';
import { explainedKey } from '#contract/explain-address.ts';
import { relativeChange } from '#domain/change.ts';
import type { CubeStore } from '../../api/cube-store.ts';
import { decadeChange } from '../../api/decade-change.ts';
import { type Formats, roundChange } from '../../i18n/formats.ts';
import { sameWords } from '../../i18n/same-words.ts';
import type { Words } from '../../i18n/words.tsx';
import { yearsText } from '../../i18n/years-text.ts';

/** Whose change is told. */
export interface ChangeOf {
  element: number;
  area: string;
  year: number;
}

/**
 * How a figure has changed over ten years, by means of three years: by points where it is a share, else in percent; `short` leaves the
 * years out. `null` where no change is said.
 */
export function toChange(
  of: ChangeOf,
  { cubes, areas }: { cubes: CubeStore; areas: ReadonlyMap<string, AreaSummary> },
  { words, formats }: { words: Words; formats: Formats },
): { text: string; short: string; figure: string } | null {
  const { element, area, year } = of;
  const found = decadeChange(cubes, areas, of);
  if (typeof found !== 'object') return null;
  const unit = findElement(element)?.unit;
  const isShare = unit === 'fraction' || unit === 'percent';
  const change = isShare ? (found.to - found.from) * (unit === 'fraction' ? 100 : 1) : relativeChange(found);
  if (change === null) return null;
  const amount = isShare
    ? words('glance.points', { value: formats.points(change), count: Number(Math.abs(change).toFixed(2)) })
    : roundChange(change, formats);
  const told = words(change === 0 ? 'glance.unchanged' : 'glance.tenYears', {
    change: amount,
    to: yearsText(found.years.to, formats),
    from: yearsText(found.years.from, formats),
  });
  const same = found.same === null ? null : { countries: found.same.areas.length, share: found.same.share };
  return {
    short: words(change === 0 ? 'glance.unchanged.short' : 'glance.tenYears.short', { change: amount }),
    text: same === null ? told : words('figure.change.same', { change: told, ...sameWords(same, formats) }),
    figure: explainedKey(area, element, year, { as: { kind: 'decade', relative: !isShare } }),
  };
}
