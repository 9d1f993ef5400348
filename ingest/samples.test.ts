import { beforeAll, describe, expect, it } from 'vitest';
import { buildFromStarter, writeStarter } from './starter.ts';
import { harvest } from './testing/build-beside.ts';
import { buildSmall, openRelease, quietContext, type SmallRelease } from './testing/build-small.ts';
import { canadaShipments, treatySamples, usSamples } from './testing/germplasm-files.ts';
import { temporaryFolder } from './testing/source-files.ts';

/**
 * Rows of the Treaty's file: beans as published, two forages of Belgium in 2017 that can be read in several ways, and rows
 * without a country.
 */
const treaty = treatySamples([
  ['Common bean', 'COL', 2011, 2574, 13459],
  ['Common bean', 'FRA', 2014, 1, ''],
  ['Common bean', 'FRA', 2014, 12, ''],
  ['Common bean', 'USA', 2016, 21, ''],
  ['Common bean', 'USA', 2016, 2559, ''],
  ['Calopogonium', 'BEL', 2017, 1, 1],
  ['Calopogonium', 'BEL', 2017, 1, 1],
  ['Calopogonium', 'BEL', 2017, 1, 1],
  ['Calopogonium', 'BEL', 2017, 1, 1],
  ['Rice (Asian)', 'Atlantis', 2012, 4, ''],
  ['Rice (Asian)', 'Asia', 2012, 4, ''],
  ['Rice (Asian)', 'IND', 'last year', 4, ''],
  ['Rice (Asian)', 'IND', 2012, '-3', ''],
  ['Rice (Asian)', 'IND', 2012, '', ''],
  ['Rice (Asian)', 'IND', 2013, 0, ''],
]);

const us = usSamples([
  ['Asian rice', 'CAN', 2010, 8],
  ['Common bean', '126', 2012, 3],
  ['Common bean', 'USA', 2106, 2],
]);

const canada = canadaShipments([
  ['CAN 1254', 2008, 'Phaseolus vulgaris', 'CAN', 'CN 33508'],
  ['CAN 1254', 2008, 'Phaseolus vulgaris', 'Can', 'CN 33510'],
  ['CAN 1255', 2008, 'Phaseolus vulgaris L.', 'CAN', 'CN 33511'],
  ['CAN 1256', 2008, 'Phaseolus coccineus', 'CAN', 'CN 33512'],
]);

let full: SmallRelease;
let starter: SmallRelease;
beforeAll(async () => {
  const releases = await temporaryFolder();
  const files = {
    ...harvest,
    'itpgrfa_smta_samples_2008_2017.csv': treaty,
    'usda_npgs_distributions_2008_2019.csv': us,
    'aafc_pgrc_canada_accessions_shipped_smta.csv': canada,
  };
  full = await buildSmall(files, null, releases);
  const folder = `${await temporaryFolder()}/starter`;
  await writeStarter(releases, folder);
  const others = await temporaryFolder();
  starter = openRelease(await buildFromStarter(quietContext(others), folder), others);
});

const reports = `SELECT crop, area, year, side, number, samples, reading, r.rows, s.key FROM sample_report r
  JOIN source s ON s.id = r.source ORDER BY crop, area, year, side, number`;

describe('reports of samples', () => {
  it('count once each, as beans of Colombia in 2011 and both of the USA in 2016', () => {
    const key = 'plant-treaty-samples';
    expect(full.rows(reports)).toEqual([
      ['beans', 'COL', 2011, 'provided', 1, 13459, 'single', 1, key],
      ['beans', 'COL', 2011, 'received', 1, 2574, 'single', 1, key],
      ['beans', 'FRA', 2014, 'received', 1, 1, 'undone', 2, key],
      ['beans', 'FRA', 2014, 'received', 2, 12, 'undone', 2, key],
      ['beans', 'USA', 2016, 'received', 1, 21, 'undone', 2, key],
      ['beans', 'USA', 2016, 'received', 2, 2559, 'undone', 2, key],
      ['forages', 'BEL', 2017, 'provided', 1, 1, 'by-totals', 4, key],
      ['forages', 'BEL', 2017, 'provided', 2, 1, 'by-totals', 4, key],
      ['forages', 'BEL', 2017, 'received', 1, 1, 'by-totals', 4, key],
      ['forages', 'BEL', 2017, 'received', 2, 1, 'by-totals', 4, key],
      ['rice', 'IND', 2013, 'received', 1, 0, 'single', 1, key],
    ]);
  });

  it('leave out what is no country, year or number, and report it', () => {
    const leftOutRows = `SELECT s.key, reason, detail, l.rows FROM germplasm_left_out l JOIN source s ON s.id = l.source ORDER BY 1, 2, 3`;
    expect(full.rows(leftOutRows)).toEqual([
      ['plant-treaty-samples', 'impossible-year', 'last year', 1],
      ['plant-treaty-samples', 'no-number', '', 2],
      ['plant-treaty-samples', 'region', 'Asia', 1],
      ['plant-treaty-samples', 'unknown-area', 'Atlantis', 1],
      ['usda-distributions', 'impossible-year', '2106', 1],
      ['usda-distributions', 'no-current-code', '126', 1],
    ]);
  });
});

describe('what the United States and Canada sent', () => {
  it('is separate from the reports, each in a table of its own', () => {
    expect(full.rows('SELECT crop, area, year, product, samples FROM sample_distribution')).toEqual([
      ['rice', 'CAN', 2010, 'Asian rice', 8],
    ]);
    expect(
      full.rows('SELECT crop, area, year, product, accessions, agreements FROM shipped_accession'),
    ).toEqual([['beans', 'CAN', 2008, 'Phaseolus vulgaris', 3, 2]]);
  });
});

describe('germplasm among the starter figures', () => {
  it('is that of the release, without what may not be handed on', () => {
    expect(starter.rows(reports)).toEqual(full.rows(reports));
    expect(starter.rows('SELECT count(*) FROM sample_distribution')).toEqual([[1]]);
    expect(starter.rows('SELECT count(*) FROM shipped_accession')).toEqual([[0]]);
    const keys = starter.release.sources.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['plant-treaty-samples', 'usda-distributions']));
    expect(keys).not.toContain('aafc-shipments');
  });
});
