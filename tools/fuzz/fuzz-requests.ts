import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';
import { allPaths } from '#api/plugins/site.ts';
import { tables } from '#api/vocabulary.ts';
import { crops } from '#catalog/crops/index.ts';
import { elements } from '#catalog/elements/index.ts';
import { collections } from '#catalog/germplasm/collections.ts';
import { languages } from '#locales/words.ts';
import { rawBytes } from './fuzz-bytes.ts';

const schema = z.object({
  type: z.string().optional(),
  pattern: z.string().optional(),
  enum: z.array(z.string()).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
});
const parameter = z.object({ name: z.string(), in: z.enum(['path', 'query']), schema });
const operation = z.object({ parameters: z.array(parameter).default([]) });

/** The parts of an OpenAPI document that the fuzz reads: paths, their methods, and their parameters. */
export const openapiDocument = z.object({
  paths: z.record(z.string(), z.partialRecord(z.enum(['get', 'post']), operation)),
});
export type OpenapiDocument = z.infer<typeof openapiDocument>;

/** A request of HTTP, or bytes over a socket. */
export type FuzzRequest =
  | {
      kind: 'http';
      method: string;
      path: string;
      headers: Readonly<Record<string, string>>;
      body: string | null;
    }
  | { kind: 'raw'; bytes: Buffer };

const areas = 'BRA IND MEX KEN UGA RWA TZA CHN USA MMR ETH FRA ARG COL WLRD 014 150 SUN YUG XXX'.split(' ');
const items = [...new Set([...tables.values()].flatMap(({ indicators }) => indicators))];
const elementIds = elements.map(({ id }) => id);
const cropIds = crops.map(({ id }) => id);
/** A table of the API, from which the parameters of a request are drawn so that they go together. */
type Scope = readonly [table: string, indicators: readonly number[], elements: readonly number[]];
const scope: Arbitrary<Scope> = fc.constantFrom(
  ...[...tables.values()].map((table): Scope => [table.name, table.indicators, [...table.elements.keys()]]),
);
const pick = (from: readonly number[], number: number): number => from[number % from.length] ?? 0;
const pickFew = (from: readonly number[], number: number): string =>
  JSON.stringify(
    Array.from({ length: 1 + (number % 6) }, (_, at) => pick(from, number + at * (1 + (number % 5)))),
  );

/** Parameters that name a part of the table, by a number that chooses it. */
const ofScope: Readonly<Record<string, (scope: Scope, number: number) => string>> = {
  table: ([table]) => table,
  indicatorId: ([, indicators], number) => String(pick(indicators, number)),
  elementId: ([, , ids], number) => String(pick(ids, number)),
  elementIds: ([, , ids], number) => pickFew(ids, number),
  id_elements: ([, , ids], number) => pickFew(ids, number),
  cropIds: ([, indicators], number) => JSON.stringify([pick(indicators, number)]),
};
const year = fc.oneof({ weight: 8, arbitrary: fc.integer({ min: 1961, max: 2024 }) }, fc.integer());

/** Values that have broken servers before: quotes, controls, halves of characters, path traversals, prototypes, huge numbers. */
const hostile = fc.constantFrom(
  ...[
    "'",
    '"',
    '%',
    '%00',
    '%zz',
    '%E0%A4',
    '..',
    '../../etc/passwd',
    '\u0000',
    '\uD800',
    '\uFFFE',
    '𝒳',
    '\u202E',
  ],
  ...['__proto__', 'constructor', 'toString', '-0', '-1', '0x10', '1e309', 'NaN', '9'.repeat(400), '٣', ''],
  ...["1' OR '1'='1", '; DROP TABLE area;--', '<script>alert(1)</script>', '#{7*7}', '{{7*7}}', '=1+1'],
  ...[
    '[',
    '[[[[',
    `${'['.repeat(300)}`,
    '{"a":',
    '[1e400]',
    '[null]',
    '[6,6,6]',
    '%2F%2e%2e',
    '\r\nX: y',
    ' ',
  ],
);

