import { crops } from '#catalog/crops/index.ts';
import { AREA_HARVESTED, PRODUCTION } from '#catalog/elements/codes.ts';
import { routes } from '#contract/routes.ts';

import { readFindings } from '../findings/read-findings.ts';
import { readCards } from '../profiles/read-cards.ts';
import { readProfile } from '../profiles/read-profile.ts';
import { selectDefaultYears } from '../queries/select-coverage.ts';
import { selectMarks } from '../queries/select-rows.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { type DataRoute, dataRoute } from './data-route.ts';
import { areaFacts, requireArea, requireCrop } from './scope.ts';

/** Number of some items that each area harvests more than nothing of in a year. */
async function countHarvested(
  { figures }: ServedRelease,
  indicators: readonly number[],
  year: number,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { column } of await figures.columns({ indicators, elements: [PRODUCTION] }))
    for (const { area, value } of column.slice(year))
      if (value > 0) counts.set(area, (counts.get(area) ?? 0) + 1);
  return counts;
}

/** The crop of each area with the largest area harvested in a year; none where that figure is doubtful. */
async function findLargest(
  { figures, db }: ServedRelease,
  indicators: readonly number[],
  year: number,
): Promise<ReadonlyMap<string, string>> {
  const among = { indicators, elements: [AREA_HARVESTED] };
  const doubts = await selectMarks(db, 'doubtful_figure', { ...among, year });
  const doubted = new Set(doubts.map(({ indicator, area }) => `${indicator} ${area}`));
  const largest = new Map<string, { crop: string | null; value: number }>();
  for (const { indicator, column } of await figures.columns(among)) {
    const crop = crops.find(({ items }) => items.production === indicator)?.id ?? null;
    for (const { area, value } of column.slice(year))
      if (value > (largest.get(area)?.value ?? 0))
        largest.set(area, { crop: doubted.has(`${indicator} ${area}`) ? null : crop, value });
  }
  return new Map([...largest].flatMap(([area, { crop }]) => (crop === null ? [] : [[area, crop]])));
}

export const profileRoutes: readonly DataRoute[] = [
  dataRoute(routes.profiles, async ({ release }) => {
    const indicators = crops.flatMap(({ items }) => items.production ?? []);
    const years = await selectDefaultYears(release.db, { indicators, elements: [PRODUCTION] });
    const year = years.length === 0 ? null : Math.max(...years.map((each) => each.year));
    const harvested =
      year === null ? new Map<string, number>() : await countHarvested(release, indicators, year);
    const largest = year === null ? new Map<string, string>() : await findLargest(release, indicators, year);
    return {
      year,
      areas: [...release.areas.values()].map((area) => ({
        ...areaFacts(area),
        crops: area.kind === 'country' ? (harvested.get(area.code) ?? 0) : null,
        largest: area.kind === 'country' ? (largest.get(area.code) ?? null) : null,
      })),
    };
  }),
  dataRoute(routes.profile, ({ params, release }) => readProfile(release, params.countryCode)),
  dataRoute(routes.cards, ({ params, query, release }) => {
    return readCards(release, params.countryCode, requireCrop(query.crop));
  }),
  dataRoute(routes.findings, async ({ query, release }) => {
    const { country, crop, limit } = query;
    const area = country === undefined ? undefined : requireArea(release, country).code;
    if (crop !== undefined) requireCrop(crop);
    const all = await readFindings(release);
    const fitting = all.filter(
      (finding) =>
        (area === undefined || finding.area === area) && (crop === undefined || finding.crop === crop),
    );
    return { total: fitting.length, findings: fitting.slice(0, limit) };
  }),
];
