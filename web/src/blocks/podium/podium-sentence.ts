import type { Section } from '#catalog/section.ts';
import { areaWords, itemName } from '../../i18n/area-words.ts';
import type { Formats } from '../../i18n/formats.ts';
import type { Words } from '../../i18n/words.tsx';

interface Place {
  item: string;
  rank: number | null;
}

/** From this rank on a sentence has the number of crops, and not those before it. */
const lastNamed = 3;

/** The name of a crop without the publisher's addition: `Maize (corn)`, `Pigeon peas, dry`. */
export function shortName(name: string): string {
  const [short = name] = name.split(/,| \(/);
  return short.charAt(0).toLocaleLowerCase() + short.slice(1);
}

/** The rank of a crop in an area, and the crops before it: `Beans rank second in Kenya by area, after maize`. */
export function podiumSentence(
  { words, formats }: { words: Words; formats: Formats },
  of: {
    crop: string;
    section: Pick<Section, 'id'>;
    area: string;
    criterion: string;
    own: Place & { rank: number };
    places: readonly Place[];
    count: number;
  },
): string {
  const { own, places } = of;
  const others = places.filter(({ item }) => item !== own.item);
  const near =
    own.rank === 1
      ? others.slice(0, 1)
      : others.filter(({ rank }) => rank !== null && rank < own.rank).slice(0, lastNamed);
  return words('chart.podium.finding', {
    ...areaWords(words, of.area),
    cropRanks: words(`crops.${of.crop}.ranks`),
    criterion: of.criterion,
    place: words('ordinals.place', { rank: own.rank }),
    count: of.count,
    food: of.section.id === 'consumption' ? 'yes' : 'no',
    case: own.rank > lastNamed ? 'low' : near.length === 0 ? 'alone' : own.rank === 1 ? 'first' : 'after',
    others: formats.list(near.map(({ item }) => shortName(itemName(words, item)))),
  });
}
