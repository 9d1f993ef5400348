import { z } from 'zod';

/** A check that ingest ran before publishing, with its result. */
export const releaseCheck = z.object({
  /** Stable key such as `uses-add-up`. */
  key: z.string(),
  /** `not-examined`: there were no rows to check, so the result is unknown. */
  status: z.enum(['passed', 'warned', 'failed', 'not-examined']),
  /** How many rows or cases were looked at, and how many did not hold. */
  examined: z.number().int(),
  exceptions: z.number().int(),
  /** One English sentence for the data team. */
  detail: z.string(),
  /** Up to 20 of the exceptions, in words. */
  examples: z.array(z.string()),
});

/** A source file of the release. */
export const releaseSource = z.object({
  key: z.string(),
  file: z.string(),
  publisher: z.string(),
  title: z.string(),
  url: z.string(),
  date: z
    .string()
    .describe(
      "In release.json the ISO day of the file. In answers the same of a publisher's own file; of a file that was put together from extracts its first and last release, `2020-12/2025-10`; empty where none is known.",
    ),
  sha256: z.string(),
  licence: z.string(),
  /** Figures taken over (of a list of codes: entries); a row of the file that holds several measures gives one each. */
  rows: z.number().int(),
  computed: z.boolean(),
});

/**
 * A publisher's release from which figures come, as far as the files identify it: a whole file of its publisher (`published`), a
 * part of a file that was put together from extracts (`assembled`), a file that was computed rather than published (`computed`),
 * or rows of an assembled file without a known edition (`untold`).
 */
export const releaseEdition = z.object({
  key: z.string(),
  /** Keys of the sources that have rows of it. */
  sources: z.array(z.string()),
  kind: z.enum(['published', 'assembled', 'computed', 'untold']),
  /** The publisher's release: a day, a month or a year, from the file or the list of its parts; may be empty. */
  release: z.string(),
  /** Whether the release was inferred rather than stated. */
  inferred: z.boolean(),
  /** How the rows' edition is known: by a note in each row, a rule over years and elements, or the file as a whole. */
  told: z.enum(['row', 'rule', 'file']),
  flagsKnown: z.boolean(),
  /** Who passed the extract on, to be credited; empty where it came from the publisher. */
  carrier: z.string(),
  /** Its coverage, in the words of the list beside the files; empty for whole files. */
  years: z.string(),
  areas: z.string(),
  elements: z.string(),
  note: z.string(),
});

/** A source of the release with the editions that it has rows of; none where it gave no figures. */
export const editedSource = releaseSource.extend({
  editions: z.array(releaseEdition.omit({ sources: true })),
});

/** Something that the release before had and this one has not, and why its makers let it go. It stays until it is back. */
const acceptedLoss = z.object({
  /** Key of the source or of the check. */
  name: z.string(),
  /** `figures-lost`: more than 2 % of the figures of a source that is there, or all of one of its elements or areas. */
  kind: z.enum(['source-absent', 'check-not-examined', 'figures-lost']),
  /** Figures of the source, or cases that the check examined, in the release `since`; `null` where there was none. */
  before: z.number().int().nullable(),
  /** How many of them are left. */
  after: z.number().int(),
  /** As the operator wrote it, in any language. */
  reason: z.string(),
  /** Id of the release before the loss; `null` where there was none. */
  since: z.string().nullable(),
});

/** How many figures are new, removed or changed. A figure that keeps its value and changes its flag counts as changed. */
export const changeCounts = { added: z.number().int(), removed: z.number().int(), changed: z.number().int() };

/** A source file that is new, gone, or has other bytes than in the release before. */
export const sourceChange = z.object({
  key: z.string(),
  kind: z.enum(['added', 'removed', 'changed']),
  /** Date and sha256 of the file in the release before; `null` when it had none. */
  before: z.object({ date: z.string(), sha256: z.string() }).nullable(),
  after: z.object({ date: z.string(), sha256: z.string() }).nullable(),
});

/** The changes of a release since the one before it, as in `release.json`. */
const changeSummary = z.object({
  /** The release compared with: the newest other one of the same origin that was kept when this one was built. */
  previous: z.object({ id: z.string(), created: z.string() }),
  ...changeCounts,
  sources: z.array(sourceChange),
});

/** Names a release: `2026-11-21-322cf7bbb1`. */
export const releaseId = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/)
  .meta({ examples: ['2026-11-21-322cf7bbb1'] });

/** How many areas, figures, derived figures among them, and places in rankings a release has. */
const releaseCounts = z.object({
  areas: z.number().int(),
  observations: z.number().int(),
  derived: z.number().int(),
  rankings: z.number().int(),
});

/** `release.json`, and the answer of `/api/v1/release`. */
export const release = z.object({
  id: z.string(),
  schemaVersion: z.number().int(),
  /** ISO date and time at which the release was built. */
  created: z.string(),
  /** `sources` from publishers' files, `starter` from the bundled starter figures. */
  origin: z.enum(['sources', 'starter']),
  sources: z.array(releaseSource),
  editions: z.array(releaseEdition),
  checks: z.array(releaseCheck),
  /** Releases from before losses were guarded have no such list. */
  accepted: z.array(acceptedLoss).default([]),
  counts: releaseCounts,
  /** `null` when there was no release to compare with. */
  changes: changeSummary.nullable(),
  /** sha256 of every file in the release folder but `release.json`. */
  files: z.record(z.string(), z.object({ bytes: z.number().int(), sha256: z.string() })),
});

export type Release = z.infer<typeof release>;
export type ReleaseEdition = z.infer<typeof releaseEdition>;
export type EditedSource = z.infer<typeof editedSource>;
/** A source as pages name and cite it. */
export type NamedSource = ReleaseSource & {
  editions: readonly Pick<ReleaseEdition, 'key' | 'kind' | 'carrier'>[];
};
export type ReleaseSource = z.infer<typeof releaseSource>;
export type ReleaseCheck = z.infer<typeof releaseCheck>;
export type AcceptedLoss = z.infer<typeof acceptedLoss>;
export type ChangeSummary = z.infer<typeof changeSummary>;
export type SourceChange = z.infer<typeof sourceChange>;
