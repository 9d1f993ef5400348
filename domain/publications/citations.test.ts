import { describe, expect, it } from 'vitest';
import { citeApa } from './cite-apa.ts';
import { citationKey, citeBibtex, escapeTex } from './cite-bibtex.ts';
import { citeRis } from './cite-ris.ts';
import { initialsOf, readNames } from './people.ts';
import type { Citable } from './publication.ts';
import { readCitationAuthors, readJournal } from './read-citation-authors.ts';

const article: Citable = {
  id: '10-1002-csc2-20817',
  type: 'article',
  title: 'Rank-based data synthesis of common bean on-farm trials',
  authors: ['Brown, D.', 'de Bruin, Sytze', 'de Sousa, Kauê'],
  year: 2022,
  journal: 'Crop Science',
  publisher: null,
  volume: '62',
  issue: '6',
  pages: '2246-2266',
  doi: '10.1002/csc2.20817',
  handle: null,
  url: 'https://example.org/csc2',
  language: 'en',
  topics: ['on-farm trials'],
};
const dataset: Citable = {
  ...article,
  id: 'hdl-11529-1',
  type: 'dataset',
  title: 'Maize & bean trials, 100 % of {all} plots_1.',
  authors: [],
  year: null,
  journal: null,
  publisher: 'CIMMYT',
  volume: null,
  issue: null,
  pages: null,
  doi: null,
  handle: '11529/1',
  topics: [],
};

describe('APA', () => {
  it('has authors, year, title, journal and address', () => {
    expect(citeApa(article)).toBe(
      'Brown, D., de Bruin, S., & de Sousa, K. (2022). Rank-based data synthesis of common bean on-farm trials. Crop Science, 62(6), 2246–2266. https://doi.org/10.1002/csc2.20817',
    );
  });

  it('begins with the title where nobody is named, and says that there is no date', () => {
    expect(citeApa(dataset)).toBe(
      'Maize & bean trials, 100 % of {all} plots_1 [Data set]. (n.d.). CIMMYT. https://hdl.handle.net/11529/1',
    );
  });

  it('names one, two, many, and those whom its source leaves out', () => {
    const by = (...authors: string[]) => citeApa({ ...article, authors }).split(' (2022)')[0];
    expect(by('Abate, T.')).toBe('Abate, T.');
    expect(by('PABRA')).toBe('PABRA.');
    expect(by('Abate, T.', 'Ampofo, K.')).toBe('Abate, T., & Ampofo, K.');
    expect(by('Keller, B.', 'et al.')).toBe('Keller, B., et al.');
    const many = Array.from({ length: 22 }, (_, at) => `N${at + 1}, A.`);
    expect(by(...many)).toMatch(/^N1, A\., .*N19, A\., … N22, A\.$/);
    expect(by(...many)).not.toContain('N20');
  });

  it('keeps the question mark of a title, and says in which book a chapter is', () => {
    const question = { ...article, title: 'Where Is My Crop?' };
    expect(citeApa(question)).toContain('Where Is My Crop? Crop Science');
    const chapter: Citable = { ...article, type: 'chapter', journal: 'Food Industry', publisher: 'InTech' };
    expect(citeApa(chapter)).toContain('In Food Industry (pp. 2246–2266). InTech. https');
  });
});

describe('BibTeX', () => {
  it('has the fields that are known and no others', () => {
    expect(citeBibtex(article)).toBe(`@article{${citationKey(article)},
  author = {Brown, D. and de Bruin, Sytze and de Sousa, Kauê},
  title = {{Rank-based data synthesis of common bean on-farm trials}},
  journal = {Crop Science},
  year = {2022},
  volume = {62},
  number = {6},
  pages = {2246--2266},
  doi = {10.1002/csc2.20817},
  url = {https://doi.org/10.1002/csc2.20817},
  language = {en},
  keywords = {on-farm trials}
}
`);
    const entry = citeBibtex(dataset);
    expect(entry).toContain('title = {{Maize \\& bean trials, 100 \\% of \\{all\\} plots\\_1.}}');
    expect(entry).not.toMatch(/author|year =|doi =/);
  });

  it('writes every sign that TeX reads as an order, and no line break', () => {
    expect(escapeTex('\\ { } $ & # % _ ~ ^')).toBe(
      '\\textbackslash{} \\{ \\} \\$ \\& \\# \\% \\_ \\textasciitilde{} \\textasciicircum{}',
    );
    expect(escapeTex('a\n\tb\u0000c')).toBe('a b c');
    expect(escapeTex('ñandú – 日本')).toBe('ñandú – 日本');
  });

  it('has as many braces open as close, whatever stands in a title, a name and an address', () => {
    for (const text of ['}{', '\\}', '{{{', '%}', 'a}b{c', '\\']) {
      const entry = citeBibtex({
        ...article,
        title: text,
        authors: [text, `${text}, ${text}`],
        doi: `10.1002/${text}`,
        url: `https://example.org/${text}`,
      });
      const bare = entry.replace(/\\[{}]/g, '');
      expect(bare.split('{').length, text).toBe(bare.split('}').length);
    }
  });

  it('keeps institutions whole, and says that there are others', () => {
    expect(
      citeBibtex({ ...article, authors: ['Research and Development, Ltd', 'CIAT & PABRA', 'et al.'] }),
    ).toContain('author = {Research and Development, Ltd and {CIAT \\& PABRA} and others}');
  });

  it('has keys that follow from the publication alone', () => {
    expect(citationKey(article)).toMatch(/^brown2022rank-[0-9a-z]{7}$/);
    expect(citationKey({ ...article, title: 'Rank of others', journal: null })).toBe(citationKey(article));
    expect(citationKey({ ...article, id: 'another' })).not.toBe(citationKey(article));
    expect(citationKey({ ...article, authors: ['Høgh-Jensen, H.'], title: '“The Bean”' })).toMatch(
      /^h\w*ghjensen2022bean-/,
    );
    expect(citationKey(dataset)).toMatch(/^anonndmaize-[0-9a-z]{7}$/);
    expect(citationKey({ ...article, authors: ['日本'], title: '日本' })).toMatch(/^anon2022-[0-9a-z]{7}$/);
  });
});

