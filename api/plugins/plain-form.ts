import type { FastifyRequest } from 'fastify';

/** How browsers send a form without scripts. */
export const plainForm = 'application/x-www-form-urlencoded';

/** Whether a request brings a form as browsers send it without scripts. */
export function isPlainForm({ headers, method }: FastifyRequest): boolean {
  return method === 'POST' && headers['content-type']?.startsWith(plainForm) === true;
}
