import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.tsx';
import { Tabs } from '../ui/tabs.tsx';

type ViewTab = 'view' | 'metadata';

export function ViewTabs(props: {
  value: ViewTab;
  view?: string;
  hrefOf: (tab: ViewTab) => string;
  onChoose: (tab: ViewTab) => void;
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
