import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { PageSearch, RenderPage } from '#contract/page.ts';
import type { SiteSettings } from '#contract/site-settings.ts';
import { Recompressor } from './cache/recompressor.ts';
import { ProblemError, quoted } from './errors.ts';
import { validateParameters } from './parameters.ts';
import type { Assets } from './plugins/assets.ts';
import { closeConnections } from './plugins/closing.ts';
import { registerData } from './plugins/data.ts';
import { AnswerValues, createGetJson } from './plugins/get-json.ts';
import { registerHealth } from './plugins/health.ts';
import { Metrics } from './plugins/metrics.ts';
import { collectOpenapi, registerOpenapi } from './plugins/openapi.ts';
import { readOrigin } from './plugins/origin.ts';
import { registerPages } from './plugins/pages.ts';
import { longestAddress, registerProblems, sendProblem } from './plugins/problems.ts';
import { largestHeaders, refuseConnection, slowestHeaders } from './plugins/raw-problems.ts';
import { answerFromCache } from './plugins/response-cache.ts';
import { registerTransport, secureData, securePages } from './plugins/security.ts';
import { registerSite } from './plugins/site.ts';
import { dataBounds, pageBounds, WorkLimit } from './plugins/work-limit.ts';
import type { ReleaseStore } from './release/release-store.ts';
import { dataRoutes } from './routes/index.ts';
import type { ApiWords } from './words.ts';

/** Milliseconds within which a whole request has to arrive; none has a body that is read. */
const slowestRequest = 30_000;

export interface AppOptions {
  store: ReleaseStore;
  words: ApiWords;
  assets: Assets;
  logger: FastifyBaseLogger;
  /** `null` serves the API alone. */
  renderPage: RenderPage | null;
  /** What pages read of an address; left out, all of it. */
  pageSearch?: PageSearch | undefined;
  publicOrigin?: string | undefined;
  /** Proxies whose `X-Forwarded-…` headers are believed, as addresses and networks; none when left out. */
  trustProxy?: string | undefined;
  /** Day of the next release, where it has been announced. */
  nextUpdate?: string | undefined;
  /** What the operator says of the site. */
  site?: SiteSettings | undefined;
}

/** The whole HTTP server, ready to listen or to be asked in process. The store stays the caller's to close. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { store, words, assets, logger, renderPage, publicOrigin, nextUpdate, trustProxy } = options;
  const metrics = new Metrics();
  const values = new AnswerValues();
  const recompressor = new Recompressor((error) =>
    logger.warn({ err: error }, 'An answer could not be compressed again'),
  );
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: longestAddress },
    trustProxy: trustProxy ?? false,
    // What arrives on connections that are open when the server is asked to end is still answered (`closing.ts`).
    return503OnClosing: false,
    requestTimeout: slowestRequest,
    http: {
      maxHeaderSize: largestHeaders,
      headersTimeout: slowestHeaders,
      connectionsCheckingInterval: 1000,
    },
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, words),
    frameworkErrors: (error, request, reply) =>
      sendProblem(request, reply, { words, code: 'unreadable-request', detail: `${error.message}.` }),
  });
  app.setValidatorCompiler(validateParameters);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));

  registerTransport(app);
  closeConnections(app);
  answerFromCache(app, { store, metrics, recompressor });
  // Kept answers are written past this hook, and counted where they are written.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    metrics.answered(reply.statusCode);
    done();
  });
  registerProblems(app, words);
  app.addHook('onClose', async () => recompressor.stop());
  await collectOpenapi(app);

  await app.register(async (data) => {
    await secureData(data);
    const limit = new WorkLimit(dataBounds);
    registerData(data, { routes: dataRoutes, store, words, metrics, recompressor, values, limit });
    registerOpenapi(data, metrics, recompressor);
    registerHealth(data, store, metrics);
    data.all('/api/*', { schema: { hide: true } }, (request) => {
      throw new ProblemError(
        'unknown-path',
        `There is nothing at ${quoted(request.url.split('?')[0])}. /api/openapi.json lists every path.`,
      );
    });
  });
  await app.register(async (pages) => {
    await securePages(pages, assets.page.styles);
    await pages.register(cookie);
    registerSite(pages, { store, originOf: (request) => readOrigin(request, publicOrigin) });
    registerPages(pages, {
      store,
      assets,
      renderPage,
      pageSearch: options.pageSearch ?? ((_path, search) => search),
      limit: new WorkLimit(pageBounds),
      publicOrigin,
      nextUpdate,
      site: options.site ?? {},
      metrics,
      recompressor,
      getJson: createGetJson(app, values),
    });
  });
  return app;
}
