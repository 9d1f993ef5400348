import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Tinypool } from 'tinypool';
import type { PagePicture } from '#contract/page-pictures.ts';
import { faces } from './faces.ts';
import type { FaceFormat, PngTask } from './png-worker.ts';

/** Pixels of a PNG for each of the image. */
export type Density = 1 | 2;

/** The worker beside this file: as written, which has to be translated, or as built. */
const isBuilt = !import.meta.url.endsWith('.ts');
const worker = new URL(isBuilt ? './png-worker.js' : './png-worker.ts', import.meta.url).href;

/** Milliseconds without a request after which its process ends. */
const idle = 30_000;

/** Milliseconds within which an image has to be drawn. */
const slowest = 15_000;

let started: Tinypool | null = null;

/**
 * The drawing program's memory (mimalloc) is kept from one image to the next, in large pages where the machine has them. An image of
 * twice its size is 10 MB, several times over: to get and clear it anew, page by page, took as long as drawing.
 */
const memory = { MIMALLOC_PURGE_DELAY: '-1', MIMALLOC_ALLOW_LARGE_OS_PAGES: '1' };

/** A process's environment beside its memory's settings: all of this one's. */
const surroundings = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
);

/**
 * A process that draws. The drawing program ends its process on unexpected content, and images contain all that pages may show: the
 * server must outlive that. The next image gets another process.
 */
function drawers(): Tinypool {
  started ??= new Tinypool({
    filename: worker,
    runtime: 'child_process',
    serialization: 'advanced',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idle,
    env: { ...surroundings, ...memory },
    execArgv: isBuilt ? [] : ['--import', 'tsx'],
  });
  return started;
}

/** Caches what the first call makes. A failure is not cached: the process that makes it may die. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    if (made === null) {
      made = make();
      made.catch(() => {
        made = null;
      });
    }
    return made;
  };
}

const subsetFaces = (format: FaceFormat): Promise<readonly Uint8Array[]> =>
  drawers().run(format, { name: 'subsetFaces' });

/** Files of the faces for the drawing program. They are the process's own and go with it. */
const readFontFiles = once(async (): Promise<readonly string[]> => {
  const files = await subsetFaces('sfnt');
  const directory = mkdtempSync(join(tmpdir(), 'observatory-fonts-'));
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  return files.map((file, at) => {
    const path = join(directory, `${at}.ttf`);
    writeFileSync(path, file);
    return path;
  });
});

/** Rules of a style sheet that embeds the same faces, so that an image looks the same where they are not installed. */
const readFontRules = once(async (): Promise<string> => {
  const files = await subsetFaces('woff2');
  const rules = faces.map(({ family, weight }, at) => {
    const source = `url(data:font/woff2;base64,${Buffer.from(files[at] ?? []).toString('base64')}) format('woff2')`;
    return `@font-face{font-family:'${family}';font-weight:${weight};src:${source}}`;
  });
  return rules.join('');
});

/** The image as PNG. Rejects where it cannot be drawn, or not in time. */
export async function toPng({ svg, width }: PagePicture, density: Density): Promise<Buffer> {
  const task: PngTask = { svg, width: width * density, fonts: await readFontFiles() };
  const png: Uint8Array = await drawers().run(task, { signal: AbortSignal.timeout(slowest) });
  return Buffer.from(png);
}

/** The image as SVG that brings its faces along. */
export async function toSvg({ svg }: PagePicture): Promise<Buffer> {
  const end = svg.indexOf('>') + 1;
  return Buffer.from(`${svg.slice(0, end)}<style>${await readFontRules()}</style>${svg.slice(end)}`);
}