/** Values by the name of a parameter that pass the checks and reach the release. */
const byName: Readonly<Record<string, Arbitrary<string>>> = {
  ...{ crop: fc.constantFrom(...cropIds) },
  ...{ year: year.map(String), since: year.map(String), from: year.map(String), to: year.map(String) },
  indicator: fc.constantFrom(...items).map(String),
  sectionId: fc.integer({ min: 0, max: 30 }).map(String),
  elementIds: idList(elementIds),
  id_elements: idList(elementIds),
  cropIds: idList(items),
  regionCode: fc.constantFrom(...areas, 'WLRD', 'WLRD'),
  collection: fc.constantFrom(...collections.map(({ id }) => id)),
  series: fc.constantFrom('rice-thai-5', 'rice-thai-25'),
  point: fc.nat({ max: 3000 }).map(String),
  v: fc.constantFrom('', '2020-01-01-0123456789', '..', 'current'),
  file: fc.constantFrom(
    '/en/beans/data/consumption.xlsx?year=2017&country=KEN',
    '/en',
    '//beans.example/x.xlsx',
  ),
};

function idList(from: readonly number[]): Arbitrary<string> {
  return fc.array(fc.constantFrom(...from), { maxLength: 8 }).map((ids) => JSON.stringify(ids));
}

/** Values of a parameter by the document: one of its values, a text of its pattern, or a number in its bounds. */
function valuesFor(input: z.infer<typeof parameter>): Arbitrary<string> {
  const { enum: values, pattern, type, minimum = -1e6, maximum = 1e6 } = input.schema;
  if (values !== undefined) return fc.constantFrom(...values);
  if (/country|iso3|area|partner|recipient/i.test(input.name)) return fc.constantFrom(...areas);
  if (type === 'integer' || type === 'number')
    return fc.integer({ min: Math.ceil(minimum), max: Math.min(2 ** 31, Math.floor(maximum)) }).map(String);
  if (pattern !== undefined)
    return fc.stringMatching(new RegExp(pattern, pattern.includes('\\p') ? 'u' : ''), { size: 'small' });
  return fc.string({ maxLength: 30 });
}

const anything = fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 60 }), fc.webQueryParameters());

/** A parameter's value once the table of its request is known. */
type Valued = (of: Scope) => string;

function valueFor(input: z.infer<typeof parameter>): Arbitrary<Valued> {
  const fromScope = ofScope[input.name];
  const validValue: Arbitrary<Valued> =
    fromScope === undefined
      ? (byName[input.name] ?? valuesFor(input)).map((text) => () => text)
      : fc.nat({ max: 5000 }).map((number) => (scope) => fromScope(scope, number));
  const strange = fc.oneof(byName[input.name] ?? valuesFor(input), valuesFor(input), anything);
  return fc.oneof(
    { weight: 30, arbitrary: validValue },
    strange.map((text) => () => text),
  );
}

