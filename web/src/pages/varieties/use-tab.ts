import { useCallback, useState } from 'react';
import { useRestored } from '../../blocks/use-address-view.ts';
import { type PageTab, varietyParams } from '../../url/varieties-params.ts';

/** The tab of a page whose view is its address: chosen without leaving the document, and brought back by the browser's history. */
export function useTab(first: PageTab, hrefOf: (tab: PageTab) => string): [PageTab, (tab: PageTab) => void] {
  const [tab, setTab] = useState(first);
  useRestored(useCallback((search) => setTab(varietyParams.parse(search).tab), []));
  const choose = (next: PageTab): void => {
    if (next === tab) return;
    setTab(next);
    window.history.pushState(null, '', hrefOf(next));
  };
  return [tab, choose];
}
