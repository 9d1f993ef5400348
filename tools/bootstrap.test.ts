import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { missingPackages, releaseTask, rememberRelease, requireNode } from './bootstrap.mjs';
import { findChromium, findTestBrowser } from './chromium.mjs';
import { hashTree } from './tree.mjs';

describe('bootstrap', () => {
  it('refuses a Node that is too old, and says which is needed', () => {
    expect(() => requireNode('18.20.4')).toThrow('Node 20.19 or newer is needed; this is Node 18.20.4');
    expect(() => requireNode('20.18.3')).toThrow('Node 20.19');
    for (const version of ['20.19.0', '22.0.0', '26.1.0']) expect(() => requireNode(version)).not.toThrow();
  });

  it('installs again when a version changed or nothing is there, not for absent packages of platforms and checks', () => {
    const lock = {
      packages: {
        '': { version: '0.1.0' },
        'node_modules/a': { version: '1.0.0' },
        'node_modules/b': { version: '2.0.0' },
        'node_modules/b-darwin': { version: '2.0.0', optional: true },
        'node_modules/c': { version: '3.0.0', dev: true },
      },
    };
    const installed = {
      packages: { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.9.0' } },
    };
    const served = { forChecks: false };
    expect(missingPackages(lock, installed, served)).toEqual(['node_modules/b']);
    expect(missingPackages(lock, null, served)).toEqual(['node_modules/a', 'node_modules/b']);
    expect(missingPackages(lock, lock, served)).toEqual([]);
    expect(missingPackages(lock, installed, { forChecks: true })).toEqual([
      'node_modules/b',
      'node_modules/c',
    ]);
  });

  it('finds a named browser, and none where there is none', () => {
    const folder = mkdtempSync(join(tmpdir(), 'browser-'));
    const program = join(folder, 'my-browser');
    writeFileSync(program, '', { mode: 0o755 });
    expect(findChromium({ CHROMIUM_PATH: program })).toBe(program);
    expect(findTestBrowser({ CHROMIUM_PATH: program, PATH: folder })).toBe(program);
    expect(findChromium({ CHROMIUM_PATH: join(folder, 'nothing'), PATH: folder })).toBeNull();
    rmSync(folder, { recursive: true });
  });

  it('drives the browser without windows before any other', () => {
    const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
    for (const name of ['chromium', 'chromium-headless-shell'])
      writeFileSync(join(folder, name), '', { mode: 0o755 });
    expect(findTestBrowser({ PATH: folder })).toBe(join(folder, 'chromium-headless-shell'));
    rmSync(join(folder, 'chromium-headless-shell'));
    expect(findChromium({ PATH: folder })).toBe(join(folder, 'chromium'));
    rmSync(folder, { recursive: true });
  });

  it('hashes the same tree to the same text, and another tree to another', () => {
    expect(hashTree(['catalog'])).toBe(hashTree(['catalog']));
    expect(hashTree(['catalog'])).not.toBe(hashTree(['catalog'], ['package.json']));
  });
});

describe('the release that a start finds', () => {
  const content = 'figures';
  const sources = 'hash of the starter figures';
  let releases: string;

  function writeFacts(origin: string): void {
    const sha256 = createHash('sha256').update(content).digest('hex');
    const files = { 'release.sqlite': { bytes: content.length, sha256 } };
    writeFileSync(join(releases, 'r1', 'release.json'), JSON.stringify({ origin, files }));
  }

  beforeEach(() => {
    releases = mkdtempSync(join(tmpdir(), 'releases-'));
    mkdirSync(join(releases, 'r1'));
    writeFacts('starter');
    writeFileSync(join(releases, 'r1', 'release.sqlite'), content);
    writeFileSync(join(releases, 'current.json'), '{"id":"r1"}');
    rememberRelease(releases, sources);
  });
  afterEach(() => rmSync(releases, { recursive: true }));

  const database = (): string => join(releases, 'r1', 'release.sqlite');

  it('is served as it is when nothing changed', () => {
    expect(releaseTask(releases, sources)).toBe('nothing');
  });

  it.each([
    ['cut', () => writeFileSync(database(), content.slice(1))],
    ['overwritten by as many bytes', () => writeFileSync(database(), 'FIGURES')],
    ['deleted', () => rmSync(database())],
    ['without its facts', () => rmSync(join(releases, 'r1', 'release.json'))],
    ['of cut facts', () => writeFileSync(join(releases, 'r1', 'release.json'), '{"origin":"starter"')],
    ['not named', () => rmSync(join(releases, 'current.json'))],
    ['named by half a file', () => writeFileSync(join(releases, 'current.json'), '{"id"')],
  ])('is built again when it is %s', (_what, damage) => {
    damage();
    expect(releaseTask(releases, sources)).toBe('build');
  });

  it('is built again when the starter figures or the ingest changed', () => {
    expect(releaseTask(releases, 'another hash')).toBe('build');
  });

  it('is read through once when somebody touched it, and remembered', () => {
    utimesSync(database(), new Date('2001-01-01'), new Date('2001-01-01'));
    expect(releaseTask(releases, sources)).toBe('remember');
    rememberRelease(releases, sources);
    expect(releaseTask(releases, sources)).toBe('nothing');
  });

  it('is left to the operator when it was made from the publishers’ files', () => {
    writeFacts('sources');
    writeFileSync(database(), 'noise');
    expect(releaseTask(releases, 'another hash')).toBe('nothing');
  });
});
