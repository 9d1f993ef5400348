import type { PageLanguage } from '#contract/page.ts';
import type { FigureColumn } from '#contract/page-figures.ts';
import type { ApiWords } from '../words.ts';

/** Sections of germplasm, whose columns are no elements: the words that define them, and which of these each column has. */
const sections: Readonly<Record<string, { words: string; columns: Readonly<Record<string, string>> }>> = {
  genebanks: {
    words: 'samples.metadata',
    columns: {
      received: 'received',
      provided: 'provided',
      balance: 'balance',
      samples: 'sample',
      side: 'report',
      rows: 'report',
      reading: 'report',
    },
  },
  accessionDeliveryNetwork: {
    words: 'deliveryNetwork.metadata',
    columns: {
      origin: 'origin',
      genebank: 'genebank',
      genebanks: 'genebank',
      recipient: 'recipient',
      value: 'sample',
      share: 'share',
    },
  },
  collections: {
    words: 'collections.metadata',
    columns: {
      id: 'point',
      gene_pool: 'genePool',
      condition: 'condition',
      habit: 'habit',
      colours: 'colour',
      weight: 'weight',
      altitude: 'altitude',
      year: 'year',
      latitude: 'coordinates',
      longitude: 'coordinates',
    },
  },
  'seed-varieties': {
    words: 'varieties.metadata',
    columns: {
      name: 'name',
      country: 'country',
      type: 'type',
      year: 'year',
      institution: 'institution',
      maturity: 'maturity',
      altitude: 'altitude',
      traits: 'traits',
      source: 'source',
      counted: 'counts',
      seen: 'counts',
    },
  },
};

/** Figures with other definitions than the columns of the same name on their page. */
const figures: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  // UPOV's numbers of new varieties, by calendar year.
  upov: { year: null, number: 'upov' },
  // Bars of counts, whose first column has the decade, country or institution that is counted.
  ...Object.fromEntries(
    ['decades', 'countries', 'institutions', 'traits', 'types'].map((id) => [id, { name: null }]),
  ),
  // By origin, genebank and recipient; the other figures add up samples.
  flows: { value: 'flow' },
  // Samples sent by the United States and Canada.
  distributions: { samples: 'distributions' },
  shipments: { samples: 'shipments' },
};

/** Word key of a column's definition, as in the page's metadata; `null` where they have none. */
function columnWord(section: string, figure: string, column: string): string | null {
  const found = sections[section];
  const figureWord = figures[figure]?.[column];
  const part = figureWord === undefined ? found?.columns[column] : figureWord;
  return found === undefined || part == null ? null : `${found.words}.${part}`;
}

function plainWord(words: ApiWords, key: string, language: PageLanguage): string | null {
  const text = words.names(key)[language];
  return text.includes('{') || words.names(key).en === key.split('.')[1] ? null : text;
}

/** An element's name, definition and method. */
export function elementAbout(
  element: number,
  words: ApiWords,
  language: PageLanguage,
): Record<'name' | 'definition' | 'method', string | null> {
  const wordOf = (part: string): string | null => plainWord(words, `elements.${element}.${part}`, language);
  return { name: wordOf('name'), definition: wordOf('definition'), method: wordOf('method') };
}

/** Definition of a column without an element, where its page has one. */
export function columnDefinition(
  column: Pick<FigureColumn, 'id'>,
  context: { section: string; figure: string; words: ApiWords; language: PageLanguage },
): string | null {
  const key = columnWord(context.section, context.figure, column.id);
  return key === null ? null : plainWord(context.words, key, context.language);
}
