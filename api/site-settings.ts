import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { readSitePicture } from '#contract/site-picture.ts';
import { type SiteSettings, siteSettings } from '#contract/site-settings.ts';
import { ConfigError } from './config.ts';

/** The settings as pages have them, and the pictures that they name, by the path at which they are served. */
export interface Site {
  settings: SiteSettings;
  pictures: ReadonlyMap<string, Buffer>;
  /** File of the logo of images; the product's own when absent. */
  logo?: string;
}

/**
 * Reads the operator's settings once. Without a file nothing is set, unless the environment names one (`isNamed`).
 *
 * @throws `ConfigError`, which names the file and every wrong key.
 */
export function readSiteSettings(file: string, isNamed: boolean): Site {
  if (!existsSync(file)) {
    if (isNamed) throw new ConfigError(`Wrong environment. SITE_SETTINGS: there is no file ${file}.`);
    return { settings: {}, pictures: new Map() };
  }
  const parsed = siteSettings.safeParse(readJson(file));
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(
      ({ path, message }) => `${path.length === 0 ? 'the whole' : path.join('.')}: ${message}`,
    );
    throw new ConfigError(`Wrong settings in ${file}. ${wrong.join('; ')}`);
  }
  const pictures = new Map<string, Buffer>();
  const partners = parsed.data.partners?.map((partner, at) => {
    if (partner.logo === undefined) return partner;
    const served = `/partners/${at + 1}${extname(partner.logo).toLowerCase()}`;
    pictures.set(served, readPicture(file, `partners.${at}.logo`, partner.logo).content);
    return { ...partner, logo: served };
  });
  const { logo, ...settings } = parsed.data;
  const mark = logo === undefined ? undefined : readPicture(file, 'logo', logo);
  return {
    settings: { ...settings, ...(partners && { partners }) },
    pictures,
    ...(mark === undefined ? {} : { logo: mark.file }),
  };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`Wrong settings in ${file}. It is no JSON: ${reason}`);
  }
}

/** A picture beside the settings or below them. */
function readPicture(file: string, key: string, path: string): { file: string; content: Buffer } {
  const picture = readSitePicture(file, path);
  if ('fault' in picture)
    throw new ConfigError(`Wrong settings in ${file}. ${key}: ${path} ${picture.fault}.`);
  return picture;
}
