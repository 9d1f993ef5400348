import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './tree.mjs';

/** Where the times of the last run's files are written, in milliseconds. */
export const fileTimes = join(root, 'node_modules/.cache/file-times.json');

/**
 * A reporter of Vitest that keeps what each file of tests took, with its imports and what it builds before its tests: the
 * report in JSON counts from the first test on.
 */
export default class FileTimes {
  #times = [];

  onTestModuleEnd(file) {
    const { collectDuration, setupDuration, environmentSetupDuration, duration } = file.diagnostic();
    const took = collectDuration + setupDuration + environmentSetupDuration + duration;
    this.#times.push({ name: relative(root, file.moduleId), took });
  }

  onTestRunEnd() {
    mkdirSync(dirname(fileTimes), { recursive: true });
    writeFileSync(fileTimes, JSON.stringify(this.#times));
  }
}
