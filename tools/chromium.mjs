import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from './debian.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of the browser that the journeys drive: `CHROMIUM_PATH`, or the first on `PATH`; `null` when there is none. */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) return isProgram(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : null;
  const folders = (env.PATH ?? '').split(delimiter).concat('/usr/bin');
  const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find(isProgram) ?? null;
}

/** The browser, installed from Debian's packages when there is none and this user may; `null` with a word of why. */
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
