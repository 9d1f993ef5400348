import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

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

/** Pages run our own files only. Styles stand inside the document; inline scripts are not allowed. */
export async function securePages(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    ...common,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
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
