import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { ReadFigures } from '#contract/page-figures.ts';
import { sections } from './plugins/page-files.ts';
import { copyRelease, publish } from './testing/altered-release.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const readFigures: ReadFigures = async ({ path, search, origin, decimals }) => ({
  ...{
    status: 200,
    language: path.startsWith('/pt') ? 'pt' : 'en',
    decimals,
    title: '',
    section: path.split('/').at(-1) ?? '',
    crop: 'beans',
  },
  ...{ caveats: [], ignored: [], address: `${origin}${path}${search}`, figures: [] },
});

interface Resource {
  name: string;
  path: string;
  describedBy: string;
  bytes: number;
  rows: number;
  hash: string;
  schema: { fields: { name: string }[] };
}

const renderPage = async () => ({ status: 200, language: 'en', html: '' }) as const;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ renderPage, readFigures });
});
afterAll(() => test.close());

/** A tabular data package, as far as its standard has rules for what ours has (https://specs.frictionlessdata.io). */
const tabularPackage = z.object({
  profile: z.literal('tabular-data-package'),
  name: z.string().regex(/^[-a-z0-9._/]+$/),
  created: z.iso.datetime(),
  homepage: z.url(),
  resources: z
    .array(
      z.object({
        profile: z.literal('tabular-data-resource'),
        name: z.string().regex(/^[-a-z0-9._/]+$/),
        path: z.url(),
        bytes: z.int().positive(),
        hash: z.string().regex(/^sha256:[0-9a-f]{64}$/),
        mediatype: z.string().regex(/^.+\/.+$/),
        licenses: z
          .array(z.object({ name: z.string().regex(/^[\w.-]+$/), path: z.url().optional() }))
          .min(1)
          .optional(),
        sources: z
          .array(z.object({ title: z.string().min(1), path: z.url().optional() }))
          .min(1)
          .optional(),
        schema: z.object({
          fields: z
            .array(
              z.object({ name: z.string().min(1), type: z.enum(['string', 'number', 'year', 'yearmonth']) }),
            )
            .min(1),
        }),
      }),
    )
    .min(1),
});

it('a package lists the files of whole sections with the hash, size and columns that they have', async () => {
  const answer = await test.app.inject('/datapackage.json');
  expect(answer.statusCode).toBe(200);
  const { version, resources, withheld } = answer.json() as {
    version: string;
    resources: Resource[];
    withheld: string[];
  };
  tabularPackage.parse(answer.json());
  expect(withheld).toEqual([]);
  expect(version).toBe(test.store.current?.id);
  expect(new Set(resources.map(({ name }) => name)).size).toBe(resources.length);
  for (const resource of resources.filter(({ name }) => name.startsWith('beans-')).slice(0, 2)) {
    const { pathname, search } = new URL(resource.path);
    const { rawPayload, statusCode, body } = await test.app.inject(pathname + search);
    expect(statusCode).toBe(200);
    const lines = body.trimEnd().split('\r\n');
    expect(resource).toMatchObject({
      bytes: rawPayload.length,
      hash: `sha256:${createHash('sha256').update(rawPayload).digest('hex')}`,
      rows: lines.length - 1,
    });
    expect(resource.schema.fields.map(({ name }) => name)).toEqual(lines[0]?.split(','));
    const descriptionUrl = new URL(resource.describedBy);
    const about = (await test.app.inject(descriptionUrl.pathname + descriptionUrl.search)).json();
    expect(about.url).toBe(resource.path);
  }
  expect((await test.app.inject('/datapackage.json')).body).toBe(answer.body);
});

it('a package of a language lists the files in it', async () => {
  const { homepage, resources } = (await test.app.inject('/pt/datapackage.json')).json();
  expect(new URL(homepage).pathname).toBe('/pt');
  const [{ path, bytes, title }] = resources.filter(({ name }: Resource) => name === 'beans-production');
  expect(title).toMatch(/feijão/i);
  const { pathname, search } = new URL(path);
  expect(pathname).toBe('/pt/beans/data/production.csv');
  expect((await test.app.inject(pathname + search)).rawPayload.length).toBe(bytes);
});

it('a package names the sections whose licences keep them back', async () => {
  const closed = await startTestApp({ renderPage, readFigures, release: null });
  copyRelease(closed.directory, 'closed', { sql: "UPDATE source SET licence = 'LicenseRef-view-only'" });
  publish(closed.directory, 'closed');
  await closed.store.refresh();
  const { resources, withheld } = (await closed.app.inject('/datapackage.json')).json();
  expect(withheld).toContain('beans-production');
  expect(resources.map(({ name }: Resource) => name)).not.toContain('beans-production');
  await closed.close();
});

it('a package that fails after its first piece ends the connection', async () => {
  const fresh = await startTestApp({ renderPage, readFigures, release: null });
  copyRelease(fresh.directory, 'fresh', { sql: 'SELECT 1' });
  publish(fresh.directory, 'fresh');
  await fresh.store.refresh();
  const run = vi.spyOn(sections, 'run');
  run.mockImplementationOnce((make) => make()).mockRejectedValueOnce(new Error('no room'));
  await expect(fresh.app.inject('/datapackage.json')).rejects.toThrow();
  run.mockRestore();
  await fresh.close();
});

it.each([
  ['?v=2000-01-01-aaaaaaaaaa', 404],
  ['?v=a&v=b', 400],
])('a package of %s is refused', async (query, status) => {
  expect((await test.app.inject(`/datapackage.json${query}`)).statusCode).toBe(status);
});
