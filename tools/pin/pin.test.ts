import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { get, id, year } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { listApi, listOfRoute } from './api-addresses.ts';
import { type Kept, normalise, toLines, toReadableText } from './normalise.ts';
import { listFigures } from './page-addresses.ts';

const json = { 'content-type': 'application/json; charset=utf-8' };
const answer = (body: string, more: Partial<Kept> = {}): Kept => ({
  address: '/api/v1/cube?a=1',
  status: 200,
  headers: json,
  body,
  ...more,
});

describe('the addresses that are kept', () => {
  it('are of every route of the contract, the same at each call, and each once', () => {
    const requests = listApi(Object.values(routes));
    expect(new Set(requests.map(({ route }) => route))).toEqual(
      new Set([...Object.values(routes).map(({ path }) => path), 'particular']),
    );
    expect(listApi(Object.values(routes))).toEqual(requests);
    expect(new Set(requests.map(({ address }) => address)).size).toBe(requests.length);
    expect(requests.filter(({ address }) => /undefined|NaN|\/:/.test(address))).toEqual([]);
  });

  it('have what a route needs in turn, each value that it takes besides, and nonsense', () => {
    const path = '/api/v1/seen/:year/:kind';
    const kind = z.enum(['new', 'old']);
    const route = get(path, 'Seen', z.string(), { year, kind }, { min: id.optional(), by: kind.optional() });
    const requests = listOfRoute(route, 0);
    expect(requests.slice(0, 2)).toEqual(['/api/v1/seen/2020/new', '/api/v1/seen/2022/old']);
    expect(requests.slice(6)).toEqual([
      '/api/v1/seen/2020/new?min=2.5',
      '/api/v1/seen/2020/new?by=new',
      '/api/v1/seen/2022/old?by=old',
      '/api/v1/seen/zzz/new',
      '/api/v1/seen/2020/999999',
      '/api/v1/seen/2020/new?nonsense=1',
    ]);
  });

  it('are of the files of each page of the site map, and of views of those of data', () => {
    const sitemap =
      '<loc>http://h/en</loc><loc>http://h/es</loc><loc>http://h/en/beans/data/trade</loc><loc>http://h/en/country/KEN</loc>';
    expect(listFigures(sitemap).slice(0, 8)).toEqual([
      { route: 'figures of ', address: '/en.json' },
      { route: 'figures of ', address: '/en.csv' },
      { route: 'figures of trade', address: '/es/beans/data/trade.json' },
      { route: 'figures of trade', address: '/es/beans/data/trade.csv' },
      { route: 'figures of trade', address: '/pt/beans/data/trade.json?country=KEN' },
      { route: 'figures of trade', address: '/pt/beans/data/trade.csv?country=KEN' },
      { route: 'figures of trade', address: '/en/beans/data/trade.json?macro=20&year=2015' },
      { route: 'figures of trade', address: '/en/beans/data/trade.csv?macro=20&year=2015' },
    ]);
  });
});

describe('what may change without meaning', () => {
  const run = { host: 'localhost:4110', release: '2026-12-03-0123456789-starter' };
  it.each([
    ['http://localhost:4110/en?v=2026-12-03-0123456789-starter', 'https://HOST/en?v=RELEASE'],
    ['u=http%3A%2F%2Flocalhost%3A4110%2Fen', 'u=https%3A%2F%2FHOST%2Fen'],
    ['{"created":"2026-12-03T10:12:38.262Z","date":"2026-11-21"}', '{"created":"DAY","date":"2026-11-21"}'],
    ['DA  - 2026/12/03', 'DA  - DAY'],
    ['November 28, 2026; 3 de diciembre de 2026; 3 de dezembro de 2026', 'DAY; DAY; DAY'],
    ['November 27, 2026; 5 de mayo de 2026; 5 de maio de 2026; May 5, 2026', null],
    [`{"bytes":12,"sha256":"${'a'.repeat(64)}"}`, '{"bytes":0,"sha256":""}'],
    ['{"changes":{"previous":{"id":"a"},"added":1,"sources":[]},"n":1}', '{"changes":null,"n":1}'],
    [`{"file":"a.zip","sha256":"${'a'.repeat(64)}"}`, null],
  ])('%s', (text, expected) => {
    expect(normalise(text, run)).toBe(expected ?? text);
  });

  it('is all of a document but its title and the text of its main part', () => {
    const html = `<html><head><title>Beans &amp; more</title><script>1</script></head><body><nav>Menu</nav>
      <main id="x" class="a_b1"><h1>Yield</h1><p>12<!-- --> <span>t</span>/ha<sup>1</sup></p><svg><path d="M0"></path></svg>
      <script>{"a":"</p>"}</script><ul><li>Kenya&#x27;s</li><li> Brazil
      </li></ul></main><footer>2026</footer></body></html>`;
    expect(toReadableText(html)).toBe("Beans & more\nYield\n12 t/ha1\nKenya's\nBrazil");
  });
});

describe('a kept answer', () => {
  it('has a line for each value of JSON, whatever the order of its fields', () => {
    const lines = toLines(answer('{"b":[1,{"d":2,"c":3}],"a":1}'));
    expect(lines[0]).toBe('GET /api/v1/cube?a=1');
    expect(lines).toEqual(toLines(answer('{"a":1,"b":[1,{"c":3,"d":2}]}')));
    expect(lines).toContain('   "a": 1,'.slice(1));
  });
  it('has status, type and the lines of a table', () => {
    const headers = { 'content-type': 'text/csv; charset=utf-8' };
    expect(toLines(answer('a\nb', { headers })).slice(1)).toEqual([
      ' status: 200',
      ' content-type: text/csv; charset=utf-8',
      ' a',
      ' b',
    ]);
  });
});
