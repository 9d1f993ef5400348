import { type ReactNode, useState } from 'react';
import type { Networks } from '#contract/networks.ts';
import { DataViewProvider, type ShownData } from '../../api/data-view.tsx';
import type { Loaded } from '../../api/loaded.ts';
import { type DeferredCode, DeferredPart } from '../../blocks/deferred-part.tsx';
import { loadPageWords } from '../../i18n/page-words.ts';
import { createWords, FurtherWords, useLanguage, type Words } from '../../i18n/words.tsx';
import type { Language } from '../../url/paths.ts';
import styles from './networks.module.css';

/** Code of what stands below the blocks, and its words. */
interface NetworkCode {
  parts: typeof import('./drawn-networks.tsx');
  words: Words;
}

const known = new Map<Language, NetworkCode>();

/** Loads both. The server does so before it draws a page; a browser when a visitor comes near. */
export async function loadNetworkParts(language: Language): Promise<NetworkCode> {
  const [parts, messages] = await Promise.all([
    import('./drawn-networks.tsx'),
    loadPageWords(['networks', 'licences'], language),
  ]);
  const code = known.get(language) ?? { parts, words: createWords(language, messages) };
  known.set(language, code);
  return code;
}

const viewOf = ({ view }: ShownData): unknown => view;

/** What a section's page of PABRA has beside the data page's blocks: drawn by the server, with code when the visitor comes near. */
export function NetworkParts({ networks, live }: { networks: Loaded<Networks>; live: ShownData }): ReactNode {
  const language = useLanguage();
  const [of] = useState(
    (): DeferredCode<NetworkCode, ShownData> => ({
      name: 'networks',
      load: () => loadNetworkParts(language),
      atHand: () => known.get(language) ?? null,
      Provider: DataViewProvider,
      Content: ({ code }) => (
        <FurtherWords words={code.words}>
          <code.parts.DrawnNetworks networks={networks} />
        </FurtherWords>
      ),
    }),
  );
  return <DeferredPart of={of} live={live} viewOf={viewOf} className={styles.beside} />;
}
