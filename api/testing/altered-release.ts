import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { inject } from 'vitest';
import { type Release, release } from '#release/facts.ts';
import { type Figure, FigureColumn } from '#release/figure-column.ts';

/** Brazil's kilograms of beans per inhabitant of 2020, which differs between the tests' releases; `figureAddress` returns it. */
export const figureAddress = '/api/v1/data/value/beans_consumption/VALUE/BRA/645/2546/2020';

interface AlteredFigures {
  indicator: number;
  element: number;
  to(figures: readonly Figure[]): readonly Partial<Figure>[];
}

export interface Alteration {
  /** The copied release of the two: the second one is served. */
  of?: 'first' | 'second';
  /** The figure of `figureAddress`; 15 in the first release and 15.25 in the second otherwise. */
  figure?: number;
  /** Changes of the figures of some items and elements. */
  figures?: readonly AlteredFigures[];
  /** Statements on the copy's database. */
  sql?: string;
  /** Name of the release that its change log compares with. */
  after?: string;
  /** Fields of `release.json` that differ. */
  manifest?: Partial<Release>;
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

const plain: Omit<Figure, 'area' | 'year' | 'value'> = {
  ...{ flag: 'A', source: null, edition: null, contributors: null, held: null, published: null },
};

/** Gives one of the figures another value. */
const withValue =
  (area: string, year: number, value: number): AlteredFigures['to'] =>
  (figures) =>
    figures.map((figure) => (figure.area === area && figure.year === year ? { ...figure, value } : figure));

function alterFigures(db: Libsql.Database, { indicator, element, to }: AlteredFigures): void {
  const where = 'WHERE indicator = ? AND element = ?';
  const [row] = db.prepare(`SELECT body FROM figure_column ${where}`).raw(true).all(indicator, element) as [
    [Uint8Array] | undefined,
  ];
  const column = row === undefined ? FigureColumn.empty : FigureColumn.read(row[0]);
  const figures = to(column.figures()).map(
    (figure): Figure => ({ area: '', year: 0, value: 0, ...plain, ...figure }),
  );
  const sorted = figures.sort((a, b) => (a.area === b.area ? a.year - b.year : a.area < b.area ? -1 : 1));
  db.prepare(`UPDATE figure_column SET body = ? ${where}`).run(
    FigureColumn.of(sorted).write(),
    indicator,
    element,
  );
}

/**
 * Writes `<directory>/<id>`: a copy of a release that ingest has built, altered where that is wanted as no run of ingest would
 * leave it, with its checksum. Nobody serves it until `publish` names it.
 */
export function copyRelease(directory: string, id: string, alteration: Alteration = {}): void {
  const { of = 'second', figure, figures = [], sql = '', after, manifest } = alteration;
  const [from, to] = [findBuilt(of), join(directory, id)];
  mkdirSync(to, { recursive: true });
  const file = join(to, 'release.sqlite');
  copyFileSync(join(from, 'release.sqlite'), file);
  const altered =
    figure === undefined
      ? figures
      : [...figures, { indicator: 2546, element: 645, to: withValue('BRA', 2020, figure) }];
  if (altered.length > 0 || sql !== '') {
    const db = new Libsql(file);
    for (const change of altered) alterFigures(db, change);
    db.exec(sql);
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
  const written: Release = { ...built, id, files, changes, ...manifest };
  writeFileSync(join(to, 'release.json'), JSON.stringify(written));
}

/** Names the release that is to be served. */
export function publish(directory: string, id: string): void {
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'current.json'), JSON.stringify({ id }));
}
