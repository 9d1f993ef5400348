import { existsSync, statSync } from 'node:fs';
import type { Plugin } from 'vite';
import { buildShapes, SOURCES, TARGET } from './build-shapes.ts';

/** Draws the world's shapes before anything imports them; a drawing newer than its sources is kept. */
export function worldShapesFile(): Plugin {
  return {
    name: 'world-shapes',
    // Before every other hook, and also when Vitest only reads its configuration.
    config() {
      if (!isFresh()) buildShapes();
    },
  };
}

function isFresh(): boolean {
  if (!existsSync(TARGET)) return false;
  const builtAt = statSync(TARGET).mtimeMs;
  return SOURCES.every((source) => existsSync(source) && statSync(source).mtimeMs < builtAt);
}
