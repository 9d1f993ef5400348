import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RefreshRecord, refreshFile } from '#contract/refresh.ts';
import { PostgresPlace } from './release/postgres-place.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const read = (path: string): string => readFileSync(new URL(`../deploy/${path}`, import.meta.url), 'utf8');

/** How a refresh of a minute and a half ended that stopped, a day after a good one. */
const refreshed: RefreshRecord = {
  version: 1,
  outcome: 'stopped',
  began: '2026-01-02T02:00:00.000Z',
  ended: '2026-01-02T02:01:30.000Z',
  lastGood: '2026-01-01T02:00:00.000Z',
  code: 'losses',
  reasons: [],
  warnings: [],
  release: 'r1',
  read: null,
};

let test: TestApp;
let labels: Set<string>;

const namesOf = (metrics: string): string[] =>
  [...metrics.matchAll(/^(\w+)(?:\{| )/gm)].map(([, name = '']) => name);

/** Metrics of a node with releases in a database that is unreachable. */
async function metricsOfDatabase(): Promise<string> {
  const url = 'postgres://nobody@127.0.0.1:1/none';
  const place = new PostgresPlace({ url, mostConnections: 1, slowestStatement: 1000 });
  const { app, close } = await startTestApp({ place });
  try {
    return (await app.inject('/metrics')).body;
  } finally {
    await close();
  }
}

beforeAll(async () => {
  const renderPage = async () => ({ status: 200, html: 'page', language: 'en' }) as const;
  test = await startTestApp({ release: 'r1', renderPage });
  writeFileSync(join(test.directory, refreshFile), JSON.stringify(refreshed));
  await test.app.inject('/en/any');
  const { body } = await test.app.inject('/metrics');
  labels = new Set([...namesOf(body), ...namesOf(await metricsOfDatabase())]);
});
afterAll(() => test.close());

/** Functions and words of the query language, labels, and Prometheus' own metrics of a scrape. */
const notOurs =
  /^(?:up|sum|max|count|rate|changes|time|histogram_quantile|by|job|instance|class|status|result|kind|outcome|le|id)$/;

/** Names in an expression, without quoted parts and those in braces. */
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

describe('exported metrics', () => {
  it('are those that rules look at', () => {
    expect(expressions.length).toBe(rules.match(/- alert:/g)?.length);
    expect(expressions.flatMap(namesIn).filter((name) => !labels.has(name))).toEqual([]);
  });

  it.each(panels)('are those that the dashboard draws in $title', ({ targets }) => {
    const names = targets.flatMap(({ expr }) => namesIn(expr));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !labels.has(name))).toEqual([]);
  });

  it('are all drawn', () => {
    const drawn = new Set(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr))));
    const base = (name: string): string => name.replace(/_(?:bucket|sum|count)$/, '');
    const names = new Set([...drawn].map(base));
    expect([...labels].map(base).filter((name) => !names.has(name))).toEqual([]);
  });

  it('have the values of labels that rules and dashboard name', () => {
    const texts = [...expressions, ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))];
    const labelValues = new Set(
      texts.flatMap((text) => text.match(/(?:class|result|outcome)="[^"]+"/g) ?? []),
    );
    expect([...labelValues].sort()).toEqual(['class="page"', 'outcome="stopped"', 'result="hit"']);
  });
});

it('every alert is tried', () => {
  const namedIn = (text: string, after: RegExp) => [...text.matchAll(after)].map(([, name = '']) => name);
  const tried = namedIn(read('prometheus/rules.test.yaml'), /alertname: (\w+)/g);
  const alerts = namedIn(rules, /- alert: (\w+)/g);
  expect(alerts.length).toBe(expressions.length);
  expect(alerts.filter((name) => !tried.includes(name))).toEqual([]);
});

describe('the last refresh', () => {
  it('is read from its record in the folder of releases', async () => {
    const { body } = await test.app.inject('/metrics');
    for (const line of [
      'refresh_last_outcome{outcome="published"} 0',
      'refresh_last_outcome{outcome="unchanged"} 0',
      'refresh_last_outcome{outcome="stopped"} 1',
      'refresh_last_end_seconds 1767319290',
      'refresh_last_duration_seconds 90',
      'refresh_last_good_seconds 1767232800',
    ])
      expect(body).toContain(`\n${line}\n`);
  });

  it.each([
    ['was none', null],
    ['cannot be understood', '{"version": 2}'],
  ])('has no metrics where it %s', async (_, text) => {
    const file = join(test.directory, refreshFile);
    if (text === null) rmSync(file);
    else writeFileSync(file, text);
    const { statusCode, body } = await test.app.inject('/metrics');
    writeFileSync(file, JSON.stringify(refreshed));
    expect(statusCode).toBe(200);
    expect(body).not.toContain('refresh_');
  });
});

it('every alert leads to a symptom of docs/operations.md', () => {
  const docs = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8');
  const symptoms = [...rules.matchAll(/#by-symptom: (.*)"/g)].map(([, symptom = '']) => symptom);
  expect(symptoms.length).toBe(expressions.length);
  expect(symptoms.filter((symptom) => !docs.toLowerCase().includes(`| ${symptom}`))).toEqual([]);
});
