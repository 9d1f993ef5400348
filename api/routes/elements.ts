import { findElement } from '#catalog/elements/index.ts';
import { routes } from '#contract/routes.ts';
import { requireSection } from '../vocabulary.ts';
import { type DataRoute, dataRoute } from './data-route.ts';

/** Elements that a section offers. */
export const elementRoutes: readonly DataRoute[] = [
  dataRoute(routes.elements, ({ params, words }) =>
    requireSection(params.sectionId).mapElements.map(({ country }) => {
      const { en, es, pt } = words.names(`elements.${country}.name`);
      const unit = findElement(country)?.unit ?? '';
      return { ID_ELEMENT: country, UNIT: unit, ELEMENT_EN: en, ELEMENT_ES: es, ELEMENT_PT: pt };
    }),
  ),
];
