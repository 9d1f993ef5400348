import type { ReactNode } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import type { FlowPage } from '#contract/flows.ts';
import type { PriceSource } from '#contract/prices.ts';
import { RecordLinks } from '../../blocks/record-links.tsx';
import { ViewPlace } from '../../blocks/view-place.tsx';
import type { Figure } from '../../figure/figure.ts';
import { sourceName } from '../../i18n/source-title.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { compareHref } from '../../url/compare-link.ts';
import type { DeliveryView } from '../../url/delivery-params.ts';
import { cautionTexts, comparedEnds, type Speech } from './delivery-texts.ts';
import { DeliveryContext, type DeliveryControl, useControl } from './use-delivery.ts';

export const ofFlows = (
  speech: Speech,
  page: FlowPage,
  { source, view }: { source: PriceSource; view: DeliveryView },
): Pick<Figure, 'source' | 'sources' | 'cautions' | 'flagMeaning' | 'area'> => ({
  source: sourceName(speech.words, source),
  sources: [{ ...source, editions: [] }],
  cautions: cautionTexts(speech, page),
  flagMeaning: (flag) => flag,
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
