import type { ReactNode } from 'react';
import { DataViewProvider, type ShownData } from '../../api/data-view.tsx';
import { loadWords } from '../../i18n/page-words.ts';
import { FurtherWords } from '../../i18n/words.tsx';
import { Island, laterCode } from '../island.tsx';
import type { MetadataProps } from './metadata-block.tsx';

/** What the tab is drawn with: its code, and the words that only it needs. */
export const metadataCode = laterCode(async (language) => {
  const [{ MetadataBlock }, words] = await Promise.all([
    import('./metadata-block.tsx'),
    loadWords(['methods', 'cite', 'licences'], language),
  ]);
  return { MetadataBlock, words };
});

/** Stays without code until the visitor comes near: tables and links need none. */
export function MetadataTab({ live, ...props }: MetadataProps & { live: ShownData }): ReactNode {
  return (
    <Island name="metadata" code={metadataCode} shows={live.view}>
      {({ MetadataBlock, words }) => (
        <DataViewProvider value={live}>
          <FurtherWords words={words}>
            <MetadataBlock {...props} />
          </FurtherWords>
        </DataViewProvider>
      )}
    </Island>
  );
}
