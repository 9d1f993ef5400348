import type { ReactNode } from 'react';
import { valueOr } from '../../api/loaded.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { LatestChip } from '../../blocks/latest-chip.tsx';
import { ListPage } from '../../blocks/list/record-list.tsx';
import type { Figure } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import type { RecordsPageData } from './load-room.ts';
import { Nearest, nearestFigures } from './nearest-figures.tsx';
import { latestYear, roomFigures, roomFinding, roomList } from './record-figures.ts';
import styles from './records.module.css';
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
  const { title, room, nearest, crop } = data;
  const nearestValues = valueOr(nearest, []);
  return (
    <ListPage
      list={roomList(data, speech)}
      icon={crop}
      title={title}
      finding={
        roomFinding(speech, data) ??
        (room.isInformation ? words(`records.description.${room.id}`) : undefined)
      }
      chip={<LatestChip year={latestYear(data)} release={data.release} />}
      ignored={data.ignored}
    >
      <RoomSections data={data} figures={roomFigures(data, title, speech)} />
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
    </ListPage>
  );
}
