import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { z } from 'zod';
import type { PageAssets } from '#contract/page.ts';
import { Answer } from '../cache/answer.ts';
import { svgPolicy } from './security.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** The built browser files, read at their first request and then kept, compressed. */
export interface Assets {
  /** The file at a path such as `/assets/app-3f2a.js`, or `null`. */
  get(path: string, headers: Readonly<Record<string, string>>): Answer | null;
  /** Files that pages name. */
  page: PageAssets;
  /** Paths of the files that pages load, by their hashed names. */
  hashed: readonly string[];
  /** Hash of the list of built files; empty without a build. */
  build: string;
  /** Script of the worker that saves pages. */
  worker: string | null;
  /** Files that pages of a country load after their own: code without words. */
  laterCode: readonly string[];
}

const none: PageAssets = { js: [], css: [], styles: '', preload: [], files: {} };

/**
 * Lists the built browser files below `directory`; without a build there are none. `pictures` are the operator's own, by the path at
 * which they are served.
 */
export function readAssets(directory: string, pictures: ReadonlyMap<string, Buffer> = new Map()): Assets {
  const files = new Set([...(existsSync(directory) ? listFiles(directory) : []), ...pictures.keys()]);
  const answersByPath = new Map<string, Answer>();
  const list = join(directory, '.vite', 'manifest.json');
  const built = existsSync(list) ? readFileSync(list, 'utf8') : null;
  const worker = join(directory, '..', 'worker', 'service-worker.js');
  return {
    page: built === null ? none : readManifest(directory, built),
    build: built === null ? '' : createHash('sha256').update(built).digest('hex').slice(0, 10),
    worker: existsSync(worker) ? readFileSync(worker, 'utf8') : null,
    laterCode: built === null ? [] : listLaterCode(built),
    hashed: [...files].filter((path) => path.startsWith('/assets/')),
    get: (requestedPath, headers) => {
      // Browsers request the icon at its oldest address, whatever the page links.
      const path =
        requestedPath === '/favicon.ico' && !files.has(requestedPath) ? '/favicon.svg' : requestedPath;
      if (!files.has(path) || path.startsWith('/.vite/')) return null;
      const known = answersByPath.get(path);
      if (known) return known;
      // The bundler puts a hash of the content into the names below /assets/: those never change.
      const hashed = path.startsWith('/assets/');
      const answer = new Answer({
        body: pictures.get(path) ?? readFileSync(join(directory, path)),
        headers: {
          ...headers,
          ...(extname(path) === '.svg' && { 'content-security-policy': svgPolicy }),
          'content-type': types[extname(path)] ?? 'application/octet-stream',
          'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        },
      });
      answersByPath.set(path, answer);
      setImmediate(() => answer.settle().catch(() => undefined));
      return answer;
    },
  };
}

function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length).split(sep).join('/'));
}

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
    dynamicImports: z.array(z.string()).optional(),
    assets: z.array(z.string()).optional(),
  }),
);

/** Pages that are kept of a country. */
const keptPages = ['country/country-page', 'data/data-page', 'prices/prices-page'];

/** All code that these pages come to load; words are another for each language, and the entry could load every page. */
function listLaterCode(built: string): readonly string[] {
  const files = manifest.parse(JSON.parse(built));
  const reached = new Set<string>();
  const reach = (source: string): void => {
    if (reached.has(source) || source.startsWith('locales/') || source.includes('/entry-client.')) return;
    reached.add(source);
    files[source]?.imports?.forEach(reach);
    files[source]?.dynamicImports?.forEach(reach);
  };
  for (const page of keptPages) reach(`web/src/pages/${page}.tsx`);
  return [...reached].flatMap((source) => (files[source] ? [`/${files[source].file}`] : []));
}

/** Vite's manifest as pages need it: the entry, everything it imports, and their styles. */
function readManifest(directory: string, built: string): PageAssets {
  const files = manifest.parse(JSON.parse(built));
  const entries = Object.keys(files).filter((source) => files[source]?.isEntry);
  const reached = new Set<string>();
  const reach = (source: string): void => {
    if (reached.has(source)) return;
    reached.add(source);
    files[source]?.imports?.forEach(reach);
  };
  entries.forEach(reach);
  const chunks = [...reached].flatMap((source) => files[source] ?? []);
  const address = (path: string): string => `/${path}`;
  const sheets = [
    ...new Set(
      Object.values(files).flatMap((chunk) => [
        ...(chunk.css ?? []),
        ...(chunk.file.endsWith('.css') ? [chunk.file] : []),
      ]),
    ),
  ];
  const fonts = [
    ...new Set(
      Object.values(files)
        .flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])])
        .filter((path) => path.endsWith('.woff2')),
    ),
  ];
  return {
    js: chunks.filter(({ isEntry }) => isEntry).map((chunk) => address(chunk.file)),
    css: sheets.map(address),
    styles: sheets.map((path) => readFileSync(join(directory, path), 'utf8')).join('\n'),
    preload: [
      ...chunks
        .filter(({ isEntry }) => !isEntry)
        .map((chunk) => ({ href: address(chunk.file), rel: 'modulepreload' as const })),
      ...fonts.map((path) => ({
        href: address(path),
        rel: 'preload' as const,
        as: 'font' as const,
        type: 'font/woff2',
      })),
    ],
    files: Object.fromEntries(
      Object.entries(files).map(([source, { file: path, css, imports }]) => [
        source,
        { file: address(path), css: css?.map(address), imports },
      ]),
    ),
  };
}
