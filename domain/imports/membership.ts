import { networkBases, networkCodes } from '#catalog/regions/networks.ts';
import { type ImportFormat, keyOfColumns, provenanceColumns } from './import-format.ts';

const key = ['country', 'network'] as const;

/** Members of PABRA and its networks: each import is the whole list and replaces the previous one. */
export const membershipFormat: ImportFormat = {
  id: 'pabra-membership',
  title: 'Members of PABRA',
  columns: [
    {
      name: 'country',
      required: true,
      type: 'text',
      oneOf: 'countries',
      description: 'ISO 3166-1 code of the member country, three capital letters; in two networks, two rows',
      example: 'RWA',
    },
    {
      name: 'network',
      type: 'text',
      oneOf: networkCodes,
      description: 'Network of the country; empty where it is not known',
      example: 'ECABREN',
    },
    {
      name: 'basis',
      type: 'text',
      oneOf: networkBases,
      description:
        'How sure it is that it belongs to the network: stated, stated of a part of the country, its team attended the meeting, inferred',
      example: 'stated',
    },
    {
      name: 'note',
      type: 'text',
      longest: 300,
      description: 'What else is to be known of it, in your words',
      example: 'joined in 1996',
    },
    {
      name: 'link',
      type: 'url',
      longest: 500,
      description: 'Page that confirms the membership',
      example: 'https://www.pabra-africa.org/',
    },
    ...provenanceColumns,
  ],
  primaryKey: key,
  keyOf: keyOfColumns(key),
  faultsOf: (row) =>
    (row['basis'] ?? '') !== '' && (row['network'] ?? '') === ''
      ? [['basis', 'says how sure the network is, and no network is given']]
      : [],
  // Its network cannot be known and unknown at once.
  faultsAmong: (rows) =>
    rows.flatMap(({ country = '', network = '' }, at) => {
      if (network !== '') return [];
      const others = rows.flatMap((row) =>
        row['country'] === country && (row['network'] ?? '') !== '' ? [row['network']] : [],
      );
      return others.length === 0
        ? []
        : [[at, 'network', `is empty, and another row says that ${country} is in ${others.join(' and ')}`]];
    }),
};
