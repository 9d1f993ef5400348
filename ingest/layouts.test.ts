import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sample } from '#domain/testing/sample.ts';
import { IngestError } from './errors.ts';
import { buildSmall } from './testing/build-small.ts';
import { officialFiles } from './testing/official-files.ts';
import { names, normalised, temporaryFolder, zip } from './testing/source-files.ts';

async function folderWith(files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const folder = await temporaryFolder();
  for (const [file, content] of Object.entries(files)) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  return folder;
}

const header =
  'Area Code,Area Code (M49),Area,Item Code,Item,Element Code,Element,Year Code,Year,Unit,Value,Flag';
// Population is shown for the years of the other figures alone.
const beansOf1960 = normalised([[21, 176, 5510, 1960, 1]]);
const beansOfBrazil = "21,'076,Brazil,2546,Beans,5511,Production,2017,2017,1000 t,3033,E";

async function brazil(files: Readonly<Record<string, string | Buffer>>) {
  const release = await buildSmall(await folderWith(files));
  return release.figure(2546, 5511, 'BRA', 2017);
}

describe('layouts that are read as they are', () => {
  it.each(
    sample([
      ['unquoted', `${header}\n${beansOfBrazil}\n`],
      ['quoted', normalised([[21, 2546, 5511, 2017, 3033, 'E']])],
      ['with a byte order mark and carriage returns', `\uFEFF${header}\r\n${beansOfBrazil}\r\n`],
      ['without a last line end', `${header}\n${beansOfBrazil}`],
      [
        'of the older releases, without M49 codes',
        'Area Code,Area,Item Code,Item,Element Code,Element,Year Code,Year,Unit,Value,Flag\n' +
          '21,Brazil,2546,Beans,5511,Production,2017,2017,1000 tonnes,3033,Im\n',
      ],
      [
        'of the oldest releases, which say Country',
        'Country Code,Country,Item Code,Item,Element Group,Element Code,Element,Year,Unit,Value,Flag\n' +
          '21,Brazil,2546,Beans,51,5511,Production,2017,1000 tonnes,3033,F\n',
      ],
    ]),
  )('%s', async (_, content) => {
    expect(await brazil({ [names.fbs]: content })).toMatchObject({ value: 3033, source: 'faostat-fbs' });
  });

  it('Latin-1, whose accents are not UTF-8', { tags: ['sweep'] }, async () => {
    const latin = Buffer.from(
      `${header}\n107,'384,Côte d'Ivoire,2546,Beans,5511,Production,2017,2017,1000 t,40,A\n`,
      'latin1',
    );
    const release = await buildSmall(await folderWith({ [names.fbs]: latin }));
    expect(release.figure(2546, 5511, 'CIV', 2017)).toMatchObject({ value: 40, flag: 'A' });
  });

  it('wide, with flags and notes beside each year', async () => {
    const wide =
      'Area Code,Area,Item Code,Item,Element Code,Element,Unit,Y2016,Y2016F,Y2016N,Y2017,Y2017F,Y2017N\n' +
      '21,Brazil,2546,Beans,5511,Production,1000 tonnes,2622,Im,note,3033,E,\n' +
      '138,Mexico,2546,Beans,5511,Production,1000 tonnes,,,,1184,A,\n';
    const release = await buildSmall(await folderWith({ 'FoodBalanceSheets_E_All_Data.csv': wide }));
    expect(release.figure(2546, 5511, 'BRA', 2016)).toMatchObject({ value: 2622, flag: 'I' });
    expect(release.figure(2546, 5511, 'BRA', 2017)).toMatchObject({ value: 3033, flag: 'E' });
    expect(release.figure(2546, 5511, 'MEX', 2016)).toBeNull();
  });

  it('wide without flags', { tags: ['sweep'] }, async () => {
    const wide = 'Area Code,Area,Item Code,Element Code,Unit,Y2017\n21,Brazil,2546,5511,1000 tonnes,3033\n';
    expect(await brazil({ 'FoodBalanceSheets_E_All_Data_NOFLAG.csv': wide })).toMatchObject({
      value: 3033,
      flag: '',
    });
  });

  it('a ZIP with code lists beside the table, in a subfolder', async () => {
    const archive = zip({
      'FoodBalanceSheets_E_AreaCodes.csv': `Area Code,M49 Code,Area\n${'21,076,Brazil\n'.repeat(500)}`,
      [names.fbs]: `${header}\n${beansOfBrazil}\n`,
      'FoodBalanceSheets_E_Flags.csv': 'Flag,Description\nA,Official\n',
    });
    const release = await buildSmall(
      await folderWith({ 'faostat/FoodBalanceSheets_E_All_Data_(Normalized).zip': archive }),
    );
    expect(release.figure(2546, 5511, 'BRA', 2017)?.value).toBe(3033);
    // The date is that of the table inside the archive.
    expect(release.release.sources.find(({ key }) => key === 'faostat-fbs')).toMatchObject({
      date: '2024-01-02',
      rows: 1,
    });
  });

  it('a file under another name, by its content', { tags: ['sweep'] }, async () => {
    const content = `${header}\n${beansOfBrazil}\n${beansOfBrazil.replace('5511', '5170')}\n`;
    expect(await brazil({ 'my download (3).csv': content })).toMatchObject({
      value: 3033,
      source: 'faostat-fbs',
    });
  });

  it("the World Bank's own file, with notes above the header and a year a column", async () => {
    const wdi =
      '"Data Source","World Development Indicators",\n\n"Last Updated Date","2026-07-01",\n\n' +
      '"Country Name","Country Code","Indicator Name","Indicator Code","1960","1961",\n' +
      '"Brazil","BRA","Population, total","SP.POP.TOTL","72388126","74559000",\n' +
      '"Africa Eastern and Southern","AFE","Population, total","SP.POP.TOTL","1","2",\n';
    const release = await buildSmall(
      await folderWith({
        'API_SP.POP.TOTL_DS2_en_csv_v2_1.csv': wdi,
        [names.qcl]: normalised([[21, 176, 5510, 1961, 1]]),
      }),
    );
    expect(release.figure(3010, 511, 'BRA', 1961)).toMatchObject({
      value: 74559,
      source: 'world-population',
    });
  });

  it("the World Bank's ZIP under another name, whose metadata are longer than its table", {
    tags: ['sweep'],
  }, async () => {
    const release = await buildSmall(
      await folderWith({ 'download.zip': officialFiles['world-population'] ?? '', [names.qcl]: beansOf1960 }),
    );
    expect(release.release.sources[1]).toMatchObject({
      key: 'world-population',
      file: 'download.zip',
      rows: 3,
    });
    expect(release.figure(3010, 511, 'CHN', 1960)).toMatchObject({ value: 667070 });
  });

  it('the same figures tidied, a year a row', { tags: ['sweep'] }, async () => {
    const tidy =
      'Country Name,Country Code,Year,Value\nChina,CHN,1960,667070000\nWorld,WLD,1960,3031474234\n';
    const release = await buildSmall(await folderWith({ 'sp.pop.totl.csv': tidy, [names.qcl]: beansOf1960 }));
    expect(release.figure(3010, 511, 'CHN', 1960)).toMatchObject({ value: 667070 });
  });

  it('but not another indicator of the World Bank, which is laid out alike', {
    tags: ['sweep'],
  }, async () => {
    const inflation = 'Country Name,Country Code,Year,Value\nChina,CHN,1987,7.2\n';
    const wide =
      '"Country Name","Country Code","Indicator Name","Indicator Code","1987",\n' +
      '"China","CHN","Inflation, consumer prices (annual %)","FP.CPI.TOTL.ZG","7.2",\n';
    const release = await buildSmall(
      await folderWith({
        'fp.cpi.totl.zg.csv': inflation,
        'API_FP.CPI.TOTL.ZG_DS2_en_csv_v2_1.csv': wide,
        [names.qcl]: normalised([[21, 176, 5510, 1987, 1]]),
      }),
    );
    expect(release.release.sources.map(({ key }) => key)).toEqual(['faostat-qcl']);
  });
});

