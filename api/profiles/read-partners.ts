import { crops } from '#catalog/crops/index.ts';
import { listTradeItems } from '#catalog/crops/trade-items.ts';
import { EXPORT_VALUE, IMPORT_VALUE } from '#catalog/elements/codes.ts';
import { worstFlag } from '#catalog/flags.ts';
import type { CropProfile } from '#contract/profiles.ts';
import { groupBy } from '#domain/group-by.ts';
import type { Row } from '#release/schema.ts';
import { selectDistinct, selectRows } from '../queries/select-rows.ts';
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
 * The largest partners of a country by crop and flow, of each the larger of its own report and the partner's: in the year of the flow's total
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
  const itemsWithFlows = await selectDistinct(release.db, 'trade_flow', 'item', { item: items });
  const newest = Math.max(0, ...items.flatMap((item) => release.years.get(item)?.at(-1) ?? []));
  const totals = traded.flatMap(({ id }) => totalsOf(id).map(({ year }) => year));
  const recent = Array.from({ length: yearsBack + 1 }, (_, at) => newest - at);
  const filter = { item: items, year: [...new Set([...recent, ...totals])], element: Object.values(flows) };
  const ownReports = await selectRows(release.db, 'trade_flow', { ...filter, reporter: area });
  const mirrored = await selectRows(release.db, 'trade_flow', { ...filter, partner: area });
  const flowOf = (crop: (typeof traded)[number], element: number): Flow | null => {
    const total = totalsOf(crop.id).find((figure) => figure.element === element)?.year;
    const years = total === undefined ? recent : [total, ...recent.filter((year) => year !== total)];
    for (const year of years) {
      const of = (reports: readonly Row<'trade_flow'>[], side: number | undefined) =>
        reports.filter(
          (row) => row.year === year && row.element === side && crop.tradeItems.includes(row.item),
        );
      const own = of(ownReports, element);
      const mirror = of(mirrored, mirrors[element]);
      if (own.length + mirror.length === 0) continue;
      for (const { source } of [...own, ...mirror]) used.add(source);
      const partners = largerReports(own, mirror);
      return {
        year,
        by: own.length > 0 ? 'country' : 'partners',
        areas: partners.slice(0, named),
        total: sumOf(partners),
      };
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

const sumOf = (rows: readonly { value: number }[]): number => rows.reduce((sum, { value }) => sum + value, 0);

/** The partners, the largest first: of each the larger report over all products. */
function largerReports(
  own: readonly Row<'trade_flow'>[],
  mirror: readonly Row<'trade_flow'>[],
): Flow['areas'] {
  const sums = (rows: readonly Row<'trade_flow'>[], side: 'partner' | 'reporter') =>
    [...groupBy(rows, (row) => row[side])].map(([area, reports]) => ({
      area,
      value: sumOf(reports),
      flag: worstFlag(reports.map(({ flag }) => flag)),
    }));
  const larger = new Map<string, Flow['areas'][number]>();
  for (const report of [...sums(own, 'partner'), ...sums(mirror, 'reporter')])
    if (report.value > (larger.get(report.area)?.value ?? -1)) larger.set(report.area, report);
  return [...larger.values()].sort((a, b) => b.value - a.value || (a.area < b.area ? -1 : 1));
}
