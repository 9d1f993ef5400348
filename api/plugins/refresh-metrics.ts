import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refreshFile, refreshRecord } from '#contract/refresh.ts';
import { described, one } from './metrics.ts';

const seconds = (moment: string): number => Date.parse(moment) / 1000;

/**
 * What the last refresh left in the folder of releases, as Prometheus text; empty where there was none, or none that can be understood:
 * nothing is told then, and nothing made up.
 */
export async function refreshMetrics(releases: string): Promise<string> {
  let record: ReturnType<typeof refreshRecord.parse>;
  try {
    record = refreshRecord.parse(JSON.parse(await readFile(join(releases, refreshFile), 'utf8')));
  } catch {
    return '';
  }
  const { outcome, began, ended, lastGood } = record;
  const outcomes = refreshRecord.shape.outcome.options.map(
    (each) => `refresh_last_outcome{outcome="${each}"} ${each === outcome ? 1 : 0}`,
  );
  const lines = [
    ...described('refresh_last_outcome', 'gauge', 'How the last refresh ended.', outcomes),
    ...one('refresh_last_end_seconds', 'gauge', 'When the last refresh ended, in Unix time.', seconds(ended)),
    ...one(
      'refresh_last_duration_seconds',
      'gauge',
      'How long the last refresh took.',
      seconds(ended) - seconds(began),
    ),
    ...(lastGood === null
      ? []
      : one(
          'refresh_last_good_seconds',
          'gauge',
          'When the last refresh ended that did not stop, in Unix time.',
          seconds(lastGood),
        )),
  ];
  return `${lines.join('\n')}\n`;
}
