import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { earlyScript } from '#contract/early-script.ts';

/** Headers that both kinds of answers have. `upgrade-insecure-requests` is left out: it breaks plain HTTP in a local network. */
const common = {
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
  xXssProtection: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xDnsPrefetchControl: false,
  originAgentCluster: false,
} as const;

/** Data may be fetched from any site, and is never a document. */
export async function secureData(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    ...common,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginOpenerPolicy: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    xFrameOptions: false,
  });
}

const earlyScriptHash = createHash('sha256').update(earlyScript).digest('base64');

/** Pages run our own files only, and the one line of script in their head. Styles stand inside the document. */
export async function securePages(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    ...common,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", `'sha256-${earlyScriptHash}'`],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    xFrameOptions: { action: 'sameorigin' },
  });
}
