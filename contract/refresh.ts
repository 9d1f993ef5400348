import { z } from 'zod';

/** Name of the file with the outcome of the last refresh, in the folder of releases. */
export const refreshFile = 'refresh.json';

/**
 * How the last refresh ended. `unchanged`: the publishers have nothing that the last good run has not read. `stopped`: nothing was
 * published, for the reasons.
 */
export const refreshRecord = z.object({
  version: z.literal(1),
  outcome: z.enum(['published', 'unchanged', 'stopped']),
  /** ISO moments. */
  began: z.iso.datetime(),
  ended: z.iso.datetime(),
  /** End of the last run that did not stop; `null` where there was none. */
  lastGood: z.iso.datetime().nullable(),
  /** Why it stopped: a code for scripts, and sentences. */
  code: z.string().nullable(),
  reasons: z.array(z.string()),
  /** Faults that did not stop it, to look at. */
  warnings: z.array(z.string()),
  /** Id of the release that `current.json` names after the run. */
  release: z.string().nullable(),
  /** Input of the last good run: sha256 over its files and the versions of the code. */
  read: z.string().nullable(),
});

export type RefreshRecord = z.infer<typeof refreshRecord>;
