import type { FastifyRequest } from 'fastify';

const headers = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/** Whether a proxy claims to forward the request, trusted or not. */
export function isForwarded({ raw }: FastifyRequest): boolean {
  return headers.some((name) => raw.headers[name] !== undefined);
}

/** An address as the system writes it, without the mark of IPv4 on a socket of both families. */
export const plainAddress = (address: string | undefined): string =>
  (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '');

/** Whether the connection comes from the machine that the server runs on, by its loopback or by one of its own addresses. */
export function isFromHere({ socket }: FastifyRequest): boolean {
  const from = plainAddress(socket.remoteAddress);
  return /^127\./.test(from) || from === '::1' || (from !== '' && from === plainAddress(socket.localAddress));
}
