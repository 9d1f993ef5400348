import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { missingPackages, requireNode } from './bootstrap.mjs';
import { findChromium } from './chromium.mjs';
import { hashTree } from './tree.mjs';

describe('bootstrap', () => {
  it('refuses a Node that is too old, and says which is needed', () => {
    expect(() => requireNode('18.20.4')).toThrow('Node 20.19 or newer is needed; this is Node 18.20.4');
    expect(() => requireNode('20.18.3')).toThrow('Node 20.19');
    for (const version of ['20.19.0', '22.0.0', '26.1.0']) expect(() => requireNode(version)).not.toThrow();
  });

  it('installs again when a version changed or nothing is there, not for absent platform packages', () => {
    const lock = {
      packages: {
        '': { version: '0.1.0' },
        'node_modules/a': { version: '1.0.0' },
        'node_modules/b': { version: '2.0.0' },
        'node_modules/b-darwin': { version: '2.0.0', optional: true },
      },
    };
    const installed = {
      packages: { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.9.0' } },
    };
    expect(missingPackages(lock, installed)).toEqual(['node_modules/b']);
    expect(missingPackages(lock, null)).toEqual(['node_modules/a', 'node_modules/b']);
    expect(missingPackages(lock, lock)).toEqual([]);
  });

  it('finds a named browser, and none where there is none', () => {
    const folder = mkdtempSync(join(tmpdir(), 'browser-'));
    const program = join(folder, 'my-browser');
    writeFileSync(program, '', { mode: 0o755 });
    expect(findChromium({ CHROMIUM_PATH: program })).toBe(program);
    expect(findChromium({ CHROMIUM_PATH: join(folder, 'nothing'), PATH: folder })).toBeNull();
    rmSync(folder, { recursive: true });
  });

  it('hashes the same tree to the same text, and another tree to another', () => {
    expect(hashTree(['catalog'])).toBe(hashTree(['catalog']));
    expect(hashTree(['catalog'])).not.toBe(hashTree(['catalog'], ['package.json']));
  });
});
