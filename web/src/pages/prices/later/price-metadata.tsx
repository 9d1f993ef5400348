import type { ReactNode } from 'react';
import type { PriceSource } from '#contract/prices.ts';
import { MetadataTab } from '../../../blocks/metadata-tab.tsx';
import { SourceList } from '../../../blocks/source-list.tsx';
import { useSpeech } from '../../../i18n/speech.ts';
import { usePrices } from '../use-prices-view.ts';

type Term = readonly [term: string, unit: string];

/** Terms of domestic prices, in the order of the page, each with the id of its unit. */
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

/** Terms of international prices: these are not collected on markets or converted. */
export const benchmarkTerms: readonly Term[] = [
  ['benchmark', 'usd-kg'],
  ['usdeflac', 'usd-kg'],
];

/** The metadata tab: meaning, computation and source of each figure of the page. */
export function PriceMetadata(props: {
  terms: readonly Term[];
  sources: readonly PriceSource[];
  title: string;
  origin: string;
  /** Path of the page without its language. */
  path: string;
}): ReactNode {
  const { terms, title, sources, origin, path } = props;
  const { hrefOf, release } = usePrices();
  const { words, language } = useSpeech();
  return (
    <MetadataTab
      release={release}
      group="prices"
      caption={words('prices.metadata.caption')}
      terms={terms.map(([id, unit]) => ({ id, unit: unit === '' ? '' : words(`units.${unit}.short`) }))}
      cited={{
        ...{ title, sources, origin, pathname: `/${language}${path}` },
        search: hrefOf({ tab: 'view' }).replace(/^\?$/, ''),
      }}
    >
      <h2>{words('prices.metadata.sources')}</h2>
      <SourceList group="prices" sources={sources} />
    </MetadataTab>
  );
}
