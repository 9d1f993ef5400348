import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { versioned } from '#contract/addresses.ts';
import { isEmbed } from '#contract/embed.ts';
import type { ExportFormSettings, ExportFormState } from '#contract/export-form.ts';
import {
  editionHeader,
  editionText,
  type PageAddress,
  type PageAnswer,
  type PageRequest,
  type RenderPage,
} from '#contract/page.ts';
import type { PageFigures, ReadFigures } from '#contract/page-figures.ts';
import type { DrawnPage, DrawPicture } from '#contract/page-pictures.ts';
import type { ProblemCode } from '#contract/problem.ts';
import type { SiteSettings } from '#contract/site-settings.ts';
import { Answer } from '../cache/answer.ts';
import type { Recompressor } from '../cache/recompressor.ts';
import { ProblemError, quoted } from '../errors.ts';
import { withRows } from '../files/export-choices.ts';
import { type FileAsk, isImage, isSection } from '../files/file-address.ts';
import { ReleaseChanged } from '../release/release-file.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import type { ServedRelease } from '../release/served-release.ts';
import type { ApiWords } from '../words.ts';
import type { Assets } from './assets.ts';
import { refuseOtherMethods } from './data.ts';
import type { DrawAgain, OfferChoices } from './export-form.ts';
import type { GetReleaseJson } from './get-json.ts';
import type { Metrics } from './metrics.ts';
import { keptOrigin } from './origin.ts';
import {
  type Address,
  pageKey,
  readAddress,
  varyOf,
  visitorDecimals,
  visitorLanguage,
} from './page-address.ts';
import { drawChoices, drawFile, sendSection, spendPermit, type TakePermit } from './page-files.ts';
import { drawImage } from './page-images.ts';
import type { Admit } from './rate-limits.ts';
import { encodingFor, placeIn, sendAnswer, toHeaders } from './response-cache.ts';
import { openToFrames } from './security.ts';
import type { Queues, WorkLimit } from './work-limit.ts';

export interface PagesOptions {
  store: ReleaseStore;
  assets: Assets;
  renderPage: RenderPage | null;
  /** Reads the tables of a page, for its files; `null` serves pages alone. */
  readFigures: ReadFigures | null;
  /** Draws a page for its images; `null` serves none. */
  drawPicture: DrawPicture | null;
  /** Address of the logo's data that images bear. */
  logo: string | null;
  logger: FastifyBaseLogger;
  takePermit: TakePermit;
  /** Settings for pages that draw the export form; left out, there is none. */
  exportForm?: ExportFormSettings | undefined;
  words: ApiWords;
  publicOrigin: string | undefined;
  /** Day of the next release, where it has been announced. */
  nextUpdate: string | undefined;
  site: SiteSettings;
  /** Whether browsers may save pages. */
  canBeSaved: boolean;
  getJson: GetReleaseJson;
  /** The part of an address that pages read. */
  pageAddress: PageAddress;
  metrics: Metrics;
  recompressor: Recompressor;
  queues: Queues;
  admit: Admit;
}

/** How often a page is drawn from the start because another release took the place of the one that it was drawn from. */
const mostAttempts = 3;

/** Everything that is not the API: built files, and pages drawn by the renderer. */
export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  const { store, assets, renderPage, metrics, recompressor } = options;
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const asset = assets.get(path, toHeaders(reply, {}));
    if (asset) {
      const place = { key: path, find: () => asset, measure: () => {} };
      return sendAnswer(request, reply, { answer: asset, metrics, recompressor, place });
    }
    if (renderPage === null || path.startsWith('/assets/')) {
      throw new ProblemError('unknown-path', `There is nothing at ${quoted(path)}.`);
    }
    if (isEmbed(path)) openToFrames(reply);
    const address = addressOf(request.url, options);
    const { file } = address;
    // Whoever brings no permit is refused before anything is worked out.
    if (file?.ending === 'xlsx' && (file.permit === undefined || request.method === 'HEAD'))
      await options.takePermit(undefined, request.url);
    const draw = (release: ServedRelease | null): Promise<Answer> =>
      file === null
        ? drawPage(request, reply, { release, address, renderPage }, options)
        : drawBeside(file, { request, reply, release, address }, options);
    for (let attempt = 1; store.current !== null; attempt += 1) {
      try {
        return await drawFromStore(request, reply, { address, draw }, options);
      } catch (error) {
        if (attempt >= mostAttempts || !isPassing(error)) throw error;
      }
    }
    const answer = await options.queues.page.run(() => draw(null), request);
    return sendAnswer(request, reply, { answer, metrics, recompressor, place: null });
  });
  refuseOtherMethods(app, '/*');
}

function addressOf(url: string, { pageAddress, readFigures, drawPicture }: PagesOptions): Address {
  return readAddress(url, { pageAddress, hasFiles: readFigures !== null || drawPicture !== null });
}

