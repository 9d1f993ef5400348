import { type ComponentType, type ReactNode, useState } from 'react';
import { DataViewProvider, type ShownData } from '../../api/data-view.tsx';
import { loadWords } from '../../i18n/page-words.ts';
import { FurtherWords, useLanguage, type Words } from '../../i18n/words.tsx';
import type { Language } from '../../url/paths.ts';
import { type DeferredCode, DeferredPart } from '../deferred-part.tsx';
import type { MetadataProps } from './metadata-block.tsx';

/** What the tab is drawn with: its code, and the words that only it needs. */
interface Metadata {
  Block: ComponentType<MetadataProps>;
  words: Words;
}

const known = new Map<Language, Metadata>();

/** Loads code and words of the tab. The server does so before it draws a page; a browser when a visitor comes near. */
export async function loadMetadata(language: Language): Promise<Metadata> {
  const [{ MetadataBlock }, words] = await Promise.all([
    import('./metadata-block.tsx'),
    loadWords(['methods', 'cite', 'licences'], language),
  ]);
  const metadata = { Block: MetadataBlock, words };
  known.set(language, metadata);
  return metadata;
}

const viewOf = ({ view }: ShownData): unknown => view;

/**
 * The metadata tab. What the server drew of it stays without code until the visitor comes near: tables and links need none, and
 * a tab that waited for its code would be empty meanwhile.
 */
export function MetadataTab({ live, ...props }: MetadataProps & { live: ShownData }): ReactNode {
  const language = useLanguage();
  const [of] = useState(
    (): DeferredCode<Metadata, ShownData> => ({
      name: 'metadata',
      load: () => loadMetadata(language),
      atHand: () => known.get(language) ?? null,
      Provider: DataViewProvider,
      Content: ({ code }) => <DrawnMetadata {...props} code={code} />,
    }),
  );
  return <DeferredPart of={of} live={live} viewOf={viewOf} className={undefined} />;
}

function DrawnMetadata({ code, ...props }: MetadataProps & { code: Metadata }): ReactNode {
  return (
    <FurtherWords words={code.words}>
      <code.Block {...props} />
    </FurtherWords>
  );
}
