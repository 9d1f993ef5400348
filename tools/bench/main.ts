import { execFileSync } from 'node:child_process';
import { budgets as answerBudgets, measureAnswers } from './answers.ts';
import { budgets as dearestBudgets, measureDearest } from './dearest.ts';
import { measureIngest } from './ingest.ts';
import { measureMemory, budgets as memoryBudgets } from './memory.ts';
import { measurePages, budgets as pageBudgets } from './pages.ts';
import { type Figures, missed, toLines } from './report.ts';
import { measureStart } from './start.ts';
import { measureTradeMatrix } from './trade-matrix.ts';

interface Part {
  budgets: Figures;
  /** `null` when it cannot be measured here, after saying why. */
  measure(): Promise<Figures | null>;
}

async function measureBuild(): Promise<Figures> {
  const began = performance.now();
  execFileSync('node', ['tools/build.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] });
  return { 'npm run build, s': (performance.now() - began) / 1000 };
}

const parts: Readonly<Record<string, Part>> = {
  pages: { budgets: pageBudgets, measure: measurePages },
  answers: { budgets: answerBudgets, measure: measureAnswers },
  dearest: { budgets: dearestBudgets, measure: measureDearest },
  memory: { budgets: memoryBudgets, measure: measureMemory },
  build: { budgets: { 'npm run build, s': 8 }, measure: measureBuild },
  start: { budgets: { 'from clone to first page, s': 30 }, measure: measureStart },
  ingest: { budgets: { 'all files, s': 60, 'most memory, MB': 2048 }, measure: measureIngest },
  'trade-matrix': {
    budgets: { 'archive to release, s': 300, 'most memory, MB': 4096 },
    measure: measureTradeMatrix,
  },
};

/** Measures the parts that are named, prints their figures, and ends with 1 where a budget is missed. */
const names = process.argv.slice(2);
const unknown = names.find((name) => !(name in parts));
if (names.length === 0 || unknown !== undefined) {
  console.error(`Usage: npm run bench -- PART …, of: ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}
for (const name of names) {
  const part = parts[name];
  const figures = await part?.measure();
  if (part === undefined || !figures) continue;
  console.log([name, ...toLines(figures, part.budgets)].join('\n'));
  if (missed(figures, part.budgets).length > 0) process.exitCode = 1;
}
