import type { ReactNode } from 'react';
import type { Networks } from '#contract/networks.ts';
import { DataViewProvider, type ShownData } from '../../api/data-view.tsx';
import type { Loaded } from '../../api/loaded.ts';
import { loadWords } from '../../i18n/page-words.ts';
import { FurtherWords } from '../../i18n/words.tsx';
import { Island, laterCode } from '../island.tsx';

export const networksCode = laterCode(async (language) => {
  const [words, { NetworkParts }] = await Promise.all([
    loadWords(['networks', 'licences'], language),
    import('./network-parts.tsx'),
  ]);
  return { NetworkParts, words };
});

export function NetworksIsland(props: {
  networks: Loaded<Networks>;
  live: ShownData;
  className: string | undefined;
}): ReactNode {
  const { networks, live, className } = props;
  return (
    <Island name="networks" code={networksCode} shows={live.view} className={className}>
      {({ NetworkParts, words }) => (
        <DataViewProvider value={live}>
          <FurtherWords words={words}>
            <NetworkParts networks={networks} />
          </FurtherWords>
        </DataViewProvider>
      )}
    </Island>
  );
}
