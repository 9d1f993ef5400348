import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import type { ProblemCode } from '#contract/problem.ts';
import type {} from './problems.ts';
import { mostClients } from './token-buckets.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose request it is: an address of IPv4, or a network of IPv6, which one household or phone has. */
    client: string;
  }
}

/** The server's own requests have an address that no connection can have, and are neither counted nor delayed. */
export const ownAddress = '0.0.0.0';

/** Bytes of an IPv6 address that name its network. */
const networkBytes = 8;

/** Requests that a client may send at once, in seconds of its pace: the first visits of some people behind one address. */
const burst = 2;

/** Milliseconds for which a request waits at most. */
const longestWait = 10_000;

/** Milliseconds after which a client hears that it is refused: who asks again at once would take more of the server than answers do. */
const refusalPause = 2000;

const refusals: readonly (ProblemCode | null)[] = ['too-many-requests', 'busy'];

/** The client of an address: IPv4 written either way is one, and so is a /64 of IPv6. */
function clientOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return address.toByteArray().slice(0, networkBytes).join('.');
}

/** A function that gives the milliseconds for which a client's request waits: `perSecond` of them have their turn, after a burst. `now` is a monotonic clock. */
export function createPace(
  perSecond: number,
  now = (): number => performance.now(),
): (client: string) => number {
  const interval = 1000 / perSecond;
  /** When the latest request of a client has its turn. */
  const turns = new LRUCache<string, number>(mostClients);
  return (client) => {
    const at = now();
    const earliest = at - burst * 1000;
    const turn = Math.min(Math.max(turns.get(client) ?? earliest, earliest) + interval, at + longestWait);
    turns.set(client, turn);
    return Math.max(0, turn - at);
  };
}

/**
 * Names the client of each request. A client that sends more than `perMinute` requests waits for its turn, also for kept answers: they cost
 * little, but thousands a second would take the server from everybody else. 0 sets no limit.
 */
export function paceClients(app: FastifyInstance, perMinute: number): void {
  const clients = new LRUCache<string, string>({ ...mostClients, memoMethod: clientOf });
  const waitOf = createPace(perMinute / 60);
  app.decorateRequest('client', '');
  const isFree = ({ raw }: FastifyRequest): boolean =>
    perMinute === 0 || raw.socket.remoteAddress === ownAddress;
  app.addHook('onRequest', (request, _reply, done) => {
    request.client = clients.memo(request.ip);
    const wait = isFree(request) ? 0 : waitOf(request.client);
    if (wait === 0) done();
    else setTimeout(done, wait);
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    if (isFree(request) || !refusals.includes(request.problemCode)) done();
    else setTimeout(done, refusalPause);
  });
}
