import { rmSync, truncateSync, writeFileSync } from 'node:fs';
import { truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { sample } from '#domain/testing/sample.ts';
import { releaseColumns, releaseSchemaVersion } from '#release/schema.ts';
import { type Alteration, copyRelease, publish, figureAddress as value } from './testing/altered-release.ts';
import { expectNothing } from './testing/expect-nothing.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const tests: TestApp[] = [];
afterEach(async () => {
  for (const test of tests.splice(0)) await test.close();
});

async function start(release: string | null): Promise<TestApp> {
  const test = await startTestApp({ release });
  tests.push(test);
  return test;
}

it('a release that is absent, or is named by no name, changes nothing', async () => {
  const { app, store, directory } = await start('r1');
  publish(directory, 'nowhere');
  await store.refresh();
  writeFileSync(join(directory, 'current.json'), '{"id":"../r1"}');
  await store.refresh();
  writeFileSync(join(directory, 'current.json'), '{"id":');
  await store.refresh();
  expect((await app.inject(value)).json()).toMatchObject({ value: 15.25 });
  expect((await app.inject('/readyz')).json()).toEqual({
    status: 'ready',
    release: 'r1',
    schemaVersion: releaseSchemaVersion,
    insteadOf: 'nowhere',
  });
});

it('an earlier release that is torn is gone with its reason, and served again once it is whole', async () => {
  const { app, directory } = await start('r1');
  copyRelease(directory, 'torn', { manifest: { files: {} } });
  truncateSync(join(directory, 'torn', 'release.sqlite'), 9000);
  const gone = await app.inject(`${value}?v=torn`);
  expect(gone.statusCode).toBe(410);
  expect(gone.json()).toMatchObject({
    code: 'unreadable-release',
    detail: expect.stringContaining('Release torn cannot be read.'),
  });
  rmSync(join(directory, 'torn'), { recursive: true });
  copyRelease(directory, 'torn', { figure: 9 });
  expect((await app.inject(`${value}?v=torn`)).json()).toMatchObject({ value: 9 });
});

describe('no release', () => {
  async function expectRefusal(test: TestApp): Promise<void> {
    publish(test.directory, 'r1');
    await test.store.refresh();
    await expectNothing(test);
    expect(test.log.join('')).toContain('The current release cannot be opened');
  }

  const alterations: readonly (readonly [string, Alteration])[] = [
    ...[...releaseColumns.keys()].map(
      (table) => [`no table ${table}`, { sql: `DROP TABLE ${table}` }] as const,
    ),
    [
      'a table of another version of the schema',
      { sql: 'ALTER TABLE coverage RENAME COLUMN regions TO places' },
    ],
    [
      'another size than in release.json',
      { manifest: { files: { 'release.sqlite': { bytes: 1, sha256: '' } } } },
    ],
  ];

  it.each(sample(alterations))('%s', async (_what, alteration) => {
    const test = await start(null);
    copyRelease(test.directory, 'r1', alteration);
    await expectRefusal(test);
  });

  // Older releases have no facts of their files, so there is no checksum.
  const damages: readonly (readonly [string, (folder: string) => unknown])[] = [
    ['no SQLite file', async (folder: string) => truncate(join(folder, 'release.sqlite'), 0)],
    ['a file cut in half', async (folder: string) => truncate(join(folder, 'release.sqlite'), 9000)],
    [
      'another file',
      async (folder: string) =>
        writeFileSync(join(folder, 'release.sqlite'), 'area;code\n1;BRA\n'.repeat(500)),
    ],
    [
      'release.json cut off',
      async (folder: string) => writeFileSync(join(folder, 'release.json'), '{"id":"r1",'),
    ],
  ];

  it.each(sample(damages))('%s', async (_what, damage) => {
    const test = await start(null);
    copyRelease(test.directory, 'r1', { manifest: { files: {} } });
    await damage(join(test.directory, 'r1'));
    await expectRefusal(test);
  });
});
