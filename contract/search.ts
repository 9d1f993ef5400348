import { z } from 'zod';
import { get } from './route.ts';

const int = z.number().int();
const names = { names: z.array(z.string()).min(1).readonly(), also: z.array(z.string()).readonly() };
const itemCode = int.nullable();

/** `/api/v1/search/{language}`: every name that can be found, with the page that it leads to. */
export const searchIndex = z.object({
  areas: z
    .array(
      z.object({
        ...names,
        code: z.string(),
        kind: z.enum(['country', 'region', 'macro', 'world']),
        path: z.string(),
        /** How the query string of a data page names the area; empty for the World. */
        view: z.string(),
      }),
    )
    .readonly(),
  /** Cities whose markets report prices, with the ids of their market and of the crops that it reports. */
  cities: z
    .array(
      z.object({
        ...names,
        id: int,
        country: z.string(),
        crops: z.array(z.string()).readonly(),
        /** The month of its newest price, in words. */
        latest: z.string().optional(),
      }),
    )
    .readonly(),
  crops: z
    .array(
      z.object({
        ...names,
        id: z.string(),
        /** Names of parts of the crop that its figures leave out, with a note. */
        kinds: z.array(z.object({ ...names, note: z.string() })).readonly(),
        /** Caveat on its figures; empty where there is none. */
        caveat: z.string(),
        path: z.string(),
        /** Beginning of its published table names. */
        table: z.string(),
        items: z.object({ production: itemCode, balance: itemCode }),
        /** Who depends most on imports of it: a sentence, and the path of the comparison. */
        dependence: z.object({ title: z.string(), path: z.string() }).nullable(),
      }),
    )
    .readonly(),
  subjects: z
    .array(
      z.object({
        ...names,
        slug: z.string(),
        /** What its page is filtered by, as in a query string. */
        filter: z.string().optional(),
        said: z.string(),
        takes: z.enum(['view', 'country-year', 'country-span', 'country', 'nothing']),
        /** Subject of a question without an element. */
        asks: z
          .enum(['prices', 'retail', 'wholesale', 'producer', 'samples', 'received', 'provided'])
          .nullable(),
        figure: z
          .object({
            country: int,
            aggregate: int,
            isNamed: z.boolean(),
            /** Whether countries are ranked by it. */
            isRanked: z.boolean(),
            /** Id of the page's block that shows it, where its map does not. */
            block: z.string().nullable(),
            tableSuffix: z.string(),
            indicator: z.enum(['production', 'balance']),
          })
          .nullable(),
        /** Crops that have the page, with the year that their figures open with; `null` where there are none. */
        crops: z.record(z.string(), int.nullable()),
      }),
    )
    .readonly(),
  groups: z
    .array(
      z.object({
        id: z.string(),
        entries: z
          .array(
            z.object({
              ...names,
              path: z.string(),
              note: z.string(),
              /** Pages of a network of countries, which phrases can name like a country. */
              network: z
                .object({
                  code: z.string(),
                  crop: z.string(),
                  home: z.string(),
                  slugs: z.array(z.string()).readonly(),
                  view: z.string(),
                })
                .optional(),
            }),
          )
          .readonly(),
      }),
    )
    .readonly(),
  /** Names of crops and places that no page is of. */
  absent: z.array(z.string()).readonly(),
  /** Words for a ranking of countries, and for its order from the lowest. */
  ranking: z.string(),
  lowestFirst: z.string(),
});

/** Paths of search, by name: part of the route table. */
export const searchPaths = {
  searchIndex: get(
    '/api/v1/search/:language',
    'Every name that the site can be searched by, with the page that it leads to',
    searchIndex,
    { language: z.enum(['en', 'es', 'pt']) },
  ),
} as const;
