import type { ReactNode } from 'react';
import { genebanks } from '#catalog/germplasm/genebanks.ts';
import { macroRegions, worldCode } from '#catalog/regions/index.ts';
import { FollowedHere } from '../../blocks/list/followed.tsx';
import { type FurtherFilter, ListFilters } from '../../blocks/list/list-filters.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import { type DeliveryView, deliveryParams, tops } from '../../url/delivery-params.ts';
import { genebankText } from './delivery-texts.ts';
import { deliveryHref, useControl } from './use-delivery.ts';

/** Parameters that fields stand for, and what a change of any closes. */
const fields = ['genebank', 'macro', 'min', 'top', 'explain'];

/** Least samples a year that the field offers. */
const mins = [0, 1, 10, 100, 1000];

const directions = [null, 'origin', 'recipient'] as const;

/** Genebank, macro region, direction, least flow and number of flows. `asked` is what the fields show at once. */
export function DeliveryFilters({ asked }: { asked: DeliveryView }): ReactNode {
  const { follow, release } = useControl();
  const speech = useSpeech();
  const { words, language } = speech;
  const hrefOf = deliveryHref(asked, release);
  // As what they count says nothing of flows from everywhere to everywhere.
  const hasEnd = asked.country !== null || asked.macro !== null || asked.direction !== null;
  return (
    <FollowedHere show={follow}>
      <ListFilters
        path={`/${language}/beans/data/accessionDeliveryNetwork`}
        search={null}
        fields={[
          {
            name: 'genebank',
            label: words('deliveryNetwork.filter.genebank'),
            value: asked.genebank ?? '',
            options: [
              ['', words('deliveryNetwork.filter.genebank.all')],
              ...genebanks.map(({ id }) => [id, genebankText(words, id)] as const),
            ],
          },
        ]}
        facets={[
          {
            name: 'direction',
            label: words('deliveryNetwork.filter.direction'),
            choices: (hasEnd ? directions : []).map((direction) => ({
              id: direction ?? 'either',
              name: words(`deliveryNetwork.filter.direction.${direction ?? 'either'}`),
              href: hrefOf({ direction: direction === asked.direction ? null : direction }),
              isChosen: direction === asked.direction,
              isUsual: direction === null,
            })),
          },
        ]}
        further={furtherFilters(speech, asked)}
        kept={deliveryParams
          .fields(asked, release.pinned ? release.id : null)
          .filter(([name]) => !fields.includes(name))}
      />
    </FollowedHere>
  );
}

/** Macro region, least flow and number of flows. */
function furtherFilters({ words, formats }: Speech, asked: DeliveryView): readonly FurtherFilter[] {
  const { initial } = deliveryParams;
  const macros = macroRegions.filter(({ code }) => code !== worldCode);
  const offered = [...new Set([...mins, asked.min])].sort((a, b) => a - b);
  return [
    {
      name: 'macro',
      label: words(
        asked.country === null ? 'deliveryNetwork.filter.macro' : 'deliveryNetwork.filter.macro.partners',
      ),
      value: String(macros.find(({ code }) => code === asked.macro)?.id ?? ''),
      options: [
        ['', words('deliveryNetwork.filter.macro.all')],
        ...macros.map(({ id, code }) => [String(id), areaName(words, code)] as const),
      ],
    },
    {
      name: 'min',
      label: words('deliveryNetwork.filter.min'),
      ...{ value: String(asked.min), usual: String(initial.min) },
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
      ...{ value: String(asked.top), usual: String(initial.top) },
      options: tops.map((top) => [String(top), words('deliveryNetwork.filter.top.count', { count: top })]),
    },
  ];
}
