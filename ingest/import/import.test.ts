import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '../steps/lock-folder.ts';
import { harvest } from '../testing/build-beside.ts';
import type { SmallRelease } from '../testing/build-small.ts';
import { buildSmall, openRelease } from '../testing/build-small.ts';
import { importOf } from '../testing/run-import.ts';
import { temporaryFolder } from '../testing/source-files.ts';
import { runImport } from './command.ts';

const provenance = ['--supplier', 'Institut d’État', '--date', '2026-05-31', '--licence', 'CC-BY-4.0'];
const header = 'crop,country,variety,release_year,breeders,maturity,altitude_min_m,altitude_max_m,traits';
const good = `${header}
beans,KEN,Ángela (A 1),2010,"ISABU;  KARI",80-90 days,1200,1600,"high iron, red"
beans,KEN,'=Plain,,,,,,
`;

let built: SmallRelease;
let small: SmallRelease;
let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder();
  built = await buildSmall(harvest);
});

/** Runs the command over a file of these bytes. */
async function run(
  content: string | Buffer,
  ...options: string[]
): Promise<{ code: number; out: string; err: string }> {
  const path = join(folder, 'varieties.csv');
  await writeFile(path, content);
  return importOf(['varieties', path, '--out', small.releases, ...options]);
}

const currentId = async (): Promise<string> =>
  JSON.parse(await readFile(join(small.releases, 'current.json'), 'utf8')).id;
const rowsOf = async (sql: string) => {
  const id = await currentId();
  return openRelease({ ...small.release, id }, small.releases).rows(sql);
};

beforeEach(async () => {
  const releases = await temporaryFolder();
  await cp(built.releases, releases, { recursive: true });
  small = openRelease(built.release, releases);
});

describe('the folder of releases', () => {
  it('is held against other runs, however it is named', async () => {
    const unlock = await lockFolder(small.releases);
    try {
      for (const [out, environment] of [
        [['--out', small.releases], {}],
        [[`--out=${small.releases}`], {}],
        [[], { RELEASES_DIR: small.releases }],
      ] as const) {
        const { code, err } = await importOf(['varieties', 'varieties.csv', ...out], { environment });
        expect([code, err]).toEqual([1, expect.stringContaining('already-running: ')]);
      }
    } finally {
      unlock();
    }
  });
});

