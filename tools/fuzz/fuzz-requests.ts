import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';
import { allPaths } from '#api/plugins/site.ts';
import { tables } from '#api/vocabulary.ts';
import { crops } from '#catalog/crops/index.ts';
import { elements } from '#catalog/elements/index.ts';
import { collections } from '#catalog/germplasm/collections.ts';
import { languages } from '#locales/words.ts';

const schema = z.object({
  type: z.string().optional(),
  pattern: z.string().optional(),
  enum: z.array(z.string()).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
});
const parameter = z.object({ name: z.string(), in: z.enum(['path', 'query']), schema });
const operation = z.object({ parameters: z.array(parameter).default([]) });
type Parameter = z.infer<typeof parameter>;

/** The parts of an OpenAPI document that the fuzz reads: paths, their methods, and their parameters. */
export const openapiDocument = z.object({
  paths: z.record(z.string(), z.partialRecord(z.enum(['get', 'post']), operation)),
});

export interface HttpRequest {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

/** A request of HTTP, or bytes over a socket. */
export type FuzzRequest = HttpRequest | Buffer;

/** One of some words, written with blanks between them; JSON's escapes stand for what cannot be seen. */
const oneOf = (words: string): Arbitrary<string> =>
  fc.constantFrom(...words.trim().split(/ +/)).map((word) => JSON.parse(`"${word.replaceAll('_', ' ')}"`));

const area = oneOf('BRA IND MEX KEN UGA RWA TZA CHN USA MMR ETH FRA ARG COL WLRD 014 150 SUN YUG XXX');
const element = fc.constantFrom(...elements.map(({ id }) => id));
const year = fc
  .oneof({ weight: 8, arbitrary: fc.integer({ min: 1961, max: 2024 }) }, fc.integer())
  .map(String);
const listOf = (ids: Arbitrary<number>): Arbitrary<string> =>
  fc.array(ids, { minLength: 1, maxLength: 8 }).map((list) => JSON.stringify(list));

/** Values that have broken servers before: quotes, controls, halves of characters, path traversals, prototypes, huge numbers. */
const hostile = fc.oneof(
  oneOf(
    String.raw`' \" % %00 %zz %E0%A4 .. ../../etc/passwd \u0000 \uD800 \uFFFE \uD835\uDCB3 \u202E \r\nX:y`,
  ),
  oneOf(
    String.raw`\u005f\u005fproto\u005f\u005f constructor toString -0 -1 0x10 1e309 NaN \u0663 =1+1 %2F%2e%2e`,
  ),
  oneOf("1'_OR_'1'='1 ;_DROP_TABLE_area;-- <script>alert(1)</script> #{7*7} {{7*7}}"),
  oneOf(String.raw`[ [[[[ {\"a\": [1e400] [null] [6,6,6]`),
  fc.constantFrom('', ' ', '9'.repeat(400), '['.repeat(300)),
);
const anything = fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 60 }), fc.webQueryParameters());

/** Values by the name of a parameter that pass the checks and reach the release. */
const byName: Readonly<Record<string, Arbitrary<string>>> = {
  crop: fc.constantFrom(...crops.map(({ id }) => id)),
  ...{ year, since: year, from: year, to: year },
  indicator: fc
    .constantFrom(...new Set([...tables.values()].flatMap(({ indicators }) => indicators)))
    .map(String),
  sectionId: fc.nat(30).map(String),
  regionCode: fc.oneof(area, fc.constant('WLRD')),
  collection: fc.constantFrom(...collections.map(({ id }) => id)),
  series: oneOf('rice-thai-5 rice-thai-25'),
  point: fc.nat(3000).map(String),
  v: fc.constantFrom('', '2020-01-01-0123456789', '..', 'current'),
  file: oneOf('/en/beans/data/consumption.xlsx?year=2017&country=KEN /en //beans.example/x.xlsx'),
};

/** A table of the API, and values of the parameters that name a part of it, so that they go together. */
const scope = fc.constantFrom(...tables.values()).map(({ name, indicators, elements: own }) => {
  const [item, id] = [fc.constantFrom(...indicators), fc.constantFrom(...own.keys())];
  const values: typeof byName = {
    ...{ table: fc.constant(name), indicatorId: item.map(String), elementId: id.map(String) },
    ...{ elementIds: listOf(id), id_elements: listOf(id), cropIds: listOf(item) },
  };
  return values;
});

