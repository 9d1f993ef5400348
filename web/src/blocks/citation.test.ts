import { describe, expect, it } from 'vitest';
import { type Cited, cite, citedAddress } from './citation.ts';

const cited: Cited = {
  site: 'Common Bean Observatory',
  title: 'Beans: Share of food energy, World, 2017',
  release: { id: '2026-11-21-322cf7bbb1', created: '2026-11-21T10:00:00.000Z' },
  sources: [
    { publisher: 'FAO', title: 'FAOSTAT Food Balances (2010-)', licence: 'CC-BY-4.0', editions: [] },
    { publisher: 'World Bank', title: 'Population, total', licence: 'CC-BY-4.0', editions: [] },
    { publisher: 'FAO', title: 'FAOSTAT Food Balances (2010-)', licence: 'CC-BY-4.0', editions: [] },
  ],
  url: 'https://beans.example/en/beans/data/consumption?year=2017&v=2026-11-21-322cf7bbb1#map',
  words: {
    part: (doi) => `Part of ${doi}`,
    dataset: 'Data set',
    release: 'Release 2026-11-21-322cf7bbb1',
    from: (sources) => `Based on ${sources}`,
    licence: (id) => (id === 'LicenseRef-open' ? '“Open”' : id),
    assembled: (editions, carriers) => `assembled from ${editions}, carried by ${carriers}`,
  },
};

describe('a citation', () => {
  it('is a sentence in the manner of APA, with release, sources and address', () => {
    expect(cite(cited).apa).toBe(
      'Common Bean Observatory. (2026). Beans: Share of food energy, World, 2017 [Data set]. ' +
        'Release 2026-11-21-322cf7bbb1. Based on FAO, FAOSTAT Food Balances (2010-) (CC-BY-4.0); ' +
        'World Bank, Population, total (CC-BY-4.0). ' +
        'https://beans.example/en/beans/data/consumption?year=2017&v=2026-11-21-322cf7bbb1#map',
    );
  });

  it('names the DOI of the whole data set in every format where there is one', () => {
    for (const text of Object.values(cite({ ...cited, doi: '10.5555/beans' })))
      expect(text).toContain('Part of https://doi.org/10.5555/beans');
  });

  it('never calls an assembled file its publisher’s: editions and carriers go with it', () => {
    const edition = (key: string, carrier: string) => ({ key, kind: 'assembled', carrier });
    const sources = [
      {
        publisher: 'FAO',
        title: 'Food Balances',
        licence: 'CC-BY-4.0',
        editions: [edition('FBS-2021-africa', 'Carrier A'), edition('FBS-2023-eac', 'Carrier A')],
      },
    ];
    expect(cite({ ...cited, sources }).apa).toContain(
      'FAO, Food Balances, assembled from FBS-2021-africa, FBS-2023-eac, carried by Carrier A (CC-BY-4.0)',
    );
  });

  it('has licences by their names, not by codes of our own', () => {
    const sources = [{ publisher: 'LIS', title: 'Papers', licence: 'LicenseRef-open', editions: [] }];
    expect(cite({ ...cited, sources }).ris).toContain('LIS, Papers (“Open”)');
  });

  it('is an entry of BibTeX in which nothing is a command', () => {
    const { bibtex } = cite({ ...cited, title: '5 % of {beans} & rice_1 ~ $2 \\x #3 ^' });
    expect(bibtex.split('\n')).toEqual([
      '@misc{cbo-2026-11-21-322cf7bbb1,',
      '  author = {{Common Bean Observatory}},',
      '  title = {{5 \\% of beans \\& rice\\_1 \\textasciitilde{} \\$2 x \\#3 \\textasciicircum{}}},',
      '  year = {2026},',
      '  version = {2026-11-21-322cf7bbb1},',
      '  howpublished = {Data set},',
      '  note = {Based on FAO, FAOSTAT Food Balances (2010-) (CC-BY-4.0); World Bank, Population, total (CC-BY-4.0)},',
      '  url = {https://beans.example/en/beans/data/consumption?year=2017&v=2026-11-21-322cf7bbb1#map}',
      '}',
    ]);
  });

  it('is a record of RIS: two letters, two blanks, a dash, a blank, and the end', () => {
    const lines = cite(cited).ris.split('\n');
    for (const line of lines) expect(line).toMatch(/^[A-Z][A-Z0-9] {2}- /);
    expect(lines[0]).toBe('TY  - DATA');
    expect(lines).toContain('AU  - Common Bean Observatory');
    expect(lines).toContain('PY  - 2026');
    expect(lines).toContain('DA  - 2026/11/21');
    expect(lines).toContain('ET  - 2026-11-21-322cf7bbb1');
    expect(lines.at(-2)).toBe(`UR  - ${cited.url}`);
    expect(lines.at(-1)).toBe('ER  - ');
  });
});

describe('the cited address', () => {
  const at = (search: string) => ({
    origin: 'https://beans.example',
    pathname: '/es/beans/data/consumption',
    search,
  });

  it('names the release and the figure, and leaves out what was open beside them', () => {
    expect(
      citedAddress(at('?year=2017&tab=metadata&show=a.b~c.d&explain=RWA.6.2017'), 'r7', 'chart-uses'),
    ).toBe('https://beans.example/es/beans/data/consumption?year=2017&show=a.b~c.d&v=r7#chart-uses');
  });

  it('keeps the release that the address names already', () => {
    expect(citedAddress(at('?v=r6&year=2017'), 'r6')).toBe(
      'https://beans.example/es/beans/data/consumption?v=r6&year=2017',
    );
    expect(citedAddress(at('?'), 'r7')).toBe('https://beans.example/es/beans/data/consumption?v=r7');
  });
});
