import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#contract/routes.ts';
import { copyRelease, publish } from '../testing/altered-release.ts';
import { handIn } from '../testing/hand-in.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const seed = `country;crop;year;seed_class;variety;producer;quantity;unit;area_ha;reference;link;note;supplied_by;supplied_on;licence
RWA;beans;2023;certified;RWR 2245;;1250,5;t;980;"Seed report 2023; table 3";https://example.org/seed;;RAB;2026-05-31;CC-BY-4.0
RWA;beans;2024;all;;;2100;t;;;;'=not a formula;RAB;2026-05-31;CC-BY-4.0
KEN;rice;2024;basic;;Sociedad Ñandú;300;kg;;;;;RAB;2026-05-31;CC-BY-4.0
`;
const quotes = `country,crop,date,market,product,quote_type,terms,price,price_high,currency,unit,supplied_by,supplied_on,licence
COL,beans,2026-05-29,"Bogotá, Corabastos","Fríjol bola roja",trade,EXW,7850,8200,COP,kg,Bolsa,2026-05-31,CC0-1.0
COL,beans,2025-12-30,"Bogotá, Corabastos","Fríjol bola roja",trade,,7700,,COP,kg,Bolsa,2026-05-31,CC0-1.0
`;
const quality = `country,crop,variety,year,trait,value,unit,samples,method,supplied_by,supplied_on,licence
RWA,beans,RWR 2245,2024,cooking-time,62.5,min,3,"Mattson cooker, soaked for 16 h",Laboratory,2026-05-31,LicenseRef-not-stated
`;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ release: null });
  copyRelease(test.directory, 'before', {});
  publish(test.directory, 'before');
  handIn(test.directory, 'seed-production', seed);
  handIn(test.directory, 'quotes', quotes);
  handIn(test.directory, 'industrial-quality', quality);
  await test.store.refresh();
}, 180_000);
afterAll(() => test.close());

const list = async (address: string) => routes.records.answer.parse(await test.ask('records', address));

describe('records that were handed in', () => {
  it('are counted by kind; a release without any has none', async () => {
    expect(await test.ask('recordCounts', '/api/v1/records')).toEqual([
      { kind: 'seed-production', records: 3, suppliers: 1, crops: ['beans', 'rice'] },
      { kind: 'quotes', records: 2, suppliers: 1, crops: ['beans'] },
      { kind: 'industrial-quality', records: 1, suppliers: 1, crops: ['beans'] },
    ]);
    const none = await list('/api/v1/records/seed-production?v=before');
    expect([none.total, none.rows, none.years, none.sources]).toEqual([0, [], null, []]);
  });

  it('are listed the newest first, with their cells, facets and who supplied them', async () => {
    const { rows, facets, total, years, sources } = await list('/api/v1/records/seed-production');
    expect([total, years]).toEqual([3, { first: 2023, last: 2024 }]);
    expect(rows.map(({ cells }) => [cells['year'], cells['country'], cells['quantity']])).toEqual([
      [2024, 'KEN', 300],
      [2024, 'RWA', 2100],
      [2023, 'RWA', 1250.5],
    ]);
    expect(rows[1]).toEqual({
      source: 'import-seed-production-rab',
      place: 2,
      cells: {
        country: 'RWA',
        crop: 'beans',
        year: 2024,
        seed_class: 'all',
        variety: null,
        producer: null,
        quantity: 2100,
        unit: 't',
        area_ha: null,
        reference: null,
        link: null,
        note: '=not a formula',
      },
    });
    expect(facets.type).toEqual([
      { id: 'all', count: 1 },
      { id: 'basic', count: 1 },
      { id: 'certified', count: 1 },
    ]);
    expect(sources).toMatchObject([
      { publisher: 'RAB', date: '2026-05-31', licence: 'CC-BY-4.0', exportable: true, records: 3 },
    ]);
  });

  it.each<readonly [query: string, places: number[]]>([
    ['country=RWA', [2, 1]],
    ['crop=rice', [3]],
    ['network=ECABREN', [3, 2, 1]],
    ['network=SABRN', []],
    ['network=PABRA&crop=beans', [2, 1]],
    ['type=certified', [1]],
    ['from=2024', [3, 2]],
    ['to=2023', [1]],
    ['q=nandu%20SOCIEDAD', [3]],
    ['q=rwr&country=KEN', []],
    ['source=import-seed-production-rab&limit=1&offset=1', [2]],
  ])('are found by %s', async (query, places) => {
    const { rows } = await list(`/api/v1/records/seed-production?${query}`);
    expect(rows.map(({ place }) => place)).toEqual(places);
  });

  it('have the years and suppliers of the requested crop and network', async () => {
    const rice = await list('/api/v1/records/seed-production?crop=rice&type=certified');
    expect([rice.total, rice.years]).toEqual([0, { first: 2024, last: 2024 }]);
    expect(rice.sources).toMatchObject([{ publisher: 'RAB', records: 1 }]);
    const none = await list('/api/v1/records/seed-production?network=SABRN');
    expect([none.years, none.sources]).toEqual([null, []]);
  });

  it('of a network alone are exported on request', async () => {
    const { body } = await test.app.inject('/api/v1/export/records/seed-production?network=PABRA&crop=rice');
    expect(body.trim().split('\r\n')).toHaveLength(2);
    const none = await test.app.inject('/api/v1/export/records/seed-production?network=SABRN');
    expect(none.body.trim().split('\r\n')).toHaveLength(1);
  });

  it('have years and days of quotes, and the address of the rows that follow', async () => {
    const first = await list('/api/v1/records/quotes?from=2025&limit=1');
    expect(first.rows[0]?.cells).toMatchObject({ date: '2026-05-29', terms: 'EXW', price_high: 8200 });
    expect(first.next).toBe('/api/v1/records/quotes?from=2025&limit=1&offset=1');
    const second = await list(first.next ?? '');
    expect([second.rows[0]?.cells['date'], second.next]).toEqual(['2025-12-30', null]);
    expect((await list('/api/v1/records/quotes?to=2025')).total).toBe(1);
  });

  it('are counted by each filter under all the others', async () => {
    const { facets } = await list('/api/v1/records/seed-production?country=RWA&type=all');
    expect(facets.country).toEqual([{ id: 'RWA', count: 1 }]);
    expect(facets.type).toEqual([
      { id: 'all', count: 1 },
      { id: 'certified', count: 1 },
    ]);
  });

  it.each([
    ['seed-production', 'import-seed-production-rab'],
    ['quotes', 'import-quotes-bolsa'],
  ])(
    'of %s are exported so that their import changes nothing',
    async (kind, source) => {
      const { statusCode, body } = await test.app.inject(`/api/v1/export/records/${kind}?source=${source}`);
      expect(statusCode).toBe(200);
      expect(handIn(test.directory, kind, body)).toContain('Nothing changes');
    },
    60_000,
  );

  it('of several suppliers come back as what each of them has handed in', {
    tags: ['sweep'],
    timeout: 60_000,
  }, async () => {
    const further = quotes.replaceAll('Bolsa', 'Mercado').replace('7850', '7900');
    expect(handIn(test.directory, 'quotes', further)).toContain('is published');
    await test.store.refresh();
    const { body } = await test.app.inject('/api/v1/export/records/quotes');
    expect(body.trimEnd().split('\r\n')).toHaveLength(5);
    const returned = handIn(test.directory, 'quotes', body);
    expect(returned).toContain('Nothing changes, so nothing is published.');
    expect(returned).not.toMatch(/^ {2}[+~-] /m);
  });

  it('are shown and not handed on where no licence is stated', async () => {
    const { statusCode, json } = await test.app.inject('/api/v1/export/records/industrial-quality');
    expect([statusCode, json().code]).toEqual([403, 'licence-forbids-export']);
    expect(json().detail).toContain('Laboratory');
    expect((await list('/api/v1/records/industrial-quality')).total).toBe(1);
  });

  it.each([
    ['/api/v1/records/gossip', 400, 'invalid-parameter'],
    ['/api/v1/records/quotes?country=XYZ', 404, 'unknown-area'],
    ['/api/v1/records/quotes?crop=wheat', 404, 'unknown-crop'],
    ['/api/v1/records/quotes?from=2025&to=2020', 400, 'invalid-parameter'],
    ['/api/v1/records/quotes?from=20211', 400, 'invalid-parameter'],
    ['/api/v1/records/quotes?type=%27%20OR%201', 400, 'invalid-parameter'],
    ['/api/v1/records/quotes?colour=red', 400, 'unknown-parameter'],
    ['/api/v1/imports/gossip/template.csv', 404, 'unknown-path'],
    ['/api/v1/imports/gossip/schema.json', 404, 'unknown-path'],
  ])('%s is refused', async (address, status, code) => {
    const { statusCode, json } = await test.app.inject(address);
    expect([statusCode, json().code]).toEqual([status, code]);
  });
});

describe('formats of what people hand in', () => {
  it('are listed, and each gives out its template and its schema', async () => {
    const formats = routes.imports.answer.parse(await test.ask('imports', '/api/v1/imports'));
    expect(formats.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['varieties', 'seed-production', 'quotes', 'industrial-quality']),
    );
    for (const { template, schema, title } of formats) {
      const { body, headers } = await test.app.inject(template);
      expect(headers['content-disposition']).toContain('-template.csv');
      const described = routes.importSchema.answer.parse(await test.ask('importSchema', schema));
      expect(described.title).toBe(title);
      // The mark by which spreadsheets know UTF-8 comes first.
      expect(body.split('\n')[0]).toBe(`\ufeff${described.fields.map(({ name }) => name).join(',')}`);
    }
  });

  it('have semicolons where spreadsheets of the language expect them', async () => {
    const { body } = await test.app.inject('/api/v1/imports/quotes/template.csv?lang=es');
    expect(body).toContain('country;crop;date;market;');
    expect(body).toContain('\n# COL;beans;2026-05-29;Bogotá, Corabastos;');
    expect(body).toContain(';Nombre de su institución;');
    expect((await test.app.inject('/api/v1/imports/quotes/template.csv')).body).toContain(
      ',Name of your institution,',
    );
  });
});
