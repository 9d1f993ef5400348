import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const root = '/srv/observatory';

describe('the environment', () => {
  it('may be empty', () => {
    const config = readConfig({ CACHE_MB: '', TRUST_PROXY: '', PORT: ' ', RATE_LIMIT_API: ' ' }, root);
    expect(config).toMatchObject({ port: 3000, cacheBytes: 32 * 1024 * 1024, trustProxy: undefined });
    expect(config).toMatchObject({ warmUp: true, recompress: true, offline: true });
    expect(config.releasesDirectory).toBe('/srv/observatory/data/releases');
    expect(config.rateLimits).toEqual({ all: 12_000, form: 30, files: 60, api: 600, pages: 6000 });
    expect(config.exportForm).toEqual({
      place: { file: '/srv/observatory/data/requests/requests.sqlite' },
      retentionMonths: 24,
      captchaKey: undefined,
      google: undefined,
    });
  });

  it.each([
    ['READY_WHEN', 'tomorrow'],
    ['WORKERS', '0'],
    ['WORKERS', 'many'],
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
    ['RECOMPRESS', 'no'],
    ['OFFLINE', 'no'],
    ['SLOW_QUERY_MS', '-1'],
    ['NEXT_UPDATE', 'next spring'],
    ['RATE_LIMIT_FORM', '-1'],
    ['RATE_LIMIT_API', 'many'],
    ['DATABASE_URL', 'mysql://host/name'],
    ['REQUESTS_RETENTION_MONTHS', '0'],
    ['CAPTCHA_KEY', 'short'],
    ['RECAPTCHA_SITE_KEY', 'without-its-secret'],
    ['RECAPTCHA_LEAST_SCORE', '2'],
  ])('is refused with a sentence that names %s when it is %s', (name, wrong) => {
    const read = (): unknown => readConfig({ [name]: wrong }, root);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(`Wrong environment. ${name}:`);
  });

  it('cannot wait for answers that are not made', () => {
    expect(() => readConfig({ READY_WHEN: 'warm', WARM_UP: 'off' }, root)).toThrow(
      'READY_WHEN: warm needs WARM_UP=on',
    );
    expect(readConfig({ READY_WHEN: 'warm' }, root)).toMatchObject({ warmUp: true, readyWhenWarm: true });
  });

  it('may name a PostgreSQL and Google, whose solutions are then those of the public origin', () => {
    const { exportForm } = readConfig(
      {
        DATABASE_URL: 'postgres://user:secret@host/name',
        RECAPTCHA_SITE_KEY: 'site',
        RECAPTCHA_SECRET: 'hidden',
        PUBLIC_ORIGIN: 'https://beans.example:8443',
      },
      root,
    );
    expect(exportForm.place).toEqual({ databaseUrl: 'postgres://user:secret@host/name' });
    expect(exportForm.google).toMatchObject({ siteKey: 'site', leastScore: 0.5, hostname: 'beans.example' });
  });

  it.each(['127.0.0.1', '10.0.0.0/8, 192.168.1.1', '::1,fd00::/8', 'loopback, uniquelocal'])(
    'may trust %s',
    (proxies) => {
      expect(readConfig({ TRUST_PROXY: proxies }, root).trustProxy).toBe(proxies);
    },
  );
});