/** As a browser would send it, or as it is, so far as one line of HTTP can hold it. */
const written = (text: string, encoded: boolean): string =>
  encoded
    ? encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
    : text.replaceAll(/[^!-~]|[?#/\\]/g, '');

const headers: Arbitrary<Record<string, string>> = fc
  .record(
    {
      'accept-encoding': fc.constantFrom(
        'br',
        'gzip',
        'identity',
        'br;q=0, *;q=0',
        'x'.repeat(3000),
        ';;,,q=',
      ),
      'accept-language': fc.constantFrom('es', 'pt-BR,en;q=0.3', '*', 'xx-yy', ',;q', 'en'.repeat(2000)),
      'if-none-match': fc.constantFrom('*', '"', 'W/"x"', '""'),
      cookie: fc.constantFrom('language=es', 'language=%', 'a=b; language=__proto__', '=;;='),
      host: fc.constantFrom('beans.example', '127.0.0.1', 'a b', '"><script>', 'x'.repeat(300)),
      range: fc.constantFrom('bytes=0-1', 'bytes=-', 'lines=1'),
      'x-forwarded-for': fc.constantFrom('1.2.3.4', 'a, b', '"'),
      'x-request-id': fc.constantFrom('a', 'x'.repeat(500), '<b>'),
      'content-type': fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', 'a/b; c='),
    },
    { requiredKeys: [] },
  )
  .map((record) => ({ ...record }));

const method = (usual: string): Arbitrary<string> =>
  fc.oneof(
    { weight: 20, arbitrary: fc.constant(usual) },
    fc.constantFrom('HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'GET'),
  );

const body = fc.oneof(
  fc.json({ maxDepth: 4 }),
  fc.string({ maxLength: 500 }),
  fc.webQueryParameters(),
  fc.constantFrom(
    '{"broken',
    '['.repeat(5000),
    `{"FULL_NAME":${JSON.stringify('a'.repeat(20_000))}}`,
    '\u0000',
  ),
  fc
    .record(
      {
        FULL_NAME: anything,
        EMAIL: fc.oneof(fc.emailAddress(), anything),
        COUNTRY: fc.constantFrom(...areas),
        INSTITUTION: anything,
        file: fc.oneof(byName['file'] ?? anything, anything),
        consent: fc.constantFrom('2026-11', ''),
        recaptcha: anything,
        answer: fc.oneof(fc.integer().map(String), anything),
      },
      { requiredKeys: [] },
    )
    .map((form) => JSON.stringify(form)),
);

/** One request of every kind to a path of the document. */
function ofOperation(
  path: string,
  usual: 'get' | 'post',
  { parameters }: z.infer<typeof operation>,
): Arbitrary<FuzzRequest> {
  const inPath = parameters.filter((entry) => entry.in === 'path');
  const inQuery = parameters.filter((entry) => entry.in === 'query');
  const required = new Set(['elementIds', 'id_elements', 'cropIds', 'file']);
  const query = fc.record(Object.fromEntries(inQuery.map((entry) => [entry.name, valueFor(entry)])), {
    requiredKeys: inQuery.map(({ name }) => name).filter((name) => required.has(name)),
  });
  // Most requests name few of a dozen parameters: with all of them no record matches.
  const few = fc.tuple(query, fc.integer({ min: 0, max: 3 }), fc.nat({ max: 15 })).map(([all, most, pin]) => {
    const isPinned = pin === 0;
    const names = Object.keys(all);
    return names.flatMap((name, at) =>
      required.has(name) || (name === 'v' ? isPinned : (at * 7 + names.length) % 4 < most)
        ? [[name, all[name]] as const]
        : [],
    );
  });
  const stray = fc.oneof({ weight: 30, arbitrary: fc.constant(null) }, fc.tuple(anything, anything));
  return fc
    .record({
      ...{ scope, values: fc.tuple(...inPath.map(valueFor)), query: few },
      stray,
      encoded: fc.oneof({ weight: 12, arbitrary: fc.constant(true) }, fc.boolean()),
      method: method(usual.toUpperCase()),
      headers: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, headers),
      body,
    })
    .map((made) => {
      const filled = inPath.reduce(
        (text, { name }, at) =>
          text.replace(`{${name}}`, () => written(made.values[at]?.(made.scope) ?? '', made.encoded)),
        path,
      );
      const query = made.query.map(([name, value]) => [name, value?.(made.scope) ?? ''] as const);
      const pairs = [...query, ...(made.stray === null ? [] : [made.stray])];
      const search = pairs
        .map(([name, value]) => `${written(name, true)}=${written(value, made.encoded)}`)
        .join('&');
      const sends = ['POST', 'PUT', 'PATCH'].includes(made.method);
      return {
        kind: 'http',
        method: made.method,
        path: search === '' ? filled : `${filled}?${search}`,
        headers: sends ? { 'content-type': 'application/json', ...made.headers } : made.headers,
        body: sends ? made.body : null,
      };
    });
}

const pageParameters = fc.record(
  {
    ...{
      year: year.map(String),
      country: fc.constantFrom(...areas),
      element: fc.constantFrom(...elementIds).map(String),
    },
    ...{
      crop: fc.constantFrom(...cropIds),
      q: anything,
      sort: anything,
      hide: anything,
      figure: anything,
      view: anything,
    },
    ...{
      region: fc.constantFrom(...areas),
      compare: fc.constantFrom('BRA,KEN', 'KEN', ',,', '['),
      tab: anything,
    },
    ...{
      theme: fc.constantFrom('light', 'dark', 'x'),
      size: fc.constantFrom('card', 'figure'),
      explain: anything,
    },
    ...{
      rows: fc.constantFrom('series', 'shown', 'all'),
      format: fc.constantFrom('excel', 'x'),
      bom: fc.constantFrom('1', '2'),
      decimals: fc.constantFrom('point', 'comma', 'x'),
      permit: anything,
    },
    ...{
      v: byName['v'] ?? anything,
      lang: fc.constantFrom('es', 'xx'),
      page: year.map(String),
      span: anything,
    },
  },
  { requiredKeys: [] },
);

/** A page, or with an extension the file or image beside it. */
function ofPages(endings: readonly string[]): Arbitrary<FuzzRequest> {
  const path = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...allPaths()) },
    fc.constantFrom(...areas).map((code) => `/country/${code}`),
    fc.webPath(),
  );
  return fc
    .record({
      ...{ path, parameters: pageParameters, keep: fc.array(fc.boolean(), { minLength: 16, maxLength: 16 }) },
      language: fc.constantFrom(...languages, 'en', 'xx', ''),
      ending: fc.constantFrom(...endings),
      method: method('GET'),
      headers: fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, headers),
    })
    .map((made) => {
      const pairs = Object.entries(made.parameters).filter((_pair, at) => at % 3 === 0 && made.keep[at % 16]);
      const search = pairs.map(([name, value]) => `${name}=${written(value, true)}`).join('&');
      const address = `${made.language === '' ? '' : `/${made.language}`}${made.path}${made.ending}`;
      const safe = `/${address.replaceAll(/[^!-~]|#/g, '')}`.replace(/^\/+/, '/');
      return {
        kind: 'http',
        method: made.method,
        path: search === '' ? safe : `${safe}?${search}`,
        headers: made.headers,
        body: null,
      };
    });
}