describe('files that are refused', () => {
  async function refusal(files: Readonly<Record<string, string | Buffer>>): Promise<IngestError> {
    try {
      await buildSmall(await folderWith(files));
    } catch (error) {
      if (error instanceof IngestError) return error;
      throw error;
    }
    throw new Error('The files were accepted.');
  }

  it('a folder without any source', async () => {
    const error = await refusal({ 'readme.txt': 'nothing here' });
    expect(error.code).toBe('missing-file');
    expect(error.details.join()).toContain('faostat-fbs');
  });

  it('a truncated archive', async () => {
    const archive = zip({ [names.fbs]: `${header}\n${beansOfBrazil}\n` });
    const error = await refusal({
      [names.fbs.replace('.csv', '.zip')]: archive.subarray(0, archive.length - 60),
    });
    expect(error).toMatchObject({ code: 'truncated-archive' });
  });

  it('an archive without a table', async () => {
    expect(await refusal({ [names.fbs.replace('.csv', '.zip')]: zip({ 'a.txt': 'x' }) })).toMatchObject({
      code: 'not-a-csv',
    });
  });

  it('wrong columns, naming what is missing and what was found', async () => {
    const error = await refusal({ [names.fbs]: 'Area Code,Crop,Jahr,Value\n21,Beans,2017,3\n' });
    expect(error.code).toBe('wrong-columns');
    expect(error.message).toContain('"Item Code or ItemCode"');
    expect(error.message).toContain('"Element Code or ElementCode"');
    expect(error.message).toContain('"Year or Year Code"');
    expect(error.details).toEqual(['found: Area Code, Crop, Jahr, Value']);
  });

  it.each([
    ['an empty file', '', 'empty-file'],
    ['a header alone', `${header}\n`, 'empty-file'],
    ['a web page', '<!doctype html>\n<title>Not found</title>\n', 'not-a-csv'],
    ['bytes that are no text', Buffer.from([1, 0, 2, 0, 3]), 'not-a-csv'],
  ])('%s', async (_, content, code) => {
    expect(await refusal({ [names.fbs]: content })).toMatchObject({ code });
  });

  it('a number that is none, with its line and column', async () => {
    const error = await refusal({
      [names.fbs]: `${header}\n${beansOfBrazil}\n${beansOfBrazil.replace('3033', 'n/a')}\n`,
    });
    expect(error.code).toBe('bad-value');
    expect(error.message).toContain('line 3');
    expect(error.message).toContain('"Value"');
  });

  it('a row that was cut', async () => {
    const error = await refusal({ [names.fbs]: `${header}\n${beansOfBrazil}\n21,'076,Brazil,25\n` });
    expect(error.code).toBe('not-a-csv');
    expect(error.message).toContain('line 3');
  });

  it('unmatched areas, with their list', async () => {
    const error = await refusal({
      [names.fbs]: normalised([
        [21, 2546, 5511, 2017, 1],
        [9999, 2546, 5511, 2017, 1],
      ]),
    });
    expect(error).toMatchObject({ code: 'unmatched-areas', details: ['9999 (1 rows)'] });
  });

  it('unmatched items, with their list', async () => {
    const error = await refusal({ [names.fbs]: normalised([[21, 9998, 5511, 2017, 1]]) });
    expect(error).toMatchObject({ code: 'unmatched-items', details: ['9998 (1 rows)'] });
  });

  it('an element in an unexpected unit', async () => {
    const error = await refusal({
      [names.fbs]: `${header}\n${beansOfBrazil.replace('1000 t', 'bushels')}\n`,
    });
    expect(error).toMatchObject({ code: 'unmatched-units', details: ['element 5511 in bushels'] });
  });
});
