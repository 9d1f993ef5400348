import { keptAs } from '#catalog/elements/index.ts';
import { routes } from '#contract/routes.ts';
import { findParts } from '#domain/withheld.ts';
import { isOfFewProducts, listWithheld } from '../figures/withheld.ts';
import { selectRows } from '../queries/select-rows.ts';
import { type DataRoute, dataRoute } from './data-route.ts';
import { requireFigure } from './scope.ts';

/** One figure. */
export const valueRoutes: readonly DataRoute[] = [
  dataRoute(routes.value, async ({ params, release }) => {
    const { element, indicator, area, year } = requireFigure(release, params);
    const kept = keptAs(element, indicator);
    const row = await release.figures.figure({ ...kept, year, area });
    const answer = { value: row?.value ?? null, unit: element.unit, flag: row?.flag ?? '', year };
    if (row !== undefined) {
      const [doubt] = await selectRows(release.db, 'doubtful_figure', { ...kept, area, year });
      return doubt === undefined ? answer : { ...answer, doubt: doubt.reason };
    }
    if (await isOfFewProducts(release.db, kept)) return { ...answer, withheld: 'partial-products' as const };
    const [withheld] = await listWithheld(release, { ...kept, area, year });
    return withheld === undefined ? answer : { ...answer, withheld: findParts(element.id)?.reason };
  }),
];