/** Makes a page's file: of its tables, or an image. */
function drawBeside(
  file: FileAsk,
  context: { request: FastifyRequest; reply: FastifyReply; release: ServedRelease | null; address: Address },
  options: PagesOptions,
): Promise<Answer> {
  const { request, reply, release, address } = context;
  const { vary } = varyOf(address.path);
  const { readFigures, drawPicture, queues } = options;
  // Work in the queue of files or images requests one page at a time, and gives its place back before it goes on.
  const part = { client: isImage(file) ? 'images' : 'files', isPart: true };
  if (!isImage(file)) {
    const figures = (): Promise<PageFigures> =>
      queues.page.run(() => drawFigures(readFigures, request, release, address, options), part);
    return drawFile(file, { release, figures, vary }, reply, options);
  }
  const read = drawPicture && ((pageRequest: PageRequest) => drawPicture(pageRequest, file));
  const draw = (): Promise<DrawnPage> =>
    queues.page.run(() => drawFigures(read, request, release, address, options), part);
  return drawImage(file, { release, draw, vary }, reply, options);
}

/** Draws a page with a form that was not accepted. It is personal, so it is not cached. */
export function drawPageAgain(options: PagesOptions): DrawAgain | null {
  const { store, renderPage, metrics, recompressor } = options;
  if (renderPage === null) return null;
  return async (request, reply, { address: url, form, question, status }) => {
    const address = addressOf(url, options);
    const { exportForm } = options;
    const settings = {
      ...options,
      exportForm: exportForm && { ...exportForm, askSum: async () => question },
    };
    const drawing = { address, renderPage, again: { form, status } };
    const answer = await options.queues.page.run(
      () => store.use((release) => drawPage(request, reply, { ...drawing, release }, settings)),
      request,
    );
    return sendAnswer(request, reply, { answer, metrics, recompressor, place: null });
  };
}

/** Lists the exports of a figure; `null` where there are no pages. */
export function offerChoices(options: PagesOptions): OfferChoices | null {
  const { store, readFigures, metrics, recompressor, publicOrigin, queues } = options;
  if (readFigures === null) return null;
  return async (request, reply, workbook) => {
    const { file, version, path } = addressOf(workbook, options);
    if (file === null || isImage(file)) throw new ProblemError('invalid-parameter', 'This is no workbook.');
    const key = `choices ${keptOrigin(request, publicOrigin)} ${visitorDecimals(request, path)} ${workbook}`;
    return store.use(async (release) => {
      const pages = new Map<string, Promise<PageFigures>>();
      const read = (rows: typeof file.rows): Promise<PageFigures> => {
        const address = addressOf(withRows(workbook, rows), options);
        const known = pages.get(address.search);
        const page = known ?? drawFigures(readFigures, request, release, address, options);
        pages.set(address.search, page);
        return page;
      };
      let isHit = true;
      const answer = await release.cache.getOrMake(key, () => {
        isHit = false;
        return queues.choices.run(
          () => drawChoices(workbook, file, { release, read }, reply, options),
          request,
        );
      });
      const place = placeIn(release.cache, key);
      return sendAnswer(request, reply, { answer, metrics, recompressor, place, isHit });
    }, version ?? undefined);
  };
}

/** A page of a release that is not kept is drawn from the current one, with a note; its files and images are refused. */
async function drawFromStore(
  request: FastifyRequest,
  reply: FastifyReply,
  { address, draw }: { address: Address; draw(release: ServedRelease): Promise<Answer> },
  options: PagesOptions,
): Promise<FastifyReply> {
  const drawPage = (release: ServedRelease): Promise<FastifyReply> =>
    drawKept(request, reply, { release, address, draw }, options);
  try {
    return await options.store.use(drawPage, address.version ?? undefined);
  } catch (error) {
    if (isAbsent(error) && address.file === null) return options.store.use(drawPage);
    throw error;
  }
}

const absent: readonly ProblemCode[] = ['unknown-release', 'unreadable-release'];

function isAbsent(error: unknown): boolean {
  return error instanceof ProblemError && absent.includes(error.code);
}

/** Whether the next attempt finds another release, or none, which a page can show. */
function isPassing(error: unknown): boolean {
  return error instanceof ReleaseChanged || (error instanceof ProblemError && error.code === 'no-release');
}

async function drawKept(
  request: FastifyRequest,
  reply: FastifyReply,
  drawing: {
    release: ServedRelease;
    address: Address;
    draw(release: ServedRelease): Promise<Answer>;
  },
  options: PagesOptions,
): Promise<FastifyReply> {
  const { metrics, recompressor, publicOrigin, queues } = options;
  const { release, address, draw } = drawing;
  const { file } = address;
  const key = pageKey(request, address, keptOrigin(request, publicOrigin));
  if (file !== null && !isImage(file) && isSection(file)) {
    const read = () =>
      queues.file.run(() => drawFigures(options.readFigures, request, release, address, options), request);
    if (!release.files.isReady(key, request.headers)) options.admit(request, reply, 'files');
    const { vary } = varyOf(address.path);
    return sendSection(request, reply, { file, key, release, read, vary }, options);
  }
  if (file !== null && release.cache.get(key) === undefined) options.admit(request, reply, 'files');
  const queue = queueFor(file, queues);
  let isHit = true;
  const answer = await release.cache.getOrMake(key, async () => {
    isHit = false;
    const fresh = await queue.run(() => draw(release), request);
    await fresh.prepare(encodingFor(request), queue.state.waiting > 0 ? 'little' : 'usual');
    return fresh;
  });
  if (file?.ending === 'xlsx')
    await spendPermit(request, reply, { permit: file.permit, takePermit: options.takePermit });
  const place = placeIn(release.cache, key);
  return sendAnswer(request, reply, { answer, metrics, recompressor, place, isHit });
}

