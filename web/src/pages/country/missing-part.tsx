import type { ReactNode } from 'react';
import { type crops, findCrop } from '#catalog/crops/index.ts';
import { listTradeItems } from '#catalog/crops/trade-items.ts';
import { PRODUCTION } from '#catalog/elements/codes.ts';
import { listGermplasmSections } from '#catalog/germplasm/sections.ts';
import { listLossPages } from '#catalog/losses/sections.ts';
import { domesticPrices, listPriceSections } from '#catalog/prices/sections.ts';
import { pageOfElement } from '#catalog/sections/page-of-element.ts';
import type { CropProfile, Profile } from '#contract/profiles.ts';
import { licenceName } from '../../i18n/licence-name.ts';
import { sourceDateText } from '../../i18n/source-date.ts';
import { sourceTitle } from '../../i18n/source-title.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { Facts } from '../../ui/facts.tsx';
import styles from './country-page.module.css';
import { awaitsSum, isMemberless } from './country-texts.tsx';

export function MissingPart(props: { profile: Profile; hrefOf: (path: string) => string }): ReactNode {
  const { profile, hrefOf } = props;
  const { words, formats, language } = useSpeech();
  // A network that awaits its sums has no known gaps.
  const isAwaited = awaitsSum(profile);
  const isEmpty = isMemberless(profile);
  const missing = isAwaited || isEmpty ? [] : listMissing(profile);
  const names = (crops: readonly string[]): string =>
    formats.list(crops.map((crop) => words(`crops.${crop}.name`)));
  const withheld = profile.crops.flatMap(({ crop, tradeWithheld }) => (tradeWithheld ? [crop] : []));
  return (
    <>
      <section aria-labelledby="missing-title" className={styles.part}>
        <h2 id="missing-title">{words('country.missing.title')}</h2>
        <p className={styles.note}>
          {isAwaited
            ? words('country.missing.awaited')
            : isEmpty
              ? words('country.networks.empty')
              : words(missing.length === 0 ? 'country.missing.nothing' : 'country.missing.text')}
        </p>
        <Facts
          look={styles.missing}
          facts={missing.map(({ matter, crops }) => [words(`country.missing.${matter}`), names(crops)])}
        />
        {withheld.length > 0 && (
          <p className={styles.note}>{words('country.missing.withheld', { list: names(withheld) })}</p>
        )}
      </section>
      <section aria-labelledby="sources-title" className={styles.part}>
        <h2 id="sources-title">{words('country.sources.title')}</h2>
        <ul className={styles.sources}>
          {profile.sources.map((source) => {
            const { key, publisher, title, url, date, licence } = source;
            const named = words('country.sources.source', {
              publisher,
              title: sourceTitle(words, source),
              date: sourceDateText(words, language, date),
            });
            return (
              <li key={`${key} ${title} ${date}`}>
                {url === '' ? named : <a href={url}>{named}</a>} · {licenceName(words, licence)}
              </li>
            );
          })}
        </ul>
        {profile.kind === 'aggregate' && <p className={styles.note}>{words('country.sources.computed')}</p>}
        <p data-print="no">
          <a href={hrefOf('/beans/about/databases')}>{words('country.sources.all')}</a>
        </p>
      </section>
    </>
  );
}

/** A matter, by its word key, and the crops that lack it here though the observatory has it elsewhere. */
interface Missing {
  matter: 'harvest' | 'balance' | 'trade' | 'prices' | 'samples' | 'varieties' | 'losses';
  crops: readonly string[];
}

type Rule = readonly [
  matter: Missing['matter'],
  /** Whether the observatory has it of the crop anywhere. */
  applies: (crop: (typeof crops)[number]) => boolean,
  isMissing: (profile: CropProfile) => boolean,
  /** Whether only countries can have it. */
  ofCountries?: true,
];

const rules: readonly Rule[] = [
  ['harvest', (crop) => pageOfElement(crop, PRODUCTION) !== null, ({ harvest }) => harvest.length === 0],
  ['balance', ({ items }) => items.balance !== null, ({ balance }) => balance.length === 0],
  // Trade that only its partners report counts as known: it is on the page.
  [
    'trade',
    (crop) => listTradeItems(crop).length > 0,
    // Withheld figures have their own note.
    ({ trade, tradeWithheld, partners }) =>
      trade.length === 0 && !tradeWithheld && partners?.imports == null && partners?.exports == null,
  ],
  ['prices', (crop) => listPriceSections(crop).includes(domesticPrices), ({ price }) => price === null, true],
  [
    'samples',
    (crop) => listGermplasmSections(crop).some(({ id }) => id === 'genebanks'),
    ({ samples }) => samples === null,
    true,
  ],
  [
    'varieties',
    (crop) => listGermplasmSections(crop).some(({ id }) => id === 'seed-varieties'),
    ({ varieties }) => varieties === null,
    true,
  ],
  [
    'losses',
    (crop) => listLossPages(crop.id).some(({ section }) => section === 'post-harvest'),
    ({ losses }) => losses.length === 0,
    true,
  ],
];

/** Data of an area that no source of the release has, by matter. */
function listMissing({ kind, crops: profiles }: Pick<Profile, 'kind' | 'crops'>): readonly Missing[] {
  return rules.flatMap(([matter, applies, isMissing, ofCountries]) => {
    if (ofCountries === true && kind !== 'country') return [];
    const without = profiles.flatMap((profile) => {
      const crop = findCrop(profile.crop);
      return crop !== undefined && applies(crop) && isMissing(profile) ? [crop.id] : [];
    });
    return without.length === 0 ? [] : [{ matter, crops: without }];
  });
}
