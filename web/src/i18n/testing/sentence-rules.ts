import type { Language } from '#locales/words.ts';

/** What no sentence may have, with a sentence that has it. */
interface Rule {
  pattern: RegExp;
  planted: string;
}

type Rules = Readonly<Record<string, Rule>>;

/** Names that need an article after a preposition. */
const articled = {
  en: 'United States|Philippines|Netherlands|Caribbean|[Ll]east developed',
  es: 'Países Bajos|Caribe|[Pp]aíses menos|República Dominicana',
  pt: 'Estados Unidos|Filipinas|Países Baixos|Caribe|[Pp]aíses menos|Brasil',
};

const everywhere: Rules = {
  'an argument that nothing filled': { pattern: /[{}]/, planted: 'In {year} nothing grew.' },
  'a value that is none': {
    pattern: /\b(undefined|NaN|null)\b|\[object/,
    planted: 'Production was undefined.',
  },
  'two spaces': { pattern: / {2}/, planted: 'Production  grew.' },
  'a space at an end': { pattern: /^\s|\s$/, planted: 'Production grew. ' },
  'a space before a full stop or comma': { pattern: /\s[.,;]/, planted: 'Production grew .' },
  'two full stops': { pattern: /\.\.|,,|, ?\./, planted: 'Area grew 3 p.p..' },
  'a word twice': { pattern: /(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/u, planted: 'It was 5 mil mil toneladas.' },
  'a unit twice': {
    pattern: /%\s*(%|kcal|kg|g|t|ha)(?!\p{L})|\b(tonnes?|toneladas?) t\b|\b(hect[aá]reas?|hectares?) ha\b/u,
    planted: 'The share was 3% %.',
  },
};

const byLanguage: Readonly<Record<Language, Rules>> = {
  en: {
    'a name without its article': {
      pattern: new RegExp(
        `\\b(in|of|from|to|by|for|on|with|about|between|was|show(ing|s)?) (${articled.en})`,
      ),
      planted: 'Production in Philippines grew.',
    },
    'two articles': { pattern: /\b(a|an|the) (a|an|the)\b/i, planted: 'Production in the the Netherlands.' },
    'one of many': {
      pattern: /(?<![\d.,])-?1 (tonnes|hectares|constant international dollars|US dollars)\b/,
      planted: 'It was 1 tonnes.',
    },
    'a verb that would have to agree with an amount': {
      pattern: /\d( \w+)? (tonnes?|hectares?|head)\b[^.:;]* (was|were) (produced|harvested)/,
      planted: 'In 2022, 1 tonne of beans were produced in Peru.',
    },
  },
  es: {
    'a name without its article': {
      pattern: new RegExp(`\\b(en|de|a|por|para|sobre|con|entre|según|muestran) (${articled.es})`),
      planted: 'La producción de Países Bajos creció.',
    },
    'a contraction that is missing': {
      pattern: /\b(a|de) el\b/,
      planted: 'La producción de el Congo creció.',
    },
    'two articles': {
      pattern: /(?<!\p{L})(el|la|los|las|del|al) (el|la|los|las)(?!\p{L})/iu,
      planted: 'En la los Países Bajos.',
    },
    'miles after a numeral': { pattern: /\d miles\b/, planted: 'Fue de 263 miles de toneladas.' },
    'millones without de': {
      pattern: /(?<!\$ [\d.,\u202f]+(?: mil)? )\bmill(ón|ones) (?!de )/,
      planted: 'Fue de 2 millones toneladas.',
    },
    'mil with de': { pattern: /\d[\d.,]*\smil de\b/, planted: 'Fue de 263 mil de toneladas.' },
    'e before another sound than i': { pattern: / e (?!h?[ií])/i, planted: 'Use las flechas e Enter.' },
    'y before the sound i': { pattern: / y h?i(?!e)/i, planted: 'Exportaciones y importaciones.' },
    'a verb in the singular after a plural': {
      pattern:
        /(^|[.:;,] )((los |las )?(Países Bajos|países menos \S+)) (ocupa|encabeza|produce|tuvo|fue)\b/i,
      planted: 'Países Bajos ocupa el puesto 3.',
    },
    'one of many': {
      pattern: /(?<![\d.,])-?1 (toneladas|hectáreas|cabezas|dólares)\b/,
      planted: 'Fue de 1 toneladas.',
    },
    'a participle that would have to agree with an amount': {
      pattern: /\bse (produjeron|cosecharon|importaron|exportaron) -?\d/,
      planted: 'En 2022 se cosecharon 1 ha de frijol.',
    },
  },
  pt: {
    'a name without its article': {
      pattern: new RegExp(`\\b(em|de|por|para|com|sobre|entre|mostrados) (${articled.pt})`),
      planted: 'A produção de Países Baixos cresceu.',
    },
    'a contraction that is missing': {
      pattern: /(?<!\p{L})(em|de|por) (o|a|os|as)(?!\p{L})/iu,
      planted: 'A produção em o Brasil.',
    },
    'two articles': {
      pattern:
        /(?<!\p{L})(o|a|os|as|do|da|dos|das|no|na|nos|nas|pelo|pela) (o|a|os|as|no|na|nos|nas)(?!\p{L})/iu,
      planted: 'A produção na os Países Baixos.',
    },
    'milhões without de': {
      pattern: /(?<!\$ [\d.,]+ )\bmilh(ão|ões) (?!de )/,
      planted: 'Foi de 2 milhões toneladas.',
    },
    'mil with de': { pattern: /\d[\d.,]*\smil de\b/, planted: 'Foi de 263 mil de toneladas.' },
    'a verb in the singular after a plural': {
      pattern:
        /(^|[.:;,] )((os |as )?(Estados Unidos|Filipinas|Países Baixos|países menos \S+)) (ocupa|lidera|produz|teve|foi)\b/i,
      planted: 'Estados Unidos ocupa a posição 54.',
    },
    'one of many': {
      pattern: /(?<![\d.,])-?1 (toneladas|hectares|cabeças|dólares)\b/,
      planted: 'Foi de 1 toneladas.',
    },
    'a participle that would have to agree with an amount': {
      pattern: /\b(colheram-se -?\d|(produzid|colhid|importad|exportad)[oa]s? -?\d)/,
      planted: 'Em 2022 foram produzidas 1 mil toneladas.',
    },
  },
};

/** The rules of a language by what breaks them. */
export const rulesOf = (language: Language): Rules => ({ ...everywhere, ...byLanguage[language] });

/** What is wrong with a sentence. */
export function wrongWith(language: Language, text: string): readonly string[] {
  const spaced = text.replaceAll(/[\u00a0\u202f]/g, ' ');
  return Object.entries(rulesOf(language)).flatMap(([name, { pattern }]) =>
    pattern.test(spaced) ? [name] : [],
  );
}
