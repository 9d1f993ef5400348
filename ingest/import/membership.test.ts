import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { Database } from '../steps/database.ts';
import { buildSmall, openRelease, type SmallRelease } from '../testing/build-small.ts';
import { names, normalised, temporaryFolder } from '../testing/source-files.ts';
import { folderOf } from '../testing/trade-files.ts';
import { runImport } from './command.ts';

/** Production of dry beans in Kenya, Uganda (both of ECABREN) and Zambia (SABRN), tonnes. */
const harvest = {
  [names.qcl]: normalised([
    [114, 176, 5510, 2019, 700_000, 'A'],
    [226, 176, 5510, 2019, 900_000, 'A'],
    [251, 176, 5510, 2019, 60_000, 'A'],
  ]),
};

const networks = ['PABRA', 'ECABREN', 'SABRN', 'WECABREN'];

describe('members that are handed in', () => {
  let before: SmallRelease;
  let after: SmallRelease;

  beforeAll(async () => {
    before = await buildSmall(await folderOf(harvest));
    const path = join(await temporaryFolder(), 'members.csv');
    // Zambia stays the one member of SABRN that has a figure, and is one of ECABREN as well; Uganda is a member no more.
    await writeFile(
      path,
      'country,network,basis\nKEN,ECABREN,stated\nZMB,ECABREN,stated\nZMB,SABRN,stated\n',
    );
    const said = { out: '', err: '' };
    const options = ['--supplier', 'PABRA', '--date', '2026-05-31', '--licence', 'CC-BY-4.0'];
    const code = await runImport(['pabra-membership', path, '--out', before.releases, ...options], {
      out: { write: (text) => (said.out += text) },
      err: { write: (text) => (said.err += text) },
      clock: () => new Date('2026-06-01T00:00:00Z'),
      confirm: null,
      settings: join(before.releases, 'site.json'),
    });
    expect({ code, err: said.err }).toEqual({ code: 0, err: '' });
    const id = / (\S+) is published/.exec(said.out)?.[1] ?? '';
    after = openRelease({ ...before.release, id }, before.releases);
  }, 120_000);

  const sumsOf = (release: SmallRelease): readonly string[] => {
    const found = new Set<string>();
    const places = networks.map((network) => `'${network}'`).join(', ');
    for (const table of ['observation', 'ranking', 'ranking_list', 'series_break'])
      for (const [area] of release.rows(`SELECT DISTINCT area FROM ${table} WHERE area IN (${places})`))
        found.add(`${table} ${area}`);
    for (const table of ['cube_column', 'podium_column'])
      for (const network of networks)
        for (const [count] of release.rows(
          `SELECT count(*) FROM ${table} WHERE instr(body, '"${network}"') > 0`,
        ))
          if (Number(count) > 0) found.add(`${table} ${network}`);
    return [...found];
  };

  it('leave no sum of the members before, in no table', () => {
    expect(sumsOf(before)).toEqual(
      expect.arrayContaining(['observation PABRA', 'cube_column PABRA', 'cube_column ECABREN']),
    );
    expect(sumsOf(after)).toEqual([]);
  });

  it('leave no sum of the members before in the files for reuse, whose other rows stay', async () => {
    const rowsOf = async (release: SmallRelease, name: string): Promise<string[]> => {
      const db = await Database.open(release.releases);
      try {
        const file = `${release.releases}/${release.release.id}/parquet/${name}.parquet`;
        return await db.texts(`SELECT to_json(r)::VARCHAR FROM read_parquet('${file}') AS r`);
      } finally {
        db.close();
      }
    };
    for (const name of ['observation', 'ranking']) {
      const was = await rowsOf(before, name);
      const is = await rowsOf(after, name);
      const ofNetwork = (row: string): boolean => networks.some((network) => row.includes(`"${network}"`));
      expect(was.some(ofNetwork), name).toBe(true);
      expect(is, name).toEqual(was.filter((row) => !ofNetwork(row)));
    }
  });

  it('leave every other area as it was', () => {
    const production = 'SELECT body FROM cube_column WHERE indicator = 176 AND element = 5510';
    const columnsOf = (release: SmallRelease) => {
      const [[body] = []] = release.rows(production);
      const { areas, rows, flags } = JSON.parse(String(body));
      return new Map(areas.map((area: string, at: number) => [area, [rows[at], flags[at]]]));
    };
    const [was, is] = [columnsOf(before), columnsOf(after)];
    expect([...was.keys()].filter((area) => !is.has(area)).sort()).toEqual(['ECABREN', 'PABRA', 'SABRN']);
    for (const area of ['KEN', 'UGA', 'ZMB']) expect(is.get(area), area).toEqual(was.get(area));
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
});