/** Requests of every kind, mostly to the routes of the document; of those each is as likely as any other. */
function fuzzRequests({ paths }: OpenapiDocument): Arbitrary<FuzzRequest> {
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, operation]) => ofOperation(path, name as 'get' | 'post', operation)),
  );
  return fc.oneof(
    // A page takes a hundred times the work of an answer of the API.
    { weight: 870, arbitrary: fc.oneof(...routes) },
    { weight: 20, arbitrary: ofPages(['']) },
    { weight: 8, arbitrary: ofPages(['.csv', '.json', '.xlsx', '.pdf', '.']) },
    { weight: 2, arbitrary: ofPages(['.png', '.svg']) },
    { weight: 100, arbitrary: rawBytes.map((bytes) => ({ kind: 'raw', bytes }) as const) },
  );
}

/** The first requests of the document, each route once for any number, so that a short run skips none. */
export function sampleRequests(
  document: OpenapiDocument,
  count: number,
  seed: number,
): readonly FuzzRequest[] {
  const each = Object.entries(document.paths).flatMap(([path, methods], number) =>
    Object.entries(methods).flatMap(([name, operation]) =>
      fc.sample(ofOperation(path, name as 'get' | 'post', operation), {
        numRuns: 1,
        seed: seed + 1000 * number,
      }),
    ),
  );
  const rest = Math.max(0, count - each.length);
  return [...each, ...fc.sample(fuzzRequests(document), { numRuns: rest, seed })].slice(0, count);
}
