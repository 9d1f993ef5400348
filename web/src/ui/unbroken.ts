/** A number with what it is read with: the sign before it, words of its scale, and a short unit. */
const readNumber =
  /(?:(?:US|Int)\$ |≥ )*\d[\d.,\u202f]*(?: (?:thousand|[mb]illion|mil|mill(?:ón|ones)|[mb]ilh(?:ão|ões))(?!\p{L}))*(?: (?:de )?(?:%|(?:t|ha|kg|kcal|g)(?!\p{L})))?/gu;

/** A sentence as it is drawn: no line ends within a number with its sign, scale and short unit. */
export const unbroken = (sentence: string): string =>
  sentence.replace(readNumber, (number) => number.replaceAll(' ', '\u00a0'));
