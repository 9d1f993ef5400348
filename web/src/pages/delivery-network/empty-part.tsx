import type { ReactNode } from 'react';
import { implausibleEnd } from '#catalog/germplasm/implausible-flows.ts';
import type { FlowPage } from '#contract/flows.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { ViewLink } from '../../ui/view-link.tsx';
import { type DeliveryView, deliveryParams } from '../../url/delivery-params.ts';
import styles from './delivery-page.module.css';
import { genebankName, leftOutText } from './delivery-texts.ts';
import { useControl } from './use-delivery.ts';

/** No flow fits: why, where the source has some, and which part of the choice can be let go of, one by one. */
export function EmptyPart({ page }: { page: FlowPage }): ReactNode {
  const { view, show, hrefOf } = useControl();
  const words = useWords();
  const formats = getFormats(useLanguage());
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
  const leftOut = view.country === implausibleEnd ? leftOutText({ words, formats }, page) : null;
  const none = { ...deliveryParams.initial, tab, tables };
  return (
    <div className={styles.empty}>
      {leftOut === null ? (
        <p>{words('deliveryNetwork.empty')}</p>
      ) : (
        <p>
          {words('deliveryNetwork.empty.leftOut', { ...areaWords(words, implausibleEnd) })} {leftOut}
        </p>
      )}
      <p>{words('deliveryNetwork.empty.relax')}</p>
      <ul>
        {chosen
          .filter((each) => each !== false)
          .map(([text, change]) => (
            <li key={text}>
              <ViewLink href={hrefOf(change)} onChoose={() => show(change)}>
                {words('deliveryNetwork.empty.without', { what: text })}
              </ViewLink>
            </li>
          ))}
        <li>
          <ViewLink href={hrefOf(none)} onChoose={() => show(none)}>
            {words('deliveryNetwork.empty.all')}
          </ViewLink>
        </li>
      </ul>
    </div>
  );
}
