import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { languages } from '#locales/words.ts';
import { dataPackage } from '../files/data-package.ts';
import { keptOrigin } from './origin.ts';
import { sections } from './page-files.ts';
import type { PagesOptions } from './pages.ts';

/** Registers `/datapackage.json`, and one of each language: the files of whole sections of a release, with what proves that one has them whole. */
export function registerDataPackage(
  app: FastifyInstance,
  { store, words, publicOrigin, admit }: Pick<PagesOptions, 'store' | 'words' | 'publicOrigin' | 'admit'>,
): void {
  for (const language of [null, ...languages])
    app.get<{ Querystring: { v?: string } }>(
      `${language === null ? '' : `/${language}`}/datapackage.json`,
      { schema: { hide: true, querystring: z.object({ v: z.string().optional() }) } },
      (request, reply) => {
        admit(request, reply, 'files');
        const { v } = request.query;
        return store.use((release) => {
          const inTurn = <T>(make: () => Promise<T>): Promise<T> => sections.run(make, request);
          const at = { origin: keptOrigin(request, publicOrigin), language: language ?? 'en' } as const;
          const pieces = dataPackage(at, { release, words }, inTurn);
          reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=3600' });
          // The release is held until the answer has been sent; an error after the first piece ends the connection.
          return Promise.resolve(reply.type('application/json; charset=utf-8').send(Readable.from(pieces)));
        }, v);
      },
    );
}
