import { z } from 'zod';
import { seedLookIds } from '#catalog/germplasm/seed-looks.ts';
import { varietyRoles, varietyTopics, varietyTraits } from '#catalog/germplasm/varieties.ts';
import { priceSource } from './prices.ts';
import { leftOutRows } from './shared-shapes.ts';

const int = z.number().int();

/** A source with its nature, and its number of the crop's records; `supply` of imported records. */
const varietySource = priceSource.extend({
  nature: z.enum(['register', 'list', 'seen', 'supplied']),
  records: int,
  supply: z.object({ supplier: z.string(), supplied: z.string() }).nullable(),
});

const span = z.object({ low: z.number(), high: z.number() }).nullable();

/** A released variety in a country, as a row of the table shows it. */
export const varietyRow = z.object({
  id: z.string(),
  name: z.string(),
  synonyms: z.array(z.string()),
  crop: z.string(),
  country: z.string(),
  /** `null` where the source has none. */
  type: z.string().nullable(),
  /** `null` where the source has none. */
  year: int.nullable(),
  /** Basis of the year by its source, as published; `null` where it has none, as catalogues of releases do. */
  year_basis: z.string().nullable(),
  /** Breeders as published; of an unexplained number `null`. */
  institutions: z.array(z.string().nullable()),
  /** Days to harvest. */
  maturity: span,
  /** Metres above the sea. */
  altitude: span,
  traits: z.array(z.enum(varietyTopics)),
  /** The look of a bean's seed, by its source's text or the market class in its name; `null` where neither has it. */
  seed: z.enum(seedLookIds).nullable(),
  /** Key of its source. */
  source: z.string(),
});

/** One choice of a filter. `seen` are the records of public pages, which are no totals and are shown beside the others. */
const counted = { count: int, seen: int };
const textFacet = z.array(z.object({ id: z.string().nullable(), ...counted }));
const yearFacet = z.array(z.object({ year: int.nullable(), ...counted }));

/** `/api/v1/varieties` */
export const varieties = z.object({
  /** Records that fit, of all sources together: the length of the list, and no number of varieties of any country. */
  total: int,
  /** Of them those of registers, lists and suppliers. */
  counted: int,
  /** Of them those seen in public pages. */
  seen: int,
  rows: z.array(varietyRow),
  /** Address of the next rows; `null` after the last. */
  next: z.string().nullable(),
  /** Each counts under all filters but its own. */
  facets: z.object({
    country: textFacet,
    type: textFacet,
    institution: textFacet,
    trait: textFacet,
    source: textFacet,
    /** First year of the decade; `null` where the year is unknown. */
    decade: yearFacet,
  }),
  /** Under all filters. */
  years: yearFacet,
  /** Records under all filters but those of years whose year is by their source no stated year of release: announced, launched, bred. */
  other_years: int,
  sources: z.array(varietySource),
  /** Rows of the sources that are no variety of a crop of the observatory, by reason and detail. */
  left_out: leftOutRows,
});

/** `/api/v1/varieties/{id}` */
export const variety = varietyRow.extend({
  fields: z.array(
    z.object({
      trait: z.enum(varietyTraits),
      /** As published. */
      text: z.string(),
      /** Where the text can be read as a number. */
      low: z.number().nullable(),
      high: z.number().nullable(),
      unit: z.string().nullable(),
      doubt: z.string().nullable(),
    }),
  ),
  people: z.array(
    z.object({ role: z.enum(varietyRoles), name: z.string().nullable(), code: z.string().nullable() }),
  ),
  /** Page that the source names for it. */
  link: z.string().nullable(),
  /** Further ones. */
  further_links: z.array(z.string()),
  published: z.string(),
  from: varietySource,
  /** Records of the crop whose names are spellings of this one's, in other countries and sources. */
  same_name: z.array(varietyRow),
});

/** `/api/v1/varieties/upov/{crop}` */
export const varietyCounts = z.object({
  crop: z.string(),
  /** Crop as published; of several that are one crop here, as genera of forages are, all with `; ` between them. */
  crop_name: z.string().nullable(),
  years: z.array(z.object({ year: int, number: int })),
  source: priceSource.nullable(),
});

export type VarietySource = z.infer<typeof varietySource>;
export type VarietyRow = z.infer<typeof varietyRow>;
export type Varieties = z.infer<typeof varieties>;
