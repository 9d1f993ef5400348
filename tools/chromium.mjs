import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from './debian.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The same browser without what draws windows: a visit takes it a quarter less, but it is not what visitors have. */
const SHELL = 'chromium-headless-shell';

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of a browser: `CHROMIUM_PATH`, or the first of these on `PATH`; `null` when there is none. */
export function findChromium(env = process.env, names = NAMES) {
  if (env.CHROMIUM_PATH) return isProgram(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : null;
  const folders = (env.PATH ?? '').split(delimiter).concat('/usr/bin');
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find(isProgram) ?? null;
}

/** Path of the browser for the journeys: the headless one if there is one, else any; `null` when there is none. */
export const findTestBrowser = (env = process.env) => findChromium(env, [SHELL, ...NAMES]);

/**
 * The browser that the journeys drive, installed from Debian's packages where this user may: the one without windows, which is
 * tried for first, else any.
 */
export async function ensureTestBrowser(env = process.env) {
  if (!env.CHROMIUM_PATH && findChromium(env, [SHELL]) === null) await installPackages(SHELL);
  return findTestBrowser(env) ?? (await ensureChromium());
}

/** A browser, installed from Debian's packages when there is none and this user may; `null` with a reason. */
export async function ensureChromium() {
  const found = findChromium();
  if (found !== null) return found;
  if (process.env.CHROMIUM_PATH) {
    console.log(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which cannot be run.`);
    return null;
  }
  await installPackages('chromium');
  const installed = findChromium();
  if (installed === null)
    console.log('No Chromium: install the package "chromium", or name a Chromium in CHROMIUM_PATH.');
  return installed;
}
