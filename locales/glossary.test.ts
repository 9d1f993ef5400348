import { describe, expect, it } from 'vitest';
import { readWords } from './testing/read-words.ts';
import { type Language, languages } from './words.ts';

/** A thing with its one name in each language, and the names that it may not have. */
interface Concept {
  term: Readonly<Record<Language, RegExp>>;
  never: Readonly<Record<Language, RegExp>>;
  /** Keys that are of something else, or of a column of files whose name stays. */
  except?: RegExp;
}

const concepts: Readonly<Record<string, Concept>> = {
  'the letter that says what kind of figure it is': {
    term: { en: /^Marks$/, es: /^Símbolos$/, pt: /^Símbolos$/ },
    never: {
      en: /\bflags?\b/i,
      es: /indicador(es)? de calidad|calificaci[oó]n|\b(la|las|una|sin|con) marcas?\b/i,
      pt: /indicador(es)? de qualidade|sinaliza(dor|ç)|qualificaç(ão|ões)|\b(as|uma|sem|com) marcas?\b/i,
    },
    except: /^files\.(column\.)?flag(-text)?$/,
  },
  supply: {
    term: { en: /^Domestic supply$/, es: /^Suministro interno$/, pt: /^Disponibilidade interna$/ },
    never: { en: /\bdomestic availability\b/i, es: /\boferta\b/i, pt: /\b(oferta|suprimento)\b/i },
    except: /^(records\.value|contribute\.what)\.quote_type/,
  },
  'a release of the observatory': {
    term: { en: /\bthis release\b/, es: /\besta versión\b/, pt: /\b(d|n)?esta versão\b/ },
    never: {
      en: /\bthis (version|edition)\b(?! of the site)/i,
      es: /\besta (edición|publicación de datos)\b/i,
      pt: /\b(d|n)?esta edição\b/i,
    },
  },
  'a version of what a source publishes': {
    term: { en: /\bversions? of the (source|publisher)/, es: /\bedici(ón|ones)\b/, pt: /\bediç(ão|ões)\b/ },
    never: {
      en: /\b(editions?|vintages?|extracts?|carried by)\b/i,
      es: /\bextractos?\b|versión(es)? de la fuente/i,
      pt: /\bextratos?\b|vers(ão|ões) da fonte/i,
    },
    except: /^files\.column\.edition$/,
  },
  'a share of the world': {
    term: { en: /\bshare of the world/i, es: /\bdel total mundial\b/, pt: /\bdo total mundial\b/ },
    never: { en: /\bworld share\b/i, es: /% del mundo\b/, pt: /% do mundo\b/ },
    except: /^compare\.unit\.share$/,
  },
  PABRA: {
    term: {
      en: /Pan-Africa Bean Research Alliance/,
      es: /Alianza Panafricana de Investigación en Frijol/,
      pt: /Aliança Pan-Africana de Pesquisa em Feijão/,
    },
    never: {
      en: /Pan-?African? (?!Bean Research Alliance)/i,
      es: /Alianza Pan-?africana (?!de Investigación en Frijol)/i,
      pt: /Aliança Pan-?africana (?!de Pesquisa em Feijão)/i,
    },
  },
  'a value of which a part is not known': {
    term: { en: /\bat least\b/i, es: /\bal menos\b/i, pt: /\bpelo menos\b/i },
    never: { en: /\blower bounds?\b/i, es: /\blímites? inferior(es)?\b/i, pt: /\blimites? inferior(es)?\b/i },
  },
  'local currency': {
    term: { en: /\blocal currency\b/i, es: /\bmoneda local\b/i, pt: /\bmoeda local\b/i },
    never: { en: /\bSLC\b/, es: /\bSLC\b/, pt: /\bSLC\b/ },
  },
  'percentage points': {
    term: { en: /\bpercentage points\b/, es: /\bpuntos porcentuales\b/, pt: /\bpontos percentuais\b/ },
    never: { en: /\bpp\b|\bp\.\s?p\./, es: /\bpp\b|\bp\.\s?p\./, pt: /\bpp\b|\bp\.\s?p\./ },
  },
  'samples sent': {
    term: { en: /^Samples sent$/, es: /^Muestras enviadas$/, pt: /^Amostras enviadas$/ },
    never: {
      en: /\bsamples? provided\b/i,
      es: /\bmuestras? (proporcionadas?|entregadas?)\b/i,
      pt: /\bamostras? (fornecidas?|entregues?)\b/i,
    },
  },
  'sweet potato': {
    term: { en: /^Sweet potato$/, es: /^Camote$/, pt: /^Batata-doce$/ },
    never: { en: /\byam bean\b/, es: /(?<!\()\bbatatas?\b/i, pt: /\bcamotes?\b/i },
  },
  'the level that another is compared with': {
    term: { en: /\bagainst \{/, es: /\bfrente a \{/, pt: /\bcontra \{/ },
    never: { en: /\bversus\b/i, es: /\bante \{|\bversus\b/i, pt: /\bante\b|\bversus\b/i },
  },
  'a mottled seed': {
    term: { en: /^red mottled$/, es: /^rojo moteado$/, pt: /^vermelho rajado$/ },
    never: { en: /\bvariegated\b/i, es: /\b(abigarrado|veteado)\b/i, pt: /\b(variegado|mosqueado)\b/i },
  },
  'a speckled seed': {
    term: { en: /^speckled$/, es: /^jaspeado$/, pt: /^pintado$/ },
    never: { en: /\bflecked\b/i, es: /^moteado$|\b(salpicado|punteado)\b/i, pt: /\b(salpicado|jaspeado)\b/i },
  },
  'the card of a point or country': {
    term: { en: /\bcard\b/, es: /\bficha\b/, pt: /\bficha\b/ },
    never: { en: /\btooltip\b/i, es: /\btarjeta\b/i, pt: /\bcartão\b/i },
  },
  'studies, and of what else has plain words': {
    term: { en: /\bstudies\b/, es: /\bestudios\b/, pt: /\bestudos\b/ },
    never: {
      en: /\bis told\b|\bnobody\b|\bhanded (in|on)\b|\bhand(s|ed)? in\b|\bcomputed on this page\b|\bdense rank\b|\bmirror|\bn = /i,
      es: /\bnadie\b|calculado en esta página|clasificación densa|\bn = /i,
      pt: /\bninguém\b|calculado nesta página|classificação densa|\bn = /i,
    },
  },
};

const words = { en: readWords('en'), es: readWords('es'), pt: readWords('pt') };

/** A message without its arguments and the names of its branches, which readers never see. */
const proseOf = (message: string): string =>
  message.replaceAll(/\{\w+(\}|, (plural|select|selectordinal),)/g, ' ').replaceAll(/(\w+|=\d+) \{/g, ' ');

describe.each(Object.entries(concepts))('the name of %s', (_, { term, never, except }) => {
  it.each(languages)('is one in %s', (language) => {
    const messages = Object.entries(words[language]);
    expect(messages.some(([, message]) => term[language].test(message))).toBe(true);
    expect(
      messages
        .filter(([key, message]) => except?.test(key) !== true && never[language].test(proseOf(message)))
        .map(([key, message]) => `${key}: ${message}`),
    ).toEqual([]);
  });
});

describe('spans and percentages', () => {
  it.each(['es', 'pt'] as const)('join years by a hyphen in %s', (language) => {
    const spans = Object.entries(words[language]).filter(([, message]) => /\d{4}–\d{4}|\}–\{/.test(message));
    expect(spans).toEqual([]);
  });

  it('and apostrophes are typographic in English, but in names of areas, which files have too', () => {
    const straight = Object.entries(words.en).flatMap(([key, message]) =>
      /[a-z]'/i.test(message) && !/^area(s|Said)\./.test(key) ? [key] : [],
    );
    expect(straight).toEqual([]);
  });

  it('stand before a space and the sign in Spanish, and before the sign alone in the others', () => {
    const wrong = (language: Language, pattern: RegExp): readonly string[] =>
      Object.entries(words[language]).flatMap(([key, message]) => (pattern.test(message) ? [key] : []));
    expect(wrong('es', /[\d}]%/)).toEqual([]);
    for (const language of ['en', 'pt'] as const) expect(wrong(language, /[\d}] %/)).toEqual([]);
  });
});
