import type { ReactNode } from 'react';
import type { Collection } from '#catalog/germplasm/collections.ts';
import type { CollectionRecord } from '#contract/collections.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useOpenedPanel } from '../../ui/use-opened-panel.ts';
import { ViewLink } from '../../ui/view-link.tsx';
import { sourceText } from './collection-texts.ts';
import type { CollectionsControl } from './collections-data.ts';
import styles from './collections-page.module.css';
import { pointName } from './point-list.tsx';

export function PointCard(props: {
  collection: Collection;
  point: number;
  record: CollectionRecord | undefined;
  failed: boolean;
  control: CollectionsControl;
  /** Opened by the visitor, and not by the address: the card takes the focus. */
  takesFocus: boolean;
}): ReactNode {
  const { collection, point, record, control } = props;
  const { words, formats } = useSpeech();
  const { panel, heading, close } = useOpenedPanel({
    of: String(point),
    takesFocus: () => props.takesFocus,
    close: () => control.show({ point: null }),
  });
  const name = pointName(words, collection, point);
  const at =
    record?.latitude == null || record.longitude === null
      ? null
      : ([record.latitude, record.longitude] as const);
  return (
    <section ref={panel} className={styles.card} aria-labelledby="card-title">
      <h2 id="card-title" ref={heading} tabIndex={-1}>
        {name}
      </h2>
      {record === undefined ? (
        props.failed ? (
          <FailedPart />
        ) : (
          <Skeleton height="14rem" label={words('dataPage.state.loading')} />
        )
      ) : (
        <>
          <p className={styles.note}>{words(`collections.${collection.id}.number`)}</p>
          <dl>
            {record.published
              .filter(({ text }) => text !== '')
              .map(({ field, text }) => (
                <div key={field}>
                  <dt>{words(`collections.field.${field}`)}</dt>
                  <dd translate="no">{text.replaceAll(/,(?=\S)/g, ', ')}</dd>
                </div>
              ))}
          </dl>
          <p className={styles.note}>{words('collections.card.asPublished')}</p>
          {at === null ? (
            <p>{words('collections.card.unplaced')}</p>
          ) : (
            <p>
              {words('collections.card.decimals', { count: record.decimals })}{' '}
              {record.whole_minutes ? words('collections.card.minutes') : words('collections.card.notExact')}
            </p>
          )}
          {record.flagged !== null && <p>{words(`collections.flag.${record.flagged}`)}</p>}
          {record.at_place > 1 && at !== null && (
            <p>
              <ViewLink
                href={control.hrefOf({ filter: { ...control.view.filter, at } })}
                onChoose={() => control.show({ filter: { ...control.view.filter, at } })}
                label={words('collections.card.atPlace', { count: record.at_place })}
              >
                {words('collections.card.atPlace', { count: record.at_place })}
              </ViewLink>
            </p>
          )}
          <p className={styles.note}>
            {words('figure.source', { source: sourceText(words, record.source) })} ·{' '}
            {words('collections.source.date', { date: formats.date(record.source.date) })}
          </p>
        </>
      )}
      <p>
        <ViewLink
          href={control.hrefOf({ point: null })}
          onChoose={close}
          label={words('collections.card.close')}
        >
          {words('collections.card.close')}
        </ViewLink>
      </p>
    </section>
  );
}
