import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  nodes: readonly { target: readonly unknown[]; failureSummary?: string }[];
}

/** What axe finds wrong, each with the places: an empty list says nothing. */
export async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const engine = (window as unknown as { axe: { run(): Promise<{ violations: Finding[] }> } }).axe;
    return (await engine.run()).violations;
  });
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary ?? ''})`).join('; ')}`,
  );
}
