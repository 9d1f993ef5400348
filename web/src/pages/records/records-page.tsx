import type { ReactNode } from 'react';
import type { Figure } from '../../figure/figure.ts';
import { FigurePlaceContext } from '../../figure/figure-place.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import type { RecordsPageData } from './load-records-page.ts';
import { roomFigures, roomPlace } from './record-figures.ts';
import { roomFinding } from './room-finding.ts';
import { RoomSections } from './room-sections.tsx';

/** What is measured, or the records of the list. */
export const recordsFigures = (data: RecordsPageData, speech: Speech): readonly Figure[] =>
  roomFigures(data, data.title, speech);

/** A page that stands empty until somebody hands records in: seed production, quotes, industrial quality. */
export function RecordsPage({ data }: { data: RecordsPageData }): ReactNode {
  const speech = useSpeech();
  const { words } = speech;
  const { title, room } = data;
  const [figure] = recordsFigures(data, speech);
  const finding = roomFinding(words, data) ?? words(`records.description.${room}`);
  return (
    <PageLayout>
      <PageTitle icon={data.crop} title={title} finding={finding} />
      <FigurePlaceContext.Provider value={roomPlace(data)}>
        <RoomSections data={data} title={title} figure={figure} />
      </FigurePlaceContext.Provider>
    </PageLayout>
  );
}
