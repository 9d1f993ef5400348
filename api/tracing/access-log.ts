import { Socket } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { clientNetwork } from './refusals.ts';

const longestPath = 200;

/** Writes a line for each request that was answered or given up. Has to come before the hook that sends cached answers. */
export function logAccess(app: FastifyInstance, logger: Pick<FastifyBaseLogger, 'info'>): void {
  app.addHook('onRequest', (request, { raw }, done) => {
    const { socket } = request.raw;
    // The server's own requests have no connection.
    if (!(socket instanceof Socket)) return done();
    const began = performance.now();
    const written = socket.bytesWritten;
    raw.once('close', () => {
      const { id: reqId, method, ip, isHit: hit } = request;
      const [path = ''] = request.url.split('?', 1);
      const status = raw.headersSent ? raw.statusCode : null;
      const ms = Math.round((performance.now() - began) * 10) / 10;
      const bytes = socket.bytesWritten - written;
      logger.info(
        {
          reqId,
          method,
          path: path.slice(0, longestPath),
          status,
          ms,
          bytes,
          hit,
          network: clientNetwork(ip),
        },
        'Request',
      );
    });
    done();
  });
}
