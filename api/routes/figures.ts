import { crops } from '#catalog/crops/index.ts';
import { columnKeyOf, findElement } from '#catalog/elements/index.ts';
import { aggregateTwin, countryTwin } from '#catalog/sections/element-twins.ts';
import { listSections } from '#catalog/sections/index.ts';
import { routes } from '#contract/routes.ts';
import { findParts } from '#domain/withheld.ts';
import { isOfFewProducts, listWithheld } from '../figures/withheld.ts';
import { parseIds } from '../parameters.ts';
import { selectCovered } from '../queries/select-coverage.ts';
import { selectRows } from '../queries/select-rows.ts';
import { chooseDefaultYear } from '../shaping/write-cube.ts';
import { requireElement, requireIndicator, requireSection, requireTable } from '../vocabulary.ts';
import { type DataRoute, dataRoute } from './data-route.ts';
import { isRegion, requireFigure, requireYear } from './scope.ts';

export const figureRoutes: readonly DataRoute[] = [
  dataRoute(routes.elements, async ({ params, release, words }) => {
    const section = requireSection(params.sectionId);
    const covered = await selectCovered(release.db);
    return section.mapElements.map(({ country }) => {
      const { en, es, pt } = words.names(`elements.${country}.name`);
      const element = findElement(country);
      const having = crops.filter((crop) => {
        const item = crop.items[section.indicator];
        if (element === undefined || item === null || !listSections(crop).includes(section)) return false;
        const columnKey = columnKeyOf(element, item);
        return covered.has(`${columnKey.indicator} ${columnKey.element}`);
      });
      return {
        ID_ELEMENT: country,
        UNIT: element?.unit ?? '',
        ELEMENT_EN: en,
        ELEMENT_ES: es,
        ELEMENT_PT: pt,
        CROPS: having.map(({ id }) => id),
      };
    });
  }),
  dataRoute(routes.years, async ({ params, release }) => {
    const table = requireTable(params.table);
    const element = requireElement(table, params.elementId);
    const columnKey = columnKeyOf(element, requireIndicator(table, params.indicatorId));
    const rows = await selectRows(release.db, 'coverage', columnKey);
    return rows.map(({ year }) => year).reverse();
  }),
  dataRoute(routes.coverage, async ({ params, query, release }) => {
    const table = requireTable(params.table);
    const indicator = requireIndicator(table, params.indicatorId);
    const requestedElements = parseIds('elementIds', query.elementIds).map((id) => requireElement(table, id));
    const elements = [];
    for (const element of requestedElements) {
      const rows = await selectRows(release.db, 'coverage', columnKeyOf(element, indicator));
      elements.push({
        element: element.id,
        years: rows.map(({ year }) => year),
        countries: rows.map(({ countries }) => countries),
        defaultYear: chooseDefaultYear(rows, table.fallbackYear),
      });
    }
    return { elements };
  }),
  dataRoute(routes.count, async ({ params, release }) => {
    const table = requireTable(params.table);
    const element = requireElement(table, params.elementId);
    const indicator = requireIndicator(table, params.indicatorId);
    const year = requireYear(release, columnKeyOf(element, indicator).indicator, params.year);
    const twin = params.admin === 'countries' ? countryTwin(element.id) : aggregateTwin(element.id);
    const columnKey = columnKeyOf(findElement(twin) ?? element, indicator);
    if (params.admin === 'countries') {
      const rows = await selectRows(release.db, 'coverage', columnKey);
      return { count: rows.find((row) => row.year === year)?.countries ?? 0 };
    }
    const rows = await release.figures.slice({ ...columnKey, year });
    return { count: rows.filter(({ area }) => isRegion(area)).length };
  }),
  dataRoute(routes.value, async ({ params, release }) => {
    const { element, indicator, area, year } = requireFigure(release, params);
    const columnKey = columnKeyOf(element, indicator);
    const row = await release.figures.figure({ ...columnKey, year, area });
    const answer = { value: row?.value ?? null, unit: element.unit, flag: row?.flag ?? '', year };
    if (row !== undefined) {
      const [doubt] = await selectRows(release.db, 'doubtful_figure', { ...columnKey, area, year });
      return doubt === undefined ? answer : { ...answer, doubt: doubt.reason };
    }
    if (await isOfFewProducts(release.db, columnKey))
      return { ...answer, withheld: 'partial-products' as const };
    const [withheld] = await listWithheld(release, { ...columnKey, area, year });
    return withheld === undefined ? answer : { ...answer, withheld: findParts(element.id)?.reason };
  }),
];
