import type { ReactNode } from 'react';
import type { Crop } from '#catalog/crop.ts';
import { cropTheme } from '#catalog/crops/index.ts';
import { useWords } from '../../i18n/words.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ChartSpecimens } from './chart-specimens.tsx';
import { ComparisonSpecimens } from './comparison-specimens.tsx';
import styles from './design-page.module.css';
import { useDesignWords } from './design-words.ts';
import { FrameSpecimen, GlanceSpecimen, PodiumSpecimens, RankingSpecimens } from './figure-specimens.tsx';
import { FlowSpecimens } from './flow-specimens.tsx';
import { MapSpecimen } from './map-specimen.tsx';
import { Part } from './specimen.tsx';

/** What blocks are made of, in every state, in the colours of one crop. */
export function BlockPart({ crop }: { crop: Crop }): ReactNode {
  const own = useDesignWords();
  const words = useWords();
  return (
    <Part
      id={`blocks-${crop.id}`}
      title={own('design.blocks', { crop: words(`crops.${crop.id}.name`) })}
      theme={cropTheme(crop)}
    >
      <Notice>{own('design.notice')}</Notice>
      <div className={styles.grid}>
        <FrameSpecimen crop={crop} />
        <MapSpecimen crop={crop} />
        <PodiumSpecimens crop={crop} />
        <GlanceSpecimen />
        <ChartSpecimens crop={crop} />
        <ComparisonSpecimens crop={crop} />
        <FlowSpecimens crop={crop} />
        <RankingSpecimens crop={crop} />
      </div>
    </Part>
  );
}
