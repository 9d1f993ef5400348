import { type ReactNode, useMemo } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import type { FlowPage } from '#contract/flows.ts';
import type { PriceSource } from '#contract/prices.ts';
import { RecordLinks } from '../../blocks/record-links.tsx';
import { ViewPlace } from '../../blocks/view-place.tsx';
import { sourceName } from '../../i18n/source-title.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import type { WorldShapes } from '../../map/world-shapes.ts';
import { useWorld } from '../../map/world-source.ts';
import { compareHref } from '../../url/compare-link.ts';
import { cautionTexts, comparedEnds } from './delivery-texts.ts';
import { DeliveryContext, type DeliveryControl, useControl } from './use-delivery.ts';

/** What the figures are made of. `world` is `null` until it is there. */
export interface FlowInput extends Pick<DeliveryControl, 'view' | 'hrefOf'> {
  page: FlowPage;
  source: PriceSource;
  speech: Speech;
  world: WorldShapes | null;
}

export function useFlowInput(page: FlowPage, source: PriceSource): FlowInput {
  const { view, hrefOf } = useControl();
  const speech = useSpeech();
  const world = useWorld();
  return useMemo(
    () => ({ page, source, view, hrefOf, speech, world }),
    [page, source, view, hrefOf, speech, world],
  );
}

export const ofFlows = ({ page, source, view, speech }: FlowInput, title: string) => ({
  title,
  caption: speech.words('deliveryNetwork.table', { title }),
  source: sourceName(speech.words, source),
  sources: [{ ...source, editions: [] }],
  cautions: cautionTexts(speech, page),
  flagMeaning: (flag: string): string => flag,
  area: view.country ?? worldCode,
});

const explained = (explain: string) => ({ explain });

export function DeliveryPlace(props: { control: DeliveryControl; children: ReactNode }): ReactNode {
  const { control, children } = props;
  return (
    <DeliveryContext.Provider value={control}>
      <ViewPlace control={control} page="accessionDeliveryNetwork" explained={explained} isInPage>
        {children}
      </ViewPlace>
    </DeliveryContext.Provider>
  );
}

/** Links of a figure: its terms, and the comparator, which opens with the largest ends where no country is chosen. */
export function FlowLinks({ page }: { page: FlowPage }): ReactNode {
  const { view, hrefOf, release } = useControl();
  const { words, language } = useSpeech();
  const { country, direction } = view;
  const compared =
    country === null
      ? {
          area: worldCode,
          areas: comparedEnds(page, view),
          elements: [direction === 'origin' ? 'samples-provided' : 'samples-received'],
        }
      : { area: country, elements: ['samples-received', 'samples-provided'] };
  const version = release.pinned ? release.id : null;
  return (
    <RecordLinks
      files={[]}
      about={{
        href: `${hrefOf({ tab: 'metadata' })}#metadata-caption`,
        text: words('deliveryNetwork.definitions'),
      }}
      compare={{
        href: compareHref(language, { ...compared, crop: 'beans', version }),
        text: words('deliveryNetwork.compare'),
      }}
    />
  );
}
