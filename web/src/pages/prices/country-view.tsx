import { type ReactNode, useDeferredValue } from 'react';
import type { Loaded } from '../../api/loaded.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { BenchmarkFigure } from './benchmark-figure.tsx';
import { ChangeFigure } from './change-figure.tsx';
import { ConverterFigures } from './converter-figures.tsx';
import { LeftOutFigure } from './left-out-figure.tsx';
import { MarketMap } from './market-map.tsx';
import { PriceChartFigure } from './price-chart-figure.tsx';
import type { BesidePrice } from './prices-data.ts';
import styles from './prices-page.module.css';
import { SeasonFigure } from './season-figure.tsx';
import type { KnownPrices, ShownPrices } from './shown-prices.ts';
import { SpreadFigure } from './spread-figure.tsx';
import { usePrices } from './use-prices-view.ts';
import { YearFigure } from './year-figure.tsx';

/** Prices of a country or one of its cities: the chart first, then what explains it. */
export function CountryView(props: {
  shown: ShownPrices;
  city: string | null;
  beside: Loaded<BesidePrice | null>;
}): ReactNode {
  const { shown, city, beside } = props;
  const { view } = usePrices();
  const words = useWords();
  // The chart answers at once; what stands below it follows when the browser has time.
  const later = useDeferredValue(shown);
  const isCountry = view.city === null;
  const { opens } = shown.known.page;
  return (
    <>
      {opens !== null && shown.type !== 'retail' && !shown.types.includes('retail') && (
        <Notice>{words('prices.opens.wholesale', areaWords(words, shown.known.page.area))}</Notice>
      )}
      {!shown.cropTypes.includes('') && <Notice>{words('prices.opens.otherForm')}</Notice>}
      <PriceChartFigure shown={shown} city={city} />
      <div className={styles.pair}>
        <ChangeFigure shown={later} />
        <SeasonFigure shown={later} />
      </div>
      {isCountry && (
        <div className={styles.pair}>
          <SpreadFigure shown={later} />
          {later.known.page.available && <MarketMap shown={later} city={view.city} />}
        </div>
      )}
      <div className={styles.pair}>
        <YearFigure page={later.known.page} />
        <BenchmarkFigure shown={later} beside={beside} />
      </div>
      <ConverterFigures shown={later} />
      <LeftOutFigure shown={later} />
    </>
  );
}

/** A country without monthly prices: what there is of it, and countries that have some. */
export function EmptyCountry(props: { known: KnownPrices; countries: readonly string[] }): ReactNode {
  const { known, countries } = props;
  const { show, hrefOf, crop } = usePrices();
  const words = useWords();
  const language = useLanguage();
  const compare = new Intl.Collator(language).compare;
  const { page } = known;
  const others = countries
    .filter((code) => code !== page.area)
    .toSorted((a, b) => compare(areaName(words, a), areaName(words, b)));
  return (
    <>
      <EmptyState
        text={words('dataPage.state.noData')}
        hint={words('prices.none', {
          cropOf: words(`crops.${crop}.of`),
          ...areaWords(words, page.area),
        })}
        action={{
          label: words('dataPage.back.toWorld'),
          href: hrefOf({ country: null }),
          onPress: () => show({ country: null }),
        }}
      />
      <YearFigure page={page} />
      {others.length > 0 && (
        <section aria-labelledby="others">
          <h2 id="others">{words('prices.none.others')}</h2>
          <ul className={styles.others}>
            {others.map((code) => (
              <li key={code}>
                <a href={hrefOf({ country: code })}>{areaName(words, code)}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
