import type { ReactNode } from 'react';
import type { FlowPage } from '#contract/flows.ts';
import { AboutSection } from '../../blocks/about-section.tsx';
import { licenceName } from '../../i18n/licence-name.ts';
import { sourceName } from '../../i18n/source-title.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { cautionTexts } from './delivery-texts.ts';
import { useControl } from './use-delivery.ts';

/** Notes on all flows of the page, the flows left out, by name, and the source. */
export function AboutPart({ page }: { page: FlowPage }): ReactNode {
  const { hrefOf } = useControl();
  const { words, formats } = useSpeech();
  const { source, check } = page;
  if (source === null) return null;
  return (
    <AboutSection>
      <ul>
        <li>{words('deliveryNetwork.about.sample')}</li>
        {cautionTexts({ words, formats }, page).map((text) => (
          <li key={text}>{text}</li>
        ))}
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
        {words('figure.source', { source: sourceName(words, source) })} ·{' '}
        {words('figure.licence', { licence: licenceName(words, source.licence) })} ·{' '}
        <a href={source.url}>{source.url.replace('https://', '')}</a>
      </p>
      <p>
        <a href={hrefOf({ tab: 'metadata' })}>{words('figure.source.learn')}</a>
      </p>
    </AboutSection>
  );
}
