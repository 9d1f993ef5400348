/** An address that load may not be sent to. */
export class ForeignAddress extends Error {}

/**
 * The origin of a server on this very machine. Names are not looked up: only what is loopback by itself passes, so that no entry of
 * a name service sends a flood elsewhere.
 *
 * @throws ForeignAddress naming the address when it is anything else.
 */
export function requireLoopback(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  const host = url?.hostname ?? '';
  const isLoopback = /^127\.\d+\.\d+\.\d+$/.test(host) || host === '[::1]' || host === 'localhost';
  if (url === null || !['http:', 'https:'].includes(url.protocol) || !isLoopback)
    throw new ForeignAddress(
      `Load is sent to this machine alone (127.0.0.1, [::1], localhost), and "${address}" is not.`,
    );
  return url.origin;
}
