import cookie from '@fastify/cookie';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { canBeAsked } from '#contract/export-addresses.ts';
import type { ExportFormSettings } from '#contract/export-form.ts';
import type { PageAddress, RenderPage } from '#contract/page.ts';
import type { ReadFigures } from '#contract/page-figures.ts';
import type { DrawPicture } from '#contract/page-pictures.ts';
import type { SiteSettings } from '#contract/site-settings.ts';
import { Recompressor } from './cache/recompressor.ts';
import { ProblemError, quoted } from './errors.ts';
import type { ExportDesk } from './export-form/export-desk.ts';
import { registerMcp } from './mcp/register-mcp.ts';
import { validateParameters } from './parameters.ts';
import type { Assets } from './plugins/assets.ts';
import { closeConnections } from './plugins/closing.ts';
import { registerData } from './plugins/data.ts';
import { registerDataPackage } from './plugins/data-package.ts';
import { registerDecimals } from './plugins/decimals.ts';
import { registerDiscovery } from './plugins/discovery.ts';
import { registerExportForm } from './plugins/export-form.ts';
import { AnswerValues, createGetJson } from './plugins/get-json.ts';
import { registerHealth } from './plugins/health.ts';
import { Metrics } from './plugins/metrics.ts';
import { registerOffline } from './plugins/offline.ts';
import { collectOpenapi, registerOpenapi, registerOpenapiPage } from './plugins/openapi.ts';
import { readOrigin, warnWithoutOrigin } from './plugins/origin.ts';
import { paceClients } from './plugins/pace.ts';
import { refusePermits, type TakePermit } from './plugins/page-files.ts';
import { drawPageAgain, offerChoices, type PagesOptions, registerPages } from './plugins/pages.ts';
import { longestAddress, registerProblems, sendProblem } from './plugins/problems.ts';
import { limitRates, publishedLimits, type RateLimits } from './plugins/rate-limits.ts';
import { largestHeaders, refuseConnection, slowestHeaders } from './plugins/raw-problems.ts';
import { answerFromCache } from './plugins/response-cache.ts';
import { registerTransport, secureData, securePages } from './plugins/security.ts';
import { registerSite } from './plugins/site.ts';
import { openQueues } from './plugins/work-limit.ts';
import type { ReleaseStore } from './release/release-store.ts';
import { dataRoutes } from './routes/index.ts';
import { logAccess } from './tracing/access-log.ts';
import type { Fault } from './tracing/fault-webhook.ts';
import { followRefusals, RefusalLog } from './tracing/refusals.ts';
import { requestId, traceRequests } from './tracing/trace-requests.ts';
import type { ApiWords } from './words.ts';

/** Milliseconds within which a whole request has to arrive, with the body of a form. */
const slowestRequest = 30_000;

/** Milliseconds after which a connection is cut on which nothing moves: what waits longest is answered before, and who reads slowly takes something meanwhile. */
const longestSilence = 120_000;

