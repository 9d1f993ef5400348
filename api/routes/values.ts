import { keptAs } from '#catalog/elements/index.ts';
import { routes } from '#contract/routes.ts';
import { selectValue } from '../queries/select-value.ts';
import { requireElement, requireIndicator, requireTable } from '../vocabulary.ts';
import { type DataRoute, dataRoute } from './data-route.ts';
import { requireArea, requireYear } from './scope.ts';

/** One figure. */
export const valueRoutes: readonly DataRoute[] = [
  dataRoute(routes.value, async ({ params, release }) => {
    const table = requireTable(params.table);
    const element = requireElement(table, params.elementId);
    const kept = keptAs(element, requireIndicator(table, params.indicatorId));
    const area = requireArea(release, params.countryCode).code;
    const year = requireYear(release, kept.indicator, params.year);
    const row = await selectValue(release.db, { ...kept, year, area });
    return { value: row?.value ?? null, unit: element.unit, flag: row?.flag ?? '', year };
  }),
];
