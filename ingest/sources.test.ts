import { describe, expect, it } from 'vitest';
import { readWords } from '#locales/testing/read-words.ts';
import { missingWords } from '#locales/testing/word-problems.ts';
import { bulkFiles, rowSources, sources } from './sources/index.ts';
import { references } from './sources/references.ts';
import { hasName, requireOwnNames, sharedNames } from './steps/source-names.ts';

const all = [...sources, ...rowSources, ...references];

describe('sources', () => {
  it('have keys, files and addresses of their own', () => {
    for (const values of [
      all.map(({ key }) => key),
      bulkFiles.map(({ url }) => url),
      bulkFiles.map(({ file }) => file.toLowerCase()),
    ])
      expect(new Set(values).size).toBe(values.length);
    expect(sharedNames(all)).toEqual([]);
  });

  it('are refused where one claims the file names of another, with what to change', () => {
    const planted = { key: 'faostat-fbs-monthly', names: ['foodbalancesheets'] };
    expect(() => requireOwnNames([...all, planted])).toThrow(
      expect.objectContaining({
        code: 'same-name-twice',
        details: expect.arrayContaining([
          'faostat-fbs-monthly claims files named "foodbalancesheets…", and faostat-fbs those named "FoodBalanceSheets_E_All_Data…": give one of them a longer beginning in ingest/sources that the other\'s files do not have',
        ]),
      }),
    );
  });

  it('have a name in every language, and those of rows a sentence on what they are', () => {
    const words = { en: readWords('en'), es: readWords('es'), pt: readWords('pt') };
    const needed = all.map(({ key }) => ({ key: `sources.${key}`, by: `Source ${key}` }));
    const explained = rowSources.map(({ key }) => ({ key: `sources.${key}.about`, by: `Source ${key}` }));
    expect(missingWords([...needed, ...explained], words)).toEqual([]);
  });

  it.each(all.map((source) => [source.key, source] as const))('%s is described fully', (key, source) => {
    expect(key).toMatch(/^[a-z]+(-[a-z]+)*$/);
    // Compiled sources are published only in the pages that their rows name.
    if (source.licence === 'LicenseRef-compiled') expect(source.url).toBe('');
    else expect(new URL(source.url).protocol).toBe('https:');
    expect(source.publisher).not.toBe('');
    expect(source.title.length).toBeGreaterThan(10);
    // An earlier workbook has the names of the newest one.
    const rowCount = rowSources.some(({ earlier }) => earlier === key) ? 0 : 1;
    expect(source.names.length).toBeGreaterThanOrEqual(rowCount);
  });
});

describe('files that can be fetched', () => {
  const endings: Readonly<Record<string, RegExp>> = {
    zip: /\.zip$/,
    workbook: /\.xlsx$/,
    csv: /\.csv$/,
    catalogue: /\.json$/,
  };

  it.each(bulkFiles)(
    '$key is fetched safely, under a name that its source knows',
    ({ key, url, file, format = 'zip', lists }) => {
      expect(new URL(url).protocol).toBe('https:');
      expect(file).toMatch(/^[\w().-]+$/);
      expect(endings[format]?.test(file)).toBe(true);
      expect(lists !== undefined).toBe(format === 'catalogue');
      const read = format === 'catalogue' ? 'wfp_food_prices_ken.csv' : file;
      expect(lists?.test(read) ?? true).toBe(true);
      const claiming = [...sources, ...rowSources].filter((source) => hasName(source, read));
      expect(claiming.map((source) => source.key)).toEqual([key]);
    },
  );

  it('follow the naming of FAO', () => {
    expect(bulkFiles.find(({ key }) => key === 'faostat-qcl')?.url).toBe(
      'https://bulks-faostat.fao.org/production/Production_Crops_Livestock_E_All_Data_(Normalized).zip',
    );
  });
});
