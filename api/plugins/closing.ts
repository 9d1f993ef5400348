import type { ServerResponse } from 'node:http';
import { Server as NetServer, Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Accepts nothing new, and resolves when all requests are answered; the server is closed after that. */
    answerEverybody(): Promise<void>;
  }
}

/** Milliseconds for which connections and requests that were on their way when the end began are still taken. */
const lastArrivals = 100;

/** And turns of the event loop without a new request: one accepts a connection that waited, the next reads its request. */
const quietTurns = 3;

/** Milliseconds after which nothing more is taken, however much comes. */
const latestArrival = 1000;

/** Milliseconds to wait for clients that read slowly; answers in the making get longer (`server.ts`). */
const longestReading = 8000;

/**
 * Lets the server end without a loss. From the shutdown on (`answerEverybody`), every answer, also one that is being made, has `Connection:
 * close`; requests under way are still answered, and idle connections are ended. The framework is closed only when the last answer has
 * left, because from then on it refuses the requests of pages under way, and Node cuts answers that a client reads slowly.
 */
export function closeConnections(app: FastifyInstance): void {
  const { server } = app;
  const underWay = new Map<ServerResponse, Socket>();
  const connections = new Set<Socket>();
  let isEnding = false;
  let isTaking = true;
  let arrivals = 0;
  let whenAnswered = (): void => {};

  const closeAfter = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };
  const endIdle = (): void => {
    const busy = new Set(underWay.values());
    for (const socket of connections) if (!busy.has(socket)) socket.destroy();
    if (underWay.size === 0) whenAnswered();
  };
  server.on('connection', (socket) => {
    arrivals += 1;
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('onRequest', ({ raw: { socket } }, { raw: response }, done) => {
    // The server's own requests have no connection.
    if (!(socket instanceof Socket)) return done();
    arrivals += 1;
    if (isEnding) closeAfter(response);
    underWay.set(response, socket);
    response.once('close', () => {
      underWay.delete(response);
      if (!isTaking) endIdle();
    });
    done();
  });
  app.decorate('answerEverybody', async () => {
    isEnding = true;
    for (const response of underWay.keys()) closeAfter(response);
    const began = performance.now();
    await wait(lastArrivals);
    for (let quiet = 0; quiet < quietTurns && performance.now() - began < latestArrival; quiet += 1) {
      const before = arrivals;
      await nextTurn();
      if (arrivals > before) quiet = 0;
    }
    isTaking = false;
    // Node's own close ends connections whose last answer is still being read.
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
    const lastAnswer = new Promise<void>((resolve) => {
      whenAnswered = resolve;
    });
    endIdle();
    const cut = setTimeout(() => {
      for (const [response, socket] of underWay) if (response.writableEnded) socket.destroy();
    }, longestReading);
    await Promise.all([closed, lastAnswer]);
    clearTimeout(cut);
  });
}
