import type { ReactNode } from 'react';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { useWords } from '../../i18n/words.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { LaterPart, type LaterValue } from './later-parts.tsx';
import { noneText } from './price-texts.ts';
import styles from './prices-page.module.css';
import { hasProducer, type KnownPrices, type ShownPrices } from './shown-prices.ts';
import { usePrices } from './use-prices-view.ts';

/** Prices of a country or one of its cities, after the notes on them. */
export function CountryView(props: { shown: ShownPrices; later: LaterValue }): ReactNode {
  const { shown, later } = props;
  const words = useWords();
  const type = words(`prices.type.${shown.type}.plural`);
  return (
    <>
      {!shown.types.includes('retail') && (
        <Notice>
          {later.city === null
            ? words('prices.opens.wholesale', { ...areaWords(words, shown.known.page.area), type })
            : words('prices.opens.wholesale.city', { city: later.city, type })}
        </Notice>
      )}
      {!shown.cropTypes.includes('') && <Notice>{words('prices.opens.otherForm')}</Notice>}
      <LaterPart part="CountryFirst" live={later} />
      <LaterPart part="CountryFollowing" live={later} />
    </>
  );
}

/** Figures of years alone: of a country without monthly prices, with those that have some, or of producer prices. */
export function EmptyCountry(props: {
  known: KnownPrices;
  countries: readonly string[];
  later: LaterValue;
}): ReactNode {
  const { known, countries } = props;
  const { show, hrefOf, crop } = usePrices();
  const { words, language } = useSpeech();
  const compare = new Intl.Collator(language).compare;
  const { page } = known;
  const none = noneText(words, crop, page.area);
  const others = countries
    .filter((code) => code !== page.area)
    .toSorted((a, b) => compare(areaName(words, a), areaName(words, b)));
  return (
    <>
      {!hasProducer(known) ? (
        <EmptyState
          text={words('dataPage.state.noData')}
          hint={none}
          action={{
            label: words('dataPage.back.toWorld'),
            href: hrefOf({ country: null }),
            onPress: () => show({ country: null }),
          }}
        />
      ) : (
        page.opens === null && <Notice>{none}</Notice>
      )}
      <LaterPart part="CountryFirst" live={props.later} />
      {page.opens === null && others.length > 0 && (
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
