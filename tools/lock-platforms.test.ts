import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { missingPlatforms, platformOf, withoutIntegrity } from './lock-platforms.mjs';

const names = z.array(z.string()).optional();
const text = readFileSync(resolve(import.meta.dirname, '../package-lock.json'), 'utf8');
const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.looseObject({
        version: z.string().optional(),
        integrity: z.string().optional(),
        link: z.boolean().optional(),
        optionalDependencies: z.record(z.string(), z.string()).optional(),
        os: names,
        cpu: names,
        libc: names,
      }),
    ),
  })
  .parse(JSON.parse(text));

describe('package-lock.json', () => {
  it('has an entry for every platform, without which npm ci refuses it', () => {
    expect(missingPlatforms(lock).map(([path]) => path)).toEqual([]);
  });

  it('proves the contents of every package', () => {
    expect(Object.keys(lock.packages).length).toBeGreaterThan(300);
    expect(withoutIntegrity(lock)).toEqual([]);
  });

  it('tells a package apart whose contents nothing proves', () => {
    const packages = {
      '': { version: '0.1.0' },
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-AAAA' },
      'node_modules/b': { version: '1.0.0' },
      'node_modules/c': { version: '1.0.0', integrity: 'sha1-AAAA' },
      'node_modules/d': { link: true },
    };
    expect(withoutIntegrity({ packages })).toEqual(['node_modules/b', 'node_modules/c']);
  });

  it('names no registry host', () => {
    expect(text).not.toMatch(/"resolved":\s*"[a-z+]+:/);
  });

  it('says of each platform package what its name says', () => {
    const platformPackages = Object.entries(lock.packages).filter(([, entry]) => entry.os?.length === 1);
    const all = platformPackages.map(([path]) => path.replace('node_modules/', ''));
    expect(all.length).toBeGreaterThan(50);
    for (const [path, { os, cpu = [], libc = [] }] of platformPackages) {
      if (path.endsWith('/fsevents')) continue;
      const platform = platformOf(path.replace('node_modules/', ''), all);
      expect({ path, os: platform['os'], cpu: platform['cpu'] ?? [] }).toEqual({ path, os, cpu });
      if (libc.length > 0) expect({ path, libc: platform['libc'] }).toEqual({ path, libc });
    }
  });

  it('finds what is missing, and nothing else', () => {
    const packages = {
      'node_modules/tool': {
        version: '1.0.0',
        dev: true,
        optionalDependencies: { '@tool/linux-x64': '1.0.0', '@tool/linux-x64-musl': '1.0.0' },
      },
      'node_modules/tool/node_modules/@tool/linux-x64': { version: '1.0.0' },
    };
    expect(missingPlatforms({ packages })).toEqual([
      [
        'node_modules/@tool/linux-x64-musl',
        { version: '1.0.0', dev: true, optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
      ],
    ]);
  });
});
