import { z } from 'zod';
import type { ServedReleaseSummary } from '#contract/changes.ts';
import { release, releaseId } from '#release/facts.ts';
import { releaseSchemaVersion } from '#release/schema.ts';
import { listed, ProblemError, quoted } from '../errors.ts';
import { Holding } from './holding.ts';
import { openRelease } from './read-release.ts';
import { isDatabaseFailure, UnreadableRelease } from './release-file.ts';
import { DatabaseAway, type ReleasePlace } from './release-place.ts';
import { type ServedRelease, toServed } from './served-release.ts';

/** Releases before the current one that are open at a time; the one least recently used is closed first. */
const maxOpen = 3;

/** The facts of `release.json` that every version of its schema has. */
const anyRelease = release
  .pick({ id: true, created: true, origin: true, schemaVersion: true, counts: true, files: true })
  .extend({ changes: release.shape.changes.optional() });

/**
 * The newest first: by the day on which each was made, and none before the one that it was compared with, because a clock
 * may have been set back in between.
 */
function inOrder(kept: readonly ServedReleaseSummary[]): ServedReleaseSummary[] {
  const byId = new Map(kept.map((entry) => [entry.id, entry]));
  const timeOf = (entry: ServedReleaseSummary, later: readonly string[]): string => {
    const previous = byId.get(entry.changes?.previous.id ?? '');
    if (previous === undefined || later.includes(previous.id)) return entry.created;
    const after = `${timeOf(previous, [...later, entry.id])}+`;
    return entry.created > after ? entry.created : after;
  };
  const times = new Map(kept.map((entry) => [entry.id, timeOf(entry, [])]));
  const at = ({ id }: ServedReleaseSummary): string => times.get(id) ?? '';
  return [...kept].sort((a, b) => (at(a) < at(b) ? 1 : at(a) > at(b) ? -1 : 0));
}

/** Every release of the place, the newest first. What cannot be read as a release is none. */
export async function keptReleases(place: ReleasePlace, current: string): Promise<ServedReleaseSummary[]> {
  const summaries: ServedReleaseSummary[] = [];
  for (const [name, text] of await place.manifests()) {
    const parsed = anyRelease.safeParse(parseJson(text));
    if (!parsed.success || parsed.data.id !== name) continue;
    const { id, created, origin, schemaVersion, counts, files, changes } = parsed.data;
    const file = files['release.sqlite'];
    summaries.push({
      id,
      created,
      origin,
      schemaVersion,
      current: id === current,
      readable: schemaVersion === releaseSchemaVersion,
      observations: counts.observations,
      bytes: file?.bytes ?? 0,
      sha256: file?.sha256 ?? '',
      changes: changes
        ? {
            previous: changes.previous,
            added: changes.added,
            removed: changes.removed,
            changed: changes.changed,
          }
        : null,
    });
  }
  return inOrder(summaries);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const schemaVersionOf = z.object({ schemaVersion: z.number() });

/** Former releases, which requests name by id. Each is opened at its first request. */
export class Archive {
  readonly #place: ReleasePlace;
  readonly #cacheBytes: number;
  readonly #without: ReadonlySet<string>;
  readonly #open = new Map<string, Holding>();

  constructor(options: { place: ReleasePlace; cacheBytes: number; without: ReadonlySet<string> }) {
    this.#place = options.place;
    this.#cacheBytes = options.cacheBytes;
    this.#without = options.without;
  }

  /**
   * Does some work on the release of an id. Throws `unknown-release`, or `unreadable-release` when it is kept and cannot
   * be served.
   */
  async use<T>(id: string, work: (release: ServedRelease) => Promise<T>): Promise<T> {
    const holding = this.#open.get(id) ?? this.#begin(id);
    // The last one in the map is the one most recently used.
    this.#open.delete(id);
    this.#open.set(id, holding);
    for (const [other, old] of this.#open) {
      if (this.#open.size <= maxOpen) break;
      this.#open.delete(other);
      old.letGo();
    }
    try {
      return await holding.use(work);
    } catch (error) {
      if (!isDatabaseFailure(error)) throw error;
      if (this.#open.get(id) === holding) {
        this.#open.delete(id);
        holding.letGo();
      }
      throw new ProblemError('unreadable-release', `Release ${id} is damaged.`);
    }
  }

  close(): void {
    for (const holding of this.#open.values()) holding.letGo();
    this.#open.clear();
  }

  #begin(id: string): Holding {
    const opening = this.#read(id);
    const holding = new Holding(opening);
    // It may be whole at the next request.
    opening.catch(() => {
      if (this.#open.get(id) === holding) this.#open.delete(id);
    });
    return holding;
  }

  async #read(id: string): Promise<ServedRelease> {
    const text = releaseId.safeParse(id).success ? await this.#place.manifest(id) : null;
    if (text === null) {
      const ids = (await keptReleases(this.#place, '')).map((kept) => kept.id);
      throw new ProblemError(
        'unknown-release',
        `No release ${quoted(id)} is kept here. Kept: ${listed(ids)}. Leave out v for the newest.`,
      );
    }
    const version = schemaVersionOf.safeParse(parseJson(text));
    if (version.success && version.data.schemaVersion !== releaseSchemaVersion) {
      throw new ProblemError(
        'unreadable-release',
        `Release ${id} is kept in schema version ${version.data.schemaVersion}, and this server reads version ${releaseSchemaVersion}. Leave out v for the newest.`,
      );
    }
    try {
      const opened = await openRelease(this.#place, id, this.#without);
      return toServed(opened, id, this.#cacheBytes);
    } catch (error) {
      if (error instanceof DatabaseAway) throw error;
      const reason = error instanceof UnreadableRelease ? error.message : `Release ${id} cannot be read.`;
      throw new ProblemError('unreadable-release', reason);
    }
  }
}
