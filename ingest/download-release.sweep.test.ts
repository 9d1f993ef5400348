import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from './command.ts';
import { readWholeCurrent } from './steps/kept-release.ts';
import { acceptChecks, openRelease, type SmallRelease } from './testing/build-small.ts';
import { officialFiles } from './testing/official-files.ts';
import { type OfficialPublishers, openOfficialPublishers } from './testing/official-publishers.ts';
import { temporaryFolder } from './testing/source-files.ts';

let downloads: string;
let releases: string;
let publishers: OfficialPublishers;

beforeEach(async () => {
  downloads = await temporaryFolder();
  releases = await temporaryFolder();
  publishers = await openOfficialPublishers(downloads);
});

afterEach(() => publishers.close());

/** Runs the command as the shell would, with the local publishers and a clock that does not wait. */
async function run(...argv: string[]) {
  const out = new PassThrough();
  let stderr = '';
  const code = await runCommand([...argv, '--out', releases, ...acceptChecks], {
    out,
    err: { write: (message: string) => (stderr += message) },
    starter: '',
    downloads,
    manifest: publishers.manifest,
    own: publishers.own,
    fetch,
    clock: { now: () => Date.UTC(2026, 0, 15), sleep: async () => undefined },
    signal: new AbortController().signal,
  });
  out.end();
  const chunks: Buffer[] = [];
  for await (const chunk of out) chunks.push(Buffer.from(chunk));
  return { code, stdout: Buffer.concat(chunks).toString(), stderr };
}

async function current(): Promise<SmallRelease> {
  const found = await readWholeCurrent(releases);
  if (found === null) throw new Error('No release was published.');
  return openRelease(found.release, releases);
}

