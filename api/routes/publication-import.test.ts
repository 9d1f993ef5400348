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

it('takes in a list that puts a known paper into a part, and exports it so that its import changes nothing', async () => {
  const test = await startTestApp({ release: null });
  try {
    copyRelease(test.directory, 'before', {});
    publish(test.directory, 'before');
    await test.store.refresh();
    const path = join(test.directory, 'given.csv');
    const run = async (content: string, ...options: string[]): Promise<string> => {
      await writeFile(path, content);
      const asked = ['publications', path, '--out', test.directory, ...options];
      return execFileSync(process.execPath, ['--import', 'tsx', 'ingest/import/main.ts', ...asked], {
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
    // May be looked at, but not handed on.
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
    // The release before is kept and can be asked for.
    expect((await list('pageType=social&v=before')).total).toBe(1);
  } finally {
    await test.close();
  }
}, 60_000);