const queueFor = (file: FileAsk | null, { page, image, file: files }: Queues): WorkLimit => {
  if (file === null) return page;
  return isImage(file) ? image : files;
};

/** The renderer's request. */
function toPageRequest(
  request: FastifyRequest,
  release: ServedRelease | null,
  { path, search, version }: Address,
  { assets, publicOrigin, nextUpdate, site, canBeSaved, getJson, store, exportForm }: PagesOptions,
): PageRequest & { isPinned: boolean } {
  const { cookie, accepted } = visitorLanguage(request);
  const current = store.current;
  const isPinned = release !== null && release.id === version;
  return {
    path,
    search,
    acceptLanguage: accepted,
    cookieLanguage: cookie,
    decimals: visitorDecimals(request, path),
    origin: keptOrigin(request, publicOrigin),
    release: release && {
      id: release.id,
      created: release.info.created,
      origin: release.info.origin,
      nextUpdate: nextUpdate ?? null,
      pinned: isPinned,
      newest:
        current === null || current.id === release.id
          ? null
          : { id: current.id, created: current.info.created },
      absent: isPinned ? null : version,
    },
    getJson: (data) => getJson(isPinned && release !== null ? versioned(data, release.id) : data, release),
    assets: assets.page,
    site,
    canBeSaved,
    ...(exportForm && { exportForm }),
    isPinned,
  };
}

async function drawPage(
  request: FastifyRequest,
  reply: FastifyReply,
  drawing: {
    release: ServedRelease | null;
    address: Address;
    renderPage: RenderPage;
    again?: { form: ExportFormState; status: number };
  },
  options: PagesOptions,
): Promise<Answer> {
  const { release, address, renderPage, again } = drawing;
  const { store } = options;
  const current = store.current;
  const { isPinned, ...wanted } = toPageRequest(request, release, address, options);
  const page = await renderPage({ ...wanted, ...(again === undefined ? {} : { form: again.form }) });
  if (again !== undefined && page.redirect === undefined) page.status = again.status;
  // A page drawn while the release changed may hold figures of both under the name of one.
  if (release !== null && !isPinned && store.current !== release) throw new ReleaseChanged();
  const settled = release !== null && store.current === current;
  const { path, isUnknown } = address;
  const ofEdition: Record<string, string> =
    release === null ? {} : { [editionHeader]: editionText(release.id, options.assets.build) };
  return toAnswer(page, toHeaders(reply, ofEdition), { settled, ...varyOf(path), isUnknown });
}

async function drawFigures<T>(
  read: ((wanted: PageRequest) => Promise<T>) | null,
  request: FastifyRequest,
  release: ServedRelease | null,
  address: Address,
  options: PagesOptions,
): Promise<T> {
  const { store } = options;
  if (read === null || release === null)
    throw new ProblemError('no-release', 'There is no release to make a file of. Ask again soon.');
  const { isPinned, ...wanted } = toPageRequest(request, release, address, options);
  const page = await read(wanted);
  if (!isPinned && store.current !== release) throw new ReleaseChanged();
  return page;
}

/** The address that a page leads to. Throws `unknown-path` when a browser would leave the site on it. */
function ownLocation(redirect: string): string {
  const site = 'http://site.invalid';
  if (URL.canParse(redirect, site) && new URL(redirect, site).origin === site) return redirect;
  throw new ProblemError('unknown-path', 'There is nothing at this address.');
}

function toAnswer(
  page: PageAnswer,
  secure: Readonly<Record<string, string>>,
  { settled, vary, isUnknown }: { settled: boolean; vary?: string; isUnknown: boolean },
): Answer {
  const { html = '' } = page;
  const redirect: Record<string, string> =
    page.redirect === undefined ? {} : { location: ownLocation(page.redirect) };
  const keep = settled && page.status < 400 && page.isPersonal !== true;
  return new Answer({
    status: page.status,
    body: Buffer.concat([html].flat().map((part) => (typeof part === 'string' ? Buffer.from(part) : part))),
    headers: {
      ...secure,
      ...redirect,
      ...page.headers,
      'content-type': page.contentType ?? 'text/html; charset=utf-8',
      'content-language': page.language,
      'cache-control': keep ? 'public, max-age=60, stale-while-revalidate=86400' : 'no-store',
    },
    ...(vary === undefined ? {} : { vary }),
    // All addresses without a page share one cache entry, so invented ones are drawn once.
    kept: keep ? page.status === 200 : settled && isUnknown && page.status === 404,
  });
}
