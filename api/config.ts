import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { engineVariables, givenVariables, releasesDatabase } from '#contract/release-engine.ts';
import type { ExportDeskOptions } from './export-form/export-desk.ts';
import { publishedLimits, type RateLimits } from './plugins/rate-limits.ts';
import type { PostgresPlaceOptions } from './release/postgres-place.ts';

/** An address, a network such as `10.0.0.0/8`, or the name of a range. */
function isProxy(text: string): boolean {
  const [address = '', bits] = text.trim().split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(address)) return bits === undefined;
  const version = isIP(address);
  return (
    version !== 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
  );
}

/** Requests of an address in a minute; 0 is no limit. */
const perMinute = (published: number) => z.coerce.number().int().min(0).max(1e9).default(published);

const environment = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().min(1).optional(),
    RELEASES_DIR: z.string().min(1).default('data/releases'),
    DIST_DIR: z.string().min(1).default('dist'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    PUBLIC_ORIGIN: z
      .url({ protocol: /^https?$/ })
      .transform((url) => new URL(url).origin)
      .optional(),
    TRUST_PROXY: z
      .string()
      .refine(
        (text) => text.split(',').every(isProxy),
        'Not a list of addresses, networks, loopback or uniquelocal',
      )
      .optional(),
    METRICS_TOKEN: z
      .string()
      .regex(/^[\w.~+/=-]{16,}$/, 'Needs at least 16 letters, digits or signs of . _ ~ + / = -')
      .optional(),
    WARM_UP: z.enum(['on', 'off']).default('on'),
    READY_WHEN: z.enum(['open', 'warm']).default('open'),
    ACCESS_LOG: z.enum(['on', 'off']).default('off'),
    RECOMPRESS: z.enum(['on', 'off']).default('on'),
    OFFLINE: z.enum(['on', 'off']).default('on'),
    GROWING_PLACES: z.enum(['on', 'off']).default('on'),
    SLOW_QUERY_MS: z.coerce.number().int().min(0).max(600_000).default(200),
    NEXT_UPDATE: z.iso.date().optional(),
    SITE_SETTINGS: z.string().min(1).optional(),
    RATE_LIMIT_ALL: perMinute(publishedLimits.all),
    RATE_LIMIT_FORM: perMinute(publishedLimits.form),
    RATE_LIMIT_FILES: perMinute(publishedLimits.files),
    RATE_LIMIT_API: perMinute(publishedLimits.api),
    RATE_LIMIT_PAGES: perMinute(publishedLimits.pages),
    REQUESTS_FILE: z.string().min(1).default('data/requests/requests.sqlite'),
    ...engineVariables,
    DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(1000).default(8),
    DATABASE_TIMEOUT_MS: z.coerce.number().int().min(100).max(600_000).default(10_000),
    REQUESTS_RETENTION_MONTHS: z.coerce.number().int().min(1).max(1200).default(24),
    CAPTCHA_KEY: z.string().min(32, 'Needs at least 32 characters').optional(),
    RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
    RECAPTCHA_SECRET: z.string().min(1).optional(),
    RECAPTCHA_LEAST_SCORE: z.coerce.number().min(0).max(1).default(0.5),
    RECAPTCHA_VERIFY_URL: z.url().default('https://www.google.com/recaptcha/api/siteverify'),
    ERROR_WEBHOOK: z.url({ protocol: /^https?$/ }).optional(),
    WORKERS: z
      .union(
        [z.literal('all').transform(() => availableParallelism()), z.coerce.number().int().min(1).max(256)],
        'Not a whole number from 1 to 256, nor all',
      )
      .default(1),
    CACHE_MB: z.coerce.number().int().min(1).max(16_384).default(32),
  })
  .refine(
    ({ RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET }) =>
      (RECAPTCHA_SITE_KEY === undefined) === (RECAPTCHA_SECRET === undefined),
    { path: ['RECAPTCHA_SITE_KEY'], message: 'Google gives it with RECAPTCHA_SECRET; set both or none' },
  )
  .refine(({ READY_WHEN, WARM_UP }) => READY_WHEN !== 'warm' || WARM_UP === 'on', {
    path: ['READY_WHEN'],
    message: 'warm needs WARM_UP=on: nothing is made ahead otherwise',
  })
  .refine(({ RELEASE_ENGINE, DATABASE_URL }) => RELEASE_ENGINE !== 'postgres' || DATABASE_URL !== undefined, {
    path: ['RELEASE_ENGINE'],
    message: 'postgres needs DATABASE_URL',
  });

/** Settings from the environment. */
export type Config = ReturnType<typeof readConfig>;

