import { resolve } from 'node:path';
import { z } from 'zod';
import { givenVariables } from '#contract/release-engine.ts';
import { publisherOrigins } from '../download/allowed-addresses.ts';
import type { BulkFile } from '../download/attempt.ts';
import { IngestError } from '../errors.ts';

type Origins = Readonly<Record<keyof typeof publisherOrigins, string>>;

/** The origins that the settings name in the place of a publisher's. */
export function ownOrigins(origins: Origins): string[] {
  const published: readonly string[] = Object.values(publisherOrigins);
  return Object.values(origins).filter((origin) => !published.includes(origin));
}

/**
 * The manifest with the addresses of the settings. Files of a catalogue are fetched from the addresses that it lists; an address
 * without an origin is relative to the catalogue.
 */
export function placeFiles(manifest: readonly BulkFile[], origins: Origins): BulkFile[] {
  const places = Object.entries(publisherOrigins).map(([name, published]) => ({
    published,
    place: origins[name as keyof typeof publisherOrigins],
  }));
  return manifest.map((file) => {
    const found = places.find(({ published }) => file.url.startsWith(`${published}/`));
    return found === undefined
      ? file
      : { ...file, url: `${found.place}${file.url.slice(found.published.length)}` };
  });
}

const origin = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const environment = z
  .object({
    RELEASES_DIR: z.string().default('data/releases'),
    DOWNLOADS_DIR: z.string().default('data/downloads'),
    REFRESH_KEEP: z.coerce.number().int().min(1).max(100_000).default(12),
    REFRESH_FREE_MB: z.coerce.number().int().min(0).max(1e9).default(2048),
    REFRESH_WEBHOOK: z.url({ protocol: /^https?$/ }).optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    REFRESH_MAIL_FROM: z.string().optional(),
    REFRESH_MAIL_TO: z.string().optional(),
    FAO_ORIGIN: origin.default(publisherOrigins.FAO_ORIGIN),
    HDX_ORIGIN: origin.default(publisherOrigins.HDX_ORIGIN),
    WORLD_BANK_ORIGIN: origin.default(publisherOrigins.WORLD_BANK_ORIGIN),
    WORLD_BANK_DOCUMENTS_ORIGIN: origin.default(publisherOrigins.WORLD_BANK_DOCUMENTS_ORIGIN),
  })
  .refine(
    (set) =>
      [set.SMTP_URL, set.REFRESH_MAIL_FROM, set.REFRESH_MAIL_TO].filter((value) => value === undefined)
        .length %
        3 ===
      0,
    {
      path: ['SMTP_URL'],
      message: 'a mail needs SMTP_URL, REFRESH_MAIL_FROM and REFRESH_MAIL_TO; set all or none',
    },
  );

/** Receivers of notices, beside the log. */
export interface Notices {
  webhook: string | undefined;
  mail: { smtpUrl: string; from: string; to: string } | undefined;
}

export type RefreshSettings = ReturnType<typeof readSettings>;

/** Reads the environment once; folders are meant from `root`. Throws `bad-argument`, which names every wrong variable. */
export function readSettings(variables: NodeJS.ProcessEnv, root: string) {
  const parsed = environment.safeParse(givenVariables(variables));
  if (!parsed.success)
    throw new IngestError(
      'bad-argument',
      'Wrong environment.',
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    );
  const { SMTP_URL: smtpUrl, REFRESH_MAIL_FROM: from, REFRESH_MAIL_TO: to, ...env } = parsed.data;
  const { FAO_ORIGIN, HDX_ORIGIN, WORLD_BANK_ORIGIN, WORLD_BANK_DOCUMENTS_ORIGIN } = env;
  const notices: Notices = {
    webhook: env.REFRESH_WEBHOOK,
    mail: smtpUrl === undefined || from === undefined || to === undefined ? undefined : { smtpUrl, from, to },
  };
  return {
    releases: resolve(root, env.RELEASES_DIR),
    downloads: resolve(root, env.DOWNLOADS_DIR),
    /** How many releases are kept. */
    keep: env.REFRESH_KEEP,
    /** Bytes that have to stay free on the disks beside those that the run needs. */
    leastFree: env.REFRESH_FREE_MB * 1e6,
    notices,
    /** Origin or address before the path of each publisher, by the name of the setting. */
    origins: { FAO_ORIGIN, HDX_ORIGIN, WORLD_BANK_ORIGIN, WORLD_BANK_DOCUMENTS_ORIGIN },
  };
}
