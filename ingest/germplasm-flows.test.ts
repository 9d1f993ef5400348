import { describe, expect, it } from 'vitest';
import { buildBeside } from './testing/build-beside.ts';
import { genebankFlows } from './testing/germplasm-files.ts';

const flows = 'genebank_flows_origin_genebank_recipient.csv';

/** China by two names, one of them twice; a flow within a country; Kosovo; a group of countries; invalid rows. */
const rows = [
  ['China', 'CGIAR', 'Kenya', 1],
  ['China', 'CGIAR', 'Kenya', 0.5],
  ['China, mainland', 'CGIAR', 'Kenya', 0.25],
  ['Kenya', 'USA_USDA', 'Kenya', 3],
  ['Kosovo', 'CGIAR', 'Kenya', 40],
  ['Africa_East', 'CGIAR', 'Kenya', 2],
  ['Atlantis', 'CGIAR', 'Kenya', 1],
  ['Kenya', 'Moon', 'Kenya', 1],
  ['Kenya', 'CGIAR', 'China', 0],
  ['Kenya', 'CGIAR', 'Uganda', 'many'],
];

describe('delivery networks', () => {
  it('keep every published row with the areas of its names, and mark those in no sum', async () => {
    const built = await buildBeside({ [flows]: genebankFlows.all(rows) });
    expect(
      built.rows(
        'SELECT origin_name, genebank, recipient_name, origin, recipient, value, rows, left_out FROM accession_flow',
      ),
    ).toEqual([
      ['Africa_East', 'cgiar', 'Kenya', null, 'KEN', 2, 1, 'outside'],
      ['Atlantis', 'cgiar', 'Kenya', null, 'KEN', 1, 1, 'outside'],
      ['China', 'cgiar', 'Kenya', 'CHN', 'KEN', 1.5, 2, ''],
      ['China, mainland', 'cgiar', 'Kenya', 'CHN', 'KEN', 0.25, 1, ''],
      ['Kosovo', 'cgiar', 'Kenya', 'XKX', 'KEN', 40, 1, 'implausible'],
      ['Kenya', 'usda', 'Kenya', 'KEN', 'KEN', 3, 1, ''],
    ]);
    expect(built.rows('SELECT reason, detail, rows FROM germplasm_left_out ORDER BY reason, detail')).toEqual(
      [
        ['no-number', '', 2],
        ['unknown-genebank', 'Moon', 1],
      ],
    );
    expect(built.rows('SELECT * FROM accession_flow_check')).toEqual([]);
    expect(built.release.sources.at(-1)).toMatchObject({
      key: 'genebank-flows',
      licence: 'LicenseRef-alliance',
      rows: 10,
    });
  });

  it('are compared with the tables of two steps, sum by sum', async () => {
    const built = await buildBeside({
      [flows]: genebankFlows.all([
        ['Kenya', 'CGIAR', 'Uganda', 1],
        ['Kenya', 'CGIAR', 'Rwanda', 2],
        ['Kenya', 'USA_USDA', 'Rwanda', 4],
      ]),
      // Through CGIAR three and through USDA four: the second sum differs.
      'genebank_flows_origin_to_genebank.csv': genebankFlows.fromOrigins([
        ['Kenya', 'CGIAR', 3],
        ['Kenya', 'USA_USDA', 5],
      ]),
      // One pair that no flow has, one that the table lacks, and one that is equal.
      'genebank_flows_genebank_to_recipient.csv': genebankFlows.toRecipients([
        ['CGIAR', 'Uganda', 1],
        ['CGIAR', 'Burundi', 1],
        ['USA_USDA', 'Rwanda', 4],
      ]),
    });
    expect(
      built.rows(
        'SELECT c.step, c.sums, c.differ, s.key FROM accession_flow_check c JOIN source s ON s.id = c.source ORDER BY step',
      ),
    ).toEqual([
      ['origin', 2, 1, 'genebank-flows-from-origins'],
      ['recipient', 4, 2, 'genebank-flows-to-recipients'],
    ]);
  });
});
