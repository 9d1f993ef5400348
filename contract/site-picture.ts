import { readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, extname, relative, resolve, sep } from 'node:path';
import { largestPicture, pictureTypes } from './site-settings.ts';

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What may come before the root element of an XML document, by its beginning and its end. */
const beforeRoot = [
  ['<!--', '-->'],
  ['<?', '?>'],
] as const;

/** Whether a text is a document of XML whose first element is `svg`. */
function isSvg(text: string): boolean {
  let rest = text.replace(/^\uFEFF/, '').trimStart();
  for (;;) {
    const found = beforeRoot.find(([begin]) => rest.startsWith(begin));
    const doctype = /^<!DOCTYPE\s+svg\b[^[>]*(\[[^\]]*\]\s*)?>/i.exec(rest)?.[0];
    if (found === undefined && doctype === undefined) break;
    const end = found === undefined ? -1 : rest.indexOf(found[1]);
    if (found !== undefined && end === -1) return false;
    rest = rest.slice(found === undefined ? doctype?.length : end + found[1].length).trimStart();
  }
  return /^<([\w-]+:)?svg[\s/>]/.test(rest);
}

/** Why bytes are not the kind of picture that the file's extension names; `null` where they are. */
export function whyOtherKind(name: string, content: Buffer): string | null {
  const ending = extname(name).toLowerCase();
  const isKind =
    (ending === '.png' && content.subarray(0, png.length).equals(png)) ||
    (ending === '.webp' &&
      content.toString('latin1', 0, 4) === 'RIFF' &&
      content.toString('latin1', 8, 12) === 'WEBP') ||
    (ending === '.svg' && isSvg(content.toString('utf8')));
  return isKind ? null : `is no ${ending.slice(1).toUpperCase()}: it holds something else`;
}

/** A picture that the settings of a site name: its path and content, or the fault, to follow its name in a sentence. */
export type SitePicture = { file: string; content: Buffer } | { fault: string };

/** Reads a picture that lies beside the settings file or below it; a link that leads out of there does not lie there. */
export function readSitePicture(settingsFile: string, path: string): SitePicture {
  const folder = dirname(resolve(settingsFile));
  const isOutside = (from: string, to: string): boolean => {
    const inside = relative(from, to);
    return inside.split(sep)[0] === '..' || inside === '';
  };
  const outside = { fault: `lies outside ${basename(folder)}` };
  if (isOutside(folder, resolve(folder, path))) return outside;
  if (!pictureTypes.includes(extname(path).toLowerCase()))
    return { fault: `is none of ${pictureTypes.join(', ')}` };
  try {
    const file = realpathSync(resolve(folder, path));
    if (isOutside(realpathSync(folder), file)) return outside;
    const found = statSync(file);
    if (!found.isFile()) return { fault: `is no file in ${folder}` };
    if (found.size > largestPicture) return { fault: `has more than ${largestPicture / 1024} kB` };
    const content = readFileSync(file);
    const fault = whyOtherKind(path, content);
    return fault === null ? { file, content } : { fault };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return { fault: code === 'ENOENT' ? `is no file in ${folder}` : `cannot be read (${code})` };
  }
}
