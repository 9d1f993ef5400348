import { crops } from '#catalog/crops/index.ts';
import { findElement, keptAs } from '#catalog/elements/index.ts';
import { listSections } from '#catalog/sections/index.ts';
import { routes } from '#contract/routes.ts';
import { selectCovered } from '../queries/select-coverage.ts';
import { requireSection } from '../vocabulary.ts';
import { type DataRoute, dataRoute } from './data-route.ts';

/** Elements that a section offers. */
export const elementRoutes: readonly DataRoute[] = [
  dataRoute(routes.elements, async ({ params, release, words }) => {
    const section = requireSection(params.sectionId);
    const covered = await selectCovered(release.db);
    return section.mapElements.map(({ country }) => {
      const { en, es, pt } = words.names(`elements.${country}.name`);
      const element = findElement(country);
      const having = crops.filter((crop) => {
        const item = crop.items[section.indicator];
        if (element === undefined || item === null || !listSections(crop).includes(section)) return false;
        const kept = keptAs(element, item);
        return covered.has(`${kept.indicator} ${kept.element}`);
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
];
