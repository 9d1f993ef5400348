import { z } from 'zod';
import { networkComparison, networks } from './networks.ts';
import { get, id, year } from './route.ts';

const table = z
  .string()
  .regex(/^([a-z_]+|OBSERVATIONS)$/)
  .max(40);

/** Paths of PABRA and its networks, by name: part of the route table. */
export const networkPaths = {
  networks: get('/api/v1/networks', 'PABRA and its networks with their members', {}, {}, networks),
  exportNetworks: {
    ...get(
      '/api/v1/export/networks',
      'Members of PABRA and its networks as a CSV file in the format that the import reads',
      {},
      {
        source: z
          .string()
          .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
          .max(200)
          .optional(),
      },
      z.string(),
    ),
    file: 'text/csv; charset=utf-8; header=present',
  },
  networkComparison: get(
    '/api/v1/networks/:table/:elementId/:indicatorId/:year',
    'PABRA and its networks by one element of one year, with their shares of Africa and of the World',
    { table, elementId: id, indicatorId: id, year },
    {},
    networkComparison,
  ),
} as const;
