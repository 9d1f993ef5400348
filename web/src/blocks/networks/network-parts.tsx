import { type ReactNode, useContext, useMemo } from 'react';
import type { Networks } from '#contract/networks.ts';
import type { Loaded } from '../../api/loaded.ts';
import { FigurePlaceContext } from '../../figure/figure-place.ts';
import { FurtherFiles } from '../further-files.ts';
import { MemberPart } from './member-part.tsx';
import { NetworksFigure } from './networks-figure.tsx';

/** Parts of PABRA's page besides the blocks of a data page: the networks side by side, and their members. */
export function NetworkParts({ networks }: { networks: Loaded<Networks> }): ReactNode {
  const place = useContext(FigurePlaceContext);
  const atMembers = useMemo(() => place && { ...place, cite: '#members' }, [place]);
  return (
    <>
      <NetworksFigure networks={networks} />
      <FigurePlaceContext.Provider value={atMembers}>
        {/* Members are no rows of the section. */}
        <FurtherFiles.Provider value={null}>
          <MemberPart networks={networks} isFolded />
        </FurtherFiles.Provider>
      </FigurePlaceContext.Provider>
    </>
  );
}
