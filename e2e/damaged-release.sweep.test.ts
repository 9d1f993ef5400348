import { randomFillSync } from 'node:crypto';
import {
  closeSync,
  constants,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, serve } from '../tools/bench/served.ts';

/** One page of each kind that shows figures, each by an address that was not requested before. */
const pages = [
  '/en/beans/data/consumption?country=RWA',
  '/es/beans/data/surface-context',
  '/en/beans/data/trade?country=KEN',
  '/pt/forages/data/production',
  '/en/beans/data/consumption/ranking?by=countries',
  '/en/beans/about/databases',
];
/** Pages that no parameter changes. */
const homes = ['/en', '/en/rice'];

const kept = process.env['RELEASES_DIR'] || 'data/releases';
const { id }: { id: string } = JSON.parse(readFileSync(join(kept, 'current.json'), 'utf8'));
const whole = join(kept, id, 'release.sqlite');

let directory: string;
let file: string;
let server: Served;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'observatory-damage-'));
  mkdirSync(join(directory, id));
  copyFileSync(join(kept, id, 'release.json'), join(directory, id, 'release.json'));
  file = join(directory, id, 'release.sqlite');
  copyFileSync(whole, file, constants.COPYFILE_FICLONE);
  writeFileSync(join(directory, 'current.json'), JSON.stringify({ id }));
  server = await serve({ settings: { RELEASES_DIR: directory, LOG_LEVEL: 'silent', RECOMPRESS: 'off' } });
}, 120_000);
afterAll(async () => {
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** Noise in the place of most pages, as long as the file was. */
function overwrite(): void {
  const size = statSync(file).size;
  const noise = randomFillSync(Buffer.alloc(256 * 1024));
  const handle = openSync(file, 'r+');
  for (let at = 0; at + noise.length < size; at += 2 * noise.length)
    writeSync(handle, noise, 0, noise.length, at);
  closeSync(handle);
}

const damages: readonly (readonly [string, () => void])[] = [
  ['truncated', () => truncateSync(file, Math.floor(statSync(file).size / 2))],
  ['deleted', () => rmSync(file)],
  ['replaced by noise', overwrite],
];

const status = async (path: string): Promise<number> => (await fetch(server.origin + path)).status;

describe.each(damages)('while the database is %s', (what, damage) => {
  const paths = [...homes, ...pages];
  it('every kind of page shows an error or true figures, and all figures after the repair', async () => {
    expect(await status('/readyz')).toBe(200);
    damage();
    // Answers that were made before are correct, and served until the file is checked; this request checks it.
    expect(await status('/readyz')).toBe(503);
    const fromMemory = new Map<string, string>();
    for (const page of paths) {
      const address = `${page}${page.includes('?') ? '&' : '?'}year=2013&hide=${what.replaceAll(' ', '-')}`;
      const response = await fetch(server.origin + address);
      // What is in memory is true, and served.
      if (response.status === 200) {
        fromMemory.set(address, await response.text());
        continue;
      }
      expect(response.status, address).toBe(503);
      expect(response.headers.get('cache-control'), address).toBe('no-store');
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(await response.text()).not.toContain(directory);
    }
    expect(await status('/readyz')).toBe(503);
    expect(await status('/healthz')).toBe(200);

    copyFileSync(whole, file, constants.COPYFILE_FICLONE);
    await expect.poll(() => status('/readyz')).toBe(200);
    for (const page of paths) expect(await status(page), page).toBe(200);
    for (const [address, text] of fromMemory)
      expect(await (await fetch(server.origin + address)).text(), address).toBe(text);
  }, 180_000);
});
