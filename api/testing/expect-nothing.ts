import { expect } from 'vitest';
import { problem } from '#contract/problem.ts';
import { figureAddress } from './altered-release.ts';
import type { TestApp } from './test-app.ts';

const addresses = [figureAddress, '/api/v1/release', '/readyz', '/api/v1/data/areas'];

/** No release is served: every path of data answers so with `retry-after`, and the server lives. */
export async function expectNothing({ app }: TestApp): Promise<void> {
  for (const url of addresses) {
    const response = await app.inject({ url, headers: { 'accept-language': 'es' } });
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect(problem.parse(response.json())).toMatchObject({
      code: 'no-release',
      title: 'Los datos aún no están disponibles',
    });
  }
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await app.inject('/metrics')).body).toContain('release_info 0');
  expect((await app.inject('/api/openapi.json')).statusCode).toBe(200);
}
