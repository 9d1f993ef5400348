import { crops } from '#catalog/crops/index.ts';
import { EXPORT_VALUE, IMPORT_VALUE } from '#catalog/elements/codes.ts';
import { worstFlag } from '#catalog/flags.ts';
import type { CropProfile } from '#contract/profiles.ts';
import { groupBy } from '#domain/group-by.ts';
import { type AreaPartnerRow, selectAreaPartners } from '../queries/select-area-partners.ts';
import type { ServedRelease } from '../release/served-release.ts';

/** Partners that are named of each flow. */
const named = 3;

/** Years before the newest in which the last report may lie. */
const yearsBack = 4;

type Partners = NonNullable<CropProfile['partners']>;

/** The largest partners of a country by crop, as it reports them in its newest year, or where it reports nothing as they do. */
export async function readPartners(
  release: ServedRelease,
  area: string,
  used: Set<number>,
): Promise<ReadonlyMap<string, Partners>> {
  const items = crops.flatMap(({ tradeItems }) => tradeItems ?? []);
  const newest = Math.max(0, ...items.flatMap((item) => release.years.get(item)?.at(-1) ?? []));
  const years = Array.from({ length: yearsBack + 1 }, (_, at) => newest - at);
  const asked = { area, items, years, elements: [IMPORT_VALUE, EXPORT_VALUE] };
  const own = await selectAreaPartners(release.db, { ...asked, side: 'reporter' });
  const mirrored = await selectAreaPartners(release.db, { ...asked, side: 'partner' });
  const found = new Map<string, Partners>();
  for (const { id, tradeItems = [] } of crops) {
    const ofCrop = (rows: readonly AreaPartnerRow[]) => rows.filter(({ item }) => tradeItems.includes(item));
    const isOwn = ofCrop(own).length > 0;
    const rows = ofCrop(isOwn ? own : mirrored);
    const year = Math.max(0, ...rows.map((row) => row.year));
    const ofYear = rows.filter((row) => row.year === year);
    if (ofYear.length === 0) continue;
    for (const { source } of ofYear) used.add(source);
    // What a partner exports is what the country imports.
    const imports = isOwn ? IMPORT_VALUE : EXPORT_VALUE;
    found.set(id, {
      year,
      by: isOwn ? 'country' : 'partners',
      imports: largest(
        ofYear.filter(({ element }) => element === imports),
        isOwn,
      ),
      exports: largest(
        ofYear.filter(({ element }) => element !== imports),
        isOwn,
      ),
    });
  }
  return found;
}

function largest(rows: readonly AreaPartnerRow[], isOwn: boolean): Partners['imports'] {
  const byPartner = groupBy(rows, (row) => (isOwn ? row.partner : row.reporter));
  return [...byPartner]
    .map(([area, own]) => ({
      area,
      value: own.reduce((sum, { value }) => sum + value, 0),
      flag: worstFlag(own.map(({ flag }) => flag)),
    }))
    .sort((a, b) => b.value - a.value || (a.area < b.area ? -1 : 1))
    .slice(0, named);
}
