import { type ReactNode, useContext, useMemo } from 'react';
import type { Networks } from '#contract/networks.ts';
import { useDataView } from '../../api/data-view.tsx';
import type { Loaded } from '../../api/loaded.ts';
import { FigurePlaceContext } from '../../figure/figure-place.ts';
import { FailedPart } from '../failed-part.tsx';
import { FurtherFiles } from '../further-files.ts';
import { MembersFigure } from './members-figure.tsx';
import { NetworksFigure, toMembers } from './networks-figure.tsx';

export function NetworkParts({ networks }: { networks: Loaded<Networks> }): ReactNode {
  const data = useDataView();
  const place = useContext(FigurePlaceContext);
  const atMembers = useMemo(() => place && { ...place, cite: '#members' }, [place]);
  return (
    <>
      <NetworksFigure networks={networks} />
      <FigurePlaceContext.Provider value={atMembers}>
        {/* Members are no rows of the section. */}
        <FurtherFiles.Provider value={null}>
          {networks.state === 'failed' ? (
            <FailedPart />
          ) : (
            <MembersFigure input={toMembers(data, networks.value)} />
          )}
        </FurtherFiles.Provider>
      </FigurePlaceContext.Provider>
    </>
  );
}
