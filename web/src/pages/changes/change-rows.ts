import type { Crop } from '#catalog/crop.ts';
import { crops } from '#catalog/crops/index.ts';
import {
  AREA_HARVESTED,
  EXPORT_QUANTITY,
  FOOD,
  IMPORT_QUANTITY,
  PRODUCTION,
} from '#catalog/elements/codes.ts';
import { findElement } from '#catalog/elements/index.ts';
import { pageOfElement } from '#catalog/sections/page-of-element.ts';
import type { ReleaseChanges } from '#contract/changes.ts';

/** The figure of an element that was revised most, both values in the element's unit. */
export interface LargestRevision {
  area: string;
  /** The other country of a trade flow; `null` for every other figure. */
  partner: string | null;
  year: number;
  before: { value: number; flag: string };
  after: { value: number; flag: string };
  /** Path and query of the page that shows it, without language; `null` where none does. */
  page: string | null;
}

/** Changes of a release in an element of a crop; both are `null` for figures without a crop. */
export interface ChangeRow {
  crop: string | null;
  element: number | null;
  added: number;
  removed: number;
  changed: number;
  largest: LargestRevision | null;
}

/** Topics of the table, by the last part of their pages' paths. */
export const newestTopics = ['production', 'production-value', 'consumption', 'trade'] as const;

export interface NewestYear {
  year: number;
  /** Countries with a figure of it. */
  countries: number;
}

/** The newest figures of a crop, by topic; and the newest month of market prices, `2026-06`. */
export interface NewestRow {
  crop: string;
  years: Readonly<Partial<Record<(typeof newestTopics)[number], NewestYear>>>;
  prices: string | null;
}

type ChangedElement = ReleaseChanges['elements'][number];

const cropOf = (indicator: number): Crop | undefined =>
  crops.find(({ items }) => items.production === indicator || items.balance === indicator);

function toLargest(crop: Crop, { element, largest }: ChangedElement): LargestRevision | null {
  if (largest === null || largest.before === null || largest.after === null) return null;
  const { area, partner, year, before, after } = largest;
  const page = pageOfElement(crop, element, { year, place: `country=${area}` });
  return { area, partner, year, before, after, page };
}

/** Rows with most revisions first; figures of no crop are one row at the end. */
export function toChangeRows(elements: readonly ChangedElement[]): ChangeRow[] {
  const rows: ChangeRow[] = [];
  const others = { added: 0, removed: 0, changed: 0 };
  for (const entry of elements) {
    const { indicator, element, added, removed, changed } = entry;
    const crop = cropOf(indicator);
    if (crop !== undefined && findElement(element) !== undefined)
      rows.push({ crop: crop.id, element, added, removed, changed, largest: toLargest(crop, entry) });
    else {
      others.added += added;
      others.removed += removed;
      others.changed += changed;
    }
  }
  rows.sort((a, b) => b.changed - a.changed || b.added - a.added || b.removed - a.removed);
  return others.added + others.removed + others.changed === 0
    ? rows
    : [...rows, { crop: null, element: null, ...others, largest: null }];
}

/** Elements that the sentence on the largest revision can name. */
const namedElements: ReadonlySet<number> = new Set([
  PRODUCTION,
  AREA_HARVESTED,
  FOOD,
  IMPORT_QUANTITY,
  EXPORT_QUANTITY,
]);

/** Of the largest revisions of the elements that a sentence can name, the one that changed most as a ratio; `null` without any. */
export function leadingRevision(
  rows: readonly ChangeRow[],
): { crop: string; element: number; largest: LargestRevision } | null {
  const ratioOf = ({ before, after }: LargestRevision): number =>
    Math.abs(Math.log(after.value / before.value));
  const found = rows.flatMap(({ crop, element, largest }) =>
    crop === null ||
    element === null ||
    largest === null ||
    largest.partner !== null ||
    largest.before.value <= 0 ||
    largest.after.value <= 0 ||
    !namedElements.has(element)
      ? []
      : [{ crop, element, largest }],
  );
  return found.sort((a, b) => ratioOf(b.largest) - ratioOf(a.largest))[0] ?? null;
}
