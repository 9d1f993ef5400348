import { type ReactNode, useState } from 'react';
import { type DeferredCode, DeferredPart } from '../../blocks/deferred-part.tsx';
import { rowStyles } from '../../ui/rows.ts';
import { LaterContext, type LaterValue } from './later-context.ts';
import { SamplesPlace } from './samples-place.tsx';

type Parts = typeof import('./later/lower-parts.tsx');

let known: Parts | null = null;

/** Loads the code of the later parts. The server does so before it draws a page; a browser when they are about to be seen. */
export async function loadLater(): Promise<Parts> {
  known = await import('./later/lower-parts.tsx');
  return known;
}

/** The figures below the first window, or the metadata tab. */
export function LaterPart(props: { part: keyof Parts; live: LaterValue }): ReactNode {
  const { part, live } = props;
  const [of] = useState(
    (): DeferredCode<Parts, LaterValue> => ({
      name: part,
      load: loadLater,
      atHand: () => known,
      Provider: ({ value, children }) => (
        <SamplesPlace control={value.control}>
          <LaterContext.Provider value={value}>{children}</LaterContext.Provider>
        </SamplesPlace>
      ),
      Content: ({ code }) => {
        const Part = code[part];
        return <Part />;
      },
    }),
  );
  return (
    <DeferredPart of={of} live={live} viewOf={({ control }) => control.view} className={rowStyles.parts} />
  );
}
