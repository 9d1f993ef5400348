import { type ReactNode, useMemo } from 'react';
import { RecordLinks } from '../../blocks/record-links.tsx';
import { ViewPlace } from '../../blocks/view-place.tsx';
import type { Figure } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import { compareHref } from '../../url/compare-link.ts';
import { PricesContext, type PricesControl, usePrices } from './use-prices-view.ts';

const explained = (explain: string) => ({ explain });

export function PricesPlace(props: { control: PricesControl; children: ReactNode }): ReactNode {
  const { control, children } = props;
  return (
    <PricesContext.Provider value={control}>
      <ViewPlace {...{ control, explained }} page={control.page}>
        {children}
      </ViewPlace>
    </PricesContext.Provider>
  );
}

type Compared = Pick<Parameters<typeof compareHref>[1], 'area' | 'areas' | 'as' | 'elements'>;

/** Links of a figure of prices: its terms, and the comparator. */
export function PriceLinks(props: {
  /** The line of the comparator, where it is not the country's prices. */
  compared?: Compared;
}): ReactNode {
  const { crop, view, hrefOf, release } = usePrices();
  const { words, language } = useSpeech();
  const compared =
    props.compared ??
    (view.country === null ? null : { area: view.country, elements: [`price-${view.type ?? 'retail'}`] });
  const version = release.pinned ? release.id : null;
  return (
    <RecordLinks
      files={[]}
      about={{ href: `${hrefOf({ tab: 'metadata' })}#metadata-caption`, text: words('prices.definitions') }}
      compare={
        compared && {
          href: compareHref(language, { ...compared, crop, version }),
          text: words('figure.compare'),
        }
      }
    />
  );
}

/** A figure of the prices shown; nothing where they have none. */
export function PriceFigure<Of>(props: {
  /** What it is made of, and how. Keep the identity of both. */
  of: Of;
  toFigure: (of: Of, speech: Speech) => Figure | null;
  compared?: Compared;
  hasTable?: boolean;
}): ReactNode {
  const { of, toFigure, compared, ...frame } = props;
  const speech = useSpeech();
  const figure = useMemo(() => toFigure(of, speech), [of, toFigure, speech]);
  return (
    figure && (
      <FigureFrame figure={figure} links={<PriceLinks {...(compared && { compared })} />} {...frame} />
    )
  );
}
