import swagger from '@fastify/swagger';
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

/** `/api/openapi.json`, made once. */
export function registerOpenapi(app: FastifyInstance, metrics: Metrics, recompressor: Recompressor): void {
  let answer: Answer | null = null;
  app.get('/api/openapi.json', { schema: { hide: true } }, (request, reply) => {
    answer ??= jsonAnswer(
      JSON.stringify(app.swagger()),
      toHeaders(reply, { 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' }),
    );
    const kept = answer;
    const place = { key: request.url, find: () => kept, measure: () => {} };
    return sendAnswer(request, reply, { answer, metrics, recompressor, place });
  });
}