/** Values of a parameter by the document: one of its values, a text of its pattern, or a number in its bounds. */
function valid({ name, schema }: Parameter, ofScope: typeof byName): Arbitrary<string> {
  const { enum: values, pattern, type, minimum = -1e6, maximum = 1e6 } = schema;
  const named = ofScope[name] ?? byName[name];
  if (named !== undefined) return named;
  if (values !== undefined) return fc.constantFrom(...values);
  if (/country|iso3|area|partner|recipient/i.test(name)) return area;
  if (type === 'integer' || type === 'number')
    return fc.integer({ min: Math.ceil(minimum), max: Math.min(2 ** 31, Math.floor(maximum)) }).map(String);
  if (pattern === undefined) return fc.string({ maxLength: 30 });
  return fc.stringMatching(new RegExp(pattern, pattern.includes('\\p') ? 'u' : ''), { size: 'small' });
}

/** As a browser would send it, or as it is, so far as one line of HTTP can hold it. */
const written = (text: string, isEncoded = true): string =>
  isEncoded
    ? encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
    : text.replaceAll(/[^!-~]|[?#/\\]/g, '');

const query = (pairs: readonly (readonly [name: string, value: string])[], isEncoded = true): string =>
  pairs
    .map(([name, value], at) => `${at === 0 ? '?' : '&'}${written(name)}=${written(value, isEncoded)}`)
    .join('');

const headers = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  fc.record(
    {
      'accept-encoding': fc.oneof(
        oneOf('br gzip identity br;q=0,*;q=0 ;;,,q='),
        fc.constant('x'.repeat(3000)),
      ),
      'accept-language': fc.oneof(oneOf('es pt-BR,en;q=0.3 * xx-yy ,;q'), fc.constant('en'.repeat(2000))),
      'if-none-match': oneOf(String.raw`* \" W/\"x\" \"\"`),
      cookie: oneOf('language=es language=% a=b;_language=constructor =;;='),
      host: fc.oneof(
        oneOf(String.raw`beans.example 127.0.0.1 a_b \"><script>`),
        fc.constant('x'.repeat(300)),
      ),
      range: oneOf('bytes=0-1 bytes=- lines=1'),
      'x-forwarded-for': oneOf(String.raw`1.2.3.4 a,_b \"`),
      'x-request-id': fc.oneof(oneOf('a <b>'), fc.constant('x'.repeat(500))),
      'content-type': oneOf('application/json text/plain multipart/form-data a/b;_c='),
    },
    { requiredKeys: [] },
  ),
) as Arbitrary<Record<string, string>>;

const method = (usual: string): Arbitrary<string> =>
  fc.oneof({ weight: 20, arbitrary: fc.constant(usual) }, oneOf('HEAD OPTIONS POST PUT PATCH DELETE GET'));

const form = fc.record(
  {
    ...{ FULL_NAME: anything, INSTITUTION: anything, COUNTRY: area, recaptcha: anything, answer: anything },
    ...{ EMAIL: fc.oneof(fc.emailAddress(), anything), file: fc.oneof(byName['file'] ?? anything, anything) },
    consent: fc.constantFrom('2026-11', ''),
  },
  { requiredKeys: [] },
);
const body = fc.oneof(
  fc.json({ maxDepth: 4 }),
  anything,
  fc.constantFrom('{"broken', '['.repeat(5000), JSON.stringify({ FULL_NAME: 'a'.repeat(20_000) })),
  form.map((fields) => JSON.stringify(fields)),
);

/** Without these a route refuses everything. */
const required: readonly string[] = ['elementIds', 'id_elements', 'cropIds', 'file'];

/** A request of any kind to a path of the document. With all of a dozen parameters no record matches: most requests name few. */
function ofOperation(path: string, usual: string, parameters: readonly Parameter[]): Arbitrary<HttpRequest> {
  const inPath = parameters.filter((entry) => entry.in === 'path');
  const needed = parameters.filter(({ name }) => required.includes(name));
  const optional = parameters.filter((entry) => entry.in === 'query' && !needed.includes(entry));
  return fc
    .tuple(scope, fc.subarray(optional, { maxLength: Math.min(3, optional.length) }))
    .chain(([ofScope, named]) => {
      const valueFor = (input: Parameter): Arbitrary<string> =>
        fc.oneof({ weight: 30, arbitrary: valid(input, ofScope) }, anything);
      const inQuery = [...needed, ...named];
      return fc.record({
        values: fc.tuple(...inPath.map(valueFor)),
        pairs: fc.tuple(...inQuery.map((one) => valueFor(one).map((value) => [one.name, value] as const))),
        stray: fc.oneof({ weight: 30, arbitrary: fc.constant([]) }, fc.tuple(fc.tuple(anything, anything))),
        isEncoded: fc.oneof({ weight: 12, arbitrary: fc.constant(true) }, fc.boolean()),
        ...{ method: method(usual.toUpperCase()), headers, body },
      });
    })
    .map(({ values, pairs, stray, isEncoded, ...made }) => {
      const segments = [...values];
      const filled = path.replaceAll(/\{\w+\}/g, () => written(segments.shift() ?? '', isEncoded));
      const sends = ['POST', 'PUT', 'PATCH'].includes(made.method);
      return {
        method: made.method,
        path: `${filled}${query([...pairs, ...stray], isEncoded)}`,
        headers: sends ? { 'content-type': 'application/json', ...made.headers } : made.headers,
        body: sends ? made.body : null,
      };
    });
}

const pageParameters = fc.dictionary(
  oneOf(
    'year country element crop q sort hide figure view region compare tab theme size explain rows format bom decimals permit v lang page span',
  ),
  fc.oneof(
    area,
    year,
    element.map(String),
    oneOf('light dark card series all excel 1 comma KEN BRA,KEN es xx'),
    anything,
  ),
  { maxKeys: 5 },
);

/** A page, or with an extension the file or image beside it. */
const ofPages = (endings: readonly string[]): Arbitrary<HttpRequest> =>
  fc
    .record({
      path: fc.oneof(
        { weight: 12, arbitrary: fc.constantFrom(...allPaths()) },
        area.map((code) => `/country/${code}`),
        fc.webPath(),
      ),
      parameters: pageParameters,
      language: fc.constantFrom(...languages, 'en', 'xx', ''),
      ...{ ending: fc.constantFrom(...endings), method: method('GET'), headers },
    })
    .map(({ path, parameters, language, ending, ...made }) => {
      const address = `${language === '' ? '' : `/${language}`}${path}${ending}`;
      const safe = `/${address.replaceAll(/[^!-~]|#/g, '')}`.replace(/^\/+/, '/');
      return { ...made, path: `${safe}${query(Object.entries(parameters))}`, body: null };
    });

/** Bytes that are nearly HTTP, and bytes that are nothing. */
const rawBytes = fc.oneof(
  fc.uint8Array({ minLength: 1, maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
  fc
    .tuple(
      fc.oneof(
        oneOf(
          'GET_/_HTTP/1.1 GET_/en_HTTP/1.0 GET_/en PRI_*_HTTP/2.0 CONNECT_a:443_HTTP/1.1 POST_/_HTTP/1.1',
        ),
        oneOf('GET_http://beans.example/en_HTTP/1.1 GET_//en_HTTP/1.1 GET_*_HTTP/1.1 get_/en_http/1.1'),
        oneOf(String.raw`TRACE_/_HTTP/1.1 GET_/\u0001_HTTP/1.1 \u0016\u0003\u0001 GET_/_HTTP/9.9`),
        fc.constant(`GET /${'a'.repeat(70_000)} HTTP/1.1`),
      ),
      fc.array(
        fc.oneof(
          oneOf(
            'Host:_x Host_:_x :_x _folded Connection:_close Connection:_Upgrade Expect:_x Expect:_100-continue',
          ),
          oneOf('Content-Length:_5 Content-Length:_-1 Content-Length:_5,_6 Transfer-Encoding:_chunked'),
          oneOf(String.raw`Transfer-Encoding:_chunked,_x Upgrade:_websocket Upgrade:_h2c X:_\u0000`),
          fc.constant(`X: ${'y'.repeat(66_000)}`),
          fc.string({ maxLength: 40 }),
        ),
        { maxLength: 6 },
      ),
      fc.constantFrom('', '0\r\n\r\n', 'zz\r\n', '5\r\nabcde\r\n', '{}'),
    )
    .map(([line, fields, rest]) => Buffer.from(`${[line, ...fields].join('\r\n')}\r\n\r\n${rest}`, 'latin1')),
);

/** Requests of every kind: each route of the document once, then mostly such requests; a page takes a hundred times their work. */
export function sampleRequests(
  { paths }: z.infer<typeof openapiDocument>,
  count: number,
  seed: number,
): readonly FuzzRequest[] {
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, { parameters }]) => ofOperation(path, name, parameters)),
  );
  const each = routes.flatMap((route, at) => fc.sample(route, { numRuns: 1, seed: seed + at }));
  const mixed = fc.oneof(
    { weight: 870, arbitrary: fc.oneof(...routes) },
    { weight: 20, arbitrary: ofPages(['']) },
    { weight: 8, arbitrary: ofPages(['.csv', '.json', '.xlsx', '.pdf', '.']) },
    { weight: 2, arbitrary: ofPages(['.png', '.svg']) },
    { weight: 100, arbitrary: rawBytes },
  );
  return [...each, ...fc.sample<FuzzRequest>(mixed, { numRuns: count - each.length, seed })];
}
