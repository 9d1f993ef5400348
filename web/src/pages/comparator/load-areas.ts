import { type Loaded, loadedPart, shapePart } from '../../api/loaded.ts';
import { addresses, askFor } from '../../api/queries.ts';
import type { PageContext } from '../page.ts';
import { askAreaValues } from './area-values.ts';
import type { LineSource } from './compare-options.ts';
import type { AreaValues } from './record-lines.ts';

/** Areas that can be compared. */
export interface ComparedAreas {
  regions: readonly string[];
  countries: readonly string[];
  former: readonly string[];
  /** Networks whose members are newer than the sums, which they have none of. */
  awaiting: readonly string[];
}

/** The figures of all areas as a part of the page; none of a crop that has none. */
export async function loadAreaValues(
  source: LineSource | null,
  { getJson, loadPart }: Pick<PageContext, 'getJson' | 'loadPart'>,
): Promise<Loaded<AreaValues>> {
  const none = { year: 0, values: [] };
  if (source === null) return loadedPart(none);
  return loadPart(askAreaValues(source, getJson), none);
}

/** Codes of the areas of the release. */
export async function loadAreas({
  getJson,
  loadPart,
}: Pick<PageContext, 'getJson' | 'loadPart'>): Promise<Loaded<ComparedAreas>> {
  const areas = await loadPart(askFor(getJson, 'areas', addresses.areas()));
  return shapePart(areas, (list) => {
    const codesOf = (kind: (typeof list)[number]['kind']): readonly string[] =>
      list.filter((area) => area.kind === kind).map(({ code }) => code);
    return {
      regions: codesOf('aggregate'),
      countries: codesOf('country'),
      former: codesOf('former'),
      awaiting: list.flatMap(({ code, awaitsSum }) => (awaitsSum === true ? [code] : [])),
    };
  });
}
