import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { publications } from '#contract/publications.ts';
import { copyRelease, publish } from '../testing/altered-release.ts';
import { startTestApp } from '../testing/test-app.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const records = `page_type,type,title,authors,year,doi,language,crops,topics,open_access
social,article,"A reference genome, and people",,,https://dx.doi.org/10.1038/NG.3008,,,,
,report,'-Un informe del frijol y de la gente,"Díaz, S.; CIAT",2020,,es,beans;rice,gender; markets,no
`;

const further = `type,title,year,doi,handle
article,Genome,2014,10.1038/ng.3008,
report,Semillas,2021,,https://hdl.handle.net/10568/1
`;

it('takes in a list that puts a known paper into a part, and exports it so that its import changes nothing', {
  tags: ['sweep'],
  timeout: 180_000,
}, async () => {
  const test = await startTestApp({ release: null });
  try {
    copyRelease(test.directory, 'before', {});
    publish(test.directory, 'before');
    await test.store.refresh();
    const path = join(test.directory, 'given.csv');
    const run = async (content: string, ...options: string[]): Promise<string> => {
      await writeFile(path, content);
      const command = ['publications', path, '--out', test.directory, ...options];
      return execFileSync(process.execPath, ['--import', 'tsx', 'ingest/import/main.ts', ...command], {
        cwd: root,
        encoding: 'utf8',
      });
    };
    const list = async (query: string) =>
      publications.parse(await test.ask('publications', `/api/v1/publications?${query}`));
    await run(records, '--supplier', 'RAB', '--date', '2026-05-31', '--licence', 'LicenseRef-not-stated');
    await test.store.refresh();
    const { total, rows } = await list('pageType=social&sort=title');
    expect(total).toBe(2);
    expect(rows[0]).toMatchObject({
      id: '10-1038-ng-3008',
      title: 'A reference genome, and people',
      year: 2014,
      crops: ['beans'],
      sources: ['import-publications-rab', 'legumeinfo-publications'],
    });
    expect((await list('openAccess=no')).rows).toMatchObject([
      {
        title: '-Un informe del frijol y de la gente',
        crops: ['beans', 'rice'],
        topics: ['gender', 'markets'],
      },
    ]);
    // May be shown, but not redistributed.
    const closed = await test.app.inject('/api/v1/export/publications.bib?pageType=social');
    expect(closed.statusCode).toBe(403);
    expect(closed.json()).toMatchObject({ code: 'licence-forbids-export' });
    await run(records, '--supplier', 'RAB', '--date', '2026-05-31', '--licence', 'CC-BY-4.0');
    await test.store.refresh();
    const { statusCode, body } = await test.app.inject(
      '/api/v1/export/publications?source=import-publications-rab',
    );
    expect(statusCode).toBe(200);
    expect(await run(body)).toContain('Nothing changes');
    const file = async (query: string): Promise<string> =>
      (await test.app.inject(`/api/v1/export/publications${query}`)).body;
    // Records of the release's own sources have no supplier, also where a source has one twice or writes more than the format
    // allows.
    for (const source of ['carob-references', 'carob-datasets', 'legumeinfo-publications']) {
      const returned = await run(await file(`?source=${source}`));
      expect(returned, source).toMatch(/\d rows? (is|are) the release's own/);
      expect(returned, source).toContain('Nothing changes, so nothing is published.');
    }
    // Two suppliers have a paper that a source describes more fully: one row for both records.
    await run(further, '--supplier', 'CIAT', '--date', '2026-04-30', '--licence', 'CC0-1.0');
    await test.store.refresh();
    const all = await file('');
    expect(all).toContain(',article,Genome,"Schmutz');
    const returned = await run(all);
    expect(returned).toContain(
      '2 rows are as the export writes them and stand for what their suppliers handed in',
    );
    expect(returned).toContain('Nothing changes, so nothing is published.');
    expect(returned).not.toMatch(/^ {2}[+~-] /m);
    const theirs = await file('?source=import-publications-ciat');
    const both = `${body}${theirs.split('\r\n').slice(1).join('\r\n')}`;
    expect(await run(both)).toContain('Nothing changes, so nothing is published.');
    expect((await list('q=Semillas')).rows).toMatchObject([{ handle: '10568/1' }]);
    // The release before is kept, and a request can name it.
    expect((await list('pageType=social&v=before')).total).toBe(1);
  } finally {
    await test.close();
  }
});
