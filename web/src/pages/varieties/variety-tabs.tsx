import { type ReactNode, useCallback, useState } from 'react';
import { Island, laterCode } from '../../blocks/island.tsx';
import { useRestored } from '../../blocks/use-address-view.ts';
import { useHead } from '../../blocks/use-head.ts';
import { ViewTabs } from '../../blocks/view-tabs.tsx';
import { useWords } from '../../i18n/words.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { TabPanel } from '../../ui/tabs.tsx';
import { type PageTab, varietyParams } from '../../url/varieties-params.ts';
import type { MetadataValue } from './varieties-data.ts';

/** The tab of a page whose view is its address: chosen without leaving the document, and brought back by the browser's history. */
function useTab(first: PageTab, hrefOf: (tab: PageTab) => string): [PageTab, (tab: PageTab) => void] {
  const [tab, setTab] = useState(first);
  useRestored(useCallback((search) => setTab(varietyParams.parse(search).tab), []));
  const choose = (next: PageTab): void => {
    if (next === tab) return;
    setTab(next);
    window.history.pushState(null, '', hrefOf(next));
  };
  return [tab, choose];
}

/** The code of the metadata tab. */
export const metadataCode = laterCode(() => import('./varieties-metadata.tsx'));

function Metadata({ live }: { live: MetadataValue }): ReactNode {
  return (
    <Island name="metadata" code={metadataCode} shows={live.path}>
      {({ VarietiesMetadata }) => <VarietiesMetadata {...live} />}
    </Island>
  );
}

/** A page of varieties under its title: the records, or their metadata. `head` draws the title with the tabs. */
export function VarietyTabs(props: {
  /** Query string of the page's address. */
  search: string;
  /** Query string of a tab, with `?` or empty. */
  searchOf: (tab: PageTab) => string;
  head: (tabs: ReactNode) => ReactNode;
  live: MetadataValue;
  children: ReactNode;
}): ReactNode {
  const { searchOf, live } = props;
  const words = useWords();
  const hrefOf = (tab: PageTab): string => `${live.path}${searchOf(tab)}`;
  const [tab, choose] = useTab(varietyParams.parse(props.search).tab, hrefOf);
  useHead(live.heading, words, searchOf(tab));
  return (
    <PageLayout>
      {props.head(<ViewTabs view="varieties.tab.view" value={tab} hrefOf={hrefOf} onChoose={choose} />)}
      <TabPanel id={tab}>
        {tab === 'metadata' ? <Metadata live={live} /> : <PageLayout>{props.children}</PageLayout>}
      </TabPanel>
    </PageLayout>
  );
}
