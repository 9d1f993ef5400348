import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { inject } from 'vitest';
import { type Release, release } from '#release/facts.ts';

/** Brazil's kilograms of beans per inhabitant of 2020, by which tests tell releases apart; it stands in `figureAddress`. */
export const figureAddress = '/api/v1/data/value/beans_consumption/VALUE/BRA/645/2546/2020';

export interface Alteration {
  /** Which of the two releases is copied: the second one is the one that is served. */
  of?: 'first' | 'second';
  /** The figure of `figureAddress`; 15 in the first release and 15.25 in the second otherwise. */
  figure?: number;
  /** Statements on the copy's database. */
  sql?: string;
  /** Name of the release that its change log compares with. */
  after?: string;
  /** What `release.json` says otherwise. */
  says?: Partial<Release>;
}

const read = (folder: string): Release =>
  release.parse(JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')));

/** Folder of one of the releases that ingest has built from the rows in `tools/small-releases`. */
function findBuilt(which: 'first' | 'second'): string {
  const directory = inject('smallReleases');
  const { id }: { id: string } = JSON.parse(readFileSync(join(directory, 'current.json'), 'utf8'));
  const second = join(directory, id);
  return which === 'second' ? second : join(directory, read(second).changes?.previous.id ?? '');
}

/**
 * Writes `<directory>/<id>`: a copy of a release that ingest has built, altered where that is wanted as no run of ingest would
 * leave it, with its checksum. Nobody serves it until `publish` names it.
 */
export function copyRelease(directory: string, id: string, alteration: Alteration = {}): void {
  const { of = 'second', figure, sql = '', after, says } = alteration;
  const [from, to] = [findBuilt(of), join(directory, id)];
  mkdirSync(to, { recursive: true });
  const file = join(to, 'release.sqlite');
  copyFileSync(join(from, 'release.sqlite'), file);
  const another =
    figure === undefined
      ? ''
      : `UPDATE observation SET value = ${figure} WHERE (indicator, element, year, area) = (2546, 645, 2020, 'BRA');`;
  if (another + sql !== '') {
    const db = new Libsql(file);
    db.exec(another + sql);
    db.close();
  }
  const content = readFileSync(file);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const files = { 'release.sqlite': { bytes: content.length, sha256 } };
  const built = read(from);
  const changes = built.changes && {
    ...built.changes,
    previous: { ...built.changes.previous, ...(after !== undefined && { id: after }) },
  };
  const written: Release = { ...built, id, files, changes, ...says };
  writeFileSync(join(to, 'release.json'), JSON.stringify(written));
}

/** Names the release that is to be served. */
export function publish(directory: string, id: string): void {
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'current.json'), JSON.stringify({ id }));
}
