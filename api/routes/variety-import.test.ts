import { expect, it } from 'vitest';
import { varieties } from '#contract/varieties.ts';
import { copyRelease, publish } from '../testing/altered-release.ts';
import { handIn } from '../testing/hand-in.ts';
import { startTestApp } from '../testing/test-app.ts';

const records =
  `crop;country;variety;synonyms;type;release_year;breeders;maturity;altitude_min_m;altitude_max_m;yield;drought_tolerant;traits;link
beans;RWA;RWR 2245;Ituri Matoki;bush;2010;RAB; CIAT;80-90 days;1400;1800;1.5-2.5 t/ha;yes;"high iron; red ""mottled"" seed";https://example.org/rwr
beans;RWA;'-21 bis;;;;;;;;;;;
`.replace('RAB; CIAT', '"RAB; CIAT"');

it('exports records that were handed in so that their import changes nothing', {
  tags: ['sweep'],
  timeout: 120_000,
}, async () => {
  const test = await startTestApp({ release: null });
  try {
    copyRelease(test.directory, 'before', {});
    publish(test.directory, 'before');
    await test.store.refresh();
    const provenance = ['--supplier', 'RAB', '--date', '2026-05-31', '--licence', 'CC-BY-4.0'];
    handIn(test.directory, 'varieties', records, ...provenance);
    await test.store.refresh();
    const { statusCode, body } = await test.app.inject(
      '/api/v1/export/varieties?source=import-varieties-rab',
    );
    expect(statusCode).toBe(200);
    // Supplier, date and licence are in the file itself.
    expect(handIn(test.directory, 'varieties', body)).toContain('Nothing changes');
    expect(await test.ask('variety', '/api/v1/varieties/rwa-beans-rwr-2245')).toMatchObject({
      name: 'RWR 2245',
      synonyms: ['Ituri Matoki'],
      type: 'bush',
      maturity: { low: 80, high: 90 },
      traits: ['drought', 'iron-zinc'],
      from: { nature: 'supplied', supply: { supplier: 'RAB', supplied: '2026-05-31' }, exportable: true },
    });
    // Exported rows of the release's own sources change nothing, alone and beside a supplier's.
    const seen = await test.app.inject('/api/v1/export/varieties?source=bean-varieties-seen');
    expect(handIn(test.directory, 'varieties', seen.body)).toContain("2 rows are the release's own");
    const rows = seen.body.split('\r\n').slice(1).join('\r\n');
    const both = handIn(test.directory, 'varieties', `${body}${rows}`);
    expect(both).toContain("2 rows are the release's own");
    expect(both).toContain('Nothing changes');
    // Several suppliers in a file are taken apart where all of them are known, and are no reason to refuse what the export wrote.
    const further = 'crop,country,variety,release_year\nbeans,RWA,RWR 2245,2011\nbeans,BDI,Muhoro,\n';
    const other = ['--supplier', 'ISABU', '--date', '2026-04-30', '--licence', 'CC0-1.0'];
    handIn(test.directory, 'varieties', further, ...other, '--url', 'https://example.org/isabu');
    await test.store.refresh();
    const rab = await test.app.inject('/api/v1/export/varieties?source=import-varieties-rab');
    const isabu = await test.app.inject('/api/v1/export/varieties?source=import-varieties-isabu');
    const table = (text: string): string => text.split('\r\n').slice(1).join('\r\n');
    const two = `${rab.body}${table(isabu.body)}`;
    const returned = handIn(test.directory, 'varieties', `${two}${rows}`);
    expect(returned).toContain("2 rows are the release's own");
    expect(returned).toContain('Nothing changes, so nothing is published.');
    expect(returned).not.toMatch(/^ {2}[+~-] /m);
    // A changed row is changed at its own supplier alone.
    const corrected = handIn(
      test.directory,
      'varieties',
      two.replace(',RWR 2245,,,2011,', ',RWR 2245,,,2012,'),
    );
    expect(corrected.match(/^ {2}[+~-] .*$/gm)).toEqual([
      '  ~ RWA beans rwr-2245: release_year "2011" → "2012"',
    ]);
    await test.store.refresh();
    const { rows: listed, sources } = varieties.parse(
      await test.ask('varieties', '/api/v1/varieties?crop=beans&q=RWR&sort=year'),
    );
    expect(listed.map(({ source, year }) => [source, year])).toEqual([
      ['import-varieties-rab', 2010],
      ['import-varieties-isabu', 2012],
    ]);
    // No column has the address, so it is unchanged.
    expect(sources.find(({ key }) => key === 'import-varieties-isabu')?.url).toBe(
      'https://example.org/isabu',
    );
    // An unknown name beside a known one is probably misspelt.
    expect(() => handIn(test.directory, 'varieties', two.replace(',ISABU,', ',ISABV,'))).toThrow(
      'column supplied_by: "ISABV" is not what row',
    );
    // The release before is kept, and a request can name it.
    const { total } = (await test.ask('varieties', '/api/v1/varieties?country=RWA&v=before')) as {
      total: number;
    };
    expect(total).toBe(0);
  } finally {
    await test.close();
  }
});
