import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  nodes: readonly { target: readonly unknown[]; failureSummary?: string }[];
}

interface Engine {
  run(options: { resultTypes: readonly 'violations'[] }): Promise<{ violations: Finding[] }>;
}

/** Puts axe into a page; it stays there, so that each of its states need not read half a megabyte again. */
export async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
}

/** Violations that axe finds, each with its places; texts whose contrast axe cannot judge are not among them. */
export async function violations(page: Page): Promise<readonly string[]> {
  await loadAxe(page);
  const found = await page.evaluate(async () => {
    const engine = (window as unknown as { axe: Engine }).axe;
    // Without selectors for the thousands of places where all is well: they take as long as all rules.
    return (await engine.run({ resultTypes: ['violations'] })).violations;
  });
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary ?? ''})`).join('; ')}`,
  );
}

/**
 * The two widths of a page that is looked at in three languages: it is opened and searched by axe in the first, which languages
 * and pages take in turn, so that each page and each language is searched in both; in the second it need only fit.
 */
export const widthsInTurn = (turn: number): readonly [number, number] =>
  turn % 2 === 0 ? [1280, 390] : [390, 1280];
