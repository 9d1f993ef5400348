import { afterAll, beforeAll, expect } from 'vitest';
import { routes } from '#contract/routes.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** The real app for a file of tests, and what it answers to a path: data that keep the contract's shape. */
export function answeringApp(): {
  answer(name: keyof typeof routes, url: string): Promise<unknown>;
} {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  return {
    answer: async (name, url) => {
      const response = await test.app.inject(url);
      expect(response.statusCode, response.body).toBe(200);
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
      return routes[name].answer.parse(response.json());
    },
  };
}
