import { macroRegions, regionCodes, worldCode } from '#catalog/regions/index.ts';
import type { PageLanguage } from '#contract/page.ts';
import type { SearchArea } from '#domain/search/search-index.ts';
import type { AreaRow } from '../queries/select-areas.ts';
import type { ApiWords } from '../words.ts';
import { nameThing } from './names.ts';

/** The page of an area, of former states, too; an aggregate that has none of its own is shown by its harvests of beans. */
function pathOf({ code, kind }: Pick<AreaRow, 'code' | 'kind'>, view: string): string {
  if (kind !== 'aggregate') return `/country/${code}`;
  if (regionCodes.includes(code)) return `/region/${code}`;
  return `/beans/data/production${view === '' ? '' : `?${view}`}`;
}

/** Where a data page shows an area; `null` for groups that no filter offers. */
export function placeOf({
  code,
  kind,
}: Pick<AreaRow, 'code' | 'kind'>): Pick<SearchArea, 'kind' | 'view'> | null {
  if (kind !== 'aggregate') return { kind: 'country', view: `country=${code}` };
  if (code === worldCode) return { kind: 'world', view: '' };
  const ownRegion = macroRegions.find((macro) => macro.code === code);
  if (ownRegion !== undefined) return { kind: 'macro', view: `macro=${ownRegion.id}` };
  const macro = macroRegions.find(({ regions }) => regions.includes(code));
  return macro === undefined ? null : { kind: 'region', view: `macro=${macro.id}&region=${code}` };
}

/** Areas of the release by their names, countries first. */
export function listAreas(
  areas: readonly Pick<AreaRow, 'code' | 'kind'>[],
  words: ApiWords,
  language: PageLanguage,
): SearchArea[] {
  const rank = { country: 0, former: 1, aggregate: 2 } as const;
  return [...areas]
    .sort((a, b) => rank[a.kind] - rank[b.kind])
    .flatMap((area) => {
      const place = placeOf(area);
      if (place === null) return [];
      const codes = place.kind === 'country' ? [area.code] : [];
      const names = nameThing(words, language, [`areas.${area.code}`], codes);
      const path = pathOf(area, place.view);
      return [{ ...names, ...place, code: area.code, path }];
    });
}
