import type { ReactNode } from 'react';
import type { Crop } from '#catalog/crop.ts';
import { ChartSpecimens } from './chart-specimens.tsx';
import { ComparisonSpecimens } from './comparison-specimens.tsx';
import { FrameSpecimen, GlanceSpecimen, PodiumSpecimens, RankingSpecimens } from './figure-specimens.tsx';
import { FlowSpecimens } from './flow-specimens.tsx';
import { MapSpecimen } from './map-specimen.tsx';

/** What blocks are made of, in every state, with made-up figures of one crop. */
export function AllSpecimens({ crop }: { crop: Crop }): ReactNode {
  return (
    <>
      <FrameSpecimen crop={crop} />
      <MapSpecimen crop={crop} />
      <PodiumSpecimens crop={crop} />
      <GlanceSpecimen />
      <ChartSpecimens crop={crop} />
      <ComparisonSpecimens crop={crop} />
      <FlowSpecimens crop={crop} />
      <RankingSpecimens crop={crop} />
    </>
  );
}
