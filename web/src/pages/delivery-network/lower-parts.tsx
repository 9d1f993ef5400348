import type { ReactNode } from 'react';
import { Island, laterCode } from '../../blocks/island.tsx';
import type { Language } from '../../url/paths.ts';
import { DeliveryPlace } from './delivery-place.tsx';
import type { LowerValue } from './use-delivery.ts';

/** Code of the parts, whose drawings the server makes. */
const codes = {
  bands: laterCode(async () => (await import('./bands-figure.tsx')).BandsFigure),
  metadata: laterCode(async () => (await import('./metadata-part.tsx')).MetadataPart),
};

export async function loadLowerParts(language: Language): Promise<void> {
  await Promise.all([codes.bands.load(language), codes.metadata.load(language)]);
}

/** The bands, or the metadata tab. */
export function LowerPart({ name, live }: { name: keyof typeof codes; live: LowerValue }): ReactNode {
  return (
    <Island<(props: LowerValue) => ReactNode> name={name} code={codes[name]} shows={live.control.view}>
      {(Part) => (
        <DeliveryPlace control={live.control}>
          <Part {...live} />
        </DeliveryPlace>
      )}
    </Island>
  );
}
