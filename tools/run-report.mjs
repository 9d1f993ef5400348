import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './tree.mjs';

/** The report of the last run: its files' times in milliseconds, and its tests that failed at first. */
export const runReport = join(root, 'node_modules/.cache/run-report.json');

/**
 * A reporter of Vitest that keeps what the report in JSON does not have: what each file of tests took, with its imports and
 * what it builds before its tests, and why tests failed that passed when they were tried again.
 */
export default class RunReport {
  #times = [];
  #unsteady = [];

  onTestModuleEnd(file) {
    const { collectDuration, setupDuration, environmentSetupDuration, duration } = file.diagnostic();
    const took = collectDuration + setupDuration + environmentSetupDuration + duration;
    this.#times.push({ name: relative(root, file.moduleId), took });
  }

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky !== true) return;
    const [reason] = test.result().errors ?? [];
    this.#unsteady.push({
      name: `${relative(root, test.module.moduleId)}: ${test.fullName}`,
      reason: reason?.message ?? 'no reason given',
    });
  }

  onTestRunEnd() {
    mkdirSync(dirname(runReport), { recursive: true });
    writeFileSync(runReport, JSON.stringify({ times: this.#times, unsteady: this.#unsteady }));
  }
}
