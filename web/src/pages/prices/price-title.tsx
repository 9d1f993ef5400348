import type { ReactNode } from 'react';
import { findCrop } from '#catalog/crops/index.ts';
import { ViewTabs } from '../../blocks/view-tabs.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { usePrices } from './use-prices-view.ts';

/** The head of a page of prices; `actions` are files and sharing of the figure that leads it. */
export function PriceTitle(props: {
  title: string;
  chip: ReactNode;
  finding: ReactNode;
  actions: ReactNode;
}): ReactNode {
  const { crop, page, view, show, hrefOf } = usePrices();
  const { words, language } = useSpeech();
  return (
    <PageTitle
      {...props}
      icon={findCrop(crop)?.id}
      breadcrumb={
        <Breadcrumb
          label={words('frame.breadcrumb.label')}
          steps={[
            { name: words('frame.menu.data') },
            { name: words(`crops.${crop}.name`), href: `/${language}/${crop}` },
          ]}
          current={words(`sections.${page}.name`)}
        />
      }
      tabs={
        <ViewTabs
          shortcut="t"
          value={view.tab}
          hrefOf={(tab) => hrefOf({ tab })}
          onChoose={(tab) => show({ tab })}
        />
      }
      actions={view.tab === 'view' && props.actions}
    />
  );
}
