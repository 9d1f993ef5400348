import type { ReactNode } from 'react';
import { useWords } from '../../i18n/words.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import type { RecordsPageData } from './load-records-page.ts';
import { roomFinding } from './room-finding.ts';
import { RoomSections } from './room-sections.tsx';

/** A page that stands empty until somebody hands records in: seed production, quotes, industrial quality. */
export function RecordsPage({ data }: { data: RecordsPageData }): ReactNode {
  const words = useWords();
  const { title, room } = data;
  const finding = roomFinding(words, data) ?? words(`records.description.${room}`);
  return (
    <PageLayout>
      <PageTitle icon={data.crop} title={title} finding={finding} />
      <RoomSections data={data} title={title} />
    </PageLayout>
  );
}
