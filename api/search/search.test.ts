import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AreaKind } from '#catalog/area-kinds.ts';
import { searchIndex } from '#contract/search.ts';
import { prepareSearch, type Search } from '#domain/search/search.ts';
import areas from '#locales/en/frame/areas.json' with { type: 'json' };
import regions from '#locales/en/frame/regions.json' with { type: 'json' };
import { languages } from '#locales/words.ts';
import { copyRelease, publish } from '../testing/altered-release.ts';
import { notUnderstood, searchQueries } from '../testing/search-queries.ts';
import { noCrop, notCovered, searchWords } from '../testing/search-words.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { readWords } from '../words.ts';
import { buildIndex } from './build-index.ts';

/** Rust and angular leaf spot of beans and late blight of potatoes, beside the few diseases of the test's release. */
const diseases = [
  ['rust', 'beans', 'Uromyces appendiculatus', 'Bean rust'],
  ['late', 'potato', 'Phytophthora infestans', 'potato late blight'],
  ['spot', 'beans', 'Pseudocercospora griseola (syn. Phaeoisariopsis griseola)', 'Angular leaf spot'],
]
  .map(
    ([id, crop, organism, name]) =>
      `INSERT INTO pest SELECT '${id}', source, '${crop}', kind, '${organism}', agents, taxon, assigned, stored, parts, notes, basis, credit, published
      FROM pest WHERE crop = 'beans' AND kind = 'disease' LIMIT 1;
      INSERT INTO pest_name SELECT '${id}', 0, source, 'en', '${name}' FROM pest WHERE id = '${id}';`,
  )
  .join('\n');

/** A variety with traits; the test's release has none with any. */
const traits = `UPDATE variety SET topics = 'iron-zinc,drought' WHERE id = 'ken-beans-rosecoco-glp-2';`;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ release: null });
  copyRelease(test.directory, 'with-diseases', { sql: diseases + traits });
  publish(test.directory, 'with-diseases');
  await test.store.refresh();
});
afterAll(() => test.close());

const former = ['ANT', 'BLX', 'CSK', 'ETF', 'PCI', 'SCG', 'SDF', 'SUN', 'YUG'];
const kindOf = (code: string): AreaKind =>
  former.includes(code) ? 'former' : /^[A-Z]{3}$/.test(code) ? 'country' : 'aggregate';

/** Every area that the site has a name for, whatever the few areas of the test's release. */
const allAreas = [...Object.keys(areas), ...Object.keys(regions)]
  .flatMap((key) => /^areas\.(\w+)$/.exec(key)?.[1] ?? [])
  .map((code) => ({ code, kind: kindOf(code) }));

const indexOf = (language: (typeof languages)[number]) =>
  test.store.use(({ db, figures }) =>
    buildIndex({ db, figures, areas: allAreas }, readWords('locales'), language),
  );

describe('the index of the search', () => {
  it('takes no more than 60 kB in any language, with every area there is', async () => {
    for (const language of languages) {
      const index = await indexOf(language);
      expect(index.areas.length).toBeGreaterThan(250);
      expect(brotliCompressSync(JSON.stringify(index)).length).toBeLessThan(60_000);
    }
  });

  it('is answered by language, cached, and revalidated by its tag', async () => {
    const answer = await test.app.inject('/api/v1/search/pt');
    expect(answer.statusCode).toBe(200);
    const index = searchIndex.parse(answer.json());
    expect(index.areas.find(({ code }) => code === 'KEN')?.names.slice(0, 3)).toEqual([
      'Quênia',
      'KEN',
      'KE',
    ]);
    expect(index.groups.find(({ id }) => id === 'variety')?.entries).toContainEqual({
      names: ['ROSECOCO (GLP 2)'],
      also: [],
      path: '/beans/data/seed-varieties/ken-beans-rosecoco-glp-2',
      note: 'Feijão · Quênia',
    });
    const again = await test.app.inject({
      url: '/api/v1/search/pt',
      headers: { 'if-none-match': answer.headers.etag ?? '' },
    });
    expect(again.statusCode).toBe(304);
    expect((await test.app.inject('/api/v1/search/fr')).statusCode).toBe(400);
  });

  it('shows the name by which a place was found as the language spells it', async () => {
    for (const [language, query, note] of [
      ['pt', 'birmania', 'Birmânia'],
      ['pt', 'suazilandia', 'Suazilândia'],
      ['es', 'suazilandia', 'Suazilandia'],
    ] as const) {
      const { groups } = (await prepareSearch(await indexOf(language)))(query);
      expect(groups[0]?.hits[0]?.note, query).toBe(note);
    }
  });

  it('opens figures with the year that the release opens them with', async () => {
    const { subjects } = await indexOf('en');
    const production = subjects.find(({ slug }) => slug === 'production');
    const years = await test.ask('coverage', '/api/v1/coverage/beans_production/176?elementIds=[5510]');
    expect(years).toMatchObject({ elements: [{ defaultYear: production?.crops['beans'] }] });
  });
});

