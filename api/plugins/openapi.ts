import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Answer } from '../cache/answer.ts';
import type { Recompressor } from '../cache/recompressor.ts';
import type { Metrics } from './metrics.ts';
import { jsonAnswer, sendAnswer, toHeaders } from './response-cache.ts';

/** Collects the description while routes are mounted; has to be registered before them. */
export async function collectOpenapi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Common Bean Observatory',
        description: 'Open crop data, read-only and without a key. Figures carry their unit, year and flag.',
        version: '1',
      },
      servers: [{ url: '/' }],
    },
    transform: jsonSchemaTransform,
  });
}

/** The viewer's scripts and styles are its own, and it contacts only this server. */
const viewerPolicy =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'self'; frame-ancestors 'self'";

/** `/api/docs`: the description as a page on which requests can be tried. */
export async function registerOpenapiPage(app: FastifyInstance): Promise<void> {
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
        docExpansion: 'list',
        defaultModelsExpandDepth: -1,
        validatorUrl: null,
      },
      theme: { title: 'API · Common Bean Observatory' },
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
