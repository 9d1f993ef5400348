import { keptAs } from '#catalog/elements/index.ts';
import { routes } from '#contract/routes.ts';
import { selectValue } from '../queries/select-value.ts';
import { selectWithheld } from '../queries/select-withheld.ts';
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
    const answer = { value: row?.value ?? null, unit: element.unit, flag: row?.flag ?? '', year };
    if (row !== undefined) return answer;
    const [withheld] = await selectWithheld(release.db, { ...kept, area, year });
    return withheld === undefined ? answer : { ...answer, withheld: 'partial-value' as const };
  }),
];
