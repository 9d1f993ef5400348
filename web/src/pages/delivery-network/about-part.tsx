import type { ReactNode } from 'react';
import type { FlowPage } from '#contract/flows.ts';
import { getFormats } from '../../i18n/formats.ts';
import { licenceName } from '../../i18n/licence-name.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import styles from './delivery-page.module.css';
import { leftOutText, outsideName, samplesText, sourceText } from './delivery-texts.ts';
import { useControl } from './use-delivery.ts';

/** What qualifies all flows of the page, said once; what is left out, by name; and the source. */
export function AboutPart({ page }: { page: FlowPage }): ReactNode {
  const { hrefOf } = useControl();
  const words = useWords();
  const formats = getFormats(useLanguage());
  const { source, left_out: left, check } = page;
  if (source === null) return null;
  const implausible = leftOutText({ words, formats }, page);
  return (
    <section className={styles.about} id="about-data" aria-labelledby="about-data-title">
      <h2 id="about-data-title">{words('figure.about')}</h2>
      <ul>
        <li>{words('deliveryNetwork.about.sample')}</li>
        <li>{words('deliveryNetwork.about.crops')}</li>
        <li>{words('deliveryNetwork.about.average')}</li>
        <li>{words('deliveryNetwork.about.origin')}</li>
        {implausible !== null && <li>{implausible}</li>}
        {left.outside.rows > 0 && (
          <li>
            {words('deliveryNetwork.about.outside', {
              rows: left.outside.rows,
              samples: samplesText({ words, formats }, left.outside.value),
              list: formats.list(
                left.outside.names.map(({ name, value }) =>
                  words('deliveryNetwork.story.part', {
                    name: outsideName(words, name),
                    value: formats.edited(value),
                  }),
                ),
              ),
            })}
          </li>
        )}
        {check !== null && (
          <li>
            {words(
              check.differ === 0 ? 'deliveryNetwork.about.check' : 'deliveryNetwork.about.check.differ',
              {
                sums: formats.number(check.sums),
                differ: check.differ,
              },
            )}
          </li>
        )}
        <li>
          {words('map.disputed')} {words('map.smallStates')}
        </li>
      </ul>
      <p>
        {words('figure.source', { source: sourceText(words, source) })} ·{' '}
        {words('figure.licence', { licence: licenceName(words, source.licence) })} ·{' '}
        <a href={source.url}>{source.url.replace('https://', '')}</a>
      </p>
      <p>
        <a href={hrefOf({ tab: 'metadata' })}>{words('figure.source.learn')}</a>
      </p>
    </section>
  );
}
