import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './tree.mjs';
import { packagesIn, unservedPackages } from './unserved-packages.mjs';

it('knows the packages that a built file imports, by whatever way', () => {
  const code = `import a from"plain";import{b}from "@scope/named/part";import 'effect';const c=await import("later");
export * from 'handed-on/sub/path.js';import{d}from"node:fs";import e from"./chunk.js";require.resolve(\`read/file.json\`);const f='from somewhere'`;
  expect(packagesIn(code)).toEqual(['plain', '@scope/named', 'effect', 'later', 'handed-on', 'read']);
});

it.runIf(existsSync(join(root, 'dist/server/server.js')))(
  'leaves the server what it imports, the faces of images and the atlas',
  () => {
    const unserved = unservedPackages();
    for (const name of [
      'nodemailer',
      'yauzl',
      'vite',
      'tsx',
      'read-excel-file',
      'world-atlas',
      'topojson-simplify',
      '@expo-google-fonts/source-sans-3',
      '@fontsource-variable/source-sans-3',
      '@fontsource-variable/source-serif-4',
    ])
      expect(unserved).toContain(name);
    for (const name of ['fastify', 'libsql', 'pg', 'react', 'zod', '@resvg/resvg-js', 'subset-font'])
      expect(unserved).not.toContain(name);
    expect(readdirSync(join(root, 'dist/server/fonts')).sort()).toEqual([
      'SourceSans3_400Regular.ttf',
      'SourceSans3_600SemiBold.ttf',
      'SourceSerif4_600SemiBold.ttf',
    ]);
    // It is read beside the file that names it.
    expect(readFileSync(join(root, 'dist/server/server.js'), 'utf8')).toContain('./atlas.json');
    expect(existsSync(join(root, 'dist/server/atlas.json'))).toBe(true);
  },
);
