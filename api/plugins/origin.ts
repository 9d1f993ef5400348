import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';

const headers = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/** Whether a proxy claims to forward the request, trusted or not. */
export function isForwarded({ raw }: FastifyRequest): boolean {
  return headers.some((name) => raw.headers[name] !== undefined);
}

/** An address as the system writes it, without the mark of IPv4 on a socket of both families. */
const plainAddress = (address: string | undefined): string =>
  (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '');

/** Whether the connection comes from the machine that the server runs on, by its loopback or by one of its own addresses. */
export function isFromHere({ socket }: FastifyRequest): boolean {
  const from = plainAddress(socket.remoteAddress);
  return /^127\./.test(from) || from === '::1' || (from !== '' && from === plainAddress(socket.localAddress));
}

/** Origin of links in answers for one visitor: configured, or the host that the visitor used when it is a plausible one. */
export function readOrigin(request: FastifyRequest, publicOrigin: string | undefined): string {
  if (publicOrigin !== undefined) return publicOrigin;
  const host = request.host ?? '';
  return `${request.protocol}://${/^[a-zA-Z0-9.[\]:-]{1,255}$/.test(host) ? host : 'localhost'}`;
}

/**
 * Origin of links in cached answers: configured, or the address of the connection itself. Any other name is the visitor's claim and
 * would multiply cache entries: links then begin at the site's root, with no origin.
 */
export function keptOrigin(request: FastifyRequest, publicOrigin: string | undefined): string {
  if (publicOrigin !== undefined) return publicOrigin;
  const origin = readOrigin(request, undefined);
  if (isForwarded(request) || !URL.canParse(origin)) return '';
  const { hostname, port } = new URL(origin);
  const { localAddress, localPort } = request.socket;
  // A request from within the server has no port.
  const isOwnPort = localPort === undefined || Number(port || '80') === localPort;
  const names = ['localhost', plainAddress(localAddress), `[${localAddress}]`];
  return isOwnPort && names.includes(hostname) ? origin : '';
}

/** Says once, at the start or with the first request of a proxy, what links lack without the setting. */
export function warnWithoutOrigin(
  app: FastifyInstance,
  {
    publicOrigin,
    trustProxy,
    logger,
  }: { publicOrigin: string | undefined; trustProxy: string | undefined; logger: FastifyBaseLogger },
): void {
  if (publicOrigin !== undefined) return;
  let isLogged = false;
  const tell = (): void => {
    isLogged = true;
    logger.warn(
      'The server is behind a proxy and PUBLIC_ORIGIN is not set: canonical links, citations and the feed have no origin. Set it to the address of the site, such as https://beans.example',
    );
  };
  if (trustProxy !== undefined) {
    tell();
    return;
  }
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isLogged && isForwarded(request)) tell();
    done();
  });
}
