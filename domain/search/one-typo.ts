/** Whether one letter too many, too few, another one, or two in the wrong order make the one word of the other. */
export function isOneTypo(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const extra = long.length - short.length;
  if (extra > 1 || short === long) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (extra === 1) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return (
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  );
}

/** Letters that both words need before one of them may be wrong, and before the first one may be missing or too many. */
const leastForTypo = 4;
const leastForFirstLetter = 6;

/** Words that are a letter from the name of a crop and mean something else: no `viagem` is a `vagem`, and no `clima` a calima bean. */
const others: ReadonlySet<string> = new Set(
  (
    'arrow bacana bagas baiana bandana beads beams bears beats been bens bone bonito born brigas cacho caco cacto califa calma ' +
    'calote cargamento casaca cassette cassettes clima coca colonia colonial coroa emote estaria faxina feto folder forager forge fretes ' +
    'fritos glass glasses graus hero insira judio lobo loco logo lomo macete maniac manic masa misa muda mula multo nina nuca pacto palate ' +
    'parto paseo paso passagem passo past pasta paste pastor pastora pata pato pintor pingo pint pipa play ponto postagem posto postura ' +
    'punto race raja raso rego ride rise rito robo roto ruso staging style tanta tenta tinta tonta tuna vacina vagina viagem yaca'
  ).split(' '),
);

/**
 * Whether a word is taken for another one with a typo. Another first letter makes another word (`Siberia` and `Liberia`); so does nearly
 * any letter of a short one (`Lagos` and `Laos`, `Meta` and `meat`), unless it is within, missing or written twice.
 */
export function isForgiven(word: string, like: string): boolean {
  const least = Math.min(word.length, like.length);
  if (least < leastForTypo || /\d/.test(word) || others.has(word) || !isOneTypo(word, like)) return false;
  const isSwapped = word[0] === like[1] && word[1] === like[0];
  if (word[0] !== like[0] && !isSwapped && (least < leastForFirstLetter || word.length === like.length))
    return false;
  if (least > leastForTypo || word.length < like.length) return true;
  return word.length > like.length ? /(.)\1/.test(word) : word[0] === like[0] && word.at(-1) === like.at(-1);
}
