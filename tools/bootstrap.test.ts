import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { missingPackages, releaseTask, rememberRelease, requireNode } from './bootstrap.mjs';
import { findChromium, findTestBrowser } from './chromium.mjs';
import { runNode, whyKilled } from './run.mjs';
import { hashTree, root } from './tree.mjs';

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
    const isThere = () => true;
    const served = { forChecks: false, isThere };
    expect(missingPackages(lock, installed, served)).toEqual(['node_modules/b']);
    expect(missingPackages(lock, null, served)).toEqual(['node_modules/a', 'node_modules/b']);
    expect(missingPackages(lock, lock, served)).toEqual([]);
    const completeLock = { packages: lock.packages };
    const without = { forChecks: false, isThere: (path: string) => path !== 'node_modules/a' };
    expect(missingPackages(lock, completeLock, without)).toEqual(['node_modules/a']);
    expect(missingPackages(lock, installed, { forChecks: true, isThere })).toEqual([
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

  it('builds nothing anew for a patch of Node, and for another major version', () => {
    const hashWith = (version: string) => hashTree(['catalog'], [], version);
    expect(hashWith('22.11.0')).toBe(hashWith('22.12.1'));
    expect(hashWith('22.11.0')).not.toBe(hashWith('24.0.0'));
  });

  it.each(['SIGKILL', 'SIGABRT'] as const)(
    'says that memory ran out when %s ended a step',
    async (signal) => {
      expect(whyKilled(signal, 512e6)).toBe(
        `A step was ended from outside (${signal}), as systems do where memory runs out: 1000 MB are enough, and this machine has 512 MB.`,
      );
      const code = runNode(['-e', `process.kill(process.pid, '${signal}')`]);
      await expect(code).rejects.toThrow('as systems do where memory runs out');
    },
  );

  it('gives the code of a step that ended by itself, and says nothing of memory where somebody stopped it', async () => {
    expect(await runNode(['-e', 'process.exit(3)'])).toBe(3);
    expect(whyKilled('SIGTERM')).toBeNull();
    expect(whyKilled('SIGINT')).toBeNull();
  });

  it('tells an old Node which one is needed before anything that it does not know', async () => {
    const old =
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } })";
    const { stderr } = await new Promise<{ stderr: string }>((done) => {
      const args = ['--import', `data:text/javascript,${encodeURIComponent(old)}`, 'tools/start.mjs'];
      execFile(process.execPath, args, { cwd: root }, (_error, _stdout, text) => done({ stderr: text }));
    });
    expect(stderr.trim()).toBe('Node 20.19 or newer is needed; this is Node 18.20.4 (https://nodejs.org).');
    // Code that a start loads before the check of Node's version uses no newer syntax or interface.
    for (const file of ['start', 'bootstrap', 'run', 'tree', 'build'])
      expect(readFileSync(join(root, `tools/${file}.mjs`), 'utf8'), file).not.toMatch(
        /^(?!.*\/\*\*).*(import\.meta\.(dirname|filename)|\?\?=|\|\|=|&&=|with \{ type)/m,
      );
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
