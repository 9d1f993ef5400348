import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { listen } from './listen.ts';

let app = Fastify();
afterEach(() => app.close());

/** A machine that has the addresses of some hosts alone. */
function machine(has: readonly string[], code = 'EAFNOSUPPORT') {
  const hosts: string[] = [];
  const bind = async ({ host = '' }: { host?: string }): Promise<string> => {
    hosts.push(host);
    if (!has.includes(host)) throw Object.assign(new Error('listen'), { code });
    return host;
  };
  return { asked: hosts, app: { listen: bind as typeof app.listen } };
}

const answers = (host: string, port: number): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get({ host, port, path: '/' }, ({ statusCode }) => resolve(statusCode)).on('error', reject);
  });

describe('the server', () => {
  it('listens on the addresses of both families', async () => {
    app = Fastify();
    await listen(app, { port: 0, host: undefined });
    const { port } = app.server.address() as AddressInfo;
    expect(await answers('127.0.0.1', port)).toBe(404);
    expect(await answers('::1', port)).toBe(404);
  });

  it.each(['EAFNOSUPPORT', 'EADDRNOTAVAIL', 'EINVAL'])(
    'listens on IPv4 alone where there is no other (%s)',
    async (code) => {
      const { asked, app: there } = machine(['0.0.0.0'], code);
      await listen(there, { port: 0, host: undefined });
      expect(asked).toEqual(['::', '0.0.0.0']);
    },
  );

  it('is tried again by the same server after an address that is not there', async () => {
    app = Fastify();
    await expect(listen(app, { port: 0, host: '192.0.2.1' })).rejects.toThrow(ConfigError);
    await listen(app, { port: 0, host: '127.0.0.1' });
    expect(await answers('127.0.0.1', (app.server.address() as AddressInfo).port)).toBe(404);
  });

  it('reports that there is neither, and tries no other address than the one that is set', async () => {
    await expect(listen(machine([]).app, { port: 3000, host: undefined })).rejects.toThrow(
      'This machine has no address to listen on, neither of IPv6 nor of IPv4 (EAFNOSUPPORT).',
    );
    const { asked, app: there } = machine(['0.0.0.0']);
    await expect(listen(there, { port: 3000, host: '::' })).rejects.toThrow('this machine has no address ::');
    expect(asked).toEqual(['::']);
  });

  it('names a port that is taken', async () => {
    const { asked, app: there } = machine([], 'EADDRINUSE');
    await expect(listen(there, { port: 3000, host: undefined })).rejects.toThrow(
      'Port 3000 is already in use.',
    );
    expect(asked).toEqual(['::']);
  });
});
