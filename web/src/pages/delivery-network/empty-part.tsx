import type { ReactNode } from 'react';
import { implausibleEnd } from '#catalog/germplasm/implausible-flows.ts';
import type { FlowPage } from '#contract/flows.ts';
import { FollowedHere } from '../../blocks/list/followed.tsx';
import { NoRows } from '../../blocks/list/list-parts.tsx';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { type DeliveryView, deliveryParams } from '../../url/delivery-params.ts';
import { genebankName, leftOutText } from './delivery-texts.ts';
import { useControl } from './use-delivery.ts';

/** No flow fits: why, where the source has some, and which part of the choice can be let go of, one by one. */
export function EmptyPart({ page }: { page: FlowPage }): ReactNode {
  const { view, follow, hrefOf } = useControl();
  const speech = useSpeech();
  const { words, formats } = speech;
  const chosen: readonly (readonly [text: string, change: Partial<DeliveryView>] | false)[] = [
    view.min > 0 && [
      words('deliveryNetwork.filter.min.from', { value: formats.number(view.min) }),
      { min: 0 },
    ],
    view.genebank !== null && [genebankName(view.genebank), { genebank: null }],
    view.direction !== null && [
      words(`deliveryNetwork.filter.direction.${view.direction}`),
      { direction: null },
    ],
    view.macro !== null && [areaName(words, view.macro), { macro: null }],
    view.country !== null && [areaName(words, view.country), { country: null }],
  ];
  const { tab, tables } = view;
  const leftOut = view.country === implausibleEnd ? leftOutText(speech, page) : null;
  const plain = hrefOf({ ...deliveryParams.initial, tab, tables });
  return (
    <FollowedHere show={follow}>
      <NoRows
        total={0}
        page={1}
        onPage={1}
        chosen={chosen.flatMap((each) => (each === false ? [] : [{ text: each[0], href: hrefOf(each[1]) }]))}
        why={
          leftOut === null
            ? undefined
            : `${words('deliveryNetwork.empty.leftOut', { ...areaWords(words, implausibleEnd) })} ${leftOut}`
        }
        {...{ plain, first: plain }}
      />
    </FollowedHere>
  );
}
