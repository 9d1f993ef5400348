import { type ReactNode, useState } from 'react';
import { type crops, cropTheme, findCrop } from '#catalog/crops/index.ts';
import { listTradeItems } from '#catalog/crops/trade-items.ts';
import { PRODUCTION } from '#catalog/elements/codes.ts';
import { listGermplasmSections } from '#catalog/germplasm/sections.ts';
import { listLossPages } from '#catalog/losses/sections.ts';
import { domesticPrices, listPriceSections } from '#catalog/prices/sections.ts';
import { pageOfElement } from '#catalog/sections/page-of-element.ts';
import { pageFindings } from '#contract/finding-limits.ts';
import type { CropProfile, Profile } from '#contract/profiles.ts';
import { ClosedPart } from '../../blocks/closed-part.tsx';
import { FindingList } from '../../blocks/findings/finding-list.tsx';
import { Island } from '../../blocks/island.tsx';
import { CardSizeContext, smallCard } from '../../charts/cards/card-svg.tsx';
import { headlineOf } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { areaWords } from '../../i18n/area-words.ts';
import { licenceName } from '../../i18n/licence-name.ts';
import { sourceDateText } from '../../i18n/source-date.ts';
import { sourceTitle } from '../../i18n/source-title.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { FreshnessChip } from '../../ui/freshness-chip.tsx';
import { AboutArea } from './about-area.tsx';
import type { Card } from './card-input.ts';
import wallStyles from './card-wall.module.css';
import { countryCards } from './country-cards.tsx';
import { type CountryPageData, versionOf } from './country-data.ts';
import { tableFigures } from './country-figures.ts';
import { CountryHead } from './country-head.tsx';
import styles from './country-page.module.css';
import { awaitsSum, isMemberless } from './country-texts.ts';

const largeCard = { width: 860, height: 380 };

function CardWall(props: { data: CountryPageData; hrefOf: (path: string) => string }): ReactNode {
  const { data, hrefOf } = props;
  const cards = countryCards(data, useSpeech(), hrefOf);
  if (cards.length === 0) return null;
  const shared = cards.filter(({ isWide }) => isWide !== true);
  return (
    <div className={wallStyles.wall}>
      {cards.map((card) => (
        <Island key={card.figure.id} name={`card-${card.figure.id}`} isStill>
          {() => (
            <WallCard card={card} {...partsOfRow(shared.indexOf(card), shared.length)} hrefOf={hrefOf} />
          )}
        </Island>
      ))}
    </div>
  );
}

/**
 * How many cards share the row of one, where rows have three at most, and where they have two at most: the last rows are full with two, or
 * with one.
 */
export function partsOfRow(at: number, count: number): { ofThree: number; ofTwo: number } {
  const inPairs = [0, 4, 2][count % 3] ?? 0;
  return {
    ofThree: count === 1 ? 1 : at >= count - inPairs ? 2 : 3,
    ofTwo: count % 2 === 1 && at === count - 1 ? 1 : 2,
  };
}

function WallCard(props: {
  card: Card;
  ofThree: number;
  ofTwo: number;
  hrefOf: (path: string) => string;
}): ReactNode {
  const { ofThree, ofTwo } = props;
  const { figure, path, old, isWide = false } = props.card;
  const words = useWords();
  const [isLarge, setIsLarge] = useState(false);
  const finding =
    path === null || figure.finding === undefined ? (
      figure.finding
    ) : (
      <a href={props.hrefOf(path)}>{headlineOf(figure.finding)}</a>
    );
  return (
    <div
      className={wallStyles.card}
      data-theme={figure.crop === undefined ? undefined : cropTheme({ id: figure.crop })}
      data-large={isWide || isLarge || undefined}
      data-wide={isWide || undefined}
      data-of-two={ofTwo}
      data-of-three={ofThree}
    >
      <CardSizeContext.Provider value={isLarge ? largeCard : smallCard}>
        <FigureFrame
          figure={figure}
          finding={finding}
          controls={
            <>
              {old !== undefined && <FreshnessChip text={old} old />}
              {!isWide && (
                <Button
                  look="quiet"
                  icon="expand"
                  className={wallStyles.enlarge}
                  aria-label={`${words(`country.card.${isLarge ? 'close' : 'open'}`)}: ${figure.title}`}
                  aria-pressed={isLarge}
                  onClick={() => setIsLarge(!isLarge)}
                />
              )}
            </>
          }
        />
      </CardSizeContext.Provider>
    </div>
  );
}

function MissingPart(props: { profile: Profile; hrefOf: (path: string) => string }): ReactNode {
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

function Brief(props: {
  profile: Profile;
  data: CountryPageData;
  hrefOf: (path: string) => string;
}): ReactNode {
  const { profile, data, hrefOf } = props;
  const { words, language } = useSpeech();
  const { area, kind, findings } = profile;
  const ofCrop = findings.filter(({ crop }) => crop === data.crop);
  const visibleFindings = ofCrop.length > 0 ? ofCrop : findings;
  return (
    <div className={styles.brief}>
      {kind !== 'former' && <AboutArea profile={profile} hrefOf={hrefOf} />}
      {visibleFindings.length > 0 && (
        // Paper has room for those of the crop alone.
        <div data-print={ofCrop.length === 0 ? 'no' : undefined}>
          <FindingList
            findings={visibleFindings.slice(0, pageFindings)}
            title={ofCrop.length === 0 ? words('findings.title.others') : undefined}
            version={versionOf(data.release)}
            feed={`/${language}/findings.xml${kind === 'aggregate' ? '' : `?country=${area}`}`}
          />
        </div>
      )}
      <AllFigures profile={profile} isOpen={data.crop === null} />
      <ClosedPart title={words('country.about')}>
        <MissingPart profile={profile} hrefOf={hrefOf} />
      </ClosedPart>
    </div>
  );
}

/** The tables of all crops; nothing where no crop has a figure, of which the lead speaks. */
function AllFigures(props: { profile: Profile; isOpen: boolean }): ReactNode {
  const { profile, isOpen } = props;
  const speech = useSpeech();
  const figures = tableFigures(profile, speech);
  // The years of the harvests are in the files of their table.
  const trends = figures.filter(({ id }) => id === 'trends');
  if (figures.length === 0) return null;
  return (
    <ClosedPart
      title={speech.words('country.tables', { ...areaWords(speech.words, profile.area) })}
      isOpen={isOpen}
    >
      {figures
        .filter((figure) => !trends.includes(figure))
        .map((figure) => (
          <FigureFrame key={figure.id} figure={figure} within={figure.id === 'harvest' ? trends : []} />
        ))}
    </ClosedPart>
  );
}

export const countryParts = { AboutArea, Brief, CardWall, CountryHead };
