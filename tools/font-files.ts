import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { faces } from '../api/images/faces.ts';

const { resolve } = createRequire(import.meta.url);

/** Puts the files of the faces that images name beside the built server: their packages hold 13 MB of others, which no server needs. */
export function fontFiles(): Plugin {
  return {
    name: 'font-files',
    generateBundle() {
      for (const { file } of faces)
        this.emitFile({
          type: 'asset',
          fileName: `fonts/${basename(file)}`,
          source: readFileSync(resolve(file)),
        });
    },
  };
}
