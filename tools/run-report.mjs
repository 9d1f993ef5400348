import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './tree.mjs';

/** The report of the last run: its files' times in milliseconds, and its tests that failed at first. */
export const runReport = join(root, 'node_modules/.cache/run-report.json');

/**
 * A reporter of Vitest for values that its JSON report lacks: the time of each file of tests, with its imports and its setup, and
 * why tests failed that passed on retry.
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
