import type { FastifyRequest } from 'fastify';

/** Origin of canonical links: configured, or the host that the visitor used when it is a plausible one. */
export function readOrigin(request: FastifyRequest, publicOrigin: string | undefined): string {
  if (publicOrigin !== undefined) return publicOrigin;
  const host = request.host ?? '';
  return `${request.protocol}://${/^[a-zA-Z0-9.[\]:-]{1,255}$/.test(host) ? host : 'localhost'}`;
}
