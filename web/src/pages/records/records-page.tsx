import type { ReactNode } from 'react';
import { useWords } from '../../i18n/words.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import type { RecordsPageData } from './load-records-page.ts';
import { RoomSections } from './room-sections.tsx';

/** A page that stands empty until somebody hands records in: seed production, quotes, industrial quality. */
export function RecordsPage({ data }: { data: RecordsPageData }): ReactNode {
  const words = useWords();
  const { answer, title, room } = data;
  const isFilled =
    room !== 'quality-information' && answer.state === 'loaded' && answer.value.sources.length > 0;
  const finding = isFilled
    ? words('records.finding', {
        total: answer.value.total,
        countries: answer.value.facets.country.filter(
          ({ id }) => data.view.country === null || id === data.view.country,
        ).length,
        suppliers: answer.value.facets.source.filter(
          ({ id }) => data.view.source === null || id === data.view.source,
        ).length,
      })
    : words(`records.description.${room}`);
  return (
    <PageLayout>
      <PageTitle icon={data.crop} title={title} finding={finding} />
      <RoomSections data={data} title={title} />
    </PageLayout>
  );
}
