import type { Plugin } from 'vite';
import { readAtlas } from '../api/geo/atlas.ts';

/** What stands in for the module of `readAtlas` in the built server. */
const code = `import { readFileSync } from 'node:fs';
export const readAtlas = () => JSON.parse(readFileSync(new URL('./atlas.json', import.meta.url), 'utf8'));`;

/**
 * Puts the atlas, as `readAtlas` simplifies it, beside the built server: to read it out of its package takes a few tenths of a second,
 * and packages that the server needs for nothing else.
 */
export function atlasFile(): Plugin {
  return {
    name: 'atlas-file',
    transform: {
      filter: { id: /\/api\/geo\/atlas\.ts$/ },
      handler: () => ({ code, map: { mappings: '' } }),
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'atlas.json', source: JSON.stringify(readAtlas()) });
    },
  };
}
