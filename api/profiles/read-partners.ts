import { crops } from '#catalog/crops/index.ts';
import { listTradeItems } from '#catalog/crops/trade-items.ts';
import { EXPORT_VALUE, IMPORT_VALUE } from '#catalog/elements/codes.ts';
import { worstFlag } from '#catalog/flags.ts';
import type { CropProfile } from '#contract/profiles.ts';
import { groupBy } from '#domain/group-by.ts';
import { type AreaPartnerRow, selectAreaPartners } from '../queries/select-area-partners.ts';
import { selectTradeItems } from '../queries/select-trade-flows.ts';
import type { ServedRelease } from '../release/served-release.ts';

/** Partners that are named of each flow. */
const named = 5;

/** Years before the newest in which the last report may lie, where the flow has no total. */
const yearsBack = 4;

type Partners = NonNullable<CropProfile['partners']>;
type Flow = NonNullable<Partners['imports']>;

const flows = { imports: IMPORT_VALUE, exports: EXPORT_VALUE } as const;
/** A partner's exports are the country's imports. */
const mirrors: Readonly<Record<number, number>> = {
  [IMPORT_VALUE]: EXPORT_VALUE,
  [EXPORT_VALUE]: IMPORT_VALUE,
};

/**
 * The largest partners of a country by crop and flow, by its own reports, else by the partners': in the year of the flow's total
 * (`totalsOf`), so that the two can be read together; without reports of that year, in the newest with reports.
 */
export async function readPartners(
  release: ServedRelease,
  area: string,
  { totalsOf, used }: { totalsOf: (crop: string) => CropProfile['trade']; used: Set<number> },
): Promise<ReadonlyMap<string, Partners>> {
  const traded = crops.flatMap((crop) => {
    const tradeItems = listTradeItems(crop);
    return tradeItems.length === 0 ? [] : [{ id: crop.id, tradeItems }];
  });
  const items = traded.flatMap(({ tradeItems }) => tradeItems);
  const itemsWithFlows = await selectTradeItems(release.db, items);
  const newest = Math.max(0, ...items.flatMap((item) => release.years.get(item)?.at(-1) ?? []));
  const totals = traded.flatMap(({ id }) => totalsOf(id).map(({ year }) => year));
  const recent = Array.from({ length: yearsBack + 1 }, (_, at) => newest - at);
  const filter = { area, items, years: [...new Set([...recent, ...totals])], elements: Object.values(flows) };
  const ownReports = await selectAreaPartners(release.db, { ...filter, side: 'reporter' });
  const mirrored = await selectAreaPartners(release.db, { ...filter, side: 'partner' });
  const flowOf = (crop: (typeof traded)[number], element: number): Flow | null => {
    const total = totalsOf(crop.id).find((figure) => figure.element === element)?.year;
    const years = total === undefined ? recent : [total, ...recent.filter((year) => year !== total)];
    for (const year of years)
      for (const by of ['country', 'partners'] as const) {
        const reported = by === 'country' ? ownReports : mirrored;
        const side = by === 'country' ? element : mirrors[element];
        const rows = reported.filter(
          (row) => row.year === year && row.element === side && crop.tradeItems.includes(row.item),
        );
        if (rows.length === 0) continue;
        for (const { source } of rows) used.add(source);
        return { year, by, areas: largest(rows, by), total: sumOf(rows) };
      }
    return null;
  };
  return new Map(
    traded.map((crop) => [
      crop.id,
      {
        imports: flowOf(crop, flows.imports),
        exports: flowOf(crop, flows.exports),
        products: {
          counted: crop.tradeItems.filter((item) => itemsWithFlows.includes(item)).length,
          all: crop.tradeItems.length,
        },
      },
    ]),
  );
}

const sumOf = (rows: readonly AreaPartnerRow[]): number => rows.reduce((sum, { value }) => sum + value, 0);

function largest(rows: readonly AreaPartnerRow[], by: Flow['by']): Flow['areas'] {
  const byPartner = groupBy(rows, (row) => (by === 'country' ? row.partner : row.reporter));
  return [...byPartner]
    .map(([area, own]) => ({
      area,
      value: sumOf(own),
      flag: worstFlag(own.map(({ flag }) => flag)),
    }))
    .sort((a, b) => b.value - a.value || (a.area < b.area ? -1 : 1))
    .slice(0, named);
}
