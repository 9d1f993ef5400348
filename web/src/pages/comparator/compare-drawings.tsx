import { createContext, type ReactNode, useContext } from 'react';
import { type DeferredCode, DeferredPart } from '../../blocks/deferred-part.tsx';
import styles from './comparator-page.module.css';
import type { LiveComparison } from './shown-lines.ts';

type Drawings = typeof import('./drawn-comparison.tsx');

let known: Drawings | null = null;

/** Loads the code of pictures and table. The server does so before it draws a page; a browser when they are come to or touched. */
export async function loadDrawings(): Promise<Drawings> {
  known = await import('./drawn-comparison.tsx');
  return known;
}

const Live = createContext<LiveComparison | null>(null);

const drawings: DeferredCode<Drawings, LiveComparison> = {
  name: 'comparison',
  load: loadDrawings,
  atHand: () => known,
  Provider: ({ value, children }) => <Live.Provider value={value}>{children}</Live.Provider>,
  Content: function Content({ code }) {
    const live = useContext(Live);
    return live === null ? null : <code.DrawnComparison {...live} />;
  },
};

/** Pictures and table of the comparison: drawn by the server, with code when the visitor comes near, touches them or goes on. */
export function ComparedDrawings({ live }: { live: LiveComparison }): ReactNode {
  return <DeferredPart of={drawings} live={live} viewOf={({ data }) => data} className={styles.drawings} />;
}
