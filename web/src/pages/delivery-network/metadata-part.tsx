import type { ReactNode } from 'react';
import { citedAddress } from '../../blocks/citation.ts';
import { CitationPart } from '../../blocks/citation-part.tsx';
import { CitationTexts } from '../../blocks/citation-texts.tsx';
import { citeWords } from '../../i18n/cite-words.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { AboutPart } from './about-part.tsx';
import { type LowerValue, useControl } from './use-delivery.ts';

/** What is defined, in the order in which the page shows it. */
const terms = [
  'accession',
  'sample',
  'flow',
  'origin',
  'genebank',
  'recipient',
  'share',
  'domestic',
  'left-out',
];

/** The metadata tab: what each figure of the page means, from where it is, and how it is cited. This module is a chunk of its own. */
export function MetadataPart(props: LowerValue): ReactNode {
  const { release } = useControl();
  const words = useWords();
  const language = useLanguage();
  return (
    <PageLayout>
      <p>
        {words('frame.release.label')}: {release.id}
        {release.created !== '' && (
          <>
            {' · '}
            <time dateTime={release.created.slice(0, 10)}>{getFormats(language).date(release.created)}</time>
          </>
        )}
      </p>
      <PlainTable
        caption={<span id="metadata-caption">{words('deliveryNetwork.metadata.caption')}</span>}
        columns={[
          [words('deliveryNetwork.metadata.term'), (term) => words(`deliveryNetwork.metadata.${term}.name`)],
          [words('deliveryNetwork.metadata.definition'), (term) => words(`deliveryNetwork.metadata.${term}`)],
        ]}
        rows={terms}
        stacks
      />
      <AboutPart page={props.page} />
      <CitationPart>
        <Citations {...props} />
      </CitationPart>
    </PageLayout>
  );
}

function Citations({ page, title, origin }: LowerValue): ReactNode {
  const { hrefOf, release } = useControl();
  const language = useLanguage();
  const cite = citeWords.useMessages();
  const address = {
    origin,
    pathname: `/${language}/beans/data/accessionDeliveryNetwork`,
    search: hrefOf({ tab: 'view' }).replace(/^\?$/, ''),
  };
  return (
    <section aria-labelledby="cite">
      <h2 id="cite">{cite('cite.title')}</h2>
      <CitationTexts
        thing={{ title, release, sources: page.source === null ? [] : [{ ...page.source, editions: [] }] }}
        url={citedAddress(address, release.id)}
        own={cite}
      />
    </section>
  );
}