/** An environment variable has a value that the server cannot use. */
export class ConfigError extends Error {}

/** Reads the environment once. Relative folders start at `root`. Throws `ConfigError`, whose message names every wrong variable. */
export function readConfig(variables: NodeJS.ProcessEnv, root: string) {
  const parsed = environment.safeParse(givenVariables(variables));
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`Wrong environment. ${wrong.join('; ')}`);
  }
  const env = parsed.data;
  const rateLimits: RateLimits = {
    all: env.RATE_LIMIT_ALL,
    form: env.RATE_LIMIT_FORM,
    files: env.RATE_LIMIT_FILES,
    api: env.RATE_LIMIT_API,
    pages: env.RATE_LIMIT_PAGES,
  };
  return {
    port: env.PORT,
    /** Address to listen on; all of the machine's when absent. */
    host: env.HOST,
    releasesDirectory: resolve(root, env.RELEASES_DIR),
    /** The PostgreSQL that releases are served from; `null` serves them from the folder. */
    releasesDatabase: readReleasesDatabase(env),
    distDirectory: resolve(root, env.DIST_DIR),
    logLevel: env.LOG_LEVEL,
    /** Origin of canonical links; the request's own host when absent. */
    publicOrigin: env.PUBLIC_ORIGIN,
    /** Trusted proxies, whose `X-Forwarded-…` headers are read; none when absent. */
    trustProxy: env.TRUST_PROXY,
    /** Bearer token that readers of the metrics must send; without one only local requests may read them. */
    metricsToken: env.METRICS_TOKEN,
    /** Whether the most wanted answers are made ahead. */
    warmUp: env.WARM_UP === 'on',
    /** Whether `/readyz` waits for them after the start. */
    readyWhenWarm: env.READY_WHEN === 'warm',
    /** Whether each request has a line of the log. */
    accessLog: env.ACCESS_LOG === 'on',
    /** Whether cached answers are compressed again, as small as possible. */
    recompress: env.RECOMPRESS === 'on',
    /** Milliseconds from which on a statement is logged; 0 logs none. */
    slowQueryMs: env.SLOW_QUERY_MS,
    /** Day of the next release, as announced by the alliance (ISO date). */
    nextUpdate: env.NEXT_UPDATE,
    /** File of the operator's settings, and whether the environment names it. */
    siteSettings: {
      file: resolve(root, env.SITE_SETTINGS ?? 'site.json'),
      isNamed: env.SITE_SETTINGS !== undefined,
    },
    /** Where requests of the export form are kept, for how long, and what keeps programs from them. */
    exportForm: readExportForm(env, root),
    rateLimits,
    /** Where faults and crashes are reported; nowhere when absent. */
    errorWebhook: env.ERROR_WEBHOOK,
    /** Processes that serve together, each with a cache of its own. */
    workers: env.WORKERS,
    /** Bound of the response cache of a release, in bytes. */
    cacheBytes: env.CACHE_MB * 1024 * 1024,
    /** Whether browsers save pages to show them offline. */
    offline: env.OFFLINE === 'on',
    /** Keys of sources that are not served. */
    without: new Set(env.GROWING_PLACES === 'off' ? ['bean-growing-places'] : []),
  };
}

function readReleasesDatabase(env: z.infer<typeof environment>): PostgresPlaceOptions | null {
  const url = releasesDatabase(env);
  if (url === null) return null;
  return { url, mostConnections: env.DATABASE_CONNECTIONS, slowestStatement: env.DATABASE_TIMEOUT_MS };
}

function readExportForm(
  env: z.infer<typeof environment>,
  root: string,
): Pick<ExportDeskOptions, 'place' | 'retentionMonths' | 'captchaKey' | 'google'> {
  const { DATABASE_URL, REQUESTS_FILE, RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET, PUBLIC_ORIGIN } = env;
  return {
    place:
      DATABASE_URL === undefined ? { file: resolve(root, REQUESTS_FILE) } : { databaseUrl: DATABASE_URL },
    retentionMonths: env.REQUESTS_RETENTION_MONTHS,
    captchaKey: env.CAPTCHA_KEY,
    google:
      RECAPTCHA_SITE_KEY === undefined || RECAPTCHA_SECRET === undefined
        ? undefined
        : {
            siteKey: RECAPTCHA_SITE_KEY,
            secret: RECAPTCHA_SECRET,
            leastScore: env.RECAPTCHA_LEAST_SCORE,
            hostname: PUBLIC_ORIGIN === undefined ? undefined : new URL(PUBLIC_ORIGIN).hostname,
            verifyUrl: env.RECAPTCHA_VERIFY_URL,
          },
  };
}
