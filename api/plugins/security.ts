import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { embedScript, embedStyles } from '#contract/embed.ts';
import { inlineScript } from '#contract/inline-script.ts';
import type { Analytics } from '#contract/site-settings.ts';

/**
 * Headers that both kinds of answers have. `upgrade-insecure-requests` is left out: it breaks plain HTTP in a local network.
 * Strict transport security belongs to the connection (`overTls`).
 */
const common = {
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  strictTransportSecurity: false,
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

/** Headers of every problem, wherever it is met, also before a request could be read: those of data. */
export const problemSecurity: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Policy of SVGs, which are documents where they are opened by themselves: styles, faces and pictures that they bring along, and no scripts. */
export const svgPolicy = "default-src 'none';style-src 'unsafe-inline';font-src data:;img-src data:";

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Browser features that neither a page here nor its contents may use. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const permissionsPolicy = unused.map((feature) => `${feature}=()`).join(', ');

/**
 * Pages run the site's own files only, and the one line of script in their head. `styles` are inside the document and allowed by their
 * hash, a third-party captcha by the addresses of its files, and the analytics service by its origin. Attributes have no hash: they hold
 * the colours of a crop's map and the lengths of bars.
 */
export async function securePages(
  app: FastifyInstance,
  styles: string,
  captchaSources: readonly string[],
  analytics: Analytics | undefined,
): Promise<void> {
  const others =
    analytics === undefined ? captchaSources : [...captchaSources, new URL(analytics.script).origin];
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('permissions-policy', permissionsPolicy);
    done();
  });
  await app.register(helmet, {
    ...common,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", hashOf(inlineScript), ...others],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", hashOf(styles)],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...others],
        frameSrc: ["'self'", ...captchaSources],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
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

/** Policy of embedded figures, which any site may frame: a drawing, its styles and the script that reports its height. */
const embedPolicy = [
  "default-src 'none'",
  `script-src ${hashOf(embedScript)}`,
  `style-src ${hashOf(embedStyles)}`,
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  'frame-ancestors *',
].join(';');

/** Lets other sites frame an answer. */
export function openToFrames(reply: FastifyReply): void {
  reply.removeHeader('x-frame-options').header('content-security-policy', embedPolicy);
}

/** For a year browsers use TLS only. */
const strictTransport = 'max-age=31536000';

/** Over TLS, and only there, tells browsers to use TLS only. A trusted proxy's header counts. */
export function registerTransport(app: FastifyInstance): void {
  app.addHook('onRequest', (request: FastifyRequest, reply, done) => {
    // On the raw answer, so that the header is not cached.
    if (request.protocol === 'https') reply.raw.setHeader('strict-transport-security', strictTransport);
    done();
  });
}
