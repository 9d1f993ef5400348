import { type crops, findCrop } from '#catalog/crops/index.ts';
import { listTradeItems } from '#catalog/crops/trade-items.ts';
import { PRODUCTION } from '#catalog/elements/codes.ts';
import { listGermplasmSections } from '#catalog/germplasm/sections.ts';
import { listLossPages } from '#catalog/losses/sections.ts';
import { domesticPrices, listPriceSections } from '#catalog/prices/sections.ts';
import { pageOfElement } from '#catalog/sections/page-of-element.ts';
import type { CropProfile, Profile } from '#contract/profiles.ts';

/** A matter, by its word key, and the crops that lack it here though the observatory has it elsewhere. */
export interface Missing {
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
export function listMissing({ kind, crops: profiles }: Pick<Profile, 'kind' | 'crops'>): readonly Missing[] {
  return rules.flatMap(([matter, applies, isMissing, ofCountries]) => {
    if (ofCountries === true && kind !== 'country') return [];
    const without = profiles.flatMap((profile) => {
      const crop = findCrop(profile.crop);
      return crop !== undefined && applies(crop) && isMissing(profile) ? [crop.id] : [];
    });
    return without.length === 0 ? [] : [{ matter, crops: without }];
  });
}
