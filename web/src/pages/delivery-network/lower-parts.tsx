import { createContext, type ReactNode, useContext, useState } from 'react';
import { type DeferredCode, DeferredPart } from '../../blocks/deferred-part.tsx';
import { DeliveryPlace } from './delivery-place.tsx';
import type { LowerValue } from './use-delivery.ts';

/** Code of the parts, whose drawings the server makes. */
const fetchers = {
  bands: async () => (await import('./bands-figure.tsx')).BandsFigure,
  metadata: async () => (await import('./metadata-part.tsx')).MetadataPart,
};

type Part = (props: LowerValue) => ReactNode;

const known = new Map<keyof typeof fetchers, Part>();

/** Loads a part. The server does so before it draws a page; a browser when it is about to be seen. */
async function loadPart(name: keyof typeof fetchers): Promise<Part> {
  const part = await fetchers[name]();
  known.set(name, part);
  return part;
}

/** Loads all of them. */
export async function loadLowerParts(): Promise<void> {
  await Promise.all([loadPart('bands'), loadPart('metadata')]);
}

const LowerContext = createContext<LowerValue | null>(null);

function Drawn({ part: Part }: { part: Part }): ReactNode {
  const value = useContext(LowerContext);
  return value === null ? null : <Part {...value} />;
}

/** The bands, or the metadata tab: drawn by the server, with code when the visitor comes near or chooses another view. */
export function LowerPart({ name, live }: { name: keyof typeof fetchers; live: LowerValue }): ReactNode {
  const [of] = useState(
    (): DeferredCode<Part, LowerValue> => ({
      name,
      load: () => loadPart(name),
      atHand: () => known.get(name) ?? null,
      Provider: ({ value, children }) => (
        <DeliveryPlace control={value.control}>
          <LowerContext.Provider value={value}>{children}</LowerContext.Provider>
        </DeliveryPlace>
      ),
      Content: ({ code }) => <Drawn part={code} />,
    }),
  );
  return <DeferredPart of={of} live={live} viewOf={({ control }) => control.view} className={undefined} />;
}
