import type { QueryWord } from './fold-query.ts';

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Who gives, and who takes: words of trade whose other side is the place behind `to` or `from`. */
const soldVerbs = toSet(
  'sell sells sold selling seller sellers export exports exported exporting exporter exporters supply supplies supplied supplying supplier ' +
    'suppliers vende venden vendio vendieron vender vendedor vendedores vendem vendeu venderam exporta exportan exporto exportaron exportar ' +
    'exportador exportadores exportam exportou exportaram suministra suministran suministro suministraron provee proveen proveedor ' +
    'proveedores abastece abastecen abastecem fornece fornecem forneceu forneceram fornecedor fornecedores',
);
const soldNouns = toSet('exports exportacion exportaciones exportacao exportacoes');
const boughtVerbs = toSet(
  'buy buys bought buying buyer buyers import imported importing importer importers compra compran compro compraron comprar compram comprou ' +
    'compraram importa importan importo importaron importar importam importou importaram',
);
const boughtNouns = toSet('imports importacion importaciones importacao importacoes');
/** Verbs whose object is the place that receives: who supplies Cuba. */
const supplyVerbs = toSet('supplies supplied supplying abastece abastecen abastecem');

const toWords = toSet('to into para pra al ao aos');
const fromWords = toSet('from desde');
/** Of a noun they only say whose it is: the imports of Kenya. */
const ofWords = toSet('de del da das do dos');
const articles = toSet('the el la los las o os as');

const isSold = ({ word }: QueryWord): boolean => soldVerbs.has(word) || soldNouns.has(word);
const isBought = ({ word }: QueryWord): boolean => boughtVerbs.has(word) || boughtNouns.has(word);

/** A name of where a crop was collected, for a question for where it comes from. */
const origin = 'origin';

export const isOfTrade = (word: QueryWord): boolean => isSold(word) || isBought(word) || word.word === origin;

const comes = toSet('come comes came');
const comesFrom = toSet('viene vienen vino vinieron proviene provienen vem veio vieram provem');

/** The words with the verb of `where do beans come from` as one that asks for the origin; `come` alone is "eats" in Spanish. */
export function asOrigin(words: readonly QueryWord[], all: readonly QueryWord[]): readonly QueryWord[] {
  const isVerb = ({ word }: QueryWord, at: number, list: readonly QueryWord[]): boolean =>
    comesFrom.has(word) || (comes.has(word) && list[at + 1]?.word === 'from');
  const verb = all.find(isVerb)?.word;
  return words.map((each) => (each.word === verb ? { ...each, word: origin } : each));
}

interface TradeQuestion {
  /** All words, with those that distinguish nothing. */
  all: readonly QueryWord[];
  /** The first word of the place. */
  place: QueryWord;
  asksWho: boolean;
}

/**
 * The words of a question on the trade of others with a place, as one on the trade of the place: `who import beans Cuba` of
 * `who sells beans to Cuba`. The same words of any other question.
 */
export function fromPlacesSide(words: readonly QueryWord[], question: TradeQuestion): readonly QueryWord[] {
  const isOrigin = ({ word }: QueryWord): boolean => word === origin;
  const side = words.some(isOrigin) ? 'import' : sideOfPlace(question);
  if (side === null) return words;
  const isReplaced = words.some(isOrigin) ? isOrigin : side === 'import' ? isSold : isBought;
  return words.map((each) => (isReplaced(each) ? { ...each, word: side } : each));
}

/** What the trade of others is to the place: what somebody sells to Cuba is an import of Cuba. `null` of its own trade. */
function sideOfPlace({ all, place, asksWho }: TradeQuestion): 'import' | 'export' | null {
  const before = all.slice(
    0,
    all.findIndex(({ word }) => word === place.word),
  );
  while (articles.has(before.at(-1)?.word ?? '')) before.pop();
  const last = before.at(-1)?.word ?? '';
  const has = (list: ReadonlySet<string>): boolean => all.some(({ word }) => list.has(word));
  // `a` is an article, too: `a quem a Argentina vende` asks for buyers.
  const isA = last === 'a' && ![...toWords, ...ofWords, 'a'].includes(all[0]?.word ?? '');
  if (all.some(isSold)) {
    const isGiven = toWords.has(last) || supplyVerbs.has(last);
    return isGiven || (isA && before.some(isSold) && (asksWho || has(soldNouns))) ? 'import' : null;
  }
  if (!all.some(isBought)) return null;
  const isTaken = fromWords.has(last) || (ofWords.has(last) && has(boughtVerbs));
  return isTaken || (isA && asksWho && before.some(({ word }) => word.startsWith('compr'))) ? 'export' : null;
}
