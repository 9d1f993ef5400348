import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.tsx';
import { Tabs } from '../ui/tabs.tsx';

type ViewTab = 'view' | 'metadata';

/** The two tabs of a page: its figures, and what they mean. */
export function ViewTabs(props: {
  value: ViewTab;
  /** Key of the name of the first one. */
  view?: string;
  hrefOf: (tab: ViewTab) => string;
  onChoose: (tab: ViewTab) => void;
  /** Key that, anywhere on the page, leads to the other one. */
  shortcut?: string;
}): ReactNode {
  const { view = 'dataPage.tabs.maps', hrefOf, ...tabs } = props;
  const words = useWords();
  return (
    <Tabs
      {...tabs}
      label={words('dataPage.tabs.label')}
      tabs={(['view', 'metadata'] as const).map((id) => ({
        id,
        label: words(id === 'view' ? view : 'dataPage.tabs.metadata'),
        href: hrefOf(id),
      }))}
    />
  );
}