describe('what people look for', () => {
  const searches = new Map<string, Search>();
  /** The search of a language, made once. */
  const searchOf = async (language: (typeof languages)[number]): Promise<Search> => {
    const known = searches.get(language) ?? (await prepareSearch(await indexOf(language)));
    searches.set(language, known);
    return known;
  };

  it('has 150 queries at least, no two alike', () => {
    expect(searchQueries.length).toBeGreaterThanOrEqual(150);
    expect(searchWords.length).toBeGreaterThanOrEqual(120);
    const queries = [...searchQueries, ...searchWords].map(([language, query]) => `${language} ${query}`);
    expect(new Set(queries).size).toBe(queries.length);
  });

  it.each(languages)('comes first: %s', async (language) => {
    const search = await searchOf(language);
    const wrong = [...searchQueries, ...searchWords]
      .filter(([own]) => own === language)
      .flatMap(([, query, path]) => {
        const { phrase, groups, isName } = search(query);
        const found = isName ? groups[0]?.hits[0]?.path : phrase[0]?.path;
        return found === path ? [] : [{ query, path, found }];
      });
    expect(wrong).toEqual([]);
  });

  it.each(languages)(
    'has no figure of something else where a word is not understood: %s',
    async (language) => {
      const search = await searchOf(language);
      for (const [, query, words] of notUnderstood.filter(([own]) => own === language)) {
        const { phrase, groups, unknown, absent } = search(query);
        expect(phrase, query).toEqual([]);
        expect([...absent, ...unknown].join(' '), query).toBe(words);
        expect(groups.length, query).toBeGreaterThan(0);
      }
    },
  );

  it('names the crops without figures, and answers with none of another', async () => {
    for (const [language, query, names] of notCovered) {
      const { phrase, absent } = (await searchOf(language))(query);
      expect(absent.join(' '), query).toBe(names);
      expect(phrase, query).toEqual([]);
    }
  });

  it('has no crop by what is only near its name', async () => {
    for (const [language, query] of noCrop)
      expect(
        (await searchOf(language))(query).groups.filter(({ id }) => id === 'crop'),
        query,
      ).toEqual([]);
  });

  it('names the subject of an answer’s figures', async () => {
    const noteOf = async (language: (typeof languages)[number], query: string) =>
      (await searchOf(language))(query).phrase[0]?.note;
    expect(await noteOf('en', 'vagem Brazil')).toMatch(/^The figures are of dry beans.*Vigna/);
    expect(await noteOf('es', 'frijol negro Guatemala')).toMatch(/todos los tipos.*Vigna/);
    expect(await noteOf('pt', 'capim Brasil gado')).toBe(
      'O gado, os prados e as pastagens são mostrados no lugar das forrageiras.',
    );
    expect(await noteOf('en', 'price of beans in Kenya')).toBe('');
  });

  it('has the cities whose markets report a crop', async () => {
    const { cities } = await indexOf('en');
    expect(cities.length).toBeGreaterThan(0);
    const [city] = cities;
    const search = await searchOf('en');
    expect(search(`price of ${city?.crops[0]} in ${city?.names[0]}`).phrase[0]?.path).toBe(
      `/${city?.crops[0]}/data/prices?country=${city?.country}&city=${city?.id}`,
    );
  });
});
