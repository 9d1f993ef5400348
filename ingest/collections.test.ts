import { beforeAll, describe, expect, it } from 'vitest';
import { sample } from '#domain/testing/sample.ts';
import { buildBeside } from './testing/build-beside.ts';
import { landraces, occurrences, specimens } from './testing/germplasm-files.ts';

const files = {
  landraces: 'ciat_bean_landrace_accessions_characterization.csv',
  occurrences: 'phaseolus_cwr_occurrences.csv',
  specimens: 'conabio_phaseolus_mexico_specimens_2026-01.csv',
};

describe('collections', () => {
  let rows: Awaited<ReturnType<typeof buildBeside>>['rows'];
  beforeAll(async () => {
    ({ rows } = await buildBeside({
      [files.landraces]: landraces([
        [
          '5',
          'Mesoamerican',
          '1520',
          '2.9167',
          '-75.0',
          'Prostrate-Indeterminate',
          '23.0',
          ['Cream', 'Purple'],
          ['S'],
        ],
        // A polder in the Netherlands, on land and below the sea.
        ['10669', 'Hybrid (Meso x Andean)', '-3', '51.5', '3.5833', 'Bush', '40.5', ['Other'], ['S', 'T']],
        ['2773', 'N/A', '1900', '0', '0', 'Climbing', '0.0', ['Red'], []],
        // In the middle of the Gulf of Mexico.
        ['2774', 'Andean', '7000', '25', '-90.25', 'Climbing', '50.0', ['Red'], ['T']],
        ['77', 'Andean', '10', '91', '20', 'Climbing', '50.0', ['Red'], ['T']],
        ['78', 'Andean', '10', '9.5', '-75', 'Climbing', '50.0', ['Red'], ['T']],
        ['78', 'Andean', '10', '9.5', '-75', 'Bush', '50.0', ['Red'], ['T']],
      ]),
      [files.occurrences]: occurrences([
        [13.68333333, -89.28333333, 'Phaseolus acutifolius A. Gray var. tenuifolius A. Gray'],
        [13.5, -88.5, 'Phaseolus spp.'],
      ]),
      [files.specimens]: specimens([
        [
          1,
          1978,
          1960,
          'Phaseolus lunatus var. silvester - Baudet, 1977',
          'Silvestre',
          'Phaseolus lunatus var. silvester',
          -100.04472222222222,
          19.024722222222223,
        ],
        [2, 9999, 9999, 'Phaseolus vulgaris - L., 1753', 'ND', 'Phaseolus vulgaris', '', ''],
      ]),
    }));
  });

  it('keep coordinates as published, none made up, and mark those at 0,0 and in the sea', () => {
    expect(
      rows('SELECT collection, id, latitude, longitude, decimals, flagged FROM collection_point'),
    ).toEqual([
      ['landraces', 5, 2.9167, -75, 4, null],
      ['landraces', 77, null, null, 0, null],
      ['landraces', 2773, 0, 0, 0, 'zero'],
      ['landraces', 2774, 25, -90.25, 2, 'off-land'],
      ['landraces', 10669, 51.5, 3.5833, 4, null],
      ['mexico-specimens', 1, 19.024722222222223, -100.04472222222222, 15, null],
      ['mexico-specimens', 2, null, null, 0, null],
      ['wild-relatives', 1, 13.68333333, -89.28333333, 8, null],
      ['wild-relatives', 2, 13.5, -88.5, 1, null],
    ]);
  });

  it('read codes and numbers, and signs for "not stated" as missing', () => {
    expect(
      rows(
        "SELECT id, gene_pool, habit, colours, weight, altitude FROM collection_point WHERE collection = 'landraces'",
      ),
    ).toEqual([
      [5, 'mesoamerican', 'prostrate-indeterminate', 'cream,purple', 23, 1520],
      [77, 'andean', 'climbing', 'red', 50, 10],
      [2773, null, 'climbing', 'red', null, 1900],
      [2774, 'andean', 'climbing', 'red', 50, null],
      [10669, 'hybrid', 'bush', 'other', 40.5, -3],
    ]);
    expect(
      rows(
        "SELECT collection, id, species, taxon, condition, altitude, year FROM collection_point WHERE collection <> 'landraces'",
      ),
    ).toEqual([
      ['mexico-specimens', 1, 'Phaseolus lunatus', 'Phaseolus lunatus var. silvester', 'wild', 1960, 1978],
      ['mexico-specimens', 2, 'Phaseolus vulgaris', 'Phaseolus vulgaris', null, null, null],
      [
        'wild-relatives',
        1,
        'Phaseolus acutifolius',
        'Phaseolus acutifolius var. tenuifolius',
        null,
        null,
        null,
      ],
      ['wild-relatives', 2, null, null, null, null, null],
    ]);
  });

  it('keep the texts of the source as published', () => {
    const [landrace] = rows('SELECT published FROM collection_point WHERE id = 10669');
    expect(JSON.parse(String(landrace?.[0]))).toEqual([
      ...['10669', '51.5', '3.5833', 'Hybrid (Meso x Andean)', '', '-3', 'Bush', 'Rounded', 'Opaque', '40.5'],
      ...['Other', 'S,T', 'Americas'],
    ]);
    const [specimen] = rows(
      "SELECT published FROM collection_point WHERE collection = 'mexico-specimens' AND id = 2",
    );
    expect(JSON.parse(String(specimen?.[0]))).toEqual([
      ...['2', '', '', 'Delgado-Salinas', '2', 'JE014', '9999', '9999', 'OAXACA', 'IXTLÁN'],
      ...['Monte, 2 km al N', 'Phaseolus vulgaris - L., 1753', 'ND'],
    ]);
  });

  it('leave rows out that share a number, and count them', () => {
    expect(rows('SELECT reason, detail, rows FROM germplasm_left_out')).toEqual([['point-number', '78', 2]]);
  });
});

describe('a collection with an unknown value', () => {
  it.each(
    sample([
      ['landraces', landraces([['5', 'Asian', '1', '2', '3', 'Bush', '4', ['Red'], []]]), 'Asian'],
      ['occurrences', occurrences([[1, 2, 'Phaseolus novus']]), 'Phaseolus novus'],
      ['specimens', specimens([[1, 1978, 5, 'A', 'Perdido', 'Phaseolus vulgaris', -100, 19]]), 'Perdido'],
    ] as const),
  )('stops the run: %s', async (file, content, mention) => {
    await expect(buildBeside({ [files[file]]: content })).rejects.toMatchObject({
      code: 'bad-mapping',
      details: [expect.stringContaining(mention)],
    });
  });
});
