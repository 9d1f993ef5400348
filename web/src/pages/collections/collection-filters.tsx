import type { ReactNode } from 'react';
import type { Collection, PointFacet, PointMeasure } from '#catalog/germplasm/collections.ts';
import { whereabouts } from '#domain/germplasm/points.ts';
import { FollowedHere } from '../../blocks/list/followed.tsx';
import { type FurtherFilter, type ListFacet, ListFilters } from '../../blocks/list/list-filters.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { collectionsFields } from '../../url/collections-params.ts';
import { toggled } from '../../url/toggled.ts';
import { valueName } from './collection-texts.ts';
import type { CollectionsControl, ShownPoints } from './collections-data.ts';

/** What weights, altitudes and years can be. */
const limits = [-500, 9000] as const;

/** Facets as chips, of which several may be chosen, and fields for country, measures and whereabouts. `shownPoints` has their choices. */
export function CollectionFilters(props: {
  collection: Collection;
  shownPoints: ShownPoints;
  control: CollectionsControl;
  version: string | null;
}): ReactNode {
  const { collection, shownPoints, control, version } = props;
  const { view, hrefOf, follow } = control;
  const { filter } = view;
  const { words, language, formats } = useSpeech();
  const compare = new Intl.Collator(language).compare;
  const facetOf = (facet: PointFacet): ListFacet => ({
    name: facet,
    label: words(`collections.facet.${facet}`),
    choices: shownPoints.facets[facet]
      .filter(({ value, count }) => value !== 'unknown' || count > 0 || filter[facet].includes(value))
      .map(({ value, count }) => ({
        ...{ id: value, name: valueName(words, facet, value), count },
        isChosen: filter[facet].includes(value),
        href: hrefOf({ filter: { ...filter, [facet]: toggled(filter[facet], value) } }),
      }))
      .toSorted((a, b) => b.count - a.count),
  });
  const ends = (measure: PointMeasure): readonly FurtherFilter[] =>
    (['From', 'To'] as const).map((end) => {
      const side = end === 'From' ? 'from' : 'to';
      return {
        name: `${measure}${end}`,
        label: `${words(`collections.measure.${measure}`)}: ${words(`collections.range.${side}`)}`,
        value: String(filter[measure][side] ?? ''),
        limits,
      };
    });
  const known = shownPoints.countries.map(({ value, count }) => [value, count] as const);
  const countries = new Map([...(filter.country === null ? [] : [[filter.country, 0] as const]), ...known]);
  const fields: readonly FurtherFilter[] = [
    {
      name: 'country',
      label: words('dataPage.filters.country'),
      value: filter.country ?? '',
      options: [
        ['', words('collections.country.all')],
        ...[...countries]
          .map(([code, count]) => [code, `${areaName(words, code)} (${formats.number(count, 0)})`] as const)
          .sort(([, a], [, b]) => compare(a, b)),
      ],
    },
  ];
  const further: readonly FurtherFilter[] = [
    ...collection.measures.flatMap(ends),
    {
      name: 'where',
      label: words('collections.facet.where'),
      value: filter.where ?? '',
      options: (['', ...whereabouts] as const).map((where) => [
        where,
        words(`collections.where.${where === '' ? 'all' : where}`),
      ]),
    },
  ];
  const named = new Set([...fields, ...further].map(({ name }) => name));
  return (
    <FollowedHere show={follow}>
      <ListFilters
        path={`/${language}/beans/data/collections`}
        search={null}
        {...{ fields, further }}
        facets={collection.facets.map(facetOf)}
        kept={collectionsFields({ ...view, point: null, page: 1 }, version).filter(
          ([name]) => !named.has(name),
        )}
      />
    </FollowedHere>
  );
}
