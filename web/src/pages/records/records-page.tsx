import type { ReactNode } from 'react';
import { valueOr } from '../../api/loaded.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { LatestChip } from '../../blocks/latest-chip.tsx';
import { Followed } from '../../blocks/list/followed.tsx';
import type { Figure } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { FigurePlaceContext } from '../../figure/figure-place.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import type { RecordsPageData } from './load-records-page.ts';
import { Nearest } from './nearest.tsx';
import { nearestFigures } from './nearest-figures.tsx';
import { roomFigures, roomPlace } from './record-figures.ts';
import styles from './records.module.css';
import { latestYear, roomFinding } from './room-finding.ts';
import { RoomSections } from './room-sections.tsx';

/** Measured traits, or the records of the list; where there are none, related figures. */
export const recordsFigures = (data: RecordsPageData, speech: Speech): readonly Figure[] => [
  ...roomFigures(data, data.title, speech),
  ...nearestFigures(valueOr(data.nearest, []), data.crop, speech),
];

/** A page of contributed records: quotes, industrial quality. Without any it shows related figures. */
export function RecordsPage({ data }: { data: RecordsPageData }): ReactNode {
  const speech = useSpeech();
  const { words, language } = speech;
  const { title, room, isInformation, nearest, crop } = data;
  const nearestValues = valueOr(nearest, []);
  const finding =
    roomFinding(speech, data) ?? (isInformation ? words(`records.description.${room}`) : undefined);
  return (
    <Followed>
      <PageLayout>
        <PageTitle
          icon={crop}
          title={title}
          finding={finding}
          chip={<LatestChip year={latestYear(data)} release={data.release} />}
        />
        <FigurePlaceContext.Provider value={roomPlace(data)}>
          <RoomSections data={data} title={title} figures={roomFigures(data, title, speech)} />
          {nearest.state === 'failed' && <FailedPart />}
          {nearestValues.length > 0 && (
            <Nearest>
              {nearestFigures(nearestValues, crop, speech).map((each) => {
                const nearestFigure = nearestValues.find(({ id }) => `nearest-${id}` === each.id);
                return (
                  <FigureFrame
                    key={each.id}
                    figure={each}
                    level={3}
                    under={
                      nearestFigure && (
                        <p className={styles.way}>
                          <a href={`/${language}${nearestFigure.path}`}>
                            {words(`sections.${nearestFigure.section}.name`)}
                          </a>
                        </p>
                      )
                    }
                  />
                );
              })}
            </Nearest>
          )}
        </FigurePlaceContext.Provider>
      </PageLayout>
    </Followed>
  );
}
