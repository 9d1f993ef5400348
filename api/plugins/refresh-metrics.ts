import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Gauge, Registry } from 'prom-client';
import { refreshFile, refreshRecord } from '#contract/refresh.ts';

const seconds = (moment: string): number => Date.parse(moment) / 1000;

/**
 * What the last refresh left in the folder of releases, as Prometheus text; empty where there was none, or none that can be understood:
 * nothing is told then, and nothing made up. It is the machine's and no worker's, so that it has a registry of its own.
 */
export async function refreshMetrics(releases: string): Promise<string> {
  let record: ReturnType<typeof refreshRecord.parse>;
  try {
    record = refreshRecord.parse(JSON.parse(await readFile(join(releases, refreshFile), 'utf8')));
  } catch {
    return '';
  }
  const { outcome, began, ended, lastGood } = record;
  const registry = new Registry();
  const registers = [registry];
  const outcomes = new Gauge({
    name: 'refresh_last_outcome',
    help: 'How the last refresh ended.',
    labelNames: ['outcome'],
    registers,
  });
  for (const each of refreshRecord.shape.outcome.options)
    outcomes.set({ outcome: each }, each === outcome ? 1 : 0);
  const tell = (name: string, help: string, value: number): void =>
    new Gauge({ name, help, registers }).set(value);
  tell('refresh_last_end_seconds', 'When the last refresh ended, in Unix time.', seconds(ended));
  tell('refresh_last_duration_seconds', 'How long the last refresh took.', seconds(ended) - seconds(began));
  const good = 'When the last refresh ended that did not stop, in Unix time.';
  if (lastGood !== null) tell('refresh_last_good_seconds', good, seconds(lastGood));
  return registry.metrics();
}
