import type { ReactNode } from 'react';
import type { FlowRows } from '#contract/flows.ts';
import { askFor, browserGetJson } from '../../api/queries.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { NotLoaded } from '../../blocks/failed-part.tsx';
import { sourceName } from '../../i18n/source-title.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { PlainTable } from '../../ui/plain-table.tsx';
import { useOpenedPanel } from '../../ui/use-opened-panel.ts';
import { ViewLink } from '../../ui/view-link.tsx';
import styles from './delivery-page.module.css';
import { keyText, samplesText } from './delivery-texts.ts';
import { type DeliveryPageData, rowsAddress, useControl } from './use-delivery.ts';

const read = (address: string): Promise<FlowRows> => askFor(browserGetJson, 'flowRows', address);

/** The published rows behind a sum: where the number comes from. */
export function ExplainedPart(props: { figure: string; brought: DeliveryPageData['rows'] }): ReactNode {
  const { figure, brought } = props;
  const { show, hrefOf } = useControl();
  const { words, formats } = useSpeech();
  const address = rowsAddress(figure);
  const { value: rows, failed } = useAnswer(brought, address, read);
  const { panel, heading, close } = useOpenedPanel({
    of: figure,
    takesFocus: () => brought?.address !== address,
    close: () => show({}),
  });
  const subject = keyText(words, figure);
  return (
    <section id="explained" ref={panel} className={styles.explained} aria-labelledby="explained-title">
      <h2 id="explained-title" ref={heading} tabIndex={-1}>
        {words('figure.explain.title')}
      </h2>
      {rows === undefined ? (
        <NotLoaded failed={failed} height="12rem" />
      ) : (
        <>
          <p>
            {words('deliveryNetwork.rows.sum', {
              what: subject,
              samples: samplesText({ words, formats }, rows.sum),
              count: rows.total,
            })}
          </p>
          <PlainTable
            caption={words('deliveryNetwork.rows.caption', { shown: rows.rows.length, count: rows.total })}
            columns={[
              [words('deliveryNetwork.column.origin'), (row) => row.origin],
              [words('deliveryNetwork.column.genebank'), (row) => row.genebank],
              [words('deliveryNetwork.column.recipient'), (row) => row.recipient],
              [words('deliveryNetwork.rows.published'), (row) => String(row.rows), 'numeric'],
              [words('deliveryNetwork.column.samples'), (row) => formats.number(row.value, 4), 'numeric'],
            ]}
            rows={rows.rows}
            rest={
              rows.next === null
                ? null
                : [
                    words('deliveryNetwork.others', { count: rows.total - rows.rows.length }),
                    formats.number(rows.sum - rows.rows.reduce((sum, row) => sum + row.value, 0), 4),
                  ]
            }
            stacks
          />
          <p>
            {rows.source !== null && <>{sourceName(words, rows.source)} · </>}
            <a href={address}>{words('deliveryNetwork.rows.json')}</a>
          </p>
        </>
      )}
      <p>
        <ViewLink href={hrefOf({})} onChoose={close}>
          {words('frame.action.close')}
        </ViewLink>
      </p>
    </section>
  );
}
