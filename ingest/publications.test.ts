import { beforeAll, describe, expect, it } from 'vitest';
import { buildBeside } from './testing/build-beside.ts';
import type { buildSmall } from './testing/build-small.ts';
import { carobPapers, publicationFileNames } from './testing/publication-files.ts';
import { publicationFiles } from './testing/publication-rows.ts';

let rows: Awaited<ReturnType<typeof buildSmall>>['rows'];
beforeAll(async () => {
  ({ rows } = await buildBeside({ ...publicationFiles }));
});

const ofSource = 'FROM publication p JOIN source s ON s.id = p.source';

describe('publications of a release', () => {
  it('are the rows of each source that have a title, with its licence', () => {
    expect(
      rows(
        `SELECT s.key, s.licence, s.rows, count(*) ${ofSource} GROUP BY s.key, s.licence, s.rows ORDER BY s.key`,
      ),
    ).toEqual([
      ['carob-datasets', 'GPL-3.0-only', 4, 4],
      ['carob-references', 'GPL-3.0-only', 3, 3],
      ['legumeinfo-publications', 'LicenseRef-open', 2, 1],
      ['publications-seen', 'LicenseRef-compiled', 3, 3],
    ]);
  });

  it('report what could not be imported: a title, a year of five digits, what is no DOI', () => {
    expect(
      rows(
        'SELECT s.key, reason, detail, l.rows FROM publication_left_out l JOIN source s ON s.id = l.source ORDER BY 1, 2',
      ),
    ).toEqual([
      ['carob-references', 'doi', 'no doi', 1],
      ['legumeinfo-publications', 'no-title', '10.1093/nar/gkr944', 1],
      ['publications-seen', 'year', '20211', 1],
    ]);
    expect(rows("SELECT year, language FROM publication WHERE title LIKE 'Evaluación%'")).toEqual([
      [null, 'es'],
    ]);
  });

  it('have titles without markup, DOIs in one spelling, and their places parted', () => {
    expect(
      rows(
        `SELECT title, doi, authors, year, language, page_type FROM publication WHERE doi = '10.1038/ng.3008'`,
      ),
    ).toEqual([
      [
        'A reference genome for common bean and genome-wide analysis of dual domestications',
        ...['10.1038/ng.3008', 'Schmutz, J.; McClean, P. E.', 2014, 'en', 'conceptual'],
      ],
    ]);
    expect(
      rows(
        `SELECT journal, volume, issue, pages, crops, page_type ${ofSource} WHERE s.key = 'publications-seen' AND place = 1`,
      ),
    ).toEqual([['Nutrient Cycling in Agroecosystems', '111', '1', '47-60', 'beans', 'conceptual']]);
    expect(
      rows(
        `SELECT type, p.publisher, handle, page_type ${ofSource} WHERE s.key = 'publications-seen' AND place = 3`,
      ),
    ).toEqual([['report', 'CIAT', '10568/70524', 'social']]);
  });

  it('are open where their source is a list of open ones, and grouped by their subject', () => {
    expect(
      rows(
        `SELECT place, open_access, topics, page_type ${ofSource} WHERE s.key = 'carob-datasets' ORDER BY place`,
      ),
    ).toEqual([
      [1, 'yes', 'agronomy', 'conceptual'],
      [2, 'yes', 'agronomy', 'conceptual'],
      [3, 'yes', 'varieties cassava', 'conceptual'],
      [4, 'yes', 'survey', null],
    ]);
    expect(rows(`SELECT DISTINCT open_access ${ofSource} WHERE s.key <> 'carob-datasets'`)).toEqual([[null]]);
  });
});

it('stops at a type and a crop that no mapping knows', async () => {
  for (const row of [
    ['SONG', 'A title of something', '', 2018, '', '', '', '', 'beans'],
    ['JOUR', 'A title of something', '', 2018, '', '', '', '', 'wheat'],
  ])
    await expect(
      buildBeside({ [publicationFileNames.references]: carobPapers([row]) }),
    ).rejects.toMatchObject({ code: 'bad-mapping', message: expect.stringMatching(/SONG|wheat/) });
});
