import type { ReactNode } from 'react';
import { Island, laterCode } from '../../blocks/island.tsx';
import { rowStyles } from '../../ui/rows.ts';
import { SamplesPlace } from './samples-place.tsx';
import type { LaterValue } from './use-genebanks.ts';

type Parts = typeof import('./later/lower-parts.tsx');

export const lowerCode = laterCode((): Promise<Parts> => import('./later/lower-parts.tsx'));

export function LaterPart({ part, live }: { part: keyof Parts; live: LaterValue }): ReactNode {
  return (
    <Island name={part} code={lowerCode} shows={live.control.view} className={rowStyles.parts}>
      {({ [part]: Part }) => (
        <SamplesPlace control={live.control}>
          <Part {...live} />
        </SamplesPlace>
      )}
    </Island>
  );
}
