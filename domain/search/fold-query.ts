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

/**
 * The words of a text: lower case, without accents and punctuation. `Côte d'Ivoire` is `cote`, `d`, `ivoire`. A number is a word
 * of its own, since breeders write `NUA45` and others `NUA 45`.
 */
export function foldQuery(text: string): readonly string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[æœßøłđðþı]/g, (letter) => plain[letter] ?? letter)
    .replace(/(?<=\p{L})(?=\p{N})/gu, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Words of the three languages that tell nothing apart, in names as in questions. */
const stops = new Set(
  (
    'a al am an and are as at by com como con cuanta cuantas cuanto cuantos d da das de del do does dos e el em en entre es esta for from ' +
    'fue has have how il in is it its la las le les lo los many me much na nas no nos of o on os para per pela pelo por qual quanta quantas ' +
    'quanto quantos que s se show sobre than the to u um uma un una was were what which with y'
  ).split(' '),
);

/** The words that tell something; all of them where none does. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !stops.has(word));
  return telling.length === 0 ? words : telling;
}
