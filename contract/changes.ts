import { z } from 'zod';
import { changeCounts, sourceChange } from '#release/facts.ts';

/** Figures of the change log in one answer, at most. */
export const mostChanges = 5000;

const dated = z.object({ id: z.string(), created: z.string() });
/** Value and flag in a release; `null` where it has not the figure. */
const figureIn = z.object({ value: z.number(), flag: z.string() }).nullable();

/** One figure that differs between two releases. */
const figureChange = z.object({
  indicator: z.number().int(),
  element: z.number().int(),
  /** Unit id of both values. */
  unit: z.string(),
  year: z.number().int(),
  /** Area of the figure; of a trade flow, the country whose report it is. */
  area: z.string(),
  /** The other country of a trade flow; `null` for every other figure. */
  partner: z.string().nullable(),
  kind: z.enum(['added', 'removed', 'changed']),
  /** In the release before, and in this one. */
  before: figureIn,
  after: figureIn,
});

/** Answer of `/api/v1/changes`. */
export const releaseChanges = z.object({
  release: dated,
  /** `null` when there was no release to compare with; everything is then as new as the release. */
  previous: dated.nullable(),
  /** Of the whole release, whatever the parameters choose. */
  counts: z.object(changeCounts),
  sources: z.array(sourceChange),
  /** Counts of each indicator and element with a change, and its largest revision. */
  elements: z.array(
    z.object({
      indicator: z.number().int(),
      element: z.number().int(),
      unit: z.string(),
      ...changeCounts,
      /** The revised figure of a country whose value differs most, in the element's unit; `null` without one that can be believed. */
      largest: figureChange.nullable(),
    }),
  ),
  /** Figures that the parameters choose, by indicator, element, year, area and partner; a page of them. */
  figures: z.array(figureChange),
  /** `offset` of the next page; `null` on the last one. */
  next: z.number().int().nullable(),
});

/** A release that this server keeps. */
export const keptRelease = z.object({
  id: z.string(),
  created: z.string(),
  origin: z.enum(['sources', 'starter']),
  schemaVersion: z.number().int(),
  /** Whether it is the one that is served where an address names no release. */
  current: z.boolean(),
  /** Whether this server can answer from it (`?v=<id>`). */
  readable: z.boolean(),
  observations: z.number().int(),
  /** Of `release.sqlite`. */
  bytes: z.number().int(),
  sha256: z.string(),
  changes: z.object({ previous: dated, ...changeCounts }).nullable(),
});

export type ReleaseChanges = z.infer<typeof releaseChanges>;
export type ServedReleaseSummary = z.infer<typeof keptRelease>;
