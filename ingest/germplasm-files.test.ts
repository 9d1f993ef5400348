import { describe, expect, it } from 'vitest';
import { buildBeside } from './testing/build-beside.ts';
import { treatySamples, usSamples } from './testing/germplasm-files.ts';

const treaty = 'itpgrfa_smta_samples_by_crop_country_year_2008_2017.csv';
const us = 'usda_npgs_distributions_by_crop_country_year_2008_2019.csv';
const samples = treatySamples([['Common bean', 'COL', 2011, '', 13459]]);
const rowsOf = 'SELECT key, file, licence, rows FROM source ORDER BY id';

describe('a file of germplasm', () => {
  it('is a source of its own beside another of the same publisher, with its licence and number of rows', async () => {
    const { rows } = await buildBeside({
      [treaty]: samples,
      [us]: usSamples([
        ['Common bean', 'KEN', 2012, 5],
        ['Common bean', 'UGA', 2012, 2],
      ]),
    });
    expect(rows(rowsOf)).toEqual([
      ['plant-treaty-samples', treaty, 'MIT', 1],
      ['usda-distributions', us, 'MIT', 2],
    ]);
  });

  it('counts once where the folder has a copy of it, and is read with a byte order mark and lines of Windows', async () => {
    const written = `\uFEFF${samples.replaceAll('\n', '\r\n')}`;
    const { rows } = await buildBeside({ [treaty]: written, 'itpgrfa_smta_samples_copy.csv': written });
    expect(rows(rowsOf)).toEqual([['plant-treaty-samples', treaty, 'MIT', 1]]);
  });

  it.each<readonly [what: string, content: string | Buffer, code: string, named: string]>([
    ['lacks a column', samples.replace(',country,', ',land,'), 'wrong-columns', '"country" missing'],
    ['has another delimiter', samples.replaceAll(',', ';'), 'wrong-columns', '"crop"'],
    ['is written in UTF-16', Buffer.from(samples, 'utf16le'), 'not-a-csv', treaty],
    ['is empty', '', 'empty-file', treaty],
    ['has a row that does not fit', `${samples}a,b\n`, 'not-a-csv', treaty],
  ])('that %s is refused by name', async (_, content, code, mention) => {
    await expect(buildBeside({ [treaty]: content })).rejects.toMatchObject({
      code,
      message: expect.stringContaining(mention),
    });
  });

  it('stops the run where another one of the same name differs', async () => {
    const other = samples.replace('13459', '13460');
    await expect(
      buildBeside({ [treaty]: samples, 'itpgrfa_smta_samples_2.csv': other }),
    ).rejects.toMatchObject({
      code: 'same-source-twice',
    });
  });
});
