import type { ReactNode } from 'react';
import { listTradeItems } from '#catalog/crops/trade-items.ts';
import type { Block } from '#catalog/section.ts';
import { chosenFlow } from '../../api/chosen-flow.ts';
import { type ShownData, useDataView } from '../../api/data-view.tsx';
import { lacksValues } from '../../api/lacks-values.ts';
import { valueOr } from '../../api/loaded.ts';
import { itemName } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import type { Speech } from '../../i18n/speech.ts';
import { useWords } from '../../i18n/words.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import styles from './flow-block.module.css';

const flows = ['both', '1', '2'] as const;

/** What a page of trade leaves out: values that are withheld, and products that are not counted. */
export function flowNotes(
  { crop, section, flows: known }: ShownData,
  { words, formats }: Speech,
): readonly string[] {
  const counted = valueOr(known, null)?.answer.items ?? [];
  const missing = listTradeItems(crop).filter((item) => !counted.includes(item));
  const [main] = crop.tradedProducts ?? [];
  const names = (items: readonly number[]): string =>
    formats.list(items.map((item) => itemName(words, String(item)).toLocaleLowerCase()));
  return [
    ...(lacksValues(crop, section)
      ? [
          words('trade.flow.withheld', {
            ...cropWords(words, crop.id, section.id),
            product: names(main === undefined ? [] : [main.item]),
          }),
        ]
      : []),
    ...(counted.length > 0 && missing.length > 0
      ? [words('trade.flow.products', { counted: names(counted), missing: names(missing) })]
      : []),
  ];
}

export function FlowBlock({ block }: { block: Extract<Block, { kind: 'flow' }> }): ReactNode {
  const { view, dispatch, hrefOf } = useDataView();
  const words = useWords();
  const actionOf = (choice: string) => ({ do: 'choose', block: block.id, choice }) as const;
  return (
    <div className={styles.flow}>
      <span aria-hidden="true" data-print="no">
        {words('trade.flow.label')}
      </span>
      <SegmentedControl
        label={words('trade.flow.label')}
        value={chosenFlow(view)}
        options={flows.map((id) => ({
          id,
          label: words(`trade.flow.${id}`),
          href: hrefOf(actionOf(id)),
        }))}
        onChoose={(choice) => dispatch(actionOf(choice))}
      />
    </div>
  );
}
