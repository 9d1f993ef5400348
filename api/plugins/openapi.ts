import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { beans } from '#catalog/crops/beans.ts';
import { AREA_HARVESTED, PRODUCTION } from '#catalog/elements/codes.ts';
import { languages } from '#locales/words.ts';
import type { Answer } from '../cache/answer.ts';
import type { Recompressor } from '../cache/recompressor.ts';
import type { Metrics } from './metrics.ts';
import { jsonAnswer, sendAnswer, toHeaders } from './response-cache.ts';

const harvested = beans.items.production;

/** Of the viewer: three requests that answer as they are. */
const introduction = `Open crop data, read-only and without a key. Each figure has its unit, its year and the mark of its source.

Open one of these, or choose a topic below and try a path: its fields are filled in.
- [One value](/api/v1/data/value/beans_production/VALUE/KEN/${PRODUCTION}/${harvested}/2023): the bean harvest of Kenya in 2023
- [A series](/api/v1/chart/default/beans_production/KEN?elementIds=[${PRODUCTION},${AREA_HARVESTED}]): harvest and area since 1961
- [A table (CSV)](/api/v1/export/beans_production/${PRODUCTION}/${harvested}): the harvest of all countries and years`;

/** Sections of the viewer, by what is in a path. */
const topics: readonly (readonly [name: string, paths: RegExp])[] = [
  ['Prices', /price/],
  ['Trade', /\/trade\//],
  ['Seed, varieties and collections', /germplasm|samples|distributions|collections|varieties/],
  ['Publications, pests, losses and records', /publications|pests|losses|records/],
  ['Countries, networks and search', /profiles|findings|networks|search/],
  ['Sources, releases and formats', /release|changes|sources|world-sums|imports/],
  ['Excel files', /\/v2\/export/],
];

const topicOf = (path: string): string =>
  topics.find(([, paths]) => paths.test(path))?.[0] ?? 'Harvests, land and food';

type Described = ReturnType<typeof jsonSchemaTransform>;

const querySchema = z.looseObject({
  properties: z.record(z.string(), z.looseObject({ examples: z.array(z.unknown()).optional() })),
  required: z.array(z.string()).default([]),
});

/** The viewer fills examples into its fields and sends them: those of what a query may leave out are words. */
function withReadyQuery(route: Described): Described {
  const query = querySchema.safeParse(route.schema.querystring);
  if (!query.success) return route;
  const { properties, required } = query.data;
  const ready = Object.entries(properties).map(([name, { examples = [], ...property }]) => [
    name,
    required.includes(name)
      ? { ...property, examples }
      : { ...property, ...(examples.length > 0 && { description: `For example ${String(examples[0])}` }) },
  ]);
  return {
    ...route,
    schema: { ...route.schema, querystring: { ...query.data, properties: Object.fromEntries(ready) } },
  };
}

/** Collects the description while routes are mounted; has to be registered before them. */
export async function collectOpenapi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Common Bean Observatory: data for programs',
        description: introduction,
        version: '1',
      },
      servers: [{ url: '/' }],
      externalDocs: { url: '/', description: 'To the observatory' },
    },
    transform: (route) => {
      const { schema, url } = withReadyQuery(jsonSchemaTransform(route));
      return { schema: schema.hide === true ? schema : { ...schema, tags: [topicOf(url)] }, url };
    },
  });
}

/** The viewer's scripts and styles are its own, and it contacts only this server. */
const viewerPolicy =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'self'; frame-ancestors 'self'";

/** The viewer in the site's colours, without what is the same for every path: the one server, and badges. */
const viewerLook = `
  body { background: #fbfaf6; }
  .swagger-ui, .swagger-ui .info p, .swagger-ui .opblock .opblock-summary-description { color: #1d211f; font-family: 'Source Sans 3', system-ui, sans-serif; }
  .swagger-ui .info { margin: 24px 0 8px; }
  .swagger-ui .info .title, .swagger-ui .opblock-tag { color: #1d211f; font-family: 'Source Serif 4', Georgia, serif; font-weight: 600; }
  .swagger-ui .info .title small, .swagger-ui .scheme-container { display: none; }
  .swagger-ui .opblock-tag { border-bottom: 2px solid #1d211f; padding: 8px 0; font-size: 22px; }
  .swagger-ui a, .swagger-ui .info a { color: #8a2433; }
  .swagger-ui .opblock, .swagger-ui .opblock.opblock-get, .swagger-ui .opblock.opblock-post {
    margin: 0; border: 0; border-bottom: 1px solid #d9d5cb; border-radius: 0; background: none; box-shadow: none; }
  .swagger-ui .opblock .opblock-summary { border: 0; padding: 8px 0; }
  .swagger-ui .opblock .opblock-summary-method { min-width: 52px; border-radius: 4px; background: #8a2433 !important; padding: 3px 0; font-size: 12px; text-shadow: none; }
  .swagger-ui .opblock .opblock-summary-path { max-width: none; font-size: 14px; font-weight: 600; overflow-wrap: anywhere; }
  .swagger-ui .opblock .tab-header .tab-item.active h4 span::after { background: #8a2433; }
  .swagger-ui .btn.execute { border-color: #8a2433; background: #8a2433; }
  .swagger-ui .opblock .opblock-section-header { background: #f1eee6; box-shadow: none; }
`;

/** A phone draws the viewer as wide as a desk without it. */
const viewport = `document.head.append(
  Object.assign(document.createElement('meta'), { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
);`;

/** `/api/docs`: the description as a page on which requests can be tried. */
export async function registerOpenapiPage(app: FastifyInstance): Promise<void> {
  for (const path of ['', ...languages.map((language) => `/${language}`)].flatMap((at) => [
    `${at}/api`,
    `${at}/docs`,
  ]))
    app.get(path, { schema: { hide: true } }, (_, reply) => reply.redirect('/api/docs', 301));
  await app.register(async (page) => {
    // The viewer sends its files as they lie on the disk, 1.7 MB of scripts.
    page.addHook('onSend', async (request, reply, payload) => {
      const isPacked = request.headers['accept-encoding']?.includes('gzip') === true;
      if (!isPacked || !(payload instanceof Readable)) return payload;
      reply
        .removeHeader('content-length')
        .header('content-encoding', 'gzip')
        .header('vary', 'Accept-Encoding');
      return payload.pipe(createGzip());
    });
    await page.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: viewerPolicy,
      uiConfig: {
        layout: 'BaseLayout',
        docExpansion: 'none',
        defaultModelsExpandDepth: -1,
        validatorUrl: null,
      },
      theme: {
        title: 'API · Common Bean Observatory',
        css: [{ filename: 'look.css', content: viewerLook }],
        js: [{ filename: 'viewport.js', content: viewport }],
      },
    });
  });
}

export function registerOpenapi(app: FastifyInstance, metrics: Metrics, recompressor: Recompressor): void {
  let answer: Answer | null = null;
  app.get('/api/openapi.json', { schema: { hide: true } }, (request, reply) => {
    answer ??= jsonAnswer(
      JSON.stringify(app.swagger()),
      toHeaders(reply, { 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' }),
    );
    const openApiAnswer = answer;
    const place = { key: request.url, find: () => openApiAnswer, measure: () => {} };
    return sendAnswer(request, reply, { answer, metrics, recompressor, place });
  });
}
