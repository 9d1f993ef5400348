import type { FastifyInstance, FastifyReply } from 'fastify';
import { manifestPath, workerPath } from '#contract/page.ts';
import { languages, languageTags } from '#locales/words.ts';
import { Answer } from '../cache/answer.ts';
import { ProblemError } from '../errors.ts';
import type { ApiWords } from '../words.ts';
import type { PagesOptions } from './pages.ts';
import { sendAnswer, toHeaders } from './response-cache.ts';

interface OfflineOptions extends Pick<PagesOptions, 'store' | 'assets' | 'metrics' | 'recompressor'> {
  words: ApiWords;
  canBeSaved: boolean;
}

/** A worker that ends all workers before it and deletes what they saved. */
const endingWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(
  caches.keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .then(() => self.registration.unregister())));
`;

/** The worker of a release: browsers take another text for another worker, which begins with stores of its own. */
function workerText({ store, assets, canBeSaved }: OfflineOptions): string {
  if (!canBeSaved) return endingWorker;
  // Without a release the worker that a browser has goes on.
  if (store.current === null) throw new ProblemError('no-release', 'There is no release to save pages of.');
  const edition = JSON.stringify({ release: store.current.id, build: assets.build });
  return `self.edition=${edition};self.laterCode=${JSON.stringify(assets.laterCode)};\n${assets.worker}`;
}

const icon = (size: number, purpose: string): object => ({
  src: `/icon-${purpose === 'any' ? '' : `${purpose}-`}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const icons = [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')];

/** What browsers install the site by, in each language, and the worker that saves pages. */
export function registerOffline(app: FastifyInstance, options: OfflineOptions): void {
  const { metrics, recompressor, words, canBeSaved } = options;
  const answerOf = (reply: FastifyReply, text: string, headers: Record<string, string>): Answer =>
    new Answer({ body: Buffer.from(text), headers: toHeaders(reply, headers) });
  let last: { text: string; answer: Answer } | null = null;
  app.get(workerPath, { schema: { hide: true } }, (request, reply) => {
    const text = workerText(options);
    const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' };
    if (last?.text !== text) last = { text, answer: answerOf(reply, text, headers) };
    return sendAnswer(request, reply, { answer: last.answer, metrics, recompressor, place: null });
  });
  if (!canBeSaved) return;
  const names = (key: string, language: (typeof languages)[number]): string => words.names(key)[language];
  for (const language of languages)
    app.get(manifestPath(language), { schema: { hide: true } }, (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type('application/manifest+json; charset=utf-8')
        .send(
          JSON.stringify({
            id: '/',
            name: names('frame.site.title', language),
            short_name: names('frame.site.short', language),
            description: names('home.portal.description', language),
            lang: languageTags[language],
            start_url: `/${language}`,
            scope: '/',
            display: 'standalone',
            background_color: '#fbfaf6',
            theme_color: '#fbfaf6',
            icons,
          }),
        ),
    );
}
