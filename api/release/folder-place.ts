import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Release, releaseId } from '#release/facts.ts';
import { openDatabase } from '../db/open-database.ts';
import { ReleaseFile, stampOfRelease, UnreadableRelease } from './release-file.ts';
import type { OpenTables, ReleasePlace } from './release-place.ts';

const pointer = z.object({ id: releaseId });

/** Releases as files: a folder for each, beside `current.json`, which names the one to be served. */
export class FolderPlace implements ReleasePlace {
  readonly #directory: string;
  readonly absence = null;
  readonly pool = null;

  constructor(directory: string) {
    this.#directory = directory;
  }

  async currentId(): Promise<string> {
    try {
      return pointer.parse(JSON.parse(await readFile(join(this.#directory, 'current.json'), 'utf8'))).id;
    } catch {
      // Whoever named another folder than the one that ingest writes reads it here; it is told in the log alone.
      throw new UnreadableRelease(
        `current.json in ${this.#directory} is not there, or does not name a release.`,
      );
    }
  }

  async manifests(): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    for (const name of await readdir(this.#directory).catch(() => [])) {
      const text = await this.manifest(name);
      if (text !== null) found.set(name, text);
    }
    return found;
  }

  async manifest(id: string): Promise<string | null> {
    if (!releaseId.safeParse(id).success) return null;
    return readFile(join(this.#directory, id, 'release.json'), 'utf8').catch(() => null);
  }

  stamp(id: string): Promise<string> {
    return stampOfRelease(this.#directory, id);
  }

  /** Proves size and checksum of the file first. */
  async open(id: string, files: Release['files']): Promise<OpenTables> {
    const file = new ReleaseFile(this.#directory, id, files['release.sqlite']);
    await file.verify();
    return { ...openDatabase(file.path), file };
  }

  close(): void {}
}
