import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';
import { ownAddress } from '../plugins/pace.ts';
import { type RouteClass, routeClass } from './request-trace.ts';

/** The network of an address, as much of it as the log may hold: 24 bits of IPv4, 48 of IPv6. */
export function clientNetwork(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  const bits = address.kind() === 'ipv4' ? 24 : 48;
  return address.kind() === 'ipv4'
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`;
}

/** An answer that is none: too many requests, and faults. */
interface Refusal {
  code: string;
  status: number;
  /** The request that was refused; left out where none could be read. */
  reqId?: string;
  method?: string;
  route?: string;
  /** Address of the client; only its network is logged. */
  ip: string;
}

/** Milliseconds in which one line of the log speaks for all refusals of a kind. */
const sample = 10_000;

/** The lowest status that is logged: lower ones are the client's own mistakes. */
const lowestStatus = 429;

/** Writes a line for the first refusal of each kind, and then one in ten seconds with the number of the others. */
export class RefusalLog {
  readonly #logger: Pick<FastifyBaseLogger, 'warn'>;
  /** Refusals since the last line of their kind: the latest, and how many there were. */
  readonly #since = new Map<string, { latest: Refusal | null; count: number }>();

  constructor(logger: Pick<FastifyBaseLogger, 'warn'>) {
    this.#logger = logger;
  }

  tell(refusal: Refusal): void {
    if (refusal.status < lowestStatus) return;
    const since = this.#since.get(refusal.code);
    if (since !== undefined) {
      since.latest = refusal;
      since.count += 1;
      return;
    }
    this.#write(refusal, 0);
  }

  #write({ ip, ...refusal }: Refusal, others: number): void {
    this.#logger.warn({ ...refusal, network: clientNetwork(ip), others }, 'A request was refused');
    this.#since.set(refusal.code, { latest: null, count: 0 });
    setTimeout(() => {
      const { latest, count } = this.#since.get(refusal.code) ?? { latest: null, count: 0 };
      if (latest === null) this.#since.delete(refusal.code);
      else this.#write(latest, count - 1);
    }, sample).unref();
  }
}

/** Logs refused requests. Has to come after the hook that sends cached answers, and before those that refuse. */
export function followRefusals(
  app: FastifyInstance,
  { log, rateLimited }: { log: RefusalLog; rateLimited: (kind: RouteClass) => void },
): void {
  app.addHook('onRequest', (request, { raw }, done) => {
    // The server's own requests are part of a visitor's; a readiness check has no visitor.
    if (request.raw.socket.remoteAddress === ownAddress || request.routeOptions.url === '/readyz')
      return done();
    raw.once('finish', () => {
      const { id: reqId, method, ip, routeOptions, problemCode } = request;
      const kind = routeClass(routeOptions.url, request.url);
      const { statusCode: status } = raw;
      if (status === 429) rateLimited(kind);
      // Faults have a line of their own each, with the error.
      if (problemCode === 'internal') return;
      const code = problemCode ?? (status === 429 ? 'too-many-requests' : 'page-lacks-part');
      log.tell({ code, status, reqId, method, route: routeOptions.url ?? kind, ip });
    });
    done();
  });
}
