import type { ReactNode } from 'react';
import { genebanks } from '#catalog/germplasm/genebanks.ts';
import { macroRegions, worldCode } from '#catalog/regions/index.ts';
import { FollowedHere } from '../../blocks/list/followed.tsx';
import { type FurtherFilter, ListFilters } from '../../blocks/list/list-filters.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import { type DeliveryView, deliveryParams, tops } from '../../url/delivery-params.ts';
import { genebankText } from './delivery-texts.ts';
import { useControl } from './use-delivery.ts';

/** Parameters with a field, and the explanation, which their change closes. */
const fields = ['genebank', 'macro', 'direction', 'min', 'top', 'explain'];

/** Least samples a year that the field offers. */
const mins = [0, 1, 10, 100, 1000];

const directions = ['', 'origin', 'recipient'] as const;

/** Genebank, macro region, direction, least flow and number of flows. `requested` is the view that the fields show at once. */
export function DeliveryFilters({ requested }: { requested: DeliveryView }): ReactNode {
  const { follow, release } = useControl();
  const speech = useSpeech();
  const { words, language } = speech;
  return (
    <FollowedHere show={follow}>
      <ListFilters
        path={`/${language}/beans/data/accessionDeliveryNetwork`}
        search={null}
        fields={[
          {
            name: 'genebank',
            label: words('deliveryNetwork.filter.genebank'),
            value: requested.genebank ?? '',
            options: [
              ['', words('deliveryNetwork.filter.genebank.all')],
              ...genebanks.map(({ id }) => [id, genebankText(words, id)] as const),
            ],
          },
        ]}
        facets={[]}
        further={furtherFilters(speech, requested)}
        kept={deliveryParams
          .fields(requested, release.pinned ? release.id : null)
          .filter(([name]) => !fields.includes(name))}
      />
    </FollowedHere>
  );
}

function furtherFilters({ words, formats }: Speech, requested: DeliveryView): readonly FurtherFilter[] {
  const { initial } = deliveryParams;
  const macros = macroRegions.filter(({ code }) => code !== worldCode);
  const offered = [...new Set([...mins, requested.min])].sort((a, b) => a - b);
  return [
    {
      name: 'macro',
      label: words(
        requested.country === null ? 'deliveryNetwork.filter.macro' : 'deliveryNetwork.filter.macro.partners',
      ),
      value: String(macros.find(({ code }) => code === requested.macro)?.id ?? ''),
      options: [
        ['', words('deliveryNetwork.filter.macro.all')],
        ...macros.map(({ id, code }) => [String(id), areaName(words, code)] as const),
      ],
    },
    // The direction has no meaning for flows from everywhere to everywhere.
    ...(requested.country === null && requested.macro === null && requested.direction === null
      ? []
      : [
          {
            name: 'direction',
            label: words('deliveryNetwork.filter.direction'),
            value: requested.direction ?? '',
            options: directions.map(
              (direction) =>
                [
                  direction,
                  words(`deliveryNetwork.filter.direction.${direction === '' ? 'either' : direction}`),
                ] as const,
            ),
          },
        ]),
    {
      name: 'min',
      label: words('deliveryNetwork.filter.min'),
      ...{ value: String(requested.min), usual: String(initial.min) },
      options: offered.map((min) => [
        String(min),
        min === 0
          ? words('deliveryNetwork.filter.min.all')
          : words('deliveryNetwork.filter.min.from', { value: formats.number(min) }),
      ]),
    },
    {
      name: 'top',
      label: words('deliveryNetwork.filter.top'),
      ...{ value: String(requested.top), usual: String(initial.top) },
      options: tops.map((top) => [String(top), words('deliveryNetwork.filter.top.count', { count: top })]),
    },
  ];
}
