import { networkComparison, networks } from './networks.ts';
import { file, get, id, slug, table, year } from './route.ts';

/** Paths of PABRA and its networks, by name: part of the route table. */
export const networkPaths = {
  networks: get('/api/v1/networks', 'PABRA and its networks with their members', networks),
  exportNetworks: file(
    '/api/v1/export/networks',
    'Members of PABRA and its networks as a CSV file in the format that the import reads',
    {},
    { source: slug(200).optional() },
  ),
  networkComparison: get(
    '/api/v1/networks/:table/:elementId/:indicatorId/:year',
    'PABRA and its networks by one element of one year, with their shares of Africa and of the World',
    networkComparison,
    { table, elementId: id, indicatorId: id, year },
  ),
} as const;
