import { beforeAll, describe, expect, it } from 'vitest';
import { harvest } from './testing/build-beside.ts';
import { buildSmall } from './testing/build-small.ts';
import { kenyaFile, seenFile, ugandaFile, upovFile, varietyFileNames } from './testing/variety-files.ts';

const files = {
  ...harvest,
  [varietyFileNames.kenya]: kenyaFile([
    {
      sw_id: 296,
      sw_variety: 'KK 15 (MLB49/879)',
      sw_releaseyr: 1997,
      crop_name: 'COMMON BEAN',
      sw_alt_min: 1500,
      sw_alt_max: 1800,
      sw_alt_optimal: '1,500-1,700',
      sw_maturity: 'EARLY',
      sw_maturity_age: '2.5 - 3 MONTHS',
      sw_special_attrib: 'RESISTANT TO ROOT ROT, GOOD COOKING QUALITY',
      sw_drought_tolerant: 'YES',
      breed_institution_names: 'KARI; UNIVERSITY OF NAIROBI',
      maintainer_names: '38; UNIVERSITY OF NAIROBI',
      county: 'null',
      highland: 'NYERI',
    },
    {
      sw_id: 294,
      sw_variety: 'NEW MWEZI MOJA',
      crop_name: 'COMMON BEAN',
      sw_special_attrib: 'HIGH CAROTENE',
    },
    { sw_id: 332, sw_variety: 'FLORA', sw_releaseyr: 1996, crop_name: 'CLIMBING BEAN' },
    { sw_id: 340, sw_variety: 'KAT/DL-1', sw_releaseyr: 1978, crop_name: 'DOLICHOS BEAN' },
    { sw_id: 21, sw_variety: 'LIMARA', sw_releaseyr: 0, crop_name: 'SWEET POTATO' },
    { sw_id: 22, sw_variety: 'TEST', sw_releaseyr: 2000, crop_name: 'TEST CROP' },
  ]),
  [varietyFileNames.uganda]: ugandaFile([
    [91, 'Bush Beans', 'K131 (MCM 5001)'],
    [279, 'Snap Beans', 'NAROSnBe1  (J 12)'],
  ]),
  [varietyFileNames.seen]: seenFile([
    [
      'UGA',
      'K131 (MCM 5001)',
      '',
      '1994',
      '',
      'high iron and zinc',
      'NARO',
      'https://example.org/k131 ; synonym: https://example.org/mcm;5001',
    ],
    ['ETH', "Mi'oftu", 'DAB-410', '', 'bush (type II)', 'speckled', '', 'https://example.org/mi'],
  ]),
  [varietyFileNames.upov]: upovFile([
    ['Common bean', 2018, 341],
    ['Common bean', 2014, 166],
    ['Acerola', 2015, 1],
    ['Lolium', 2015, 1],
    ['Lolium', 2016, 300],
    ['Clovers', 2016, 40],
    ['Bananas', 2016, 1],
  ]),
};

let rows: Awaited<ReturnType<typeof buildSmall>>['rows'];
beforeAll(async () => {
  ({ rows } = await buildSmall(files));
});

describe('varieties of a release', () => {
  it('are of crops, with their type, year and address, each source for itself', () => {
    expect(rows('SELECT id, crop, area, type, year FROM variety ORDER BY id')).toEqual([
      ['eth-beans-mi-oftu', 'beans', 'ETH', 'bush', null],
      ['ken-beans-flora', 'beans', 'KEN', 'climbing', 1996],
      ['ken-beans-kk-15-mlb49-879', 'beans', 'KEN', null, 1997],
      ['ken-beans-new-mwezi-moja', 'beans', 'KEN', null, null],
      ['ken-sweet-potato-limara', 'sweet-potato', 'KEN', null, null],
      ['uga-beans-k131-mcm-5001', 'beans', 'UGA', 'bush', null],
      ['uga-beans-k131-mcm-5001-2', 'beans', 'UGA', null, 1994],
      ['uga-beans-narosnbe1-j-12', 'beans', 'UGA', 'snap', null],
    ]);
    expect(rows("SELECT name, link, topics FROM variety WHERE id = 'uga-beans-k131-mcm-5001-2'")).toEqual([
      ['K131 (MCM 5001)', 'https://example.org/k131 https://example.org/mcm;5001', 'iron-zinc'],
    ]);
  });

  it('have their fields as published, with the numbers that can be read', () => {
    const ofVariety = "variety = 'ken-beans-kk-15-mlb49-879'";
    expect(
      rows(`SELECT trait, text, low, high, unit FROM variety_trait WHERE ${ofVariety} ORDER BY trait`),
    ).toEqual([
      ['altitude', '1500-1800', 1500, 1800, 'm'],
      ['drought-tolerant', 'YES', null, null, null],
      ['highland', 'NYERI', null, null, null],
      ['maturity', '2.5 - 3 MONTHS', 2.5, 3, 'months'],
      ['maturity-class', 'EARLY', null, null, null],
      ['optimal-altitude', '1,500-1,700', 1500, 1700, 'm'],
      ['special', 'RESISTANT TO ROOT ROT, GOOD COOKING QUALITY', null, null, null],
    ]);
    // Two and a half and three months of 30.4375 days.
    expect(
      rows(
        `SELECT maturity_low, maturity_high, altitude_low FROM variety WHERE id = 'ken-beans-kk-15-mlb49-879'`,
      ),
    ).toEqual([[76, 91, 1500]]);
    expect(
      rows(`SELECT role, name, code FROM variety_institution WHERE ${ofVariety} ORDER BY role, place`),
    ).toEqual([
      ['breeder', 'KARI', null],
      ['breeder', 'UNIVERSITY OF NAIROBI', null],
      ['maintainer', null, '38'],
      ['maintainer', 'UNIVERSITY OF NAIROBI', null],
    ]);
  });

  it('keep what is doubtful as published, and take nothing from it', () => {
    expect(
      rows(
        `SELECT text, doubt, topics FROM variety_trait JOIN variety ON id = variety WHERE id = 'ken-beans-new-mwezi-moja'`,
      ),
    ).toEqual([['HIGH CAROTENE', 'other-crop', '']]);
  });

  it('leave out what is no variety of a crop, with its reason', () => {
    expect(
      rows(
        `SELECT s.key, reason, detail, l.rows FROM germplasm_left_out l JOIN source s ON s.id = l.source ORDER BY 1, 2`,
      ),
    ).toEqual([
      ['kenya-mbeguchoice', 'not-common-bean', 'DOLICHOS BEAN', 1],
      ['kenya-mbeguchoice', 'unknown-crop', 'TEST CROP', 1],
      ['upov-varietal-releases', 'other-crop', '', 1],
    ]);
  });

  it('are listed beside the counts of the World', () =>
    expect(rows('SELECT crop, year, number, crop_name FROM variety_count ORDER BY crop, year')).toEqual([
      ['beans', 2014, 166, 'Common bean'],
      ['beans', 2018, 341, 'Common bean'],
      ['forages', 2015, 1, 'Clovers; Lolium'],
      ['forages', 2016, 340, 'Clovers; Lolium'],
      ['musa', 2016, 1, 'Bananas'],
    ]));
});
