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
export interface AskedWord {
  word: string;
  typed: string;
}

/** The word without accents and capitals. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[æœßøłđðþı]/g, (letter) => plain[letter] ?? letter);

/**
 * The words of a text without punctuation. `Côte d'Ivoire` is `cote`, `d`, `ivoire`. A number is a word of its own, since breeders
 * write `NUA45` and others `NUA 45`.
 */
export function splitQuery(text: string): readonly AskedWord[] {
  return text
    .normalize('NFC')
    .replace(/(?<=\p{L})(?=\p{N})/gu, ' ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((typed) => ({ typed, word: fold(typed) }))
    .filter(({ word }) => word !== '');
}

/** Words of the three languages that tell nothing apart, in names as in questions: small words, and those that call for any figure. */
const stops: ReadonlySet<string> = new Set(
  (
    'a al algum alguma am an and ano anos anual anuais anuales annual are as at by chart cifra cifras com como compare compared comparar ' +
    'con contra cuanta cuantas cuanto cuantos d da dado dados dame das data dato datos de del do does dos e el em en entre es essa esse ' +
    'esta estadistica estadisticas estatistica estatisticas este fica figure figures for from fue give grafico graficos graph has have hay ' +
    'how il in info informacao informacion information is it its la las le les lo los many map mapa mapas maps me much na nas no nos ' +
    'number numbers numero numeros o of on onde os para pela pelas pelo pelos per please por qual quais quando quanta quantas quanto ' +
    'quantos que quem quien s se show sobre son statistic statistics stats su sua suas sus tabela tabla table tell than that the there ' +
    'this to u um uma un una unos versus vs was were what when where which who with y year yearly years'
  ).split(' '),
);

/** The words that tell something; all of them where none does. */
export function tellingWords(asked: readonly AskedWord[]): readonly AskedWord[] {
  // Pará is a place; without its accent it is a word of every other sentence.
  const telling = asked.filter(({ word, typed }) => !stops.has(word) || /^pará$/i.test(typed));
  return telling.length === 0 ? asked : telling;
}