export interface AppOptions {
  store: ReleaseStore;
  /** Folder of releases of this machine, with the record of the last refresh; without it there are no metrics of refreshes. */
  releasesDirectory?: string | undefined;
  /** Whether `/readyz` still waits for answers that are made ahead; left out, it waits for none. */
  isWarming?: (() => boolean) | undefined;
  /** Where several processes serve one port: the number of this one, and a function for the metrics of all. */
  worker?: { number: string; askMetrics: () => Promise<string | null> } | undefined;
  words: ApiWords;
  assets: Assets;
  logger: FastifyBaseLogger;
  /** `null` serves the API alone. */
  renderPage: RenderPage | null;
  /** Reads the tables of a page, for the files beside it; left out, there are none. */
  readFigures?: ReadFigures | undefined;
  /** Draws pages for their images; left out, there are none. */
  drawPicture?: DrawPicture | undefined;
  /** Address of the data of the logo that images bear; none when left out. */
  logo?: string | null | undefined;
  /** The part of an address that pages read; left out, all of it. */
  pageAddress?: PageAddress | undefined;
  publicOrigin?: string | undefined;
  /** Bearer token that readers of the metrics must send; without one only local requests may read them. */
  metricsToken?: string | undefined;
  /** Trusted proxies, whose `X-Forwarded-…` headers are read, as addresses and networks; none by default. */
  trustProxy?: string | undefined;
  /** Day of the next release, where it has been announced. */
  nextUpdate?: string | undefined;
  /** Whether cached answers are compressed again, as small as possible; true by default. */
  recompress?: boolean | undefined;
  /** Whether each request has a line of the log; it has none when left out. */
  accessLog?: boolean | undefined;
  /** Milliseconds from which on a statement is logged; 0, and left out, logs none. */
  slowQueryMs?: number | undefined;
  /** Requests that an address may make in a minute; the published limits when left out. */
  rateLimits?: RateLimits | undefined;
  /** Issues files by the export form; without it there is no form. The caller closes the desk. */
  exportDesk?: ExportDesk | undefined;
  /** Hears of every answer that is a fault. */
  tellFault?: ((fault: Fault) => void) | undefined;
  /** Whether browsers save pages to show them offline; they do not when left out. */
  offline?: boolean | undefined;
  site?: SiteSettings | undefined;
}

/** The whole HTTP server, ready to listen or for `inject`. The caller closes the store. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { store, words, logger, publicOrigin, trustProxy, rateLimits = publishedLimits } = options;
  const recompressor = new Recompressor((error) =>
    logger.warn({ err: error }, 'An answer could not be compressed again'),
  );
  if (options.recompress === false) recompressor.stop();
  const queues = openQueues();
  const refusals = new RefusalLog(logger);
  const metrics = new Metrics({
    ...{ store, work: queues, recompressor, worker: options.worker?.number },
    requests: options.exportDesk?.requests,
  });
  const app = createServer(options, refusals);

  registerTransport(app);
  closeConnections(app);
  paceClients(app, rateLimits.all);
  warnWithoutOrigin(app, { publicOrigin, trustProxy, logger });
  if (options.accessLog) logAccess(app, logger);
  answerFromCache(app, { store, metrics, recompressor });
  traceRequests(app, { metrics, logger, slowQueryMs: options.slowQueryMs ?? 0 });
  followRefusals(app, { log: refusals, rateLimited: (kind) => metrics.rateLimited(kind) });
  const admit = limitRates(app, rateLimits);
  countAnswers(app, metrics, options.tellFault);
  registerProblems(app, words);
  app.addHook('onClose', async () => {
    recompressor.stop();
    metrics.close();
  });
  await collectOpenapi(app);

  const shared: Shared = { recompressor, queues, metrics, admit, values: new AnswerValues() };
  await app.register((data) => registerDataSide(data, app, options, shared));
  await app.register((pages) => registerPageSide(pages, app, options, shared));
  return app;
}

/** Options that the routes of data and pages share. */
interface Shared extends Pick<PagesOptions, 'recompressor' | 'queues' | 'metrics' | 'admit'> {
  values: AnswerValues;
}

/** The server without routes: limits of requests, request ids, answers to what is no HTTP. */
function createServer({ logger, trustProxy, words }: AppOptions, refusals: RefusalLog): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: longestAddress },
    trustProxy: trustProxy ?? false,
    genReqId: (request) => requestId(request, trustProxy !== undefined),
    // Every line gets the id of its request from the logger itself (`tracing/logger.ts`).
    childLoggerFactory: (parent) => parent,
    // Requests on connections that are open when the shutdown begins are still answered (`closing.ts`).
    return503OnClosing: false,
    requestTimeout: slowestRequest,
    connectionTimeout: longestSilence,
    http: {
      maxHeaderSize: largestHeaders,
      headersTimeout: slowestHeaders,
      connectionsCheckingInterval: 1000,
    },
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, { words, refusals }),
    frameworkErrors: (error, request, reply) =>
      sendProblem(request, reply, { words, code: 'unreadable-request', detail: `${error.message}.` }),
  });
  app.setValidatorCompiler(validateParameters);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  return app;
}

