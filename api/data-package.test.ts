import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ReadFigures } from '#contract/page-figures.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const readFigures: ReadFigures = async ({ path, search, origin, decimals }) => ({
  ...{
    status: 200,
    language: 'en',
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

let test: TestApp;
beforeAll(async () => {
  const renderPage = async () => ({ status: 200, language: 'en', html: '' }) as const;
  test = await startTestApp({ renderPage, readFigures });
});
afterAll(() => test.close());

it('a package lists the files of whole sections with the hash, size and columns that they have', async () => {
  const answer = await test.app.inject('/datapackage.json');
  expect(answer.statusCode).toBe(200);
  const { version, resources } = answer.json() as { version: string; resources: Resource[] };
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
    const beside = new URL(resource.describedBy);
    const about = (await test.app.inject(beside.pathname + beside.search)).json();
    expect(about.url).toBe(resource.path);
  }
  expect((await test.app.inject('/datapackage.json')).body).toBe(answer.body);
});

it.each([
  ['?v=2000-01-01-aaaaaaaaaa', 404],
  ['?v=a&v=b', 400],
])('a package of %s is refused', async (query, status) => {
  expect((await test.app.inject(`/datapackage.json${query}`)).statusCode).toBe(status);
});
