import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { IngestError } from './errors.ts';
import { buildSmall, type SmallRelease } from './testing/build-small.ts';
import {
  names,
  noted,
  type Row,
  temporaryFolder,
  writeEditions,
  writeSources,
} from './testing/source-files.ts';

const kenya = 114;
const burundi = 29;
const brazil = 21;
const africa = 'FBS-2021-africa';
const eac = 'FBS-2023-eac';

async function refusal(work: Promise<unknown>): Promise<IngestError> {
  const error: unknown = await work.catch((cause: unknown) => cause);
  if (!(error instanceof IngestError)) throw new Error('an ingest error was expected', { cause: error });
  return error;
}

/** Key of the edition of a figure. */
function editionOf(
  release: SmallRelease,
  item: number,
  element: number,
  area: string,
  year: number,
): unknown {
  const [row] = release.rows(`SELECT e.key FROM observation o JOIN edition e ON e.id = o.edition
    WHERE indicator = ${item} AND element = ${element} AND area = '${area}' AND year = ${year}`);
  return row?.[0];
}

function passagesOf(
  table: 'series_break' | 'series_seam',
  release: SmallRelease,
  item: number,
  element: number,
  area: string,
): unknown[] {
  return release
    .rows(`SELECT year FROM ${table} WHERE indicator = ${item} AND element = ${element} AND area = '${area}'`)
    .map(([year]) => year);
}

const breaksOf = passagesOf.bind(null, 'series_break');
const seamsOf = passagesOf.bind(null, 'series_seam');

describe('a file whose rows name their editions', () => {
  let release: SmallRelease;
  beforeAll(async () => {
    const folder = await writeSources({
      fbsh: [
        // Three elements: the older file is the fuller one of 2013.
        [kenya, 2546, 5511, 2013, 700],
        [kenya, 2546, 5142, 2013, 600],
        [kenya, 2546, 664, 2013, 120],
        [kenya, 2901, 664, 2013, 2000],
        [kenya, 2546, 5142, 2009, 500],
        [kenya, 2546, 5611, 2013, 50],
      ],
      population: [[kenya, 3010, 511, 2015, 48_000]],
    });
    const food = (year: number, value: number): Row => [kenya, 2546, 5142, year, value];
    await writeFile(
      join(folder, names.fbs),
      noted([
        [eac, food(2012, 610)],
        [eac, food(2013, 620)],
        [eac, [kenya, 2546, 5301, 2013, 700]],
        [africa, food(2014, 630)],
        [africa, food(2015, 640)],
        [africa, [kenya, 2546, 664, 2015, 130]],
        [africa, [kenya, 2901, 664, 2015, 2080]],
        [eac, food(2019, 690)],
        [eac, [burundi, 2546, 5142, 2014, 250]],
        [eac, [burundi, 2546, 5142, 2015, 260]],
        // As many elements in both.
        [africa, [burundi, 2546, 5142, 2016, 300]],
        [eac, [burundi, 2546, 5142, 2016, 270]],
      ]),
    );
    await writeEditions(folder, [
      [names.fbs, africa, '2021'],
      [names.fbs, eac, '2023'],
      [names.fbsh, 'FBSH-2023', '2023'],
    ]);
    release = await buildSmall(folder);
  });

  it('keeps the edition of every figure, and of a ratio that of both parts', () => {
    expect(editionOf(release, 2546, 5142, 'KEN', 2012)).toBe(eac);
    expect(editionOf(release, 2546, 5142, 'KEN', 2015)).toBe(africa);
    // 130 ÷ 2080
    expect(release.figure(2546, 6, 'KEN', 2015)?.value).toBe(0.0625);
    expect(editionOf(release, 2546, 6, 'KEN', 2015)).toBe(africa);
  });

  it('takes the balance of a country and year from the edition with the most elements', () => {
    expect(release.figure(2546, 5142, 'KEN', 2013)?.value).toBe(600);
    expect(editionOf(release, 2546, 5142, 'KEN', 2013)).toBe('FBSH-2023');
  });

  it('takes the newer of two editions with equally many', () => {
    expect(release.figure(2546, 5142, 'BDI', 2016)?.value).toBe(270);
    expect(editionOf(release, 2546, 5142, 'BDI', 2016)).toBe(eac);
  });

  it('divides imports by no supply of another edition', () => {
    expect(release.figure(2546, 5611, 'KEN', 2013)?.value).toBe(50);
    expect(release.figure(2546, 13, 'KEN', 2013)).toBeNull();
  });

  it('breaks a series where the method changes, and has seams where only its edition does', () => {
    // The method of 2010, which is also another edition; then the fuller edition of 2013, Africa, the last one: 600, 630 and 690
    // after 610, 600 and 640.
    expect(breaksOf(release, 2546, 5142, 'KEN')).toEqual([2012]);
    expect(seamsOf(release, 2546, 5142, 'KEN')).toEqual([2013, 2014, 2019]);
    expect(breaksOf(release, 2546, 5142, 'BDI')).toEqual([]);
  });

  it('describes each edition as the list does, and how its rows are identified', () => {
    const basisByEdition = Object.fromEntries(release.release.editions.map(({ key, told: by }) => [key, by]));
    expect(basisByEdition).toMatchObject({ [africa]: 'row', [eac]: 'row', 'FBSH-2023': 'file' });
    expect(release.release.editions.find(({ key }) => key === africa)).toMatchObject({
      sources: ['faostat-fbs'],
      kind: 'assembled',
      release: '2021',
      inferred: true,
      flagsKnown: false,
      carrier: 'Carrier',
    });
  });
});

