import { crops } from '#catalog/crops/index.ts';
import { PRODUCTION } from '#catalog/elements/codes.ts';
import { routes } from '#contract/routes.ts';
import { readFindings } from '../findings/read-findings.ts';
import { readProfile } from '../profiles/read-profile.ts';
import { selectDefaultYears } from '../queries/select-default-years.ts';
import { selectHarvestedCrops } from '../queries/select-harvested-crops.ts';
import { requireCrop } from '../varieties/read-varieties.ts';
import { type DataRoute, dataRoute } from './data-route.ts';
import { requireArea } from './scope.ts';

/** What is known of an area over all crops, and what stands out in the figures. */
export const profileRoutes: readonly DataRoute[] = [
  dataRoute(routes.profiles, async ({ release }) => {
    const indicators = crops.flatMap(({ items }) => items.production ?? []);
    const years = await selectDefaultYears(release.db, { indicators, elements: [PRODUCTION] });
    const year = years.length === 0 ? null : Math.max(...years.map((each) => each.year));
    const harvested =
      year === null
        ? new Map<string, number>()
        : await selectHarvestedCrops(release.db, { indicators, element: PRODUCTION, year });
    return {
      year,
      areas: [...release.areas.values()].map(({ code, kind, region, macro, first_year, last_year }) => ({
        code,
        kind,
        region,
        macro,
        firstYear: first_year,
        lastYear: last_year,
        crops: kind === 'country' ? (harvested.get(code) ?? 0) : null,
      })),
    };
  }),
  dataRoute(routes.profile, ({ params, release }) => readProfile(release, params.countryCode)),
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
