import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeFault } from '#domain/imports/check-rows.ts';
import { membershipFormat } from '#domain/imports/membership.ts';
import { writeStarter } from '../starter.ts';
import { buildSmall, openRelease, type SmallRelease } from '../testing/build-small.ts';
import { importOf } from '../testing/run-import.ts';
import { names, normalised, temporaryFolder } from '../testing/source-files.ts';
import { checkRows } from './check-rows.ts';

/** Production of dry beans in Kenya, Uganda (both of ECABREN) and Zambia (SABRN), tonnes. */
const harvest = {
  [names.qcl]: normalised([
    [114, 176, 5510, 2019, 700_000, 'A'],
    [226, 176, 5510, 2019, 900_000, 'A'],
    [251, 176, 5510, 2019, 60_000, 'A'],
  ]),
};

const networks = ['PABRA', 'ECABREN', 'SABRN', 'WECABREN'];

/** Imports a list and returns the command's output. */
async function handIn(path: string, releases: string, supplier: string, ...more: string[]): Promise<string> {
  const provenance = ['--supplier', supplier, '--date', '2026-05-31', '--licence', 'CC-BY-4.0', ...more];
  const { code, out, err } = await importOf(['pabra-membership', path, '--out', releases, ...provenance]);
  expect([code, err]).toEqual([0, '']);
  return out;
}

describe('members that are handed in', () => {
  let before: SmallRelease;
  let after: SmallRelease;
  let output = '';

  beforeAll(async () => {
    before = await buildSmall(harvest);
    const path = join(await temporaryFolder(), 'members.csv');
    // Zambia stays the one member of SABRN that has a figure, and is one of ECABREN as well; Uganda is a member no more.
    await writeFile(
      path,
      'country,network,basis\nKEN,ECABREN,stated\nZMB,ECABREN,stated\nZMB,SABRN,stated\n',
    );
    const out = await handIn(path, before.releases, 'PABRA');
    output = out;
    const id = / (\S+) is published/.exec(out)?.[1] ?? '';
    after = openRelease({ ...before.release, id }, before.releases);
  });

  it('are shown before they are published: who goes, who comes, and whose sums are taken out', () => {
    expect(output).toContain('  - UGA ECABREN\n');
    expect(output).toContain('  + ZMB ECABREN\n');
    expect(output).not.toMatch(/^ {2}\+ (KEN ECABREN|ZMB SABRN)/m);
    expect(output).toMatch(/^PABRA: 28 → 2 members; no longer: AGO, .*UGA/m);
    expect(output).toMatch(/^ECABREN: 9 → 2 members; new: ZMB; no longer: BDI, .*UGA/m);
    for (const [area, count] of before.rows(
      "SELECT area, count(*) FROM observation WHERE area IN ('PABRA', 'ECABREN', 'SABRN') GROUP BY area",
    ))
      expect(output).toContain(`${count} figures of ${area}`);
    expect(output).toContain('They come back with the next npm run ingest');
  });

  const sumsOf = (release: SmallRelease): readonly string[] => {
    const places = networks.map((network) => `'${network}'`).join(', ');
    return ['observation', 'ranking', 'series_break'].flatMap((table) =>
      release
        .rows(`SELECT DISTINCT area FROM ${table} WHERE area IN (${places}) ORDER BY area`)
        .map(([area]) => `${table} ${area}`),
    );
  };

  it('leave a release that counts what it holds', () => {
    const [[observations] = []] = after.rows('SELECT count(*) FROM observation');
    const [[derived] = []] = after.rows('SELECT count(*) FROM observation WHERE source IS NULL');
    const [[rankings] = []] = after.rows('SELECT count(*) FROM ranking');
    const { counts } = JSON.parse(
      readFileSync(join(before.releases, after.release.id, 'release.json'), 'utf8'),
    );
    expect(counts).toEqual({ ...before.release.counts, observations, derived, rankings });
    expect(counts.observations).toBeLessThan(before.release.counts.observations);
  });

  it('leave no sum of the members before, in no table', () => {
    expect(sumsOf(before)).toEqual(
      expect.arrayContaining(['observation PABRA', 'observation ECABREN', 'ranking PABRA']),
    );
    expect(sumsOf(after)).toEqual([]);
  });

  it('are in no bundled figures', async () => {
    const target = join(await temporaryFolder(), 'starter');
    await expect(writeStarter(after.releases, target)).rejects.toMatchObject({ code: 'no-release' });
  });

  it('leave every other area as it was', () => {
    const figuresOf = (release: SmallRelease) =>
      release.rows(
        `SELECT * FROM observation WHERE area NOT IN ('PABRA', 'ECABREN', 'SABRN') ORDER BY 1, 2, 3, 4`,
      );
    expect(figuresOf(after)).toEqual(figuresOf(before));
  });

  it('may be in two networks, and a network may have none', () => {
    const members = after.rows(
      "SELECT aggregate, area FROM member WHERE aggregate IN ('PABRA', 'ECABREN', 'SABRN', 'WECABREN') ORDER BY 1, 2",
    );
    expect(members.map((row) => row.join(' '))).toEqual([
      'ECABREN KEN',
      'ECABREN ZMB',
      'PABRA KEN',
      'PABRA ZMB',
      'SABRN ZMB',
    ]);
  });

  it('of two lists count together, and their differences are reported', async () => {
    const path = join(await temporaryFolder(), 'other.csv');
    await writeFile(path, 'country,network\nKEN,\nRWA,ECABREN\n');
    const out = await handIn(path, before.releases, 'SABRN office', '--check');
    expect(out).toContain('The list of PABRA, 2026-05-31, counts beside this one');
    expect(out).toContain('in that list alone: ZMB');
    expect(out).toContain('KEN: no network here, ECABREN in that list; both count');
    expect(out).toContain('PABRA: 2 → 3 members; new: RWA\n');
  });
});

it('refuses a country whose network is known and unknown in one list', () => {
  const table = {
    faults: [],
    header: ['country', 'network'],
    headerRow: 1,
    rows: [
      { row: 2, cells: ['RWA', 'ECABREN'] },
      { row: 3, cells: ['RWA', ''] },
      { row: 4, cells: ['KEN', ''] },
    ],
    leftOut: [],
    lines: new Map(),
    encoding: 'utf-8',
    delimiter: ',',
    isRatherMac: false,
  };
  const { faults } = checkRows(membershipFormat, table, new Set(['RWA', 'KEN']));
  expect(faults.map((fault) => describeFault(fault))).toEqual([
    'row 3, column network: is empty, and another row says that RWA is in ECABREN',
  ]);
});
