import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '#contract/release.ts';

/** Writes size and checksum of a release's database into its `release.json`, as ingest does. */
export function sealRelease(directory: string, info: Release): void {
  const folder = join(directory, info.id);
  const content = readFileSync(join(folder, 'release.sqlite'));
  const sha256 = createHash('sha256').update(content).digest('hex');
  const files = { 'release.sqlite': { bytes: content.length, sha256 } };
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...info, files }));
}
