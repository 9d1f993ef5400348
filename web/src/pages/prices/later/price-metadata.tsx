import type { ReactNode } from 'react';
import type { PriceSource } from '#contract/prices.ts';
import { citedAddress } from '../../../blocks/citation.ts';
import { CitationPart } from '../../../blocks/citation-part.tsx';
import { CitationTexts } from '../../../blocks/citation-texts.tsx';
import { citeWords } from '../../../i18n/cite-words.ts';
import { useSpeech } from '../../../i18n/speech.ts';
import { useLanguage, useWords } from '../../../i18n/words.tsx';
import { PlainTable } from '../../../ui/plain-table.tsx';
import { SourceList } from '../source-list.tsx';
import { usePrices } from '../use-prices-view.ts';
import styles from './price-metadata.module.css';

type Term = readonly [term: string, unit: string];

/** What is defined of domestic prices, in the order in which the page shows it, each with the id of its unit. */
export const priceTerms: readonly Term[] = [
  ['market', 'slc-kg'],
  ['median', 'slc-kg'],
  ['band', 'slc-kg'],
  ['suspect', ''],
  ['year', 'usd-kg'],
  ['producer', 'usd-kg'],
  ['nominal', 'slc-kg'],
  ['ipc', 'slc-kg'],
  ['usd', 'usd-kg'],
  ['usdeflac', 'usd-kg'],
  ['deflator', ''],
  ['rate', ''],
  ['season', 'percent'],
  ['premium', 'percent'],
  ['change', 'percent'],
  ['benchmark', 'usd-kg'],
];

/** What is defined of international prices: nobody asks them on markets or converts them from another currency. */
export const benchmarkTerms: readonly Term[] = [
  ['benchmark', 'usd-kg'],
  ['usdeflac', 'usd-kg'],
];

/** The metadata tab: what each figure of the page means, how it is worked out, and from where it is. */
export function PriceMetadata(props: {
  terms: readonly Term[];
  sources: readonly PriceSource[];
  title: string;
  origin: string;
  /** Path of the page without its language. */
  path: string;
}): ReactNode {
  const { terms, title, sources } = props;
  const { release } = usePrices();
  const words = useWords();
  const _language = useLanguage();
  const { formats } = useSpeech();
  return (
    <div className={styles.metadata}>
      <p>
        {words('frame.release.label')}: {release.id}
        {release.created !== '' && (
          <>
            {' · '}
            <time dateTime={release.created.slice(0, 10)}>{formats.date(release.created)}</time>
          </>
        )}
      </p>
      <PlainTable
        caption={<span id="metadata-caption">{words('prices.metadata.caption')}</span>}
        columns={[
          [words('prices.metadata.term'), ([term]) => words(`prices.metadata.${term}.name`)],
          [words('figure.table.unit'), ([, unit]) => (unit === '' ? '' : words(`units.${unit}.short`))],
          [words('prices.metadata.definition'), ([term]) => words(`prices.metadata.${term}`)],
        ]}
        rows={terms}
        stacks
      />
      <h2>{words('prices.metadata.sources')}</h2>
      <SourceList sources={sources} />
      <CitationPart>
        <Citations title={title} sources={sources} origin={props.origin} path={props.path} />
      </CitationPart>
    </div>
  );
}

function Citations(props: {
  title: string;
  sources: readonly PriceSource[];
  origin: string;
  path: string;
}): ReactNode {
  const { hrefOf, release } = usePrices();
  const language = useLanguage();
  const cite = citeWords.useMessages();
  const address = {
    origin: props.origin,
    pathname: `/${language}${props.path}`,
    search: hrefOf({ tab: 'view' }).replace(/^\?$/, ''),
  };
  return (
    <>
      <h2 id="cite">{cite('cite.title')}</h2>
      <CitationTexts
        thing={{
          title: props.title,
          release,
          sources: props.sources.map(({ publisher, title, licence }) => ({
            publisher,
            title,
            licence,
            editions: [],
          })),
        }}
        url={citedAddress(address, release.id)}
        own={cite}
      />
    </>
  );
}
