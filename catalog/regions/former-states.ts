/**
 * States that no longer exist and the present countries on their territory (ISO3). A map of a year in which a former
 * state has figures of its own colours that territory with them.
 */
export const formerStates: Readonly<Record<string, readonly string[]>> = {
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
  YUG: ['BIH', 'HRV', 'MKD', 'MNE', 'SRB', 'SVN', 'XKX'],
  SCG: ['MNE', 'SRB', 'XKX'],
  CSK: ['CZE', 'SVK'],
  BLX: ['BEL', 'LUX'],
  SDF: ['SDN', 'SSD'],
  ETF: ['ERI', 'ETH'],
  ANT: ['BES', 'CUW', 'SXM'],
  PCI: ['FSM', 'MHL', 'MNP', 'PLW'],
};
