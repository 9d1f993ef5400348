import { Tinypool } from 'tinypool';
import type { PagePicture } from '#contract/page-pictures.ts';
import { readFontFiles, readFontRules } from './fonts.ts';
import type { PngTask } from './png-worker.ts';

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
