import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../plugins/metrics.ts';
import { ownAddress } from '../plugins/pace.ts';
import { currentTrace, RequestTrace, routeClass, type TraceListener } from './request-trace.ts';

declare module 'fastify' {
  interface FastifyRequest {
    trace: RequestTrace | null;
  }
}

/** Request ids of others are used only if they are short and plain. */
const plainId = /^[\w-]{1,64}$/;

/** Prefix of this process; a number follows. A UUID for each request would cost a cached answer some hundredths of its time. */
const ofProcess = randomUUID().slice(0, 13);
let requests = 0;

/** The id of a request: that of the request which it is part of, the one that a trusted proxy gave, or a new one. */
export function requestId(request: IncomingMessage, isProxied: boolean): string {
  const outer = currentTrace.getStore();
  if (outer) return outer.id;
  const clientId = request.headers['x-request-id'];
  return isProxied && typeof clientId === 'string' && plainId.test(clientId) ? clientId : newId();
}

function newId(): string {
  requests += 1;
  return `${ofProcess}-${requests.toString(36)}`;
}

/**
 * Follows requests that the cache could not answer. Has to come after the hook that sends cached answers: those take
 * microseconds, write no line of the log, and would take half as long again.
 */
export function traceRequests(
  app: FastifyInstance,
  { metrics, logger, slowQueryMs }: { metrics: Metrics; logger: FastifyBaseLogger; slowQueryMs: number },
): void {
  const listener: TraceListener = {
    asked(sql, ms) {
      const isSlow = slowQueryMs > 0 && ms >= slowQueryMs;
      metrics.queried(ms / 1000, isSlow);
      // The statement with its places, and no values.
      if (isSlow) logger.warn({ sql, ms: Math.round(ms) }, 'Slow query');
    },
  };
  app.decorateRequest('trace', null);
  app.addHook('onRequest', (request, reply, done) => {
    // A page reads its data in process: that is part of the page's own request.
    if (currentTrace.getStore()) return done();
    const trace = new RequestTrace(request.id, listener);
    request.trace = trace;
    const kind = routeClass(request.routeOptions.url, request.url);
    // No client waits for answers that are made ahead.
    if (request.raw.socket.remoteAddress !== ownAddress)
      reply.raw.once('finish', () => {
        // A refusal takes no time, and would make a flood look fast.
        if (reply.raw.statusCode !== 429) metrics.took(kind, trace.ms / 1000);
      });
    currentTrace.run(trace, done);
  });
  // A body arrives in events of the connection, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.trace === null) return done();
    currentTrace.run(request.trace, done);
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    tellTrace(request, reply);
    done();
  });
}

/** Writes id and times of a request on the raw answer, so that they are not cached. */
export function tellTrace({ trace }: FastifyRequest, { raw }: FastifyReply): void {
  if (trace === null || raw.headersSent) return;
  raw.setHeader('x-request-id', trace.id);
  raw.setHeader('server-timing', trace.serverTiming);
}