describe('a file of varieties', () => {
  it('is published beside the release that it is added to, with who supplied it', async () => {
    const { code, out, err } = await run(good, ...provenance);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('+ KEN beans angela-a-1');
    const id = await currentId();
    expect(id).toMatch(/-imports-[0-9a-f]{10}$/);
    expect(out).toContain(`${small.release.id} stays beside it`);
    expect(existsSync(join(small.releases, small.release.id, 'release.sqlite'))).toBe(true);
    expect(
      await rowsOf('SELECT id, name, year, maturity_low, altitude_high, topics FROM variety ORDER BY id'),
    ).toEqual([
      ['ken-beans-angela-a-1', 'Ángela (A 1)', 2010, 80, 1600, 'iron-zinc'],
      ['ken-beans-plain', '=Plain', null, null, null, ''],
    ]);
    expect(
      await rowsOf("SELECT name FROM variety_institution WHERE role = 'breeder' ORDER BY place"),
    ).toEqual([['ISABU'], ['KARI']]);
    expect(
      await rowsOf(
        'SELECT key, supplier, supplied, licence, rows FROM source JOIN variety_supply ON source = id',
      ),
    ).toEqual([['import-varieties-institut-d-etat', 'Institut d’État', '2026-05-31', 'CC-BY-4.0', 2]]);
    // The figures are the release's own, and none of them is reported as changed.
    expect(await rowsOf('SELECT count(*) FROM observation')).toEqual(
      small.rows('SELECT count(*) FROM observation'),
    );
    const manifest = JSON.parse(await readFile(join(small.releases, id, 'release.json'), 'utf8'));
    expect(manifest.changes).toMatchObject({
      previous: { id: small.release.id },
      added: 0,
      removed: 0,
      changed: 0,
    });
  });

  it('is published only after a confirmed question', async () => {
    const before = await currentId();
    const questions: string[] = [];
    const path = join(folder, 'varieties.csv');
    await writeFile(path, good);
    const answer = async (yes: boolean) => {
      let out = '';
      const code = await runImport(['varieties', path, '--out', small.releases, ...provenance], {
        ...{ clock: () => new Date('2026-06-01T00:00:00Z'), settings: 'site.json', err: process.stderr },
        out: { write: (text) => (out += text) },
        confirm: async (question) => {
          // What changes has been shown by then.
          expect(out).toContain('+ KEN beans plain');
          questions.push(question);
          return yes;
        },
      });
      return { code, out };
    };
    const no = await answer(false);
    expect([no.code, await currentId(), questions.length]).toEqual([0, before, 1]);
    expect(no.out).toContain('Nothing was published.');
    expect((await answer(true)).out).toContain('is published');
    expect(questions).toHaveLength(2);
    expect(await currentId()).not.toBe(before);
  });

  it('is checked without being published', async () => {
    const before = await currentId();
    const { code, out } = await run(good, ...provenance, '--check');
    expect([code, await currentId()]).toEqual([0, before]);
    expect(out).toContain('Nothing was published');
  });

  it('replaces the supplier’s earlier table, reports changes, and does nothing the second time', async () => {
    await run(good, ...provenance);
    const again = await run(good, ...provenance);
    expect(again.out).toContain('Nothing changes');
    const { out } = await run(
      `${header}\nbeans,KEN,Ángela (A 1),2011,ISABU; KARI,80-90 days,1200,1600,"high iron, red"\n`,
      ...provenance,
    );
    expect(out).toContain('~ KEN beans angela-a-1: release_year "2010" → "2011"');
    expect(out).toContain('- KEN beans plain');
    expect(await rowsOf('SELECT id, year FROM variety')).toEqual([['ken-beans-angela-a-1', 2011]]);
  });

  it('is still there after the next run over the publishers’ files', async () => {
    await run(good, ...provenance);
    const next = await buildSmall(harvest, null, small.releases);
    expect(next.rows('SELECT count(*) FROM variety')).toEqual([[2]]);
    expect(next.release.sources.at(-1)).toMatchObject({ key: 'import-varieties-institut-d-etat', rows: 2 });
  });

  it('reports all faults at once, with row, column, value and reason, and publishes nothing', async () => {
    const before = await currentId();
    const { code, err } = await run(
      `${header}
wheat,KEN,A,1800,,,,,
beans,XXX,B,20x,,soon,,,
beans,KEN,C,,,,1600,1200,
beans,KEN,D,,=HYPERLINK("http://x"),,,,
beans,KEN,E,,,,,,
beans,KEN,E,,,,,,
beans,KEN,,,,,,,
beans,KEN,F,,,,900,1000,,extra
`,
      ...provenance,
    );
    expect([code, await currentId()]).toEqual([1, before]);
    for (const line of [
      'row 2, column crop: "wheat" is none of: ',
      'row 2, column release_year: "1800" is out of range: 1900 to 2100',
      'row 3, column country: "XXX" is no ISO 3166 code',
      'row 3, column release_year: "20x" is no whole number',
      'row 4, column altitude_min_m: "1600" is above altitude_max_m, 1200',
      'row 5, column breeders: "=HYPERLINK(\\"http://x\\")" begins like a formula',
      'row 7: "KEN beans e" is the same record as row 6',
      'row 8, column variety: is required and empty',
      'row 9: "extra" has 10 cells, and the header 9',
    ])
      expect(err, line).toContain(line);
  });

  it.each<readonly [what: string, content: string | Buffer, reason: string]>([
    ['a ZIP or a workbook', Buffer.from('PK\u0003\u0004rest'), 'a ZIP or an Excel workbook'],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'an old Excel workbook'],
    ['a PDF', '%PDF-1.7', 'a PDF'],
    ['empty', '', 'The file is empty'],
    ['a header alone', `${header}\n`, 'a header and no rows'],
    [
      'another table',
      '<html><body>',
      '1 fault. Nothing was published.\n  row 1: "<html><body>" is no header',
    ],
    ['without a header', 'beans,KEN,A,2010,,,,,\n', '1 fault. '],
    ['with a column without a name', `${header},\nbeans,KEN,A,,,,,,,high\n`, 'row 1: cell 10 is empty'],
    ['parted by colons', 'crop:country:variety\nbeans:KEN:A\n', '1 fault. '],
    [
      'parted by blanks',
      'crop country variety\nbeans KEN A\n',
      'is one cell: the columns have to be parted by',
    ],
    ['with entities', `${header}\nbeans,KEN,Beans &amp; Co,,,,,,\n`, 'has markup'],
    [
      'of varieties yet to be released',
      `${header}\nbeans,KEN,A,2027,,,,,\n`,
      'comes after the day of the file',
    ],
    [
      'with a quote left open',
      `${header}\nbeans,KEN,"A\n`,
      'row 2: "beans,KEN,\\"A" has a quotation mark that is opened and never closed',
    ],
    ['binary', Buffer.from([0, 1, 2, 3, 0, 0, 7, 9, 200, 0, 0, 0, 1, 1]), 'no text in any encoding'],
    ['100 MB', Buffer.alloc(100_000_000, 'a'), 'has more than 20000000 bytes'],
  ])('that is %s is refused', async (_, content, reason) => {
    const before = await currentId();
    const { code, err } = await run(content, ...provenance);
    expect([code, await currentId()]).toEqual([1, before]);
    expect(err).toContain(reason);
  });

  it('may have words that only look as if letters had been lost', async () => {
    const names = ['IRMÃ', 'AÇÃO', 'PÂTÉ', 'Ânimo', 'MAÇÃ »', 'Châtaigne', 'A “MAÇÔ', 'AMANHÃ…', 'IRMÃ’s'];
    const rows = names.map((name) => `beans,KEN,${name},,,,,,\n`).join('');
    expect(await run(`${header}\n${rows}`, ...provenance, '--check')).toMatchObject({ code: 0, err: '' });
  });

  it('needs supplier, date and licence, once', async () => {
    const { code, err } = await run(good);
    expect(code).toBe(1);
    for (const option of ['--supplier', '--date', '--licence']) expect(err).toContain(option);
    const two = `crop,country,variety,supplied_by,supplied_on,licence\nbeans,KEN,A,One,2026-01-01,MIT\nbeans,KEN,B,Two,2026-01-01,MIT\n`;
    expect((await run(two)).err).toContain('row 3, column supplied_by: "Two" is not what row 2 says, "One"');
    const wrong = await run(good, '--supplier', 'A', '--date', '31.5.2026', '--licence', 'mine');
    expect(wrong.err).toContain('"mine" (--licence) is none of');
    expect(wrong.err).toContain('"31.5.2026" (--date) is no date');
  });

  it('is not the text of the template', async () => {
    const named = await run(
      good,
      '--supplier',
      'Nombre de su institución',
      ...provenance.slice(2),
      '--check',
    );
    expect(named.err).toContain('"Nombre de su institución" is the text of the template');
  });

  it('is of a day that has come, and of this age', async () => {
    const dated = (day: string) => [
      ...provenance.slice(0, 2),
      '--date',
      day,
      ...provenance.slice(4),
      '--check',
    ];
    expect((await run(good, ...dated('2098-01-01'))).err).toContain(
      'column supplied_on: "2098-01-01" has not come yet: it is 2026-06-01',
    );
    expect((await run(good, ...dated('0001-01-01'))).err).toContain(
      '"0001-01-01" (--date) comes before 2000-01-01',
    );
    // The clock of these tests is at midnight of the first, when it is the second nowhere.
    expect((await run(good, ...dated('2026-06-02'))).code).toBe(1);
    expect((await run(good, ...dated('2026-06-01'))).code).toBe(0);
    const columns = 'crop,country,variety,supplied_on\nbeans,KEN,A,2027-01-01\n';
    const flags = ['--supplier', 'A', '--licence', 'MIT'];
    expect((await run(columns, ...flags)).err).toContain(
      'row 2, column supplied_on: "2027-01-01" has not come yet',
    );
    const several = `${columns}beans,KEN,B,2026-01-01\nbeans,KEN,C,2026-01-01\n`;
    const { err } = await run(several, ...flags);
    expect(err).toContain('row 2, column supplied_on: "2027-01-01" is not what row 3 says, "2026-01-01"');
    expect(err).toContain('row 2, column supplied_on: "2027-01-01" has not come yet');
  });

  it('has its faults reported in the order of the rows, invalid bytes included', async () => {
    const { err } = await run(
      `${header}\nbeans,KEN,A,2026,,,,,\nbeans,KEN,B\0,,,,,,\nwheat,KEN,C,,,,,,\n`,
      ...provenance.slice(0, 3),
      '2025-01-01',
      ...provenance.slice(4),
    );
    expect(err.match(/row \d, column \w+/g)).toEqual([
      'row 2, column release_year',
      'row 3, column variety',
      'row 4, column crop',
    ]);
    expect(err).toContain('has control characters');
  });

  it.each([
    ['--supplier', '<b>Institut</b>', 'has markup'],
    ['--supplier', '=HYPERLINK("http://x")', 'begins like a formula'],
    ['--supplier', 'I'.repeat(500), 'has 500 characters, and 160 are the most'],
    ['--supplier', 'Insti\u202Etut', 'has an invisible character, U+202E'],
    ['--url', 'javascript:alert(1)', 'is no address of a page'],
    ['--url', 'https://user:pw@partner.example', 'is no address of a page'],
    ['--url', 'https://partner', 'is no address of a page'],
    ['--url', `https://partner.example/${'a'.repeat(500)}`, 'has 524 characters, and 500 are the most'],
  ])('holds the option %s to the rules of its column: %s', async (option, value, reason) => {
    const before = await currentId();
    const { code, err } = await run(good, ...provenance, option, value);
    expect([code, await currentId()]).toEqual([1, before]);
    expect(err).toContain(`(${option}) ${reason}`);
  });

  it('has all of its faults listed', async () => {
    const rows = Array.from({ length: 500 }, (_, at) => `wheat,KEN,V${at},,,,,,\n`).join('');
    const { err } = await run(`${header}\n${rows}`, ...provenance);
    expect(err).toContain('500 faults');
    expect(err.match(/column crop: "wheat" is none of/g)).toHaveLength(500);
  });

  it('refuses a command that cannot be meant', async () => {
    for (const argv of [['prices', 'x.csv'], ['varieties'], ['varieties', 'x.csv', '--publish']])
      expect((await importOf([...argv, '--out', small.releases])).code).toBe(2);
    const { code, err } = await importOf(['varieties', join(folder, 'none.csv'), '--out', small.releases]);
    expect([code, err]).toEqual([1, expect.stringContaining('There is no file')]);
  });
});
