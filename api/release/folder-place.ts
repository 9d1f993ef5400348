import { statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Release, releaseId } from '#release/facts.ts';
import { openDatabase } from '../db/open-database.ts';
import { asAway, type Look, ReleaseFile, stampOfRelease, UnreadableRelease } from './release-file.ts';
import { type Absence, DatabaseAway, type OpenTables, type ReleasePlace } from './release-place.ts';

const pointer = z.object({ id: releaseId });

/** Releases as files: a folder for each, beside `current.json`, which names the one to be served. */
export class FolderPlace implements ReleasePlace {
  readonly #directory: string;
  readonly #look: Look;
  readonly pool = null;
  #wellAt = performance.now();
  #away: DatabaseAway | null = null;

  constructor(directory: string, look: Look = statSync) {
    this.#directory = directory;
    this.#look = look;
  }

  get absence(): Absence | null {
    return this.#away === null ? null : { since: this.#wellAt, reason: this.#away.message };
  }

  async currentId(): Promise<string> {
    try {
      const text = await readFile(join(this.#directory, 'current.json'), 'utf8');
      this.#away = null;
      this.#wellAt = performance.now();
      return pointer.parse(JSON.parse(text)).id;
    } catch (error) {
      const passing = asAway(error);
      this.#away = passing instanceof DatabaseAway ? passing : null;
      if (this.#away !== null) throw this.#away;
      // The folder may be set to another than ingest writes; only the log names it.
      throw new UnreadableRelease(
        `current.json in ${this.#directory} is not there, or does not name a release.`,
      );
    }
  }

  async manifests(): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    for (const name of await readdir(this.#directory).catch(() => [])) {
      const text = await this.manifest(name).catch(() => null);
      if (text !== null) found.set(name, text);
    }
    return found;
  }

  async manifest(id: string): Promise<string | null> {
    if (!releaseId.safeParse(id).success) return null;
    return readFile(join(this.#directory, id, 'release.json'), 'utf8').catch((error: unknown) => {
      const passing = asAway(error);
      if (passing instanceof DatabaseAway) throw passing;
      return null;
    });
  }

  stamp(id: string): Promise<string> {
    return stampOfRelease(this.#directory, id);
  }

  /** Proves size and checksum of the file first. */
  async open(id: string, files: Release['files']): Promise<OpenTables> {
    const expected = files['release.sqlite'];
    const file = new ReleaseFile(this.#directory, id, { expected, look: this.#look });
    await file.verify().catch((error: unknown) => {
      throw asAway(error);
    });
    return { ...openDatabase(file.path), file };
  }

  close(): void {}
}
