/**
 * Areas of the sources that include more than one present country, and the countries (ISO3) at whose place the map
 * shows their figure in years in which the country has none of its own: states that no longer exist, and "China" as
 * FAO counted it in the per-inhabitant figures until 2009 (code 159, with Hong Kong, Macao and Taiwan).
 */
export const compositeAreas: Readonly<Record<string, readonly string[]>> = {
  SUN: [
    'ARM',
    'AZE',
    'BLR',
    'EST',
    'GEO',
    'KAZ',
    'KGZ',
    'LTU',
    'LVA',
    'MDA',
    'RUS',
    'TJK',
    'TKM',
    'UKR',
    'UZB',
  ],
  // Serbia and Montenegro were one state until 2005: no place on the map, but a successor with figures of its own.
  YUG: ['BIH', 'HRV', 'MKD', 'MNE', 'SCG', 'SRB', 'SVN', 'XKX'],
  SCG: ['MNE', 'SRB', 'XKX'],
  CSK: ['CZE', 'SVK'],
  BLX: ['BEL', 'LUX'],
  SDF: ['SDN', 'SSD'],
  ETF: ['ERI', 'ETH'],
  ANT: ['BES', 'CUW', 'SXM'],
  PCI: ['FSM', 'MHL', 'MNP', 'PLW'],
  '159': ['CHN'],
};
