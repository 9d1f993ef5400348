import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../tree.mjs';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const units = readdirSync(join(root, 'deploy/systemd'));
const texts = [
  ...units.map((name) => `deploy/systemd/${name}`),
  'deploy/Containerfile',
  'deploy/compose.yaml',
  ...readdirSync(join(root, 'deploy/kubernetes')).map((name) => `deploy/kubernetes/${name}`),
].map((path) => ({ path, text: read(path) }));

const flags = (scripts['start'] ?? '').split(' ').filter((word) => word.startsWith('--'));

describe('the files of deploy', () => {
  it.each(texts)('$path names commands that there are', ({ text }) => {
    const scriptNames = [...text.matchAll(/npm"?,? "?run"?,? (?:"--silent", )?"?([\w:]+)/g)].map(
      ([, name = '']) => name,
    );
    expect(scriptNames.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('start the server with the bounds of memory of npm start', () => {
    expect(flags.length).toBeGreaterThan(0);
    const starting = texts.filter(({ text }) => text.includes('dist/server/server.js'));
    expect(starting.map(({ path }) => path)).toEqual([
      'deploy/systemd/beans.service',
      'deploy/Containerfile',
    ]);
    for (const { text } of starting) for (const flag of flags) expect(text).toContain(flag);
  });

  it.each([
    ['beans.service', 'api/config.ts'],
    ['beans-refresh.service', 'ingest/refresh/settings.ts'],
  ])('set variables that are read: %s', (name, settings) => {
    const known = read(settings);
    const unit = read(`deploy/systemd/${name}`);
    const lines = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.split(' '));
    const names = lines.map((pair) => pair.split('=')[0] ?? '');
    expect(names).toContain('RELEASES_DIR');
    // Node, npm and the C library read these.
    const system = ['NODE_ENV', 'HOME', 'MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_'];
    expect(names.filter((each) => !system.includes(each) && !known.includes(`    ${each}:`))).toEqual([]);
  });

  it('probe paths that the server has', () => {
    const health = read('api/plugins/health.ts');
    const probed = texts.flatMap(({ text }) => [...text.matchAll(/path: (\/\w+)/g)].map(([, path]) => path));
    expect(new Set(probed)).toEqual(new Set(['/metrics', '/healthz', '/readyz']));
    for (const path of new Set(probed)) expect(health).toContain(`'${path}'`);
  });
});
