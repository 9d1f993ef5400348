import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const root = '/srv/observatory';

describe('the environment', () => {
  it('may say nothing', () => {
    const config = readConfig({ CACHE_MB: '', TRUST_PROXY: '' }, root);
    expect(config).toMatchObject({ port: 3000, cacheBytes: 192 * 1024 * 1024, trustProxy: undefined });
    expect(config.releasesDirectory).toBe('/srv/observatory/data/releases');
  });

  it.each([
    ['CACHE_MB', '0'],
    ['CACHE_MB', '-64'],
    ['CACHE_MB', 'much'],
    ['CACHE_MB', '1.5'],
    ['CACHE_MB', 'Infinity'],
    ['CACHE_MB', '1e9'],
    ['TRUST_PROXY', 'everybody'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['TRUST_PROXY', 'loopback/8'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_ORIGIN', 'observatory'],
    ['NEXT_UPDATE', 'next spring'],
  ])('is refused with a sentence that names %s when it is %s', (name, wrong) => {
    const read = (): unknown => readConfig({ [name]: wrong }, root);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(`Wrong environment. ${name}:`);
  });

  it.each(['127.0.0.1', '10.0.0.0/8, 192.168.1.1', '::1,fd00::/8', 'loopback, uniquelocal'])(
    'may trust %s',
    (proxies) => {
      expect(readConfig({ TRUST_PROXY: proxies }, root).trustProxy).toBe(proxies);
    },
  );
});
