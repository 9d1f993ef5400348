import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { exportChallengePath, exportChoicesPath, exportFormPath } from '#contract/export-addresses.ts';
import { exportForm } from '#contract/export-form.ts';
import { problemStatus } from '#contract/problem.ts';
import { reach } from '#contract/reach.ts';
import type { RouteContract } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { openTestDesk } from './testing/test-desk.ts';
import { tables } from './vocabulary.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const schema = z.record(z.string(), z.unknown());
const operation = z.object({
  operationId: z.string(),
  summary: z.string().min(5),
  parameters: z
    .array(
      z.object({
        ...{ name: z.string(), in: z.enum(['path', 'query']), required: z.boolean().optional(), schema },
        example: z.unknown().optional(),
      }),
    )
    .default([]),
  responses: z.record(
    z.string().regex(/^\d{3}$/),
    z.object({ description: z.string(), content: z.record(z.string(), z.object({ schema })) }),
  ),
});
const description = z.object({
  openapi: z.string().regex(/^3\.1\.\d$/),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string().startsWith('/'), z.object({ get: operation })),
});

/** What the export form adds: its challenge, and a route with POST. */
const formPaths: ReadonlySet<string> = new Set([exportChallengePath, exportChoicesPath, exportFormPath]);
const withForm = z.object({
  paths: z.object({
    [exportChallengePath]: z.object({ get: z.object({ operationId: z.literal('exportChallenge') }) }),
    [exportChoicesPath]: z.object({ get: z.object({ operationId: z.literal('exportChoices') }) }),
    [exportFormPath]: z.object({
      post: z.object({
        operationId: z.literal('exportData'),
        requestBody: z.object({ content: z.record(z.string(), z.object({ schema })) }),
        responses: z.record(z.string(), z.object({ description: z.string() })),
      }),
    }),
  }),
});

it('is a page as well, whose scripts are its own and packed', async () => {
  const page = await test.app.inject('/api/docs');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'self'/);
  const url = '/api/docs/static/swagger-ui-bundle.js';
  const script = await test.app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
  expect(gunzipSync(script.rawPayload).length).toBeGreaterThan(script.rawPayload.length);
});

describe('the OpenAPI description', () => {
  it('is one by the schema of its version', async () => {
    const document = (await test.app.inject('/api/openapi.json')).json();
    expect(await new Validator().validate(document)).toEqual({ valid: true });
  });

  it('has every route of the contract, each with its parameters and answers, and nothing else', async () => {
    const response = await test.app.inject('/api/openapi.json');
    const { paths } = description.parse(response.json());
    const expected = Object.entries(routes).map(([name, route]) => ({
      name,
      path: route.path.replaceAll(/:(\w+)/g, '{$1}'),
      path_parameters: Object.keys(route.params.shape).sort(),
      query_parameters: Object.keys(route.query.shape).sort(),
    }));
    const found = Object.entries(paths).map(([path, { get }]) => ({
      name: get.operationId,
      path,
      path_parameters: get.parameters
        .filter((entry) => entry.in === 'path')
        .map((entry) => entry.name)
        .sort(),
      query_parameters: get.parameters
        .filter((entry) => entry.in === 'query')
        .map((entry) => entry.name)
        .sort(),
    }));
    const byPath = (a: { path: string }, b: { path: string }): number => (a.path < b.path ? -1 : 1);
    expect(found.sort(byPath)).toEqual(expected.sort(byPath));
    const contracts = new Map<string, RouteContract>(Object.entries(routes));
    const reaches = new Map<string, string>(Object.entries(reach));
    for (const { get } of Object.values(paths)) {
      const { file } = contracts.get(get.operationId) ?? {};
      const ownStatuses = reaches.get(get.operationId) === 'open' ? ['403'] : [];
      expect(Object.keys(get.responses).sort()).toEqual(['200', '400', ...ownStatuses, '404', '410', '503']);
      expect(Object.keys(get.responses['200']?.content ?? {})).toEqual([file ?? 'application/json']);
      expect(get.responses['400']?.content['application/problem+json']?.schema['type']).toBe('object');
      for (const parameter of get.parameters.filter((entry) => entry.in === 'path')) {
        expect(parameter.required).toBe(true);
        expect(Object.keys(parameter.schema).length).toBeGreaterThan(0);
      }
    }
  });

  it('has the export form, with what it takes and how it refuses, where there is one', async () => {
    const desk = openTestDesk();
    const app = await startTestApp({ exportDesk: desk.desk });
    const document = (await app.app.inject('/api/openapi.json')).json();
    await app.close();
    await desk.close();
    const { post } = withForm.parse(document).paths[exportFormPath];
    expect(Object.keys(post.requestBody.content)).toEqual([
      'application/json',
      'application/x-www-form-urlencoded',
    ]);
    expect(Object.keys(post.responses)).toEqual(['201', '400', '403', '413', '415', '429', '503']);
    const form = post.requestBody.content['application/json']?.schema;
    expect(Object.keys(schema.parse(form?.['properties']))).toEqual(Object.keys(exportForm.shape));
    const others = Object.keys(document.paths).filter((path) => !formPaths.has(path));
    expect(others.sort()).toEqual(
      Object.values(routes)
        .map((route) => route.path.replaceAll(/:(\w+)/g, '{$1}'))
        .sort(),
    );
  });

  it('has examples where the viewer needs a value, and none that it would send unasked', async () => {
    const { paths } = description.parse((await test.app.inject('/api/openapi.json')).json());
    const { parameters } = paths['/api/v1/explain/{table}/{countryCode}/{elementId}/{indicatorId}/{year}']
      ?.get ?? {
      parameters: [],
    };
    const filled = parameters.filter(({ example }) => example !== undefined);
    expect(filled.map(({ name }) => name).sort()).toEqual([
      ...['countryCode', 'elementId', 'indicatorId', 'table', 'year'],
    ]);
  });

  it('gives ids and years as whole numbers', async () => {
    const { paths } = description.parse((await test.app.inject('/api/openapi.json')).json());
    const years = Object.values(paths).flatMap(({ get }) =>
      get.parameters.filter(({ name }) => name === 'year'),
    );
    expect(years.length).toBeGreaterThan(3);
    for (const { schema: year } of years)
      expect(year).toMatchObject({ type: 'integer', minimum: 1900, maximum: 2200 });
  });
});

describe('docs/api.md', () => {
  const text = readFileSync(fileURLToPath(new URL('../docs/api.md', import.meta.url)), 'utf8');
  const firstCells = text.split('\n').flatMap((line) => /^\| `([^`]+)` \|/.exec(line)?.[1] ?? []);

  it('lists every problem code with its status', () => {
    const rows = text
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split(' | '));
    for (const [code, status] of Object.entries(problemStatus)) {
      const row = rows.find(([codes = '']) => codes.includes(`\`${code}\``));
      expect(row?.[1]?.split(', '), code).toContain(String(status));
    }
  });

  it('lists the table of every section', () => {
    for (const { name, crop } of tables.values()) {
      const pattern = crop === null ? name : name.replace(`${crop.tablePrefix}_`, '{crop}_');
      expect(firstCells).toContain(pattern);
    }
  });
});
