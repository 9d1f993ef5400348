/** Who comes first, last, or who it is at all: the answer is no single figure but a ranking of countries. */
export type AskedRanking = 'most' | 'least' | 'who';

const listed: Readonly<Record<AskedRanking, string>> = {
  most:
    'best biggest countries country first greatest highest largest lead leading main major mais maior maiores maioria mas mayor mayores ' +
    'melhores mejores most nacion naciones nation nations nacoes nacao pais paises primeiro primero primeros principais principal ' +
    'principales rank ranked ranking rankings top',
  least: 'fewest least lowest menor menores menos minimo smallest',
  who: 'who quem quien quienes',
};
const rankings: ReadonlyMap<string, AskedRanking> = new Map(
  (Object.entries(listed) as [AskedRanking, string][]).flatMap(([ranking, words]) =>
    words.split(' ').map((word) => [word, ranking] as const),
  ),
);

/** The ranking that a word means; `null` for other words. */
export const askedRanking = (word: string | undefined): AskedRanking | null =>
  (word === undefined ? undefined : rankings.get(word)) ?? null;

const order: readonly AskedRanking[] = ['who', 'most', 'least'];

/** What several words ask for together: `which countries produce least` is `least`. */
export const strongerRanking = (one: AskedRanking | null, other: AskedRanking): AskedRanking =>
  one !== null && order.indexOf(one) > order.indexOf(other) ? one : other;
