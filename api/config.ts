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

/** Settings from the environment. Relative folders start at the package's own. */
export interface Config {
  port: number;
  /** Address to listen on; all of the machine's when absent. */
  host: string | undefined;
  releasesDirectory: string;
  /** The PostgreSQL that releases are served from; `null` serves them from the folder. */
  releasesDatabase: PostgresPlaceOptions | null;
  distDirectory: string;
  logLevel: z.infer<typeof environment>['LOG_LEVEL'];
  /** Origin of canonical links; the request's own host when absent. */
  publicOrigin: string | undefined;
  /** Trusted proxies, whose `X-Forwarded-…` headers are read; none when absent. */
  trustProxy: string | undefined;
  /** Bearer token that readers of the metrics must send; without one only local requests may read them. */
  metricsToken: string | undefined;
  /** Whether the most wanted answers are made ahead. */
  warmUp: boolean;
  /** Whether `/readyz` waits for them after the start. */
  readyWhenWarm: boolean;
  /** Whether cached answers are compressed again, as small as possible. */
  recompress: boolean;
  /** Whether each request has a line of the log. */
  accessLog: boolean;
  /** Milliseconds from which on a statement is logged; 0 logs none. */
  slowQueryMs: number;
  /** Day of the next release, as announced by the alliance (ISO date). */
  nextUpdate: string | undefined;
  /** File of the operator's settings, and whether the environment names it. */
  siteSettings: { file: string; isNamed: boolean };
  rateLimits: RateLimits;
  /** Where requests of the export form are kept, for how long, and what keeps programs from them. */
  exportForm: Pick<ExportDeskOptions, 'place' | 'retentionMonths' | 'captchaKey' | 'google'>;
  /** Where faults and crashes are reported; nowhere when absent. */
  errorWebhook: string | undefined;
  /** Processes that serve together, each with a cache of its own. */
  workers: number;
  /** Bound of the response cache of a release, in bytes. */
  cacheBytes: number;
  /** Whether browsers save pages to show them offline. */
  offline: boolean;
  /** Keys of sources that are not served. */
  without: ReadonlySet<string>;
}

/** An environment variable has a value that the server cannot use. */
export class ConfigError extends Error {}

/** Reads the environment once. Throws `ConfigError`, whose message names every wrong variable. */
export function readConfig(variables: NodeJS.ProcessEnv, root: string): Config {
  const parsed = environment.safeParse(givenVariables(variables));
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`Wrong environment. ${wrong.join('; ')}`);
  }
  const {
    PORT,
    HOST,
    RELEASES_DIR,
    DIST_DIR,
    LOG_LEVEL,
    PUBLIC_ORIGIN,
    WARM_UP,
    READY_WHEN,
    NEXT_UPDATE,
    CACHE_MB,
  } = parsed.data;
  const {
    ACCESS_LOG,
    RECOMPRESS,
    TRUST_PROXY,
    SITE_SETTINGS,
    RATE_LIMIT_ALL,
    RATE_LIMIT_FORM,
    RATE_LIMIT_FILES,
    RATE_LIMIT_API,
    RATE_LIMIT_PAGES,
  } = parsed.data;
  return {
    port: PORT,
    host: HOST,
    releasesDirectory: resolve(root, RELEASES_DIR),
    releasesDatabase: readReleasesDatabase(parsed.data),
    distDirectory: resolve(root, DIST_DIR),
    logLevel: LOG_LEVEL,
    publicOrigin: PUBLIC_ORIGIN,
    trustProxy: TRUST_PROXY,
    metricsToken: parsed.data.METRICS_TOKEN,
    warmUp: WARM_UP === 'on',
    readyWhenWarm: READY_WHEN === 'warm',
    accessLog: ACCESS_LOG === 'on',
    recompress: RECOMPRESS === 'on',
    slowQueryMs: parsed.data.SLOW_QUERY_MS,
    nextUpdate: NEXT_UPDATE,
    siteSettings: {
      file: resolve(root, SITE_SETTINGS ?? 'site.json'),
      isNamed: SITE_SETTINGS !== undefined,
    },
    exportForm: readExportForm(parsed.data, root),
    rateLimits: {
      all: RATE_LIMIT_ALL,
      form: RATE_LIMIT_FORM,
      files: RATE_LIMIT_FILES,
      api: RATE_LIMIT_API,
      pages: RATE_LIMIT_PAGES,
    },
    errorWebhook: parsed.data.ERROR_WEBHOOK,
    workers: parsed.data.WORKERS,
    cacheBytes: CACHE_MB * 1024 * 1024,
    offline: parsed.data.OFFLINE === 'on',
    without: new Set(parsed.data.GROWING_PLACES === 'off' ? ['bean-growing-places'] : []),
  };
}

function readReleasesDatabase(env: z.infer<typeof environment>): PostgresPlaceOptions | null {
  const url = releasesDatabase(env);
  if (url === null) return null;
  return { url, mostConnections: env.DATABASE_CONNECTIONS, slowestStatement: env.DATABASE_TIMEOUT_MS };
}

function readExportForm(env: z.infer<typeof environment>, root: string): Config['exportForm'] {
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
