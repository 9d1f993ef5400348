/** A question for the first, the last, or any place: the answer is no single figure but a ranking of countries. */
export type RequestedRanking = 'most' | 'least' | 'who';

const listed: Readonly<Record<RequestedRanking, string>> = {
  most:
    'best biggest countries country first greatest highest largest lead leading main major mais maior maiores maioria mas mayor mayores ' +
    'melhores mejores most nacion naciones nation nations nacoes nacao pais paises primeiro primero primeros principais principal ' +
    'principales rank ranked ranking rankings top',
  least: 'fewest least lowest menor menores menos minimo smallest',
  who: 'who whom quem quien quienes',
};
const rankings: ReadonlyMap<string, RequestedRanking> = new Map(
  (Object.entries(listed) as [RequestedRanking, string][]).flatMap(([ranking, words]) =>
    words.split(' ').map((word) => [word, ranking] as const),
  ),
);

/** Who does it, as one word: `bean importers` asks who imports beans. */
const doers = new Set(
  'buyers compradores exportadores exporters growers importadores importers producers productores produtores'.split(
    ' ',
  ),
);
export const isDoer = (word: string): boolean => doers.has(word);

/** The ranking that a word means; `null` for other words. */
export const rankingOf = (word: string | undefined): RequestedRanking | null =>
  (word === undefined ? undefined : rankings.get(word)) ?? null;

const order: readonly RequestedRanking[] = ['who', 'most', 'least'];

/** What several words ask for together: `which countries produce least` is `least`. */
export const strongerRanking = (one: RequestedRanking | null, other: RequestedRanking): RequestedRanking =>
  one !== null && order.indexOf(one) > order.indexOf(other) ? one : other;
