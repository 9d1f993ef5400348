import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const read = (path: string): string => readFileSync(new URL(`../deploy/${path}`, import.meta.url), 'utf8');

let test: TestApp;
let told: Set<string>;

beforeAll(async () => {
  test = await startTestApp({ renderPage: async () => ({ status: 200, html: 'page', language: 'en' }) });
  await test.app.inject('/en/any');
  const { body } = await test.app.inject('/metrics');
  told = new Set([...body.matchAll(/^(\w+)(?:\{| )/gm)].map(([, name = '']) => name));
});
afterAll(() => test.close());

/** Functions and words of the query language, labels, and what Prometheus itself tells of a scrape. */
const notOurs =
  /^(?:up|sum|count|rate|changes|time|histogram_quantile|by|job|instance|class|status|result|kind|quantile|le|id)$/;

/** Names in an expression, without what stands in quotes or braces. */
function namesIn(expression: string): string[] {
  const bare = expression.replace(/\{[^}]*\}/g, '').replace(/\[[^\]]*\]/g, '');
  return [...bare.matchAll(/\b[a-z_]\w*\b/g)].map(([name]) => name).filter((name) => !notOurs.test(name));
}

const rules = read('prometheus/rules.yaml');
const expressions = [...rules.matchAll(/^\s+expr: (.*)$/gm)].map(([, expression = '']) => expression);

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}
const { panels } = JSON.parse(read('grafana/dashboard.json')) as Dashboard;

describe('metrics that are told', () => {
  it('are those that rules look at', () => {
    expect(expressions.length).toBe(rules.match(/- alert:/g)?.length);
    expect(expressions.flatMap(namesIn).filter((name) => !told.has(name))).toEqual([]);
  });

  it.each(panels)('are those that the dashboard draws in $title', ({ targets }) => {
    const names = targets.flatMap(({ expr }) => namesIn(expr));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !told.has(name))).toEqual([]);
  });

  it('are all drawn', () => {
    const drawn = new Set(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr))));
    const base = (name: string): string => name.replace(/_(?:bucket|sum|count)$/, '');
    const names = new Set([...drawn].map(base));
    expect([...told].map(base).filter((name) => !names.has(name))).toEqual([]);
  });

  it('have the values of labels that rules and dashboard name', () => {
    const texts = [...expressions, ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))];
    const named = new Set(texts.flatMap((text) => text.match(/(?:class|result|quantile)="[^"]+"/g) ?? []));
    expect([...named].sort()).toEqual(['class="page"', 'quantile="0.99"', 'result="hit"']);
  });
});

it('every alert leads to a symptom of docs/operations.md', () => {
  const docs = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8');
  const symptoms = [...rules.matchAll(/#by-symptom: (.*)"/g)].map(([, symptom = '']) => symptom);
  expect(symptoms.length).toBe(expressions.length);
  expect(symptoms.filter((symptom) => !docs.toLowerCase().includes(`| ${symptom}`))).toEqual([]);
});