/** Counts answers by status and reports faults. Kept answers are written past this hook, and counted where they are written. */
function countAnswers(app: FastifyInstance, metrics: Metrics, tellFault: AppOptions['tellFault']): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    const { statusCode: status } = reply;
    metrics.answered(status);
    // A failing readiness check is an expected answer, no fault that a visitor met.
    if (status >= 500 && request.routeOptions.url !== '/readyz') {
      const [path = ''] = request.url.split('?');
      tellFault?.({ kind: 'answer', status, method: request.method, path, requestId: request.id });
    }
    done();
  });
}

/** The API, the assistants' endpoint, its description, health and metrics. */
async function registerDataSide(
  data: FastifyInstance,
  app: FastifyInstance,
  options: AppOptions,
  { metrics, recompressor, values, queues, admit }: Shared,
): Promise<void> {
  const { store, words, publicOrigin } = options;
  await secureData(data);
  registerData(data, {
    ...{ routes: dataRoutes, store, words, metrics, recompressor, values },
    ...{ limit: queues.data, build: options.assets.build },
  });
  registerOpenapi(data, metrics, recompressor);
  await registerOpenapiPage(data);
  registerHealth(data, {
    store,
    metrics,
    releasesDirectory: options.releasesDirectory,
    isWarming: options.isWarming,
    askMetrics: options.worker?.askMetrics,
    metricsToken: options.metricsToken,
  });
  const getJson = createGetJson(app, values);
  await data.register((mcp) =>
    registerMcp(mcp, { store, words, getJson, admit, queue: queues.assistant, publicOrigin }),
  );
  data.all('/api/*', { schema: { hide: true } }, (request) => {
    throw new ProblemError(
      'unknown-path',
      `There is nothing at ${quoted(request.url.split('?')[0])}. /api/docs lists every path.`,
    );
  });
}

/** Pages, their files and images, and the export form where there is a desk for it. */
async function registerPageSide(
  pages: FastifyInstance,
  app: FastifyInstance,
  options: AppOptions,
  { values, ...shared }: Shared,
): Promise<void> {
  const { store, words, assets, publicOrigin, exportDesk: desk, site = {} } = options;
  await securePages(pages, assets.page.styles, desk?.captcha.sources ?? [], site.analytics);
  await pages.register(cookie);
  const originOf = (request: FastifyRequest): string => readOrigin(request, publicOrigin);
  registerSite(pages, { store, originOf });
  registerDiscovery(pages, { store, words, site, originOf });
  registerDecimals(pages);
  const canBeSaved = options.offline === true && assets.worker !== null;
  registerOffline(pages, { ...shared, store, assets, words, canBeSaved });
  const drawing: PagesOptions = {
    ...shared,
    ...{ store, words, assets, publicOrigin, site, canBeSaved },
    logger: options.logger,
    renderPage: options.renderPage,
    readFigures: options.readFigures ?? null,
    drawPicture: options.drawPicture ?? null,
    logo: options.logo ?? null,
    takePermit: permitsOf(desk),
    exportForm: desk && formSettings(desk),
    pageAddress: options.pageAddress ?? ((path, search) => ({ path, search, isUnknown: false })),
    nextUpdate: options.nextUpdate,
    getJson: createGetJson(app, values),
  };
  registerPages(pages, drawing);
  if (drawing.readFigures !== null) registerDataPackage(pages, drawing);
  if (desk === undefined) return;
  await pages.register((form) =>
    registerExportForm(form, {
      ...{ desk, store, words, keepsPeople: canBeAsked(site) },
      drawAgain: drawPageAgain(drawing),
      offerChoices: offerChoices(drawing),
    }),
  );
}

function formSettings({ retentionMonths, sums }: ExportDesk): ExportFormSettings {
  return {
    months: retentionMonths,
    needsScripts: sums === null,
    askSum: async () => (await sums?.ask()) ?? null,
  };
}

/** Permits of the desk; without a desk every permit is refused. */
function permitsOf(desk: ExportDesk | undefined): TakePermit {
  return desk === undefined ? refusePermits : (permit, address) => desk.permits.take(permit, address);
}
