import { toNetworkFailure } from './errors.ts';

/**
 * Wraps fetch so that a machine which cannot be reached is asked once per run and not once per file: without a
 * network, looking up a name can take seconds. A machine that has answered before is not given up, since its line may
 * come back.
 */
export function rememberDeadHosts(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  const answered = new Set<string>();
  const dead = new Map<string, unknown>();
  return async (input, init) => {
    const { host } = new URL(input instanceof Request ? input.url : input);
    if (dead.has(host)) throw dead.get(host);
    try {
      const response = await fetch(input, init);
      answered.add(host);
      return response;
    } catch (error) {
      if (!answered.has(host) && toNetworkFailure(error, host).kind === 'offline') dead.set(host, error);
      throw error;
    }
  };
}
