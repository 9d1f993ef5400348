import { findElement } from '#catalog/elements/index.ts';
import type { AreaSummary } from '#contract/data.ts';
import { explainedKey } from '#contract/explain-address.ts';
import { relativeChange } from '#domain/change.ts';
import { rounded } from '#domain/rounding.ts';
import type { CubeStore } from '../../api/cube-store.ts';
import { decadeChange } from '../../api/decade-change.ts';
import { type Formats, pointDecimals, roundChange } from '../../i18n/formats.ts';
import { sameWords } from '../../i18n/same-words.ts';
import type { Words } from '../../i18n/words.tsx';
import { yearsText } from '../../i18n/years-text.ts';

export interface ChangeOf {
  element: number;
  area: string;
  year: number;
}

/** The change over ten years by means of three years: by points where it is a share, else in percent; `short` leaves the years out. */
export function toChange(
  subject: ChangeOf,
  { cubes, areas }: { cubes: CubeStore; areas: ReadonlyMap<string, AreaSummary> },
  { words, formats }: { words: Words; formats: Formats },
): { text: string; short: string; figure: string } | null {
  const { element, area, year } = subject;
  const decade = decadeChange(cubes, areas, subject);
  if (typeof decade !== 'object') return null;
  const unit = findElement(element)?.unit;
  const isShare = unit === 'fraction' || unit === 'percent';
  const change = isShare
    ? (decade.to - decade.from) * (unit === 'fraction' ? 100 : 1)
    : relativeChange(decade);
  if (change === null) return null;
  const amount = isShare
    ? words('glance.points', {
        value: formats.points(change),
        // The plural is that of the number as it is written.
        count: Math.abs(rounded(change, pointDecimals(change))),
      })
    : roundChange(change, formats);
  const text = words(change === 0 ? 'glance.unchanged' : 'glance.tenYears', {
    change: amount,
    to: yearsText(decade.years.to, formats),
    from: yearsText(decade.years.from, formats),
  });
  const same =
    decade.same === null ? null : { countries: decade.same.areas.length, share: decade.same.share };
  return {
    short: words(change === 0 ? 'glance.unchanged.short' : 'glance.tenYears.short', { change: amount }),
    text: same === null ? text : words('figure.change.same', { change: text, ...sameWords(same, formats) }),
    figure: explainedKey(area, element, year, { as: { kind: 'decade', relative: !isShare } }),
  };
}
