import { type Loaded, shapePart } from '../../api/loaded.ts';
import { addresses, askFor } from '../../api/queries.ts';
import type { PageContext } from '../page.ts';

export interface ComparedAreas {
  regions: readonly string[];
  countries: readonly string[];
  former: readonly string[];
  /** Networks whose members are newer than the sums, which they have none of. */
  awaiting: readonly string[];
}

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
