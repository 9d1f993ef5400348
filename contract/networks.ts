import { z } from 'zod';
import { networkBases } from '#catalog/regions/networks.ts';
import { countryNames } from './shared-shapes.ts';

const int = z.number().int();
const names = { name: z.string(), name_es: z.string(), name_pt: z.string() };
const network = z.string();
/** One FAO flag letter, or empty. */
const flag = z.string().max(1);

/** `/api/v1/networks`: PABRA and its networks with their members, and how sure each membership is. */
export const networks = z.object({
  /** Origin of the list: the catalog, or an import. */
  from: z.enum(['catalog', 'supply']),
  /** Suppliers of the list, the latest last; empty for the catalog's. */
  supplies: z.array(
    z.object({
      /** Key of its source, by which the list can be exported. */
      key: z.string(),
      supplier: z.string(),
      supplied: z.string(),
      licence: z.string(),
      /** Whether its licence allows redistribution of the list. */
      exportable: z.boolean(),
    }),
  ),
  networks: z.array(
    z.object({
      code: network,
      ...names,
      /** ISO3 codes of its members; none of a network without members, which has no figures either. */
      members: z.array(z.string()),
      /** Whether the release has a sum of these members: a new import is summed by the next run of ingest. */
      summed: z.boolean(),
    }),
  ),
  /** A row for each country and network. */
  members: z.array(
    z.object({
      iso3: z.string(),
      ...countryNames,
      /** `null` where it is not known. */
      network: network.nullable(),
      basis: z.enum(networkBases).nullable(),
      note: z.string().nullable(),
      /** Page with the country's membership of the network. */
      link: z.string().nullable(),
      /** Page with its membership of PABRA; of an imported list `null`. */
      member_link: z.string().nullable(),
    }),
  ),
  /** Countries with a team at a network's meeting that no source names as members: counted nowhere. */
  guests: z.array(z.object({ iso3: z.string(), network, link: z.string() })),
});

/** `/api/v1/networks/{table}/{elementId}/{indicatorId}/{year}`: PABRA and its networks beside Africa and the World. */
export const networkComparison = z.object({
  element: int,
  indicator: int,
  unit: z.string(),
  year: int,
  areas: z.array(
    z.object({
      code: z.string(),
      ...names,
      /** `null` where there is none. */
      value: z.number().nullable(),
      flag,
      /** Members that have a figure, of a sum. */
      contributors: int.nullable(),
      /** Members; `null` for Africa and the World. */
      members: int.nullable(),
      /** Fractions; `null` of elements that do not add up, and where a figure is missing. */
      share_of_africa: z.number().nullable(),
      share_of_world: z.number().nullable(),
    }),
  ),
});

export type Networks = z.infer<typeof networks>;
