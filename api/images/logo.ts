import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { whyOtherKind } from '#contract/site-picture.ts';

const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** The logo of images, as a data URI; `null`, with a line in the log, where it cannot be read. */
export function readLogo(file: string, logger: FastifyBaseLogger): string | null {
  try {
    const type = types[extname(file).toLowerCase()];
    if (type === undefined) throw new Error('A logo is an SVG or a PNG.');
    const content = readFileSync(file);
    const reason = whyOtherKind(file, content);
    if (reason !== null) throw new Error(`The logo ${reason}.`);
    return `data:${type};base64,${content.toString('base64')}`;
  } catch (error) {
    logger.error({ err: error, file }, 'Error loading the logo of images: they bear none');
    return null;
  }
}
