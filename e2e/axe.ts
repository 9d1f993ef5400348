import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  nodes: readonly { target: readonly unknown[]; failureSummary?: string }[];
}

interface Engine {
  run(options: {
    resultTypes: readonly 'violations'[];
    runOnly?: readonly string[];
  }): Promise<{ violations: Finding[] }>;
}

/** Puts axe into a page; it stays there, so that each of its states need not read half a megabyte again. */
export async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
}

/** What axe finds wrong, each with the places: an empty list says nothing. Of the rules of these ids, or of all. */
export async function violations(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  await loadAxe(page);
  const found = await page.evaluate(async (runOnly) => {
    const engine = (window as unknown as { axe: Engine }).axe;
    // Without selectors for the thousands of places where all is well: they take as long as all rules.
    const only = runOnly === null ? {} : { runOnly };
    return (await engine.run({ resultTypes: ['violations'], ...only })).violations;
  }, rules ?? null);
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary ?? ''})`).join('; ')}`,
  );
}
