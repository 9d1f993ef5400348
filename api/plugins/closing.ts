import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * Makes connections end with the server. From the moment that it is asked to close, every answer, also one that is being
 * made, says `Connection: close`, and connections on which nothing is asked are ended.
 */
export function closeConnections(app: FastifyInstance): void {
  const open = new Set<ServerResponse>();
  let isClosing = false;
  const closeAfter = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };
  app.addHook('onRequest', (_request, { raw }, done) => {
    if (isClosing) closeAfter(raw);
    open.add(raw);
    raw.once('close', () => open.delete(raw));
    done();
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    for (const response of open) closeAfter(response);
    done();
  });
}
