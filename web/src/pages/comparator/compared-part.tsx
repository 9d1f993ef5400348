import { createContext, type ReactNode, useContext } from 'react';
import { type DeferredCode, DeferredPart } from '../../blocks/deferred-part.tsx';
import type { ComparatorData } from './load-comparator.ts';
import type { ShownComparison } from './shown-lines.ts';

/** Lines to compare, at least one of them shown, and whether on a logarithmic axis. */
export interface Compared {
  data: ComparatorData;
  shown: ShownComparison;
  log: boolean;
}

type Figures = (compared: Compared) => ReactNode;

let known: Figures | null = null;

/** Loads the code of pictures and table. The server does so before it draws a page; a browser when somebody is there. */
export async function loadComparedFigures(): Promise<Figures> {
  known = (await import('./compared-figures.tsx')).ComparedFigures;
  return known;
}

const ComparedContext = createContext<Compared | null>(null);

function Drawn({ figures: Figures }: { figures: Figures }): ReactNode {
  const compared = useContext(ComparedContext);
  return compared === null ? null : <Figures {...compared} />;
}

const code: DeferredCode<Figures, Compared> = {
  name: 'compared',
  load: loadComparedFigures,
  atHand: () => known,
  Provider: ({ value, children }) => <ComparedContext value={value}>{children}</ComparedContext>,
  Content: ({ code: figures }) => <Drawn figures={figures} />,
};

/** Pictures and table: drawn by the server, with code when the visitor comes near or touches them. */
export function ComparedPart({ live }: { live: Compared }): ReactNode {
  return <DeferredPart of={code} live={live} viewOf={({ data }) => data.view} className={undefined} />;
}
