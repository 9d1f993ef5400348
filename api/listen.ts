import type { FastifyInstance } from 'fastify';
import { type Config, ConfigError } from './config.ts';

/** All addresses of this machine, of IPv6 and IPv4; where it has no IPv6, those of IPv4. */
const allAddresses = ['::', '0.0.0.0'] as const;

/** Error codes of a system without such an address, or without addresses of that kind. */
const absent: readonly string[] = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL', 'ENOTFOUND', 'EAI_AGAIN'];

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** The fault of the port or the address to listen on; `null` for any other error. */
function whyNotListening(code: string, { port, host }: Pick<Config, 'port' | 'host'>): string | null {
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use. Choose another one with PORT, for example: PORT=${port + 1} npm start`;
  if (code === 'EACCES')
    return `Port ${port} is not for this user (EACCES). Choose one from 1024 on with PORT, for example: PORT=3000 npm start`;
  if (!absent.includes(code)) return null;
  return host === undefined
    ? `This machine has no address to listen on, neither of IPv6 nor of IPv4 (${code}). Name one with HOST, for example: HOST=127.0.0.1 npm start`
    : `Wrong environment. HOST: this machine has no address ${host} (${code}). Without HOST the server listens on all of its addresses.`;
}

/** Opens the port on the address of the settings, or on all addresses. Throws `ConfigError` where the settings or the machine do not let it. */
export async function listen(
  app: Pick<FastifyInstance, 'listen'>,
  { port, host }: Pick<Config, 'port' | 'host'>,
): Promise<void> {
  const [all, ofIPv4] = allAddresses;
  try {
    await app.listen({ port, host: host ?? all }).catch((error: unknown) => {
      if (host !== undefined || !absent.includes(codeOf(error))) throw error;
      return app.listen({ port, host: ofIPv4 });
    });
  } catch (error) {
    const why = whyNotListening(codeOf(error), { port, host });
    throw why === null ? error : new ConfigError(why);
  }
}
