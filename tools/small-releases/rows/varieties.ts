import {
  kenyaFile,
  seenFile,
  ugandaFile,
  upovFile,
  varietyFileNames,
} from '#ingest/testing/variety-files.ts';

/**
 * Kenya: a catalogue with a climbing bean, doubtful attributes, an unexplained number of an institution, a dolichos bean and a
 * sweet potato. Uganda: names without years. Public pages: a name that Uganda's list has too, and one of Ethiopia. UPOV: two years.
 */
export const varietyFiles: Readonly<Record<string, string>> = {
  [varietyFileNames.kenya]: kenyaFile([
    {
      sw_id: 292,
      sw_variety: 'ROSECOCO (GLP 2)',
      sw_releaseyr: 1982,
      crop_name: 'COMMON BEAN',
      sw_alt_optimal: '1500-2000',
      sw_alt_min: 1500,
      sw_alt_max: 2000,
      sw_maturity: 'EARLY',
      sw_maturity_age: '2 - 3 MONTHS',
      sw_special_attrib: 'RESISTANT TO ROOT ROT',
      sw_drought_tolerant: 'YES',
      sw_consumer_preferences: 'YES',
      season_name: 'BOTH',
      seedtype_name: 'TRUE BREEDING',
      license_type: 'OPEN',
      comm_level_name: 'FULL',
      breed_institution_names: 'KARI; UNIVERSITY OF NAIROBI',
      maintainer_names: '38',
      comm_agent_names: 'KENYA SEED CO. LTD',
      county: 'NYERI,MERU',
    },
    {
      sw_id: 301,
      sw_variety: 'KAT B1(KATHEKA)',
      sw_releaseyr: 1987,
      crop_name: 'COMMON BEAN',
      sw_alt_min: 1000,
      sw_alt_max: 1900,
      sw_maturity_age: '2.5 MONTHS',
      breed_institution_names: 'KARI',
    },
    {
      sw_id: 294,
      sw_variety: 'NEW MWEZI MOJA (GLP1127)',
      sw_releaseyr: 1982,
      crop_name: 'COMMON BEAN',
      sw_special_attrib: 'LIGHT ORANGE FLESHED, HIGH CAROTENE CONTENT',
      breed_institution_names: 'KARI',
    },
    {
      sw_id: 332,
      sw_variety: 'FLORA',
      sw_releaseyr: 1996,
      crop_name: 'CLIMBING BEAN',
      breed_institution_names: 'KARI',
      sw_disease_tolerant: 'YES',
    },
    { sw_id: 340, sw_variety: 'KAT/DL-1', sw_releaseyr: 1978, crop_name: 'DOLICHOS BEAN' },
    { sw_id: 390, sw_variety: 'KSP0047', sw_releaseyr: 0, crop_name: 'SWEET POTATO' },
  ]),
  [varietyFileNames.uganda]: ugandaFile([
    [91, 'Bush Beans', 'K131 (MCM 5001)'],
    [66, 'Climbing Beans', 'NABE 10C* Umubano'],
    [279, 'Snap Beans', 'NAROSnBe1 (J 12)'],
  ]),
  [varietyFileNames.seen]: seenFile([
    ['UGA', 'K131', '', '1994', '', '', 'NARO', 'https://example.org/k131'],
    ['ETH', 'KATB1', '', '', 'bush', 'high iron and zinc', '', 'https://example.org/katb1'],
  ]),
  [varietyFileNames.upov]: upovFile([
    ['Common bean', 2014, 166],
    ['Common bean', 2018, 341],
    ['Acerola', 2015, 1],
  ]),
};