it('has a key of its own for each of many papers without author and year', () => {
  const keys = Array.from({ length: 20_000 }, (_, at) =>
    citationKey({ ...dataset, id: `10.25502-${at.toString(36)}`, title: 'Assessment of trials' }),
  );
  expect(new Set(keys).size).toBe(keys.length);
});

describe('RIS', () => {
  it('has a tag in each line, the type first and the end last', () => {
    const text = citeRis(article);
    expect(text.split('\r\n').slice(0, 5)).toEqual([
      'TY  - JOUR',
      'AU  - Brown, D.',
      'AU  - de Bruin, Sytze',
      'AU  - de Sousa, Kauê',
      'TI  - Rank-based data synthesis of common bean on-farm trials',
    ]);
    expect(text).toContain('SP  - 2246\r\nEP  - 2266\r\n');
    expect(text.endsWith('ER  - \r\n')).toBe(true);
  });

  it('lets no value begin a line of its own', () => {
    const text = citeRis({ ...dataset, title: 'A\r\nER  - \nTY  - BOOK' });
    expect(text.match(/^(?:TY|ER) {2}- /gm)).toEqual(['TY  - ', 'ER  - ']);
    expect(text).toContain('TI  - A ER - TY - BOOK\r\n');
    expect(text).not.toMatch(/^(?:AU|PY|DO)/m);
  });
});

describe('names', () => {
  it.each([
    ['Michael J.', 'M. J.'],
    ['Jean-Pierre', 'J.-P.'],
    ['M.L.P.', 'M. L. P.'],
    ['K. -H.', 'K.-H.'],
    ['élodie', 'É.'],
    ['', ''],
  ])('the initials of %j are %j', (givenNames, initials) => expect(initialsOf(givenNames)).toBe(initials));

  it('are parted at the first comma', () => {
    expect(readNames(['Rosas, J.C.', 'CIAT', 'et al.'])).toEqual({
      names: [
        { family: 'Rosas', given: 'J.C.' },
        { family: 'CIAT', given: null },
      ],
      others: true,
    });
  });

  it.each([
    [
      'Escobar E, Lee RK, Osorno JM. Mapping white mold in beans. Plant Genome. 2022.',
      ['Escobar, E.', 'Lee, R. K.', 'Osorno, J. M.'],
    ],
    [
      'Blair, M. W., Iriarte, G. & Beebe, S. Mapping white mold in beans. TAG 112 (2006)',
      ['Blair, M. W.', 'Iriarte, G.', 'Beebe, S.'],
    ],
    ['Caldas, G.V. and Blair, M.W. Mapping white mold in beans. TAG', ['Caldas, G.V.', 'Blair, M.W.']],
    ['Blair, M. W. et al. Mapping white mold in beans. TAG', ['Blair, M. W.', 'et al.']],
    [
      'Hart, J. P., Mamidi, S., … McClean, P. E. (2021). Mapping white mold in beans. NC',
      ['Hart, J. P.', 'Mamidi, S.', 'et al.'],
    ],
    [
      'Pérez-Vega, Elena & Pascual, Aida & Ferreira, Juan José. (2012). Mapping white mold in beans.',
      ['Pérez-Vega, Elena', 'Pascual, Aida', 'Ferreira, Juan José.'],
    ],
    [
      'Valerio Di Vittori, Roberto Papa, Mapping white mold in beans, JXB',
      ['Valerio Di Vittori', 'Roberto Papa'],
    ],
    ['Another title altogether. TAG', []],
    ['Mapping white mold in beans. TAG', []],
    ['', []],
  ])('stand before the title of %j', (citation, names) =>
    expect(readCitationAuthors(citation, 'Mapping white mold in beans')).toEqual(names),
  );
});

it.each([
  ['Agronomía Colombiana 32(3):423-431', ['Agronomía Colombiana', '32', '3', '423-431']],
  ['Euphytica 109:93-106', ['Euphytica', '109', null, '93-106']],
  ['UNED Research Journal 15(2):e4690', ['UNED Research Journal', '15', '2', 'e4690']],
  ['Agronomía Tropical 64(1-2)', ['Agronomía Tropical', '64', '1-2', null]],
  ['Frontiers in Plant Science 13', ['Frontiers in Plant Science', '13', null, null]],
  ['PLOS ONE', ['PLOS ONE', null, null, null]],
  ['Ciencia e Interculturalidad (URACCAN)', ['Ciencia e Interculturalidad (URACCAN)', null, null, null]],
])('%j is read as %j', (text, [journal, volume, issue, pages]) =>
  expect(readJournal(text)).toEqual({ journal, volume, issue, pages }),
);
