/** Words that ask who comes first: the answer is no single figure but a ranking of countries. */
const ranking: ReadonlySet<string> = new Set(
  (
    'best biggest countries country first greatest highest largest lead leading least lowest main major mais maior maiores maioria mas ' +
    'mayor mayores melhores mejores menor menores menos most nacion naciones nation nations nacoes nacao pais paises primeiro primero ' +
    'primeros principais principal principales rank ranked ranking rankings smallest top'
  ).split(' '),
);

/** Whether a word asks for a ranking. */
export const asksForRanking = (word: string | undefined): boolean => word !== undefined && ranking.has(word);
