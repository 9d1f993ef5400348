import { setImmediate as otherRequests } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import type { DrawnPage, PagePicture } from '#contract/page-pictures.ts';
import { Answer } from '../cache/answer.ts';
import { ProblemError, quoted } from '../errors.ts';
import type { ImageAsk } from '../files/file-address.ts';
import { openFigures, withSources } from '../files/write-file.ts';
import { toPng, toSvg } from '../images/draw-image.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { fileNameOf, toContentDisposition } from '../shaping/file-name.ts';
import type { ApiWords } from '../words.ts';
import { answerMoved, requireFollowed, requirePage } from './page-files.ts';
import { toHeaders } from './response-cache.ts';
import { svgPolicy } from './security.ts';

const types = { png: 'image/png', svg: 'image/svg+xml; charset=utf-8' } as const;

export interface ImageOptions {
  words: ApiWords;
  logo: string | null;
  logger: FastifyBaseLogger;
}

/** Makes the image of a page. */
export async function drawImage(
  file: ImageAsk,
  {
    release,
    draw,
    vary,
  }: { release: ServedRelease | null; draw: () => Promise<DrawnPage>; vary: string | undefined },
  reply: FastifyReply,
  options: ImageOptions,
): Promise<Answer> {
  const page = await draw();
  const open = {
    ...toHeaders(reply, { 'access-control-allow-origin': '*' }),
    'content-language': page.language,
    // Beside pages of other sites, too: networks and articles show images by their address.
    'cross-origin-resource-policy': 'cross-origin',
    ...(file.size === 'card' ? {} : { 'x-robots-tag': 'noindex' }),
  };
  const { status, redirect } = page;
  if (redirect !== undefined) return answerMoved(file, { status, redirect }, open);
  requirePage(page);
  // Networks get the card of whatever page the address shows.
  if (file.size !== 'card') requireFollowed(page);
  if (release === null)
    throw new ProblemError('no-release', 'There is no release to draw an image of. Ask again soon.');
  const picture = await finish(page, file, { release, words: options.words });
  await otherRequests();
  const { body, lacks } = await write(picture, file, options);
  return new Answer({
    body,
    headers: {
      ...open,
      ...(lacks.length === 0 ? {} : { 'x-image-lacks': lacks.join(', ') }),
      'access-control-expose-headers': 'ETag, Content-Disposition, X-Image-Lacks',
      ...(file.ending === 'svg' && { 'content-security-policy': svgPolicy }),
      'content-type': types[file.ending],
      'content-disposition': disposition(page, file),
      'cache-control': 'public, max-age=60, stale-while-revalidate=86400',
    },
    ...(vary === undefined ? {} : { vary }),
  });
}

/** Draws the chosen figure with its sources; for a figure with withheld rows a card, which has no notes, has the words alone. */
async function finish(
  page: DrawnPage,
  { figure: figureId, size }: ImageAsk,
  { release, words }: { release: ServedRelease; words: ApiWords },
): Promise<(logo: string | null) => PagePicture> {
  const { figure } = page;
  if (figure === null) {
    if (size === 'card' && figureId === null) return (mark) => page.draw({ sources: [], logo: mark });
    const ids = page.ids();
    throw new ProblemError(
      'unknown-figure',
      `${figureId === null ? 'This page has no picture.' : `This page has no picture ${quoted(figureId)}.`} ${
        ids.length === 0 ? '' : `Pictures: ${ids.join(', ')}.`
      }`.trim(),
    );
  }
  const context = { release, words };
  const whole = await withSources(figure, context);
  const { sources } = whole;
  try {
    await openFigures([whole], context);
  } catch (error) {
    const isClosed = error instanceof ProblemError && error.code === 'licence-forbids-export';
    if (!isClosed || size !== 'card') throw error;
    return (mark) => page.draw({ sources, logo: mark, withheld: true });
  }
  return (mark) =>
    page.draw({ sources, logo: mark, ...(size === 'card' && figure.isPartial && { withheld: true }) });
}

/**
 * Writes the image. The process that draws may die of anything, of too little memory as well: it is tried again before the logo is held to be
 * what cannot be drawn, and left out.
 */
async function write(
  draw: (logo: string | null) => PagePicture,
  { ending, scale }: ImageAsk,
  { logo, logger }: ImageOptions,
): Promise<{ body: Buffer; lacks: readonly string[] }> {
  const lacks = logo === null ? ['logo'] : [];
  if (ending === 'svg') return { body: await toSvg(draw(logo)), lacks };
  const density = scale === '1' ? 1 : 2;
  const drawPng = (): Promise<Buffer> => toPng(draw(logo), density);
  try {
    return { body: await drawPng().catch(drawPng), lacks };
  } catch (error) {
    if (logo === null) throw error;
    logger.error({ err: error }, 'Error drawing an image: it is drawn without its logo');
    return { body: await toPng(draw(null), density), lacks: ['logo'] };
  }
}

/** Shown where it is looked at, and kept under the published name. */
function disposition(page: DrawnPage, { ending, size }: ImageAsk): string {
  const { figure } = page;
  if (size === 'card' || figure === null) return `inline; filename="Image.${ending}"`;
  return toContentDisposition(fileNameOf(page, figure), ending, 'inline');
}
