import type { Crop } from '#catalog/crop.ts';
import { crops, findCrop } from '#catalog/crops/index.ts';
import { findElement } from '#catalog/elements/index.ts';
import type { ScopedElement, Section } from '#catalog/section.ts';
import { listSections } from '#catalog/sections/index.ts';
import { listElementPairs } from '#catalog/sections/section-facts.ts';
import type { ComparedLine } from '../../url/compare-url.ts';

/** Ranks are places among others: as lines beside each other they would say little. */
const isCompared = ({ country }: ScopedElement): boolean =>
  !['rank', undefined].includes(findElement(country)?.unit);

/** What a crop's section offers to compare, each element once. */
function listPairs(section: Section): readonly ScopedElement[] {
  const pairs = listElementPairs(section).filter(isCompared);
  return pairs.filter((pair, index) => pairs.findIndex(({ country }) => country === pair.country) === index);
}

/** Elements to choose from under the sections that show them, each element once. */
export function listComparedElements(): readonly { section: string; element: number }[] {
  const offered = new Map<number, string>();
  for (const crop of crops)
    for (const section of listSections(crop))
      for (const { country } of listPairs(section))
        if (!offered.has(country)) offered.set(country, section.id);
  const entries = [...offered].map(([element, section]) => ({ section, element }));
  const order = [...new Set(entries.map(({ section }) => section))];
  return order.flatMap((id) => entries.filter(({ section }) => section === id));
}

/** Where the figures of a line stand; `null` where the crop has no such section. */
export function findLineSource(
  line: ComparedLine,
): { crop: Crop; section: Section; pair: ScopedElement } | null {
  const crop = findCrop(line.crop);
  if (crop === undefined) return null;
  for (const section of listSections(crop)) {
    const pair = listPairs(section).find(({ country }) => country === line.element);
    if (pair !== undefined) return { crop, section, pair };
  }
  return null;
}

/** Comparisons to start from: the address of each, and the key of its name. */
export const readyComparisons: readonly { id: string; series: string; measure?: string }[] = [
  {
    id: 'producers',
    series: 'BRA.beans.5510~IND.beans.5510~MMR.beans.5510~TZA.beans.5510~UGA.beans.5510~MEX.beans.5510',
  },
  { id: 'yields', series: 'WLRD.beans.5412~BRA.beans.5412~COL.beans.5412~KEN.beans.5412~RWA.beans.5412' },
  {
    id: 'crops',
    series: 'WLRD.beans.5510~WLRD.rice.5510~WLRD.cassava.5510~WLRD.potato.5510',
    measure: 'index',
  },
];
