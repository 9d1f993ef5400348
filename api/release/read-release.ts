import type { Kysely } from 'kysely';
import { z } from 'zod';
import { sourceDate } from '#domain/source-date.ts';
import { type Release, release } from '#release/facts.ts';
import { type ReleaseDatabase, releaseSchemaVersion } from '#release/schema.ts';
import { FigureStore } from '../figures/figure-store.ts';
import { proveReadable } from '../queries/prove-readable.ts';
import { type AreaRow, selectNetworkMembers } from '../queries/select-areas.ts';
import { selectCoveredYears } from '../queries/select-coverage.ts';
import { selectRows } from '../queries/select-rows.ts';
import { UnreadableRelease } from './release-file.ts';
import type { ReleaseGuard, ReleasePlace } from './release-place.ts';

/** A release opened for questions, with the small facts that every request checks against. */
export interface OpenRelease {
  info: Release;
  file: ReleaseGuard;
  db: Kysely<ReleaseDatabase>;
  figures: FigureStore;
  areas: ReadonlyMap<string, AreaRow>;
  /** Keys of editions, and of sets of them, by `edition.id`. */
  editions: ReadonlyMap<number, string>;
  /** Years for which an indicator has a figure of any element, rising. */
  years: ReadonlyMap<number, readonly number[]>;
  /** Keys of sources that the operator excludes. */
  without: ReadonlySet<string>;
  close(): void;
}

const version = z.object({ schemaVersion: z.number() });

async function readFacts(place: ReleasePlace, id: string): Promise<unknown> {
  const text = await place.manifest(id);
  if (text === null) throw new UnreadableRelease(`Release ${id} has no release.json that can be read.`);
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableRelease(`Release ${id} is damaged: release.json is not JSON.`);
  }
}

function factsOf<T>(schema: z.ZodType<T>, text: unknown, id: string): T {
  const parsed = schema.safeParse(text);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UnreadableRelease(
    `Release ${id} is damaged: release.json, ${issue?.path.join('.') || 'as a whole'}: ${issue?.message}.`,
  );
}

/** The facts with the sources that are served, as answers date them. */
const toServedFacts = (info: Release, without: ReadonlySet<string>): Release => ({
  ...info,
  sources: info.sources
    .filter(({ key }) => !without.has(key))
    .map((source) => ({ ...source, date: sourceDate(source, info.editions) })),
});

/** Areas by code, each country with the networks that count it. */
function withNetworks(
  areas: readonly AreaRow[],
  members: readonly { network: string; country: string }[],
): Map<string, AreaRow> {
  const networks = new Map<string, string[]>();
  for (const { network, country } of members)
    networks.set(country, [...(networks.get(country) ?? []), network]);
  return new Map(
    areas.map((area) => {
      const ownNetworks = networks.get(area.code);
      return [area.code, ownNetworks === undefined ? area : { ...area, networks: ownNetworks }];
    }),
  );
}

/**
 * Opens a release and proves that it can be served: first its place, then every table. Throws an error that names the fault,
 * and no folder of this machine. `without`: keys of sources that are not served.
 */
export async function openRelease(
  place: ReleasePlace,
  id: string,
  without: ReadonlySet<string>,
): Promise<OpenRelease> {
  const text = await readFacts(place, id);
  const { schemaVersion } = factsOf(version, text, id);
  if (schemaVersion !== releaseSchemaVersion) {
    throw new UnreadableRelease(
      `Release ${id} has schema version ${schemaVersion}, and this server reads version ${releaseSchemaVersion}. ` +
        'Build the release again with `npm run ingest`.',
    );
  }
  const info = toServedFacts(factsOf(release, text, id), without);
  const { db, file, close } = await place.open(id, info.files);
  try {
    await proveReadable(db);
    const areas = withNetworks(await selectRows(db, 'area'), await selectNetworkMembers(db));
    const editions = new Map((await selectRows(db, 'edition')).map(({ id: edition, key }) => [edition, key]));
    const years = new Map<number, number[]>();
    for (const { indicator, year } of await selectCoveredYears(db)) {
      years.set(indicator, [...(years.get(indicator) ?? []), year]);
    }
    return { info, file, db, figures: await FigureStore.open(db), areas, editions, years, without, close };
  } catch (error) {
    close();
    throw error;
  }
}