describe('editions of sums and ratios', () => {
  let release: SmallRelease;
  beforeAll(async () => {
    const folder = await writeSources({
      population: [
        [5000, 3010, 511, 2016, 100],
        [kenya, 3010, 511, 2016, 60],
        [brazil, 3010, 511, 2016, 40],
      ],
    });
    await writeEditions(folder, [
      [names.fbs, africa, '2021'],
      [names.fbs, eac, '2023'],
    ]);
    await writeFile(
      join(folder, names.fbs),
      noted([
        [africa, [kenya, 2546, 664, 2015, 130]],
        [africa, [kenya, 2901, 664, 2015, 2080]],
        [eac, [brazil, 2546, 664, 2015, 150]],
        [africa, [brazil, 2901, 664, 2015, 3000]],
        [africa, [kenya, 2546, 5142, 2016, 600]],
        [eac, [brazil, 2546, 5142, 2016, 3000]],
      ]),
    );
    release = await buildSmall(folder);
  });

  it('have no share where crop and total are of different editions', () => {
    expect(release.figure(2546, 6, 'KEN', 2015)?.value).toBe(0.0625);
    expect(release.figure(2546, 6, 'BRA', 2015)).toBeNull();
  });

  it('name every edition that they rest on', () => {
    expect(release.figure(2546, 5142, 'WLRD', 2016)?.value).toBe(3600);
    expect(editionOf(release, 2546, 5142, 'WLRD', 2016)).toBe(`${africa} + ${eac}`);
    expect(editionOf(release, 2546, 23, 'KEN', 2016)).toBe(`${africa} + ${eac}`);
  });
});

describe("publishers' own files", () => {
  it('are each one edition: their own release, whatever their notes; older and newer balances break', async () => {
    const folder = await writeSources({
      fbsh: [
        [kenya, 2546, 5142, 2008, 1],
        [kenya, 2546, 5142, 2009, 2],
      ],
    });
    await writeFile(
      join(folder, names.fbs),
      noted([
        ['Unofficial figure', [brazil, 2546, 5142, 2014, 3000]],
        ['', [brazil, 2546, 5142, 2015, 3100]],
        ['', [kenya, 2546, 5142, 2010, 3]],
        ['', [kenya, 2546, 5142, 2011, 4]],
      ]),
    );
    const release = await buildSmall(folder);
    const edition = release.release.editions.find(({ sources }) => sources.includes('faostat-fbs'));
    expect(edition).toMatchObject({ kind: 'published', inferred: false, told: 'file', carrier: '' });
    expect(edition?.release).toBe(release.release.sources.find(({ key }) => key === 'faostat-fbs')?.date);
    expect(editionOf(release, 2546, 5142, 'BRA', 2014)).toBe(edition?.key);
    expect(breaksOf(release, 2546, 5142, 'BRA')).toEqual([]);
    expect(breaksOf(release, 2546, 5142, 'KEN')).toEqual([2010]);
  });
});

describe('the World of an assembled production file', () => {
  it('passes to another edition where its own extract begins, countries where theirs do', async () => {
    // Brazil's doubles with the last one.
    const series = (area: number, years: readonly number[]): Row[] =>
      years.map((year) => [area, 176, 5510, year, year * (area === brazil ? (year === 2019 ? 2 : 1) : 5)]);
    const years = [1991, 1992, 1999, 2000, 2009, 2010, 2018, 2019];
    const folder = await writeSources({ qcl: [...series(5000, years), ...series(brazil, years)] });
    await writeEditions(
      folder,
      ['QCL-2020-12', 'QCL-2022-07', 'QCL-2023-04', 'QCL-2024-12', 'QCL-2025-09', 'QCL-world-beans-1961'].map(
        (edition) => [names.qcl, edition, ''] as const,
      ),
    );
    const release = await buildSmall(folder);
    expect(seamsOf(release, 176, 5510, 'WLRD')).toEqual([1992]);
    expect(seamsOf(release, 176, 5510, 'BRA')).toEqual([2000, 2010]);
    expect(breaksOf(release, 176, 5510, 'BRA')).toEqual([2019]);
    // Its share of the World's is computed from both.
    expect(seamsOf(release, 176, 111, 'BRA')).toEqual([1992, 2000, 2010]);
    expect(breaksOf(release, 176, 111, 'BRA')).toEqual([2019]);
  });
});

describe('a list of editions that cannot be read', () => {
  const withList = async (content: string): Promise<string> => {
    const folder = await writeSources({ fbs: [[brazil, 2546, 5142, 2015, 1]] });
    await writeFile(join(folder, 'editions.csv'), content);
    return folder;
  };

  it('names the columns that are missing', async () => {
    const error = await refusal(
      buildSmall(await withList('file,edition\na,b\n'), null, await temporaryFolder()),
    );
    expect(error.code).toBe('wrong-columns');
    expect(error.message).toContain('publisher_release');
  });

  it('refuses rows without a name, and names with a plus', async () => {
    const header =
      'file,edition,publisher_release,release_inferred,years,areas,elements,flags_known,carrier,note';
    const unnamed = await refusal(buildSmall(await withList(`${header}\n${names.fbs},,,,,,,,,\n`)));
    expect(unnamed.code).toBe('bad-value');
    const plus = await refusal(buildSmall(await withList(`${header}\n${names.fbs},A + B,,,,,,,,\n`)));
    expect(plus.details).toEqual(['A + B']);
  });
});
