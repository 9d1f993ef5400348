/** Letters that are no letter with a mark, and how people write them who do not have them. */
const plain: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** A word of a query: as it is compared, and as it was typed. */
export interface QueryWord {
  word: string;
  typed: string;
}

/** Letters and digits without marks. */
const isPlain = /^[a-z0-9]*$/i;

/** The word without accents and capitals. */
const fold = (text: string): string =>
  isPlain.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[æœßøłđðþı]/g, (letter) => plain[letter] ?? letter);

/**
 * The words of a text without punctuation. `Côte d'Ivoire` is `cote`, `d`, `ivoire`. A number is a word of its own, since breeders
 * write `NUA45` and others `NUA 45`.
 */
export function splitQuery(text: string): readonly QueryWord[] {
  return text
    .normalize('NFC')
    .replace(/(?<=\p{L})(?=\p{N})/gu, ' ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((typed) => ({ typed, word: fold(typed) }))
    .filter(({ word }) => word !== '');
}

/**
 * Words of the three languages that distinguish nothing, in names as in questions: small words, and those for figures in general.
 * With an accent that none of them has it is another word: Pará is a place, and Santa Sé a state.
 */
const stops: ReadonlySet<string> = new Set(
  (
    'a à al algo algum alguma also am an and annual ano año anos años anuais anual anuales ao aos are as às at average by changed chart cifra cifras ' +
    'com como cómo comparacao comparação comparacion comparación comparar compare compared comparison con contra cual cuál cuales ' +
    'cuáles cuando cuándo cuanta cuánta cuantas cuántas cuanto cuánto cuantos cuántos d da daily dado dados ' +
    'dame das data dato datos day de del dia día ' +
    'did do does donde dónde dos e é el em en entre es essa esse esta está estadistica estadística estadisticas estadísticas ' +
    'estatistica estatística estatisticas estatísticas evolucao evolução evolucion evolución fica figure figures for from fue gente ' +
    'give grafico gráfico graficos gráficos graph ha há has have hay how il in info informacao informação informacion información into ' +
    'information is it its la las le les lo los many map mapa mapas maps me media média much na nas no nos number numbers numero ' +
    'número numeros números o of on onde os para pela pelas pelo pelos per person persona personas pessoa pessoas please por pra promedio quais qual ' +
    'quando quanta quantas quanto quantos que qué quê s se show sobre son statistic statistics stats su sua suas sus ' +
    'tabela tabla table tell tendencia tendência than that the there this to total trend trends u um uma un una unos versus vs was ' +
    'were what when where which with y year yearly years'
  ).split(' '),
);

/** The words without stop words; all of them if there are only stop words. */
export function contentWords(words: readonly QueryWord[]): readonly QueryWord[] {
  const telling = words.filter(({ typed }) => !stops.has(typed.toLowerCase()));
  return telling.length === 0 ? words : telling;
}
