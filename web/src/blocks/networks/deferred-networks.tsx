import { type ReactNode, useState } from 'react';
import type { Networks } from '#contract/networks.ts';
import { DataViewProvider, type ShownData } from '../../api/data-view.tsx';
import type { Loaded } from '../../api/loaded.ts';
import { loadWords } from '../../i18n/page-words.ts';
import { FurtherWords, useLanguage, type Words } from '../../i18n/words.tsx';
import type { Language } from '../../url/paths.ts';
import { type DeferredCode, DeferredPart } from '../deferred-part.tsx';

/** Code and words of what a section's page of PABRA has below the data page's blocks. */
interface Parts {
  NetworkParts: typeof import('./network-parts.tsx').NetworkParts;
  words: Words;
}

const known = new Map<Language, Parts>();

/** Loads both. The server does so before it draws a page; a browser when they are about to be seen. */
export async function loadNetworkParts(language: Language): Promise<Parts> {
  const [words, { NetworkParts }] = await Promise.all([
    loadWords(['networks', 'licences'], language),
    import('./network-parts.tsx'),
  ]);
  const parts = { NetworkParts, words };
  known.set(language, parts);
  return parts;
}

const viewOf = ({ view }: ShownData): unknown => view;

/** The networks beside each other and their members: drawn by the server, with code when the visitor comes near or the view changes. */
export function DeferredNetworks(props: {
  networks: Loaded<Networks>;
  live: ShownData;
  className: string | undefined;
}): ReactNode {
  const { networks, live, className } = props;
  const language = useLanguage();
  const [of] = useState(
    (): DeferredCode<Parts, ShownData> => ({
      name: 'networks',
      load: () => loadNetworkParts(language),
      atHand: () => known.get(language) ?? null,
      Provider: DataViewProvider,
      Content: ({ code: { NetworkParts, words } }) => (
        <FurtherWords words={words}>
          <NetworkParts networks={networks} />
        </FurtherWords>
      ),
    }),
  );
  return <DeferredPart of={of} live={live} viewOf={viewOf} className={className} />;
}