describe('--download', () => {
  it("builds a release from the publishers' official files", async () => {
    const { code, stdout, stderr } = await run('--download');
    expect(stderr).toBe('');
    expect(code).toBe(0);
    expect(stdout).toMatch(/faostat-fbs: fetching http/);
    expect(stdout).toMatch(/Release 2025-12-02-[0-9a-f]{10}: \d+ figures/);
    // Files that no source reads are not requested, nor what a catalogue lists beside the files.
    expect([...publishers.seen].sort()).toEqual(Object.keys(officialFiles).sort());
    expect(publishers.seen.indexOf('wfp_food_prices_ken.csv')).toBeGreaterThan(
      publishers.seen.indexOf('wfp-food-prices'),
    );

    const { release, figure, rows } = await current();
    expect(release.sources.map(({ key, file, date, rows: count }) => [key, file, date, count])).toEqual([
      ['faostat-fbs', 'FoodBalanceSheets_E_All_Data_(Normalized).zip', '2024-01-02', 13],
      ['faostat-fbsh', 'FoodBalanceSheetsHistoric_E_All_Data_(Normalized).zip', '2024-01-02', 3],
      ['faostat-qcl', 'Production_Crops_Livestock_E_All_Data_(Normalized).zip', '2024-01-02', 4],
      ['faostat-qv', 'Value_of_Production_E_All_Data_(Normalized).zip', '2024-01-02', 1],
      ['faostat-rl', 'Inputs_LandUse_E_All_Data_(Normalized).zip', '2024-01-02', 2],
      ['faostat-population', 'Population_E_All_Data_(Normalized).zip', '2024-01-02', 3],
      ['world-population', 'WDI_SP.POP.TOTL.zip', '2024-01-02', 3],
      ['faostat-producer-prices', 'Prices_E_All_Data_(Normalized).zip', '2024-01-02', 1],
      ['faostat-tm', 'Trade_DetailedTradeMatrix_E_All_Data_(Normalized).zip', '2024-01-02', 1],
      ['faostat-tcl', 'Trade_CropsLivestock_E_All_Data_(Normalized).zip', '2024-01-02', 3],
      ['wfp-food-prices', 'wfp_food_prices_ken.csv (+1)', expect.any(String), 3],
      ['world-bank-commodity-prices', 'CMO-Historical-Data-Monthly.xlsx', '2025-12-02', 2],
      ['world-bank-exchange-rates', 'WDI_PA.NUS.FCRF.zip', '2024-01-02', 3],
      ['consumer-price-index', 'WDI_FP.CPI.TOTL.zip', '2024-01-02', 2],
    ]);

    const beans = (element: number, area = 'BRA') => figure(2546, element, area, 2023);
    expect(beans(5511)).toMatchObject({ value: 2900, flag: 'E', source: 'faostat-fbs' });
    expect(beans(5611)).toMatchObject({ value: 100, flag: 'I' });
    expect(beans(5911)).toMatchObject({ value: 200, flag: 'X' });
    expect(beans(5142)).toMatchObject({ value: 2600, flag: 'E' });
    expect(beans(645)?.value).toBe(12.31);
    expect(beans(5142, 'CIV')?.value).toBe(40);
    expect(beans(14, 'WLRD')).toMatchObject({ value: 2.48, source: 'faostat-fbs' });
    // By hand: 112 / 3200; 2900 / (2900 + 100 - 200) × 100 to three decimals; 2600 / 20000.
    expect(beans(6)?.value).toBeCloseTo(0.035, 9);
    expect(beans(12)?.value).toBe(103.571);
    expect(beans(23)?.value).toBeCloseTo(0.13, 9);
    // Rice in paddy equivalents (2807) becomes milled rice (2805) where there is no such row: 9000 × 0.667.
    expect(figure(2805, 5142, 'BRA', 2023)).toMatchObject({
      value: 6003,
      published: '2807|5142|1000 t|9000.0|E|21',
    });
    expect(figure(2805, 664, 'BRA', 2023)?.value).toBe(400);
    expect(figure(2805, 5142, 'BRA', 2005)).toMatchObject({ value: 6000, published: null });
    expect(figure(2805, 5123, 'BRA', 2005)?.value).toBe(667);
    expect(figure(2546, 5142, 'CIV', 2005)).toMatchObject({ value: 30, source: 'faostat-fbsh' });

    expect(figure(176, 5510, 'BRA', 2023)).toMatchObject({ value: 2899043, flag: 'A' });
    expect(figure(176, 152, 'BRA', 2023)?.value).toBe(2100000);
    expect(figure(6621, 5110, 'BRA', 2023)?.value).toBe(57000);
    expect(figure(3010, 511, 'BRA', 2023)).toMatchObject({ value: 211140.73, source: 'faostat-population' });
    // The yearly price, not that of January.
    expect(figure(176, 5532, 'BRA', 2023)?.value).toBe(1100.5);
    expect(figure(176, 5622, 'BRA', 2023)).toMatchObject({ value: 58800, flag: 'A', source: 'faostat-tcl' });
    // By hand: 110400 - 58800; 58800 × 1000 / 66500 to six digits.
    expect(figure(176, 131, 'BRA', 2023)?.value).toBe(51600);
    expect(figure(176, 132, 'BRA', 2023)?.value).toBe(884.211);
    expect(rows('SELECT reporter, partner, element, value FROM trade_flow')).toEqual([
      ['BRA', 'CIV', 5922, 500],
    ]);
    // 12,600 and 13,500 ÷ 90.
    expect(rows("SELECT area, month, median FROM price_month WHERE crop_type = ''")).toEqual([
      ['KEN', 2023 * 12, 140],
      ['KEN', 2023 * 12 + 1, 150],
      ['UGA', 2023 * 12, 4000],
    ]);
    expect(rows('SELECT series, value FROM benchmark_price ORDER BY series')).toEqual([
      ['cocoa', 2.62],
      ['maize', 302.75],
    ]);
    expect(rows('SELECT year, value FROM consumer_price_index ORDER BY year')).toEqual([
      [2022, 233.9],
      [2023, 251.7],
    ]);
    expect(rows("SELECT code FROM area WHERE code IN ('INX', 'WLD')")).toEqual([]);
  });

  it('lists in the release the sources that no publisher offers any more', async () => {
    await run('--download');
    const { release, rows } = await current();
    expect(release.checks[0]).toMatchObject({
      key: 'sources-at-hand',
      status: 'warned',
      examined: 51,
      exceptions: 37,
    });
    expect(release.checks[0]?.examples.map((example) => example.split(':')[0])).toEqual([
      'faostat-fbs-class',
      'faostat-fodder',
      'faostat-qv-derived',
      'faostat-tcl-derived',
      'giews-fpma',
      'wfp-food-prices-nigeria',
      'rwanda-districts',
      'rwanda-esoko',
      'tanzania-bulletins',
      'colombia-sipsa',
      'peru-lima-wholesale',
      'imf-commodity-prices',
      'imf-exchange-rates',
      'plant-treaty-samples',
      'usda-distributions',
      'aafc-shipments',
      'genebank-flows',
      'genebank-flows-from-origins',
      'genebank-flows-to-recipients',
      'ciat-bean-landraces',
      'phaseolus-occurrences',
      'conabio-phaseolus-mexico',
      'kenya-mbeguchoice',
      'uganda-seed-tracking',
      'bean-varieties-seen',
      'upov-varietal-releases',
      'publications-seen',
      'legumeinfo-publications',
      'carob-references',
      'carob-datasets',
      'bean-pests-compiled',
      'agrofit-names',
      'agrofit-crops',
      'terminag-diseases',
      'fao-food-losses',
      'fao-food-losses-later',
      'bean-growing-places',
    ]);
    // Without all groups of foods there is no grand total, and so no share.
    expect(rows('SELECT count(*) FROM observation WHERE element IN (6, 7) AND year < 2010')).toEqual([[0]]);
  });

  it('leaves the served release as it was when the line is cut for good, and continues the next time', async () => {
    expect((await run('--download', '--only', 'faostat-fbs')).stderr).toMatch(/^no-release: /);
    expect(publishers.seen).toEqual([]);
    await run('--download');
    const served = await readFile(join(releases, 'current.json'), 'utf8');

    downloads = await temporaryFolder();
    await publishers.close();
    publishers = await openOfficialPublishers(downloads);
    publishers.cut = { key: 'faostat-fbs', bytes: 300 };
    const broken = await run('--download');
    expect(broken.code).toBe(1);
    expect(broken.stderr).toMatch(
      /^download-cut: .* \(6 attempts\) \[faostat-fbs\]\n {2}No release was built/,
    );
    expect(broken.stderr).toContain(downloads);
    expect(await readFile(join(releases, 'current.json'), 'utf8')).toBe(served);
    expect(await readdir(downloads)).toContain('FoodBalanceSheets_E_All_Data_(Normalized).zip.part');

    publishers.cut = null;
    publishers.seen.length = 0;
    const resumed = await run('--download');
    expect(resumed.stderr).toBe('');
    expect(resumed.code).toBe(0);
    expect(resumed.stdout).toContain('faostat-fbs: continuing at 0.0 MB');
    expect(publishers.seen).toContain('faostat-fbs bytes=300-');
    expect((await current()).figure(2546, 5142, 'BRA', 2023)?.value).toBe(2600);
  });

  it('reports that there is no network, and builds nothing', async () => {
    await publishers.close();
    const { code, stderr } = await run('--download');
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^download-offline: no network: could not reach 127\.0\.0\.1:\d+ \(ECONNREFUSED\); use --from DIR with files you already have \[wfp-food-prices, faostat-fbs, .*consumer-price-index\]/,
    );
    expect(await readWholeCurrent(releases)).toBeNull();
  });

  it('works without a network from the copies of an earlier download', async () => {
    await run('--download');
    await publishers.close();
    const { code, stdout } = await run('--download');
    expect(code).toBe(0);
    expect(stdout).toMatch(/faostat-fbs: the copy of 2025-12-18 is used unchecked, because no network/);
  });

  it('fetches one source alone with --only', async () => {
    await run('--download');
    publishers.seen.length = 0;
    expect((await run('--download', '--only', 'faostat-qcl')).code).toBe(0);
    expect(publishers.seen).toEqual(['faostat-qcl']);
    expect((await current()).release.sources).toHaveLength(14);
    const refused = await run('--download', '--only', 'faostat-fodder');
    expect(refused).toMatchObject({ code: 2 });
    expect(refused.stderr).toMatch(/^unknown-source: The publisher of faostat-fodder offers no file/);
  });
});
